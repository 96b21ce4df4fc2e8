"""Making unboxed vectors of a given length."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8


def numbers(n: i64, value: i64) -> vec[i64]:
    """A vector of n equal numbers."""
    out = vec[i64](capacity=n)
    for i in range(n):
        out = append(out, value)
    return out


def floats(n: i64, value: float) -> vec[float]:
    """A vector of n equal floating-point numbers."""
    out = vec[float](capacity=n)
    for i in range(n):
        out = append(out, value)
    return out


def float_vector(values: list[float]) -> vec[float]:
    """A vector of these floating-point numbers, for code outside the kernel."""
    out = vec[float](capacity=len(values))
    for value in values:
        out = append(out, value)
    return out


def small_numbers(n: i64, value: u8) -> vec[u8]:
    """A vector of n equal numbers from 0 to 255."""
    out = vec[u8](capacity=n)
    for i in range(n):
        out = append(out, value)
    return out


def number_vector(values: list[int]) -> vec[i64]:
    """A vector of these numbers, for code outside the kernel."""
    out = vec[i64](capacity=len(values))
    for value in values:
        out = append(out, value)
    return out


def small_number_vector(values: list[int]) -> vec[u8]:
    """A vector of these numbers from 0 to 255, for code outside the kernel."""
    out = vec[u8](capacity=len(values))
    for value in values:
        out = append(out, u8(value))
    return out
