"""Montana's state with its rules: which verbs a question offers, and which verb an action id is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from landrush.engine.actions import ActionBuffer
from landrush.engine.bits import bit
from landrush.engine.pending import Pending
from landrush.engine.state import CHANCE, OK, OVER
from landrush.engine.vectors import numbers, small_numbers
from landrush.games.montana import actions, why
from landrush.games.montana.build import check_build, do_build, options_build
from landrush.games.montana.cattle import check_trade, do_trade, options_trade
from landrush.games.montana.evaluate import evaluate
from landrush.games.montana.features import features
from landrush.games.montana.hire import (
    check_hire,
    check_pick,
    check_pointer,
    check_return,
    do_hire,
    do_pick,
    do_pointer,
    do_return,
    do_spin,
    options_pick,
    options_pointer,
    options_return,
    options_spin,
)
from landrush.games.montana.kinds import COLOURS
from landrush.games.montana.landscape import NO_TOKEN, NOBODY, empty_landscape
from landrush.games.montana.observation import observe
from landrush.games.montana.order import keep_order
from landrush.games.montana.parts import MAX_COLUMNS, ROTATIONS, ROWS, Layout, Parts
from landrush.games.montana.scoring import settlements_placed, winner_bits
from landrush.games.montana.setup import (
    check_first,
    check_start,
    do_first,
    do_start,
    do_tile,
    options_first,
    options_start,
    options_tile,
    starting_cattle,
    starting_players,
    starting_supply,
)
from landrush.games.montana.state import (
    ANNOUNCE,
    AUCTION,
    BID,
    BOARD_PARTS,
    BUILT,
    FIRST,
    HIRED,
    MAIN,
    NO_PAWN,
    PICK,
    PLACE,
    REWARDS,
    SPIN,
    START,
    START_CHANCE,
    SURPLUS,
    TILE,
    TURN,
    WORKED,
    Player,
    Position,
    Rulings,
)
from landrush.games.montana.town import (
    check_finish,
    check_pass,
    check_pawn,
    check_take,
    check_town,
    check_upgrade,
    do_pass,
    do_pawn,
    do_take,
    do_town,
    do_upgrade,
    give_reward,
    go_on_with_auction,
    go_on_with_rewards,
    options_finish,
    options_pass,
    options_pawn,
    options_take,
    options_upgrade,
)
from landrush.games.montana.turn import check_canteen, check_end, do_canteen, do_end, options_end
from landrush.games.montana.work import (
    check_bank,
    check_place,
    check_small,
    check_space,
    do_bank,
    do_place,
    do_small,
    do_space,
    options_place,
    options_work,
)

if TYPE_CHECKING:
    from landrush.engine.game import Game

NOT_YET: Final[i64] = -1


@final
class Montana(Position):
    """A state of Montana."""

    def clone(self) -> Montana:
        players = vec[Player](capacity=self.seats)
        for p in self.players:
            players = append(players, p.clone())
        return Montana(
            self.game,
            self.seats,
            self.parts,
            self.ground,
            self.rulings,
            players,
            self.supply[:],
            self.cattle,
            self.first,
            self.active,
            self.pointer,
            self.start,
            self.owner,
            self.height,
            self.token,
            self.frontier,
            self.standing[:],
            self.busy,
            self.pawns[:],
            self.last_round,
            self.turns,
            self.stack.clone(),
            self.to_move,
        )

    def options(self, out: ActionBuffer) -> None:
        if self.to_move == OVER:
            return
        kind = self.stack.kind()
        if kind == TURN:
            options_turn(self, out)
        elif kind == PLACE:
            options_place(self, out)
        elif kind == SPIN:
            options_spin(self, out)
        elif kind == BID:
            options_pass(self, out)
            options_trade(self, out)
            options_pawn(self, out)
        elif kind == ANNOUNCE:
            options_finish(self, out)
            options_take(self, out)
            options_upgrade(self, out)
            options_trade(self, out)
        elif kind == PICK:
            options_pick(self, out)
        elif kind == SURPLUS:
            options_return(self, out)
        elif kind == TILE:
            options_tile(self, out)
        elif kind == FIRST:
            options_first(self, out)
        else:
            options_start(self, out)

    def options_in_order(self, out: ActionBuffer) -> None:
        self.options(out)
        if out.n > 1:
            keep_order(self, out)

    def forget_order(self) -> None:
        self.stack.forget_named()

    def check(self, action: i64) -> i64:
        if self.to_move == OVER:
            return why.GAME_OVER
        if action >= actions.NUM_ACTIONS:
            return check_chance(self, action)
        if action >= actions.PUT_START:
            return (
                check_start(self, action - actions.PUT_START) if self.stack.kind() == START else why.NOT_NOW
            )
        if action >= actions.BUILD:
            return check_build(self, action - actions.BUILD)
        if action >= actions.PAWN:
            return check_pawn(
                self, (action - actions.PAWN) // MAX_COLUMNS, (action - actions.PAWN) % MAX_COLUMNS
            )
        if action >= actions.SPACE:
            return check_space(self, action - actions.SPACE)
        if action >= actions.BANK:
            return check_bank(self, action - actions.BANK)
        if action >= actions.TRADE:
            return check_trade(self, action - actions.TRADE)
        if action >= actions.UPGRADE:
            return check_upgrade(self, action - actions.UPGRADE)
        if action >= actions.TAKE_GOOD:
            return check_take(self, action - actions.TAKE_GOOD)
        if action >= actions.RETURN_COLOUR:
            return check_return(self, action - actions.RETURN_COLOUR)
        if action >= actions.PLACE_COLOUR:
            return check_place(self, action - actions.PLACE_COLOUR)
        if action >= actions.PICK_COLOUR:
            return check_pick(self, action - actions.PICK_COLOUR)
        if action == actions.CANTEEN:
            return check_canteen(self)
        if action == actions.END:
            return check_end(self)
        if action == actions.FINISH:
            return check_finish(self)
        if action == actions.PASS:
            return check_pass(self)
        if action == actions.TOWN:
            return check_town(self)
        if action == actions.SMALL:
            return check_small(self)
        if action >= actions.POINTER:
            return check_pointer(self, action - actions.POINTER + 1)
        return check_hire(self)

    def do(self, action: i64) -> None:
        if action >= actions.NUM_ACTIONS:
            do_chance(self, action)
        elif action >= actions.PUT_START:
            do_start(self, action - actions.PUT_START)
        elif action >= actions.BUILD:
            do_build(self, action - actions.BUILD)
        elif action >= actions.PAWN:
            do_pawn(self, (action - actions.PAWN) // MAX_COLUMNS, (action - actions.PAWN) % MAX_COLUMNS)
        elif action >= actions.SPACE:
            do_space(self, action - actions.SPACE)
        elif action >= actions.BANK:
            do_bank(self, action - actions.BANK)
        elif action >= actions.TRADE:
            do_trade(self, action - actions.TRADE)
        elif action >= actions.UPGRADE:
            do_upgrade(self, action - actions.UPGRADE)
        elif action >= actions.TAKE_GOOD:
            do_take(self, action - actions.TAKE_GOOD)
        elif action >= actions.RETURN_COLOUR:
            do_return(self, action - actions.RETURN_COLOUR)
        elif action >= actions.PLACE_COLOUR:
            do_place(self, action - actions.PLACE_COLOUR)
        elif action >= actions.PICK_COLOUR:
            do_pick(self, action - actions.PICK_COLOUR)
        elif action == actions.CANTEEN:
            do_canteen(self)
        elif action == actions.END:
            do_end(self)
        elif action == actions.FINISH:
            give_reward(self)
        elif action == actions.PASS:
            do_pass(self)
        elif action == actions.TOWN:
            do_town(self)
        elif action == actions.SMALL:
            do_small(self)
        elif action >= actions.POINTER:
            do_pointer(self, action - actions.POINTER + 1)
        else:
            do_hire(self)
        settle(self)

    def scores(self) -> list[int]:
        return [settlements_placed(self, seat) for seat in range(self.seats)]

    def evaluate(self, seat: i64) -> i64:
        return evaluate(self, seat)

    def features(self, seat: i64, out: vec[float]) -> None:
        features(self, seat, out)

    def observe(self, seat: i64, out: vec[u8], at: i64) -> None:
        observe(self, seat, out, at)

    def winners(self) -> list[int]:
        if self.to_move != OVER:
            return []
        bits = winner_bits(self)
        return [seat for seat in range(self.seats) if bits & bit(seat)]


def options_turn(s: Montana, out: ActionBuffer) -> None:
    """A turn's next step: its action, the action's optional rest, trades, the end."""
    step = s.stack.arg(0)
    if step == MAIN:
        out.add(actions.HIRE)
        if check_town(s) == OK:
            out.add(actions.TOWN)
        options_trade(s, out)
        options_work(s, out)
        options_build(s, out)
        return
    if step == HIRED:
        options_pointer(s, out)
    elif step == WORKED and check_small(s) == OK:
        out.add(actions.SMALL)
    options_end(s, out)
    options_trade(s, out)
    if step == BUILT:
        options_build(s, out)


def check_chance(s: Montana, outcome: i64) -> i64:
    """Whether an outcome belongs to the chance question at hand."""
    kind = s.stack.kind()
    if outcome >= actions.CHANCE_START:
        return check_start(s, outcome - actions.CHANCE_START) if kind == START_CHANCE else why.NOT_NOW
    if outcome >= actions.CHANCE_TILE:
        if kind != TILE:
            return why.NOT_NOW
        drawn = s.ground.is_drawn((outcome - actions.CHANCE_TILE) // ROTATIONS)
        return why.TILE_DRAWN if drawn else OK
    if outcome >= actions.CHANCE_SPIN:
        return OK if kind == SPIN else why.NOT_NOW
    return check_first(s, outcome - actions.CHANCE_FIRST) if kind == FIRST else why.NOT_NOW


def do_chance(s: Montana, outcome: i64) -> None:
    """Carry out a chance outcome."""
    if outcome >= actions.CHANCE_START:
        do_start(s, outcome - actions.CHANCE_START)
    elif outcome >= actions.CHANCE_TILE:
        do_tile(s, outcome - actions.CHANCE_TILE)
    elif outcome >= actions.CHANCE_SPIN:
        do_spin(s, outcome - actions.CHANCE_SPIN)
    else:
        do_first(s, outcome - actions.CHANCE_FIRST)


def settle(s: Montana) -> None:
    """Do the pending work that asks nobody, until a question is on top or the game is over."""
    while s.stack.depth() > 0:
        kind = s.stack.kind()
        if kind == AUCTION:
            go_on_with_auction(s)
        elif kind == REWARDS:
            go_on_with_rewards(s)
        else:
            is_chance = kind == SPIN or kind == TILE or kind == FIRST or kind == START_CHANCE
            s.to_move = CHANCE if is_chance else s.stack.seat()
            return
    s.to_move = OVER


def new_state(game: Game, seats: i64, parts: Parts, layout: Layout, rulings: Rulings, first: i64) -> Montana:
    """The table before the first player is known: drawn, or the one named."""
    stack = Pending(vec[i64]())
    stack.push(FIRST, 0, first, 0, 0, 0)
    ground = empty_landscape(layout)
    return Montana(
        game,
        seats,
        parts,
        ground,
        rulings,
        starting_players(seats),
        starting_supply(seats),
        starting_cattle(seats),
        NOT_YET,
        NOT_YET,
        NOT_YET,
        NOT_YET,
        small_numbers(layout.cells, u8(NOBODY)),
        small_numbers(layout.cells, 0),
        small_numbers(layout.cells, u8(NO_TOKEN)),
        vec[i64](),
        small_numbers(BOARD_PARTS * COLOURS, 0),
        0,
        numbers(ROWS, NO_PAWN),
        False,
        0,
        stack,
        CHANCE,
    )
