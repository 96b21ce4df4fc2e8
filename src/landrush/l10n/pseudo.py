"""The pseudo-locale: English with accents, made half as long again, in brackets."""

from __future__ import annotations

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

ACCENTS = str.maketrans("aceinosuyACEINOSUY", "áćéíñóśúýÁĆÉÍÑÓŚÚÝ")
PADDING = "~"


class Lengthen(Visitor):
    """Changes every piece of text; numbers, names and notation come in as parameters and stay."""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's word
        padding = PADDING * (sum(c.isalpha() for c in node.value) // 2)
        text = node.value.rstrip()
        node.value = text.translate(ACCENTS) + padding + node.value[len(text) :]


def lengthened(resource: ast.Resource) -> ast.Resource:
    """The same messages with long texts."""
    Lengthen().visit(resource)
    return resource
