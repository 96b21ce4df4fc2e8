"""Keys become text: every key in every language, lists, forms, players, errors."""

from __future__ import annotations

import pickle

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import landrush
from landrush.l10n import (
    LANGUAGES,
    PSEUDO,
    catalogue_of,
    decimal,
    describe,
    language,
    message,
    speaking,
    text_of,
    texts,
)
from landrush.messages import Action, Amounts, Choice, Event, Reason, Seat, Seats, Term

every_language = pytest.mark.parametrize("lang", [*LANGUAGES, PSEUDO])
NUMBERS = (0, 1, 2, 3, 4, 5, 12, 21, 22, 25)
# One of each kind of thing that a sentence can be about.
THINGS = (
    "C4",
    Term("m-grain"),
    Term("d-die-white"),
    Choice((Term("d-face-explore"), Term("d-face-settle"))),
    Amounts((("m-pumpkin", 1),)),
    Amounts((("m-worker-stone", 2), ("m-coin", 5), ("d-symbol-gold", 1))),
    Seat(1),
    Seats((0, 2)),
    Reason("why-game-over"),
)


class Parameters(Visitor):
    """Which parameters a message has, and which of them are numbers."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = {"n"}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's word
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)


def parameters() -> dict[str, Parameters]:
    """The parameters of every key, as English has them."""
    out = {}
    for text in texts("en").values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                out[entry.id.name] = Parameters()
                out[entry.id.name].visit(entry.value)
    return out


@every_language
def test_every_key_gives_text_for_many_values(lang: str) -> None:
    for key, found in parameters().items():
        for number, thing in zip(NUMBERS, [*THINGS, *THINGS], strict=False):
            params = {name: number if name in found.numbers else thing for name in found.names}
            forms = ["", *catalogue_of(lang).message(key).attributes]
            for form in forms:
                text = text_of(key, form, params, lang, ())
                assert text, (lang, key, form)
                assert not set(text) & set("{}$"[:2]), (lang, key, text)
            if not found.names:
                break


def test_english_lists() -> None:
    apples = [("m-grain", 1), ("m-coin", 2), ("m-cattle", 3)]
    told = [describe(Amounts(tuple(apples[:n]))) for n in range(4)]
    assert [text.replace("\N{NO-BREAK SPACE}", " ") for text in told] == [
        "nothing",
        "1 grain",
        "1 grain and 2 coins",
        "1 grain, 2 coins and 3 cattle",
    ]


def test_alternatives_are_listed_in_every_language() -> None:
    three = Choice(tuple(Term(f"d-{name}") for name in ("iron", "wood", "food")))
    assert describe(Choice((Term("d-iron"),))) == "iron"
    assert describe(three) == "iron, wood or food"
    assert describe(three, "de") == "Eisen, Holz oder Nahrung"
    assert describe(three, "ja") == "鉄、木材か食料"


def test_players_are_named_or_numbered() -> None:
    event = Event("log-passed", {"player": Seat(1)})
    assert describe(event) == "Player 2 passed."
    assert describe(event, players=["Ola", "Kim"]) == "Kim passed."
    assert describe(Event("log-shared", {"players": Seats((0, 1))}), players=["Ola", "Kim"]) == (
        "Ola and Kim shared the victory."
    )


def test_one_thing_may_stand_inside_another() -> None:
    move = Action("act-m-build", {"field": "C4"})
    assert describe(Reason("error-illegal", {"move": move, "why": Reason("why-lake")})) == (
        "Build on C4: No settlement on a lake."
    )


def test_the_language_is_that_of_the_context() -> None:
    assert language() == "en"
    with speaking(PSEUDO):
        assert message("ui-rank") == "pláćé~~"
        assert describe(Term("ui-rank"), "en") == "place"
    assert message("ui-rank") == "place"


def test_decimals_stand_behind_the_sign_of_the_language() -> None:
    told = {}
    for lang in (*LANGUAGES, PSEUDO):
        with speaking(lang):
            told[lang] = decimal(12.25), decimal(3, 0), decimal(-1234.5)
    assert told["en"] == told["ja"] == told[PSEUDO] == ("12.2", "3", "-1234.5")
    assert told["pl"] == told["de"] == told["nl"] == ("12,2", "3", "-1234,5")


def test_a_language_that_there_is_not_is_bad_input() -> None:
    for lang in ("xx", "EN", "pl_PL", "../en"):
        with pytest.raises(landrush.BadOption, match="no language"):
            describe(Term("ui-rank"), lang)


def test_a_missing_key_or_parameter_is_a_defect() -> None:
    with pytest.raises(KeyError):
        message("no-such-key")
    with pytest.raises(KeyError):
        message("ui-seat")


def errors() -> list[landrush.LandrushError]:
    """What people cause by typing."""
    montana = landrush.game("montana")
    state = montana.new(2)
    causes = [
        lambda: landrush.game("chess"),
        lambda: montana.new(7),
        lambda: montana.new(2, wheels=3),
        lambda: montana.new(2, start_tile="north"),
        lambda: landrush.game("dice-settlers").new(2, automaton="hard"),
        lambda: state.parse("jump"),
        lambda: state.notation(9999),
        lambda: state.apply(0),
        lambda: state.apply(9999),
        lambda: montana.new(2, components="/nowhere/own.toml"),
        lambda: describe(Term("ui-rank"), "xx"),
    ]
    out = []
    for cause in causes:
        with pytest.raises(landrush.LandrushError) as caught:
            cause()
        out.append(caught.value)
    return out


def test_an_error_is_english_for_programs_and_told_in_every_language() -> None:
    for error in errors():
        with speaking(PSEUDO):
            assert str(error) == describe(error, "en")
            assert "\n" not in str(error)
            assert describe(error) != str(error)
            assert "~" in describe(error)
        assert {describe(error, lang) for lang in LANGUAGES}
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), again.reason) == (type(error), str(error), error.reason)


def test_details_of_files_stand_inside_a_sentence() -> None:
    with pytest.raises(landrush.BadPosition) as caught:
        landrush.game("montana").from_json("{}")
    assert str(caught.value).startswith("position: ")
    detail = str(caught.value).removeprefix("position: ")
    assert describe(caught.value) == f"not a valid position: {detail}"
    assert describe(caught.value, PSEUDO).endswith(f"~ {detail}")
    assert describe(landrush.BadComponents("own.toml: town: …"), PSEUDO).endswith("~ own.toml: town: …")
