"""A table at which the clauses of Dice Settlers are tried: a known map, scripted chance, counted pieces.

`table.new()` is the first turn of seat 0. The start tiles lie so (tents of seats 0 to 3 on 2, 4, 6, 5):

    .   5           2 plains, 4 forest, 6 and 5 mountains; 2, 4 and 6 raise the dice limit by control.
    2   4           6 lies with three players, 5 with four.
      6

Nobody has active dice; each has 5 dice in the bag and 5 tents in the own supply.

`table.solo()` is the player's first turn against the automaton, which is seat 1. Its tent is on 4:

      4             The map has no other tiles. All its dice are in the queue: white, white, white, green,
    2               yellow; gold lies at explore, the marker at recruit; 5 tents are its own, 14 general.

Every position that play reaches in a solo game is written and read back, unless `table.saving` is off.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import landrush
from landrush.engine.vectors import number_vector
from landrush.games.dice_settlers import state as kernel
from landrush.games.dice_settlers.dice import activate, deactivate
from landrush.games.dice_settlers.land import change_tents, put_house, put_tile
from landrush.games.dice_settlers.notation import COLOUR_NAMES, DIE_NAMES, RESOURCE_NAMES, SPOT_NAMES
from landrush.games.dice_settlers.position import pending
from landrush.games.dice_settlers.powers import renew_powers
from landrush.games.dice_settlers.roll import dice_limit
from landrush.games.dice_settlers.symbols import TILES
from landrush.messages import Amounts, Seat, Term

STEPPE = "W stepie szerokim"
SETUP = {
    2: "drawn 2,drawn 4,drawn 6,tile 2,drawn 1,tile 4,spot origin,spot 2-E",
    3: "drawn 2,drawn 4,drawn 6,tile 2,drawn 1,tile 4,drawn 3,tile 6,spot origin,spot 2-E,spot 2-SE",
    4: "drawn 2,drawn 4,drawn 6,tile 2,drawn 1,tile 4,drawn 3,tile 6,drawn 5,tile 5,"
    "spot origin,spot 2-E,spot 2-SE,spot 2-NE",
}
SOLO_SETUP = (
    "drawn 2,drawn 4,drawn 6,tile 2,drawn 1,drawn 4,spot origin,lot white,lot white,lot white,lot green"
)
SIDES = ("recruit", "settle", "explore", "research", "attack", "trade")
IN_GAME = {"white": 6, "green": 7, "yellow": 7, "orange": 5, "brown": 5, "grey": 5}


class Table:
    """One game: its state, ways to set it up, ways to play on, and what to expect."""

    def __init__(self) -> None:
        self.game = landrush.game("dice-settlers")
        self.saving = True

    # Setting up

    def blank(self, players: int, technologies: str = STEPPE, explosive: bool = False) -> Table:
        """The table before the first chance outcome."""
        self.state = self.game.new(players=players, technologies=technologies, explosive=explosive)
        return self

    def roll_phase(self, players: int = 2, **options: Any) -> Table:
        """Before the first die of seat 0 is drawn in round 1."""
        self.blank(players, **options)
        self.play("first 1", *SETUP[players].split(","))
        return self

    def new(self, players: int = 2, **options: Any) -> Table:
        """The first turn of seat 0 in round 1, with empty active areas."""
        self.roll_phase(players, **options)
        while self.question() != "turn":
            self.play(self.chances()[0] if self.mover < 0 else "done")
        for seat in range(players):
            p = self.state.players[seat]
            if seat == 3:
                p.holds[kernel.TOKENS + 1] = 0
                p.holds[kernel.SPENT + 5] = 0
                self.state.supply[5] += 1
            self.dice(seat)
        return self

    def solo_roll(self, cards: str = "", setup: str = SOLO_SETUP, **options: Any) -> Table:
        """The player's roll phase in round 1 of a solo game, without active dice; then the automaton rolls.

        `cards` are drawn for a random set in the order of their types, or the explosive one alone.
        """
        if cards:
            options.setdefault("technologies", "random")
        self.state = self.game.new(1, **options)
        self.play(*(f"card {card}" for card in cards.split()), *setup.split(","))
        while self.question() != "arrange":
            self.play(self.chances()[0])
        return self.dice(0)

    def solo(self, **options: Any) -> Table:
        """The player's first turn in round 1 of a solo game; the automaton has not rolled yet."""
        self.solo_roll(**options)
        queue, self.state.automaton.queue = self.state.automaton.queue, number_vector([])
        self.play("done")
        self.state.automaton.queue = queue
        return self

    def queue(self, *colours: str) -> Table:
        """The automaton's queue from the front; the supply has what is not in use, but at most 5."""
        self.state.automaton.queue = number_vector([COLOUR_NAMES.index(name) for name in colours])
        return self.balance()

    def sides(self, **things: str) -> Table:
        """What lies at the sides of the action tile: colours of dice and at most one token."""
        dice, tokens = [], []
        for side, name in enumerate(SIDES):
            words = things.pop(name, "").split()
            dice += [side * 6 + COLOUR_NAMES.index(word) for word in words if word in COLOUR_NAMES]
            token = [RESOURCE_NAMES.index(word) for word in words if word not in COLOUR_NAMES]
            assert len(token) <= 1
            tokens += token or [-1]
        assert not things
        self.state.automaton.dice = number_vector(dice)
        self.state.automaton.tokens = number_vector(tokens)
        return self.balance()

    def marker(self, side: str) -> Table:
        """The marker of the action tile is there."""
        self.state.automaton.marker = SIDES.index(side)
        return self

    def centre(self, **amounts: int) -> Table:
        """Exactly these tokens are in the centre of the action tile."""
        return self.tokens(1, **amounts)

    def balance(self) -> Table:
        """Dice that nobody has are in the supply, or have left the game."""
        for i, name in enumerate(COLOUR_NAMES[1:], 1):
            self.state.supply[i] = 0
            self.state.supply[i] = min(5, IN_GAME[name] - self.all_dice()[name])
            assert self.state.supply[i] >= 0, f"too many {name} dice"
        return self

    def ready(self, side: str, strength: int, token: str = "") -> Table:
        """The step die is next and leads to this side, the only one with anything: dice, perhaps a token."""
        a = self.state.automaton
        colours = [*(int(each) for each in a.queue), *(int(die) % 6 for die in a.dice)]
        need = strength - bool(token)
        colours += [3, 4, 5, 1, 2, 3, 4, 5][: max(0, need - len(colours))]
        names = [COLOUR_NAMES[colour] for colour in colours]
        self.sides(**{side: " ".join([*names[:need], token])}).queue(*names[need:])
        if self.question() == "turn":
            self.play("end")
        assert self.question() == "automaton-turn"
        return self

    def dice(self, seat: int, *names: str) -> Table:
        """Make these the active dice, by way of the bag, or where it has none of the supply."""
        p, s = self.state.players[seat], self.state
        for die in range(len(DIE_NAMES)):
            while p.active[die]:
                p.holds[kernel.BAG + die // 11] += 1
                deactivate(p, die)
        for name in names:
            die = DIE_NAMES.index(name)
            if p.holds[kernel.BAG + die // 11]:
                p.holds[kernel.BAG + die // 11] -= 1
            elif die // 11:
                s.supply[die // 11] -= 1
                assert s.supply[die // 11] >= 0, f"not enough dice for {name}"
            activate(p, die)
        return self

    def bag(self, seat: int, **amounts: int) -> Table:
        """Exactly these dice are in the bag."""
        for i, name in enumerate(COLOUR_NAMES):
            self.state.players[seat].holds[kernel.BAG + i] = amounts.get(name, 0)
        return self

    def spent(self, seat: int, **amounts: int) -> Table:
        """Exactly these dice are in the spent area."""
        for i, name in enumerate(COLOUR_NAMES):
            self.state.players[seat].holds[kernel.SPENT + i] = amounts.get(name, 0)
        return self

    def tokens(self, seat: int, **amounts: int) -> Table:
        """Exactly these tokens."""
        for i, name in enumerate(RESOURCE_NAMES):
            self.state.players[seat].holds[kernel.TOKENS + i] = amounts.get(name, 0)
        return self

    def supply(self, **amounts: int) -> Table:
        """So many dice of these colours are in the general supply."""
        for name, amount in amounts.items():
            self.state.supply[COLOUR_NAMES.index(name)] = amount
        return self

    def own(self, seat: int, tents: int) -> Table:
        """So many tents in the own supply; the automaton's come from its general supply."""
        self.move_general(seat, tents - self.state.players[seat].tents)
        self.state.players[seat].tents = tents
        return self

    def tile(self, tile: int, spot: str, *tents: int) -> Table:
        """Lay a tile of the stack, with tents of seat 0, 1, ..."""
        put_tile(self.state, tile, SPOT_NAMES.index(spot))
        self.state.stack_tiles &= ~(1 << tile)
        for seat, n in enumerate(tents):
            self.tents(seat, tile, n)
        return self

    def tents(self, seat: int, tile: int, n: int) -> Table:
        """Exactly so many tents stand on a tile; the automaton's come from its general supply."""
        change = n - int(self.state.tents[seat * TILES + tile])
        self.move_general(seat, change)
        change_tents(self.state, seat, tile, change)
        return self

    def move_general(self, seat: int, tents: int) -> None:
        """The automaton has 20 tents in all."""
        if self.state.automaton is not None and seat == 1:
            self.state.automaton.general -= tents
            assert self.state.automaton.general >= 0, "more tents than the automaton has"

    def house(self, seat: int, tile: int) -> Table:
        """A house stands there."""
        put_house(self.state, seat, tile)
        return self

    def tech(self, seat: int, *cards: str) -> Table:
        """Put markers on cards, which are laid out if they are not."""
        s, p = self.state, self.state.players[seat]
        self.lay(*cards)
        for card in cards:
            p.techs |= 1 << self.index(card)
        renew_powers(s, seat)
        return self

    def lay(self, *cards: str) -> Table:
        """Lay out further cards."""
        s = self.state
        here = [int(card) for card in s.cards]
        s.cards = number_vector(here + [i for i in map(self.index, cards) if i not in here])
        return self

    def index(self, card: str) -> int:
        return int(self.game.components.tech_ids.index(card))

    # Playing

    def play(self, *texts: str) -> Table:
        """Play moves and outcomes that must be possible; dice leave only by a sale, and none appear."""
        for text in texts:
            assert self.state.why_not(text) is None, f"{text}: {self.state.why_not(text)} {self.options()}"
            action = self.state.parse(text)
            if self.mover >= 0:
                assert action in self.state.legal_actions(), f"{text} is not listed"
            before, selling = self.all_dice(), self.question() == "sell"
            self.state.apply(action)
            gone = before - self.all_dice()
            assert not self.all_dice() - before, f"{text} made dice"
            assert gone.total() <= selling, f"{text} lost dice"
            if self.state.automaton is not None and self.saving:
                saved = self.state.to_json()
                assert self.game.from_json(saved).to_json() == saved
        return self

    def told(self, *texts: str) -> list[tuple[str, dict[str, Any]]]:
        """Play, and tell the events by key and parameters, without their prefixes."""
        self.state.listen()
        self.play(*texts)
        return [
            (event.key.removeprefix("log-"), {name: plain(value) for name, value in event.params.items()})
            for event in self.state.take_events()
        ]

    def reasons(self, *texts: str) -> list[str]:
        """Play, and tell what the automaton chose, and which priority decided."""
        out = []
        for _, params in self.told(*texts):
            if "reason" in params:
                chosen = [str(params[name]) for name in ("dice", "goods", "tile", "tech") if name in params]
                to = f" to {params['side']}" if "side" in params else ""
                out.append(f"{chosen[0]}{to}: {params['reason']}")
        return out

    def effect(self, *texts: str) -> dict[int | str, dict[str, int]]:
        """Play, and tell all that changed: boards by seat, "supply", "map"."""
        before = self.inventory()
        self.play(*texts)
        after = self.inventory()
        out: dict[int | str, dict[str, int]] = {}
        for place, things in before.items():
            names = sorted(set(things) | set(after[place]))
            changed = {n: d for n in names if (d := after[place][n] - things[n])}
            if changed:
                out[place] = changed
        return out

    # Expecting

    def refuse(self, text: str, key: str) -> None:
        """The move is not possible, for this reason, and trying it changes nothing."""
        reason = self.state.why_not(text)
        assert reason is not None, f"{text} is possible"
        assert reason.key == key, text
        action, before = self.state.parse(text), self.state.to_json()
        if self.mover >= 0:
            assert action not in self.state.legal_actions(), f"{text} is listed"
        with pytest.raises(landrush.IllegalMove):
            self.state.apply(action)
        assert self.state.to_json() == before

    def allow(self, *texts: str) -> None:
        """Each of these moves is possible now."""
        for text in texts:
            assert self.state.why_not(text) is None, f"{text}: {self.state.why_not(text)}"
            assert self.state.parse(text) in self.state.legal_actions(), f"{text} is not listed"

    # Looking

    @property
    def mover(self) -> int:
        return int(self.state.to_move)

    def question(self) -> str | None:
        return self.asked()[0]

    def asked(self) -> tuple[str | None, int]:
        """What is asked, and whom."""
        frames = self.pending()
        return (str(frames[-1]["ask"]), int(frames[-1]["seat"])) if frames else (None, -1)

    def pending(self) -> list[dict[str, Any]]:
        """The pending stack."""
        return pending(self.state)

    def options(self, verb: str = "") -> list[str]:
        """The texts of what can be done now, those that begin with a word."""
        texts = [self.state.notation(action) for action in self.state.legal_actions()]
        return [text for text in texts if text.startswith(verb)]

    def chances(self) -> list[str]:
        return [self.state.notation(outcome) for outcome, _ in self.state.chance_outcomes()]

    def odds(self) -> dict[str, float]:
        return {self.state.notation(outcome): p for outcome, p in self.state.chance_outcomes()}

    def limit(self, seat: int) -> int:
        return int(dice_limit(self.state, seat))

    def board(self, seat: int) -> dict[str, Any]:
        board: dict[str, Any] = self.position()["boards"][seat]
        return board

    def position(self) -> dict[str, Any]:
        view: dict[str, Any] = self.state.view(None)["position"]
        view["boards"] = json.loads(self.state.to_json())["boards"]
        return view

    def score(self, seat: int) -> int:
        return int(self.state.scores()[seat])

    def inventory(self) -> dict[int | str, Counter[str]]:
        """What lies where."""
        s = self.state
        out: dict[int | str, Counter[str]] = {}
        for seat, p in enumerate(s.players):
            things: dict[str, int] = {"tents": p.tents, "houses": p.houses, "points": p.points}
            for i, name in enumerate(COLOUR_NAMES):
                things[f"bag {name}"] = p.holds[kernel.BAG + i]
                things[f"spent {name}"] = p.holds[kernel.SPENT + i]
            things |= {name: p.holds[kernel.TOKENS + i] for i, name in enumerate(RESOURCE_NAMES)}
            things |= {name: int(p.active[i]) for i, name in enumerate(DIE_NAMES)}
            ids = self.game.components.tech_ids
            things |= {card: 1 for i, card in enumerate(ids) if p.techs >> i & 1}
            out[seat] = Counter(things)
        supply = dict(zip(COLOUR_NAMES, map(int, s.supply), strict=True))
        out["supply"] = Counter({**supply, "points": s.points, "tiles": int(s.stack_tiles).bit_count()})
        land = {}
        for tile in range(1, TILES):
            for seat in range(s.seats):
                land[f"{seat} on {tile}"] = int(s.tents[seat * TILES + tile])
            if int(s.house[tile]) != kernel.NO_HOUSE:
                land[f"house of {int(s.house[tile])} on {tile}"] = 1
        out["map"] = Counter(land)
        if s.automaton is not None:
            out[1]["general"] = s.automaton.general
            out["action tile"] = Counter(self.action_tile())
        return out

    def auto(self) -> dict[str, Any]:
        """The automaton's part of the position."""
        auto: dict[str, Any] = self.position()["automaton"]
        return auto

    def action_tile(self) -> dict[str, int]:
        """How many dice and tokens lie at each side of the action tile; the queue."""
        a = self.state.automaton
        lying = {name: a.strength_at(side) for side, name in enumerate(SIDES)}
        return {**lying, "queue": len(a.queue)}

    def at(self, side: str) -> list[str]:
        """The dice at a side, then its token."""
        lying = self.auto()["sides"][side]
        return [*lying["dice"], *([lying["token"]] if lying["token"] else [])]

    def all_dice(self) -> Counter[str]:
        """Dice of each colour that are in the game."""
        s = self.state
        total = Counter(dict(zip(COLOUR_NAMES, map(int, s.supply), strict=True)))
        for p in s.players:
            for i, name in enumerate(COLOUR_NAMES):
                total[name] += p.holds[kernel.BAG + i] + p.holds[kernel.SPENT + i]
                total[name] += sum(int(p.active[i * 11 + k]) for k in range(11))
        for each in self.pending():
            # Dice in the cup and dice set aside to be kept.
            if each["ask"] in ("reroll", "rolling", "queue"):
                cup = each["dice"] if each["ask"] == "queue" else each["cup"]
                for i, name in enumerate(COLOUR_NAMES):
                    total[name] += cup >> 8 * i & 0xFF
            if each["ask"] == "keep" and each["kept"]:
                total[COLOUR_NAMES[each["die"] // 11]] += 1
                if each["kept"] > 1:
                    total[COLOUR_NAMES[each["first_die"] // 11]] += 1
        if s.automaton is not None:
            for i, name in enumerate(COLOUR_NAMES):
                total[name] += s.automaton.dice_of(i)
        return total


def plain(value: Any) -> Any:
    """A parameter of an event without its type and prefix."""
    if isinstance(value, Term):
        if value.key.startswith("tech-"):
            return value.key.removeprefix("tech-").upper()
        return value.key.removeprefix("d-").removeprefix("priority-").removeprefix("symbol-")
    if isinstance(value, Seat):
        return value.number
    if isinstance(value, Amounts):
        ((key, n),) = value.items if len(value.items) == 1 else ((str(value.items), 1),)
        name = key.removeprefix("d-").removeprefix("die-")
        return name if n == 1 else (n, name)
    return value


@pytest.fixture
def table() -> Table:
    return Table()
