"""The tables of the clauses' tests, for both games."""

from __future__ import annotations

import pytest

from tests.clauses.dice_settlers.conftest import Table as DiceSettlersTable
from tests.clauses.montana.conftest import Table as MontanaTable


@pytest.fixture
def montana() -> MontanaTable:
    return MontanaTable()


@pytest.fixture
def dice_settlers() -> DiceSettlersTable:
    return DiceSettlersTable()
