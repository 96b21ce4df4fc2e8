"""A table at which the clauses of Montana are tried: a known landscape, scripted chance, counted pieces.

The landscapes (all tiles unturned) are drawn below. A field shows its cost: g grain, p pumpkin, c and s small
copper and stone, C and S large ones; 2 is the double symbol, * a cattle. ~~ is a lake with a canteen, ^^ a
mountain. `test_m2_setup.py` checks that the drawings are true.

Workers are named by their printed colours, so that they are not mixed up with goods: brown (copper), grey
(stone), beige (grain), orange (pumpkin).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import landrush
from landrush.engine.vectors import number_vector, small_number_vector
from landrush.games.montana import kinds
from landrush.games.montana import state as kernel
from landrush.messages import Amounts, Event, Seat, Seats, Term

TILES = {2: "A4 A5 B5 B2 B1 A2 B3", 3: "A4 A2 A3 A1 B2 B1 B3 A5 A6", 4: "B1 A2 A1 B5 A3 A4 B6 A5 B2 B4"}
START = {2: "D2", 3: "F2", 4: "G4"}

DRAWINGS = {
    2: """
                         A1:gc     A2:CS2
                    B1:pcs*   B2:~~     B3:^^     B4:gps*   B5:pc
          C1:pcS2   C2:~~     C3:S      C4:gp     C5:C      C6:^^     C7:gS*
     D1:cs     D2:gp     D3:gS*    D4:gpcs2  D5:S      D6:gpcs2  D7:S
          E1:^^     E2:C      E3:^^     E4:gs     E5:pC*    E6:ppc    E7:gC*
               F1:pc     F2:gc     F3:gpc*   F4:cs     F5:gps*   F6:gs     F7:^^
          G1:gpcs2  G2:^^     G3:gS*    G4:pS*    G5:ps     G6:cs     G7:gpcs2
               H1:ps     H2:^^     H3:ggc    H4:cs     H5:gCs2
                                        I1:pC*    I2:~~
    """,
    3: """
                                             A1:~~     A2:gC*
                                        B1:pcs*   B2:C      B3:gs
                              C1:pS*    C2:ps     C3:pps    C4:gCs2
                         D1:ggc    D2:cs     D3:gCs2   D4:gps*   D5:pc
          E1:pcS2   E2:~~     E3:pC*    E4:~~     E5:C      E6:^^     E7:gS*    E8:^^     E9:ps
     F1:cs     F2:gp     F3:gS*    F4:gpcs2  F5:S      F6:gpcs2  F7:S      F8:CS2    F9:pc     F10:gcs*
          G1:^^     G2:C      G3:^^     G4:gs     G5:pC*    G6:gc     G7:CS2    G8:~~     G9:gc
               H1:C      H2:pS*    H3:gpc*   H4:cs     H5:pcs*   H6:~~     H7:^^
          I1:gpc*   I2:~~     I3:gp     I4:ppc    I5:gC*    I6:S      I7:gp
               J1:S      J2:gCs2   J3:gps*   J4:gs     J5:^^
                                        K1:cs     K2:gpcs2
    """,
    4: """
                                             A1:C      A2:pS*
                                        B1:gpc*   B2:~~     B3:gp     B4:pC*    B5:gc
                              C1:pS*    C2:ps     C3:S      C4:gCs2   C5:^^     C6:ggs    C7:ps
                         D1:ggc    D2:cs     D3:gCs2   D4:pcS2   D5:~~     D6:pcS2   D7:^^
          E1:gps*   E2:pc     E3:pC*    E4:~~     E5:cs     E6:gp     E7:gS*    E8:gs     E9:^^
     F1:C      F2:^^     F3:gS*    F4:~~     F5:gC*    F6:^^     F7:C      F8:pcS2   F9:gp     F10:gcs*
          G1:gpcs2  G2:S      G3:pcs*   G4:C      G5:gs     G6:gpcs2  G7:S      G8:^^     G9:pc
               H1:pc     H2:gc     H3:pps    H4:gCs2   H5:^^     H6:gs     H7:pC*
          I1:gpcs2  I2:^^     I3:gS*    I4:gc     I5:CS2    I6:gpc*   I7:cs
               J1:ps     J2:^^     J3:pcs*   J4:~~     J5:^^
                                        K1:S      K2:gp
    """,
}

GOODS = ("grain", "pumpkin", "small_copper", "large_copper", "small_stone", "large_stone")
COLOURS = ("brown", "grey", "beige", "orange")
KINDS = GOODS + COLOURS
AREAS = ("mine", "quarry", "grain-field", "farm")

# Everything a field can cost, for builders.
PLENTY = dict(zip(GOODS, (4, 4, 4, 3, 4, 3), strict=True))


class Table:
    """One game: its state, ways to set it up, ways to play on, and what to expect."""

    def __init__(self) -> None:
        self.game = landrush.game("montana")

    # Setting up

    def blank(self, players: int, **options: Any) -> Table:
        """The table before the first chance outcome."""
        self.state = self.game.new(players=players, **options)
        self.state.listen()
        return self

    def lay(self, players: int, first: int = 0, **options: Any) -> Table:
        """The known landscape lies there; the start tile is next."""
        self.blank(players, **options)
        self.play(f"first {first + 1}", *(f"tile {name}-0" for name in TILES[players].split()))
        return self

    def new(self, players: int = 3, first: int = 0, start: str | None = None, **options: Any) -> Table:
        """The first turn of seat `first`; every player has one worker of each colour."""
        self.lay(players, first, **options)
        self.play(f"start {start or START[players]}", *("spin 2", "spin 1") * players)
        return self

    def set(self, seat: int, **amounts: int) -> Table:
        """Make a board hold exactly these amounts: goods, workers and cattle by way of the supply."""
        p, s = self.state.players[seat], self.state
        for name, amount in amounts.items():
            if name in KINDS:
                kind = KINDS.index(name)
                s.supply[kind] += p.holds[kind] - amount
                p.holds[kind] = amount
                assert s.supply[kind] >= 0, f"not enough {name}"
            elif name == "cattle":
                s.cattle += p.cattle - amount
                p.cattle = amount
                assert s.cattle >= 0, "not enough cattle"
            elif name == "canteens":
                self.take_canteens(amount - p.canteens)
                p.canteens = amount
            else:
                assert name == "coins", name
                p.coins = amount
        return self

    def set_all(self, **amounts: int) -> Table:
        """The same for every board."""
        for seat in range(self.state.seats):
            self.set(seat, **amounts)
        return self

    def empty(self, *seats: int) -> Table:
        """Boards with nothing but settlements."""
        for seat in seats:
            self.set(seat, **dict.fromkeys(KINDS, 0), coins=0, cattle=0)
        return self

    def stock(self, seat: int) -> Table:
        """Goods with which much can be built."""
        return self.set(seat, **PLENTY)

    def leave(self, seat: int, **left: int) -> Table:
        """Put goods of the supply on a board so that exactly these amounts are left there."""
        for name, amount in left.items():
            held = self.state.players[seat].holds[KINDS.index(name)]
            self.set(seat, **{name: held + self.state.supply[KINDS.index(name)] - amount})
        return self

    def take_canteens(self, amount: int) -> None:
        """Take canteens from lakes, the last ones first."""
        token = [int(x) for x in self.state.token]
        lakes = [cell for cell, x in enumerate(token) if x == 2]
        assert amount <= len(lakes), "not enough canteens"
        for cell in lakes[len(lakes) - amount :]:
            token[cell] = 0
        self.state.token = small_number_vector(token)

    def settle(self, seat: int, fields: str) -> Table:
        """Put settlements from a board on fields, one each time a field is named.

        Cattle that lay there go to the supply, canteens beside them leave the game.
        """
        s = self.state
        owner, height, token = ([int(x) for x in v] for v in (s.owner, s.height, s.token))
        for cell in map(self.cell, fields.split()):
            owner[cell] = seat
            height[cell] += 1
            s.players[seat].settlements -= 1
            s.cattle += token[cell] == 1
            token[cell] = 0
            for near in self.neighbours(cell):
                token[near] = 0 if token[near] == 2 else token[near]
        assert s.players[seat].settlements >= 0
        s.owner, s.height, s.token = map(small_number_vector, (owner, height, token))
        s.last_round = any(p.settlements == 0 for p in s.players)
        reached = {n for c, n_high in enumerate(height) if n_high or c == s.start for n in self.neighbours(c)}
        free = [c for c in sorted(reached) if s.ground.terrain[c] == 0 and not height[c] and c != s.start]
        s.frontier = number_vector(free)
        return self

    def stand(self, part: str, *colours: str) -> Table:
        """Put workers of the supply on a part of the worker board: "bank 2", "mine 1", "mine 1 small"."""
        s = self.state
        for colour in map(COLOURS.index, colours):
            s.supply[kinds.WORKERS + colour] -= 1
            assert s.supply[kinds.WORKERS + colour] >= 0
            s.standing[self.part(part) * 4 + colour] += 1
        s.busy |= 1 << self.part(part)
        return self

    def park(self, colour: str, left: int) -> Table:
        """Put workers of a colour on the worker board until so many are left in the supply.

        They stand on spaces 1 and 2 of the areas as they may: one in the area of their colour, two elsewhere.
        """
        home = COLOURS.index(colour)
        count = self.state.supply[kinds.WORKERS + home] - left
        if count % 2:
            self.stand(f"{AREAS[home]} 1", colour)
        away = [f"{area} {n}{small}" for area in AREAS for n in (1, 2) for small in ("", " small")]
        for part in [part for part in away if not part.startswith(AREAS[home])][: count // 2]:
            self.stand(part, colour, colour)
        return self

    # Playing

    def play(self, *texts: str) -> Table:
        """Play moves and chance outcomes that must be possible; pieces neither appear nor vanish."""
        for text in texts:
            assert self.state.why_not(text) is None, f"{text}: {self.state.why_not(text)}"
            action = self.state.parse(text)
            assert action in self.state.legal_actions(), f"{text} is not listed"
            before = self.pieces()
            self.state.apply(action)
            assert self.pieces() == before, f"{text} lost or made pieces"
        return self

    def effect(self, *texts: str) -> dict[int | str, dict[str, int]]:
        """Play, and tell all that changed: boards by seat, "supply", "board" (of workers) and "land"."""
        before = self.inventory()
        self.play(*texts)
        after = self.inventory()
        changes = {
            place: {
                name: n for name in things | after[place] if (n := after[place][name] - before[place][name])
            }
            for place, things in before.items()
        }
        return {place: things for place, things in changes.items() if things}

    def events(self, *texts: str) -> list[Event]:
        """Play, and give the log."""
        self.state.take_events()
        self.play(*texts)
        return self.state.take_events()

    def log(self, *texts: str) -> list[tuple[Any, ...]]:
        """Play, and give the log as tuples of the key and the plain parameters."""
        return [(event.key, *map(plain, event.params.values())) for event in self.events(*texts)]

    def rest(self, turns: int = 1) -> Table:
        """Let players hire a grey and an orange worker and end their turns."""
        for _ in range(turns):
            self.play("hire", "spin 1")
            while self.question() == "surplus":
                self.play(self.options()[0])
            self.play("end")
        return self

    # Expecting

    def refuse(self, text: str, key: str, **params: Any) -> None:
        """The move is not possible, for this reason, and trying it changes nothing."""
        reason = self.state.why_not(text)
        assert reason is not None, f"{text} is possible"
        assert (reason.key, {name: plain(reason.params[name]) for name in params}) == (key, params), text
        if key != "why-unreadable":
            action, before = self.state.parse(text), self.state.to_json()
            assert action not in self.state.legal_actions(), f"{text} is listed"
            with pytest.raises(landrush.IllegalMove):
                self.state.apply(action)
            assert self.state.to_json() == before

    def allow(self, *texts: str) -> None:
        """Each of these moves is possible now."""
        for text in texts:
            assert self.state.why_not(text) is None, f"{text}: {self.state.why_not(text)}"
            assert self.state.parse(text) in self.state.legal_actions(), f"{text} is not listed"

    def expect(self, place: int | str, **amounts: int) -> None:
        """A board, "supply", "board" (of workers) or "land" has these amounts."""
        found = self.inventory()[place]
        assert {name: found[name] for name in amounts} == amounts

    def expect_nothing(self, *texts: str) -> None:
        """Playing these moves changes no amount anywhere."""
        assert self.effect(*texts) == {}

    # Looking

    @property
    def mover(self) -> int:
        return int(self.state.to_move)

    def question(self) -> str | None:
        """What is asked now: turn, pick, surplus, place, bid, announce, spin, ..."""
        frame = self.state.view(None)["question"]
        return None if frame is None else str(frame["ask"])

    def options(self, verb: str = "") -> list[str]:
        """The texts of what can be done now, those that begin with a word."""
        texts = [self.state.notation(action) for action in self.state.legal_actions()]
        return [text for text in texts if text.startswith(verb)]

    def chances(self) -> dict[str, float]:
        """Chance outcomes as text with their probabilities."""
        return {self.state.notation(outcome): p for outcome, p in self.state.chance_outcomes()}

    def position(self) -> dict[str, Any]:
        view: dict[str, Any] = self.state.view(None)["position"]
        return view

    def fields(self) -> dict[str, str]:
        """Each hex as the drawings show it."""
        letters = {"grain": "g", "pumpkin": "p", "small copper": "c", "large copper": "C"}
        letters |= {"small stone": "s", "large stone": "S"}
        out = {}
        for cell, hex_ in enumerate(self.position()["landscape"]["fields"]):
            text = {"lake": "~", "mountain": "^^", "none": "", "field": ""}[hex_["terrain"]]
            text += "".join(letters[good] * n for good, n in hex_["cost"].items())
            text += "2" if hex_["double"] else ""
            out[hex_["field"]] = text + ("", "*", "~")[self.state.ground.token[cell]]
        return out

    def drawing(self) -> dict[str, str]:
        """The drawn landscape, field by field."""
        pairs = (entry.split(":") for entry in DRAWINGS[self.state.seats].split())
        return dict(pairs)

    def pawns(self) -> dict[int, str]:
        """Each standing pawn's place, by seat."""
        town = enumerate(self.position()["town"], start=1)
        return {pawn["seat"]: f"{row}-{pawn['column'] + 1}" for row, pawn in town if pawn}

    def height(self, field: str) -> int:
        """How many settlements stand on a field."""
        return int(self.state.height[self.cell(field)])

    def inventory(self) -> dict[int | str, Counter[str]]:
        """What lies where."""
        s = self.state
        out: dict[int | str, Counter[str]] = {}
        for seat, p in enumerate(s.players):
            amounts = dict(zip(KINDS, p.holds, strict=True))
            amounts |= {"coins": p.coins, "cattle": p.cattle, "canteens": p.canteens}
            out[seat] = Counter({**amounts, "settlements": p.settlements})
        out["supply"] = Counter({**dict(zip(KINDS, s.supply, strict=True)), "cattle": s.cattle})
        board = {c: sum(s.standing[part * 4 + i] for part in range(28)) for i, c in enumerate(COLOURS)}
        out["board"] = Counter(board)
        tokens = [int(x) for x in s.token]
        land = {"cattle": tokens.count(1), "canteens": tokens.count(2)}
        heights = {name: int(n) for name, n in zip(self.names(), s.height, strict=True) if n}
        out["land"] = Counter({**land, **heights})
        return out

    def pieces(self) -> dict[str, int]:
        """How many pieces of each kind there are in all, and settlements by owner."""
        places = list(self.inventory().values())
        total = {name: sum(place[name] for place in places) for name in (*KINDS, "cattle")}
        for seat, p in enumerate(self.state.players):
            on_land = zip(self.state.owner, self.state.height, strict=True)
            total[f"settlements of {seat}"] = p.settlements + sum(h for o, h in on_land if o == seat)
        return total

    def names(self) -> tuple[str, ...]:
        return tuple(self.game.cell_names(self.state))

    def cell(self, field: str) -> int:
        return self.names().index(field)

    def neighbours(self, cell: int) -> list[int]:
        """The cells around a cell, from their coordinates."""
        layout = self.state.ground.layout
        q, r = layout.q[cell], layout.r[cell]
        around = {(q + 1, r - 1), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1)}
        return [c for c in range(layout.cells) if (layout.q[c], layout.r[c]) in around]

    def part(self, text: str) -> int:
        """The number of a part of the worker board."""
        area, n, *small = text.split()
        if area == "bank":
            return int(n) - 1
        base = kernel.SMALL_PART if small else kernel.LARGE_PART
        return int(base) + 3 * AREAS.index(area) + int(n) - 1


def plain(value: Any) -> Any:
    """A parameter of an event or a reason without its type."""
    if isinstance(value, Term):
        return value.key
    if isinstance(value, Amounts):
        return dict(value.items)
    if isinstance(value, Seat):
        return value.number
    return value.numbers if isinstance(value, Seats) else value


@pytest.fixture
def table() -> Table:
    return Table()
