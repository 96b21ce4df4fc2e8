"""The questions of the solo game: what chance or the player answers for the automaton, and what follows."""

from __future__ import annotations

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.bits import bit
from landrush.engine.state import CHANCE, OK
from landrush.games.dice_settlers import actions, why
from landrush.games.dice_settlers.explore import options_draw_tile
from landrush.games.dice_settlers.setup import do_draft_keep
from landrush.games.dice_settlers.solo import attack, chosen, dice, evict, explore, frames, recruit, settle
from landrush.games.dice_settlers.solo.act import begin_own_action
from landrush.games.dice_settlers.solo.automaton import PLAYER
from landrush.games.dice_settlers.solo.turn import move_marker, options_step
from landrush.games.dice_settlers.state import Position, the_automaton
from landrush.games.dice_settlers.symbols import COLOURS, START_TILES, TILES


def is_tie(kind: i64) -> bool:
    """Whether a kind of frame asks to decide between things that the priorities leave equal (D12.20)."""
    if kind == frames.OWN_SPOT or kind == frames.OWN_SETTLE or kind == frames.OWN_ATTACK:
        return True
    return kind == frames.OWN_RECRUIT


def who_answers(s: Position) -> i64:
    """Chance, or the player: always in the clean-up, for ties by the option."""
    kind = s.stack.kind()
    if kind == frames.EVICT:
        return PLAYER
    return PLAYER if is_tie(kind) and the_automaton(s).difficulty.player_decides else CHANCE


def options_solo(s: Position, out: ActionBuffer) -> None:
    """All answers to the question at hand."""
    kind = s.stack.kind()
    if is_tie(kind):
        list_ties(s, out)
    elif kind == frames.CAST:
        dice.options_cast(s, out)
    elif kind == frames.QUEUE:
        dice.options_queue(s, out)
    elif kind == frames.OWN_TURN:
        options_step(out)
    elif kind == frames.OWN_DRAW:
        options_draw_tile(s, out)
    elif kind == frames.OWN_START:
        for tile in range(1, START_TILES + 1):
            if s.hand & bit(tile):
                out.add_outcome(actions.CHANCE_TILE + tile - 1)
    else:
        out.add(actions.PASS)
        list_tiles(evict.tiles_to_evict(s), out, actions.TILE)


def list_tiles(tiles: i64, out: ActionBuffer, first_id: i64) -> None:
    """Tiles as ids of a verb."""
    for tile in range(1, TILES):
        if tiles & bit(tile):
            out.add_outcome(first_id + tile - 1)


def list_ties(s: Position, out: ActionBuffer) -> i64:
    """What the priorities leave, as decisions or outcomes, and the priority that decided so far."""
    kind = s.stack.kind()
    by_player = the_automaton(s).difficulty.player_decides
    if kind == frames.OWN_SPOT:
        return explore.list_own_spots(s, out, actions.SPOT if by_player else actions.CHANCE_SPOT)
    if kind == frames.OWN_RECRUIT:
        colours, decided = recruit.colours_to_recruit(s)
        for colour in range(COLOURS):
            if colours & bit(colour):
                out.add_outcome((actions.COLOUR if by_player else actions.CHANCE_COLOUR) + colour)
        return decided
    tiles: i64 = 0
    if kind == frames.OWN_SETTLE:
        tiles, decided = settle.tiles_to_settle(s)
    else:
        tiles, decided = attack.tiles_to_attack(s)
    list_tiles(tiles, out, actions.TILE if by_player else actions.CHANCE_TILE)
    return decided


def check_solo(s: Position, action: i64) -> i64:
    """Only what is listed is possible; a tie refuses what the priorities rule out."""
    out = ActionBuffer()
    options_solo(s, out)
    for i in range(out.n):
        if out.ids[i] == action:
            return OK
    if s.to_move != PLAYER or not is_place(action):
        return why.NOT_NOW
    if is_tie(s.stack.kind()):
        return why.PRIORITIES
    return evict.check_evict(s, action - actions.TILE + 1) if is_tile(action) else why.NOT_NOW


def is_tile(action: i64) -> bool:
    """Whether an action names a tile and nothing else."""
    return actions.TILE <= action < actions.FACTORY


def is_place(action: i64) -> bool:
    """Whether an action names a tile, a free place or a colour."""
    if is_tile(action) or actions.SPOT <= action < actions.SELL_EQUAL:
        return True
    return actions.COLOUR <= action < actions.FACE


def do_solo(s: Position, action: i64) -> None:
    """Carry out the answer of chance or of the player."""
    kind = s.stack.kind()
    if is_tie(kind):
        by_player = the_automaton(s).difficulty.player_decides
        decide_tie(s, action, chosen.BY_PLAYER if by_player else chosen.BY_LOT)
    elif kind == frames.CAST:
        dice.do_cast(s, action - actions.CHANCE_ROLL)
    elif kind == frames.QUEUE:
        dice.do_queue(s, action - actions.CHANCE_COLOUR)
    elif kind == frames.OWN_TURN:
        s.stack.set_arg(1, 1)
        side, strength = move_marker(s, action - actions.CHANCE_STEP + 1)
        begin_own_action(s, side, strength)
    elif kind == frames.OWN_DRAW:
        explore.do_own_draw(s, action - actions.CHANCE_TILE + 1)
    elif kind == frames.OWN_START:
        do_draft_keep(s, action - actions.CHANCE_TILE + 1)
    elif action == actions.PASS:
        s.stack.pop()
    else:
        evict.do_evict(s, action - actions.TILE + 1)


def decide_tie(s: Position, action: i64, decided: i64) -> None:
    """The automaton does one of the things left."""
    kind = s.stack.kind()
    by_player = the_automaton(s).difficulty.player_decides
    if kind == frames.OWN_SPOT:
        first_id = actions.SPOT if by_player else actions.CHANCE_SPOT
        explore.do_own_spot(s, action - first_id, decided)
    elif kind == frames.OWN_RECRUIT:
        first_id = actions.COLOUR if by_player else actions.CHANCE_COLOUR
        recruit.do_own_recruit(s, action - first_id, decided)
    else:
        first_id = actions.TILE if by_player else actions.CHANCE_TILE
        tile = action - first_id + 1
        if kind == frames.OWN_SETTLE:
            settle.do_own_tent(s, tile, decided)
        else:
            attack.do_own_target(s, tile, decided)
