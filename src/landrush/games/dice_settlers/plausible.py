"""Whether a position that was read can arise in play: counts, map, cards, pending work.

A position that passes can be played on without meeting anything the rules do not foresee.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from landrush.engine.actions import ActionBuffer
from landrush.engine.pending import FRAME, NAMED, Pending
from landrush.engine.vectors import number_vector
from landrush.errors import BadPosition
from landrush.games.dice_settlers import effects
from landrush.games.dice_settlers import state as k
from landrush.games.dice_settlers.dice import active_count
from landrush.games.dice_settlers.explore import has_spot
from landrush.games.dice_settlers.free import LEAD
from landrush.games.dice_settlers.land import neighbours
from landrush.games.dice_settlers.pay import payable, pioneer_dice
from landrush.games.dice_settlers.position import bits, to_dict
from landrush.games.dice_settlers.research import PAID, innovators
from landrush.games.dice_settlers.roll import CUP
from landrush.games.dice_settlers.rounds import begin_round, keep_limit
from landrush.games.dice_settlers.rules import DiceSettlers, new_state
from landrush.games.dice_settlers.setup import (
    EXPLOSIVE_TYPE,
    HAND,
    HOUSES,
    OWN_TENTS,
    POINTS_FOR,
    starting_players,
    starting_stack,
    starting_supply,
)
from landrush.games.dice_settlers.solo import frames as solo
from landrush.games.dice_settlers.solo.automaton import ALL_TENTS, AUTOMATON, PLAYER
from landrush.games.dice_settlers.solo.evict import tiles_to_evict
from landrush.games.dice_settlers.solo.questions import is_tie
from landrush.games.dice_settlers.state import has_tech, the_automaton
from landrush.games.dice_settlers.symbols import (
    ATTACK,
    COLOURS,
    DIE_FACES,
    EXPLORE,
    HARVEST,
    RECRUIT,
    RESEARCH,
    RESOURCES,
    SETTLE,
    START_TILES,
    SYMBOLS,
    TILES,
    TRADE,
)
from landrush.games.dice_settlers.trade import can_sell

if TYPE_CHECKING:
    from landrush.games.dice_settlers.game import DiceSettlersGame

Frame = tuple[int, ...]
ALL_DICE = 51

# The frames that may lie directly under each kind inside a roll phase or a turn.
BELOW: dict[int, tuple[int, ...]] = {
    k.DRAWING: (k.ARRANGE, k.ASIDE),
    k.ASIDE: (k.ARRANGE,),
    k.SPEND: (k.ARRANGE,),
    k.TURN_ONE: (k.ARRANGE, k.TURN),
    k.FACE: (k.ARRANGE, k.TURN_ONE, k.TURN),
    k.REROLL: (k.ARRANGE,),
    k.ROLLING: (k.ARRANGE,),
    k.EXTRA: (k.TURN,),
    k.PAY: (k.TAKE_DIE, k.DRAW_TILE, k.COST),
    k.PAIR: (
        k.PAY,
        k.TAKE_DIE,
        k.DRAW_TILE,
        k.COST,
        k.ACT,
        k.SETTLE_STEP,
        k.SELL,
        k.HARVEST_TOKEN,
        k.TENT_FROM,
    ),
    k.ACT: (k.TURN,),
    k.TAKE_DIE: (k.TURN, k.JOIN, k.MORE),
    k.DRAW_TILE: (k.CHOOSE_TILE,),
    k.CHOOSE_TILE: (k.TURN,),
    k.PUT_TILE: (k.TURN,),
    k.MORE: (k.TURN, k.EXTRA, solo.OWN_TURN),
    k.JOIN: (k.MORE, k.JOIN),
    k.SETTLE_STEP: (k.ACT,),
    k.TAKE_BACK: (k.ACT,),
    k.TENT_FROM: (k.ACT,),
    k.HARVEST_TOKEN: (k.ACT, k.TURN),
    k.SELL: (k.ACT, k.TURN),
    k.COST: (k.TURN,),
    k.HOUSE_FOR: (k.TURN,),
    k.TENT_TO: (k.TURN,),
    k.FACTORY_BY: (k.TURN,),
    k.FREE_FACTORY: (k.TURN,),
    k.BLAST_TILE: (k.TURN,),
    k.BLAST: (k.TURN, k.BLAST),
    solo.QUEUE: (solo.TAKE_DICE,),
    solo.CAST: (solo.TAKE_DICE,),
    solo.OWN_RECRUIT: (solo.OWN_TURN,),
    solo.OWN_DRAW: (solo.OWN_TURN,),
    solo.OWN_SPOT: (solo.OWN_TURN,),
    solo.OWN_SETTLE: (solo.OWN_TURN,),
    solo.OWN_ATTACK: (solo.OWN_TURN,),
}
# The action whose symbols an open payment's follow-up frame belongs to.
OPEN_ACTION = {
    k.SETTLE_STEP: SETTLE,
    k.TAKE_BACK: SETTLE,
    k.TENT_FROM: ATTACK,
    k.HARVEST_TOKEN: HARVEST,
    k.SELL: TRADE,
}
PAID_SYMBOL = {k.TAKE_DIE: RECRUIT, k.DRAW_TILE: EXPLORE, k.COST: RESEARCH}


def require(condition: bool, where: str, what: str) -> None:
    """Raise BadPosition unless the condition holds."""
    if not condition:
        raise BadPosition(f"position: {where}: {what}")


def check_position(game: DiceSettlersGame, s: DiceSettlers) -> None:
    """Raise BadPosition for a position that cannot arise."""
    frames = read_frames(s)
    if s.first < 0:
        require(s.automaton is None, "first_player", "missing although there is an automaton")
        named = frames[0][2] if frames else k.ANYBODY
        require(named < s.seats, "pending[0].named", "nobody who plays")
        fresh = new_state(game, s.seats, s.parts, s.cards, s.explosive, None, named)
        require(to_dict(game, s) == to_dict(game, fresh), "first_player", "missing after the first entry")
        require(len(s.cards) in (0, sum(s.parts.draw_of_type)), "cards", "not a whole set")
    else:
        check_map(s)
        check_tiles(s, frames)
        check_boards(s)
        check_automaton(s, frames)
        if s.rounds == 0:
            check_setup(s, frames)
        elif frames:
            check_round(s, frames)
        else:
            require(s.last_round, "pending", "empty although the game goes on")
        check_dice(s, frames)
    check_cards(s, frames)
    if frames:
        out = ActionBuffer()
        s.to_move = frames[-1][1]
        s.options(out)
        require(out.n > 0, "pending", "the question has no answer")
        decided_alone = is_tie(frames[-1][0]) or frames[-1][0] == solo.QUEUE
        require(out.n > 1 or not decided_alone, "pending", "done by itself")


def read_frames(s: DiceSettlers) -> list[Frame]:
    """The pending stack from the bottom: kind, seat, four numbers."""
    cells = s.stack.cells
    return [tuple(cells[i * FRAME + n] for n in range(NAMED)) for i in range(s.stack.depth())]


def check_map(s: DiceSettlers) -> None:
    """All tiles hang together and belong to this player count; houses are counted."""
    tiles = bits(s.placed)
    if tiles:
        reached = {tiles[0]}
        queue = [tiles[0]]
        while queue:
            near = set(bits(neighbours(s, queue.pop()))) - reached
            reached |= near
            queue += near
        require(len(reached) == len(tiles), "map", "the tiles do not hang together")
    allowed = [tile for tile in tiles if s.parts.tile_players[tile] <= s.seats]
    require(allowed == tiles, "map", "a tile for more players")
    for seat, p in enumerate(s.players):
        built = sum(1 for tile in tiles if s.house[tile] == seat)
        require(p.houses + built == HOUSES, f"boards[{seat}].houses", f"not {HOUSES} with those on the map")


def check_tiles(s: DiceSettlers, frames: list[Frame]) -> None:
    """A tile is on the map, in the stack, in a hand or away; what is in the stack nobody has seen."""
    start = (1 << (START_TILES + 1)) - 2
    require(
        s.stack_tiles & ~starting_stack(s.parts.tile_players, s.seats) == 0, "stack", "a tile of no stack"
    )
    require(
        s.stack_tiles & s.placed == 0 and s.hand & (s.stack_tiles | s.placed) == 0, "hand", "a tile twice"
    )
    for seen in s.seen:
        require(seen & s.stack_tiles == 0, "seen", "a tile of the stack")
    require(len(bits(s.placed & start)) <= s.seats, "map", "too many start tiles")
    holding = any(frame[0] in (k.DRAFT_DRAW, k.DRAFT_KEEP, k.CHOOSE_TILE, solo.OWN_START) for frame in frames)
    require(s.hand == 0 or holding, "hand", "nobody is choosing")


def check_boards(s: DiceSettlers) -> None:
    """Markers lie on cards of this game; factories used are factories; points were taken from the supply."""
    cards = sum(1 << card for card in set(s.cards))
    factories = sum(1 << t for t in bits(s.placed) if s.parts.tile_when[t] == effects.FACTORY)
    for seat, p in enumerate(s.players):
        where = f"boards[{seat}]"
        require(p.techs & ~cards == 0, where + ".technologies", "a card that is not laid out")
        once = sum(1 << t for t in bits(p.techs) if s.parts.tech_timing[t] == effects.ONCE)
        require(p.used & ~once == 0, where + ".used", "not a once-a-round card of the player")
        require(p.factories & ~factories == 0, where + ".factories", "not a factory on the map")
        require(p.again & ~p.factories == 0, where + ".factories_again", "not used before")
    most = POINTS_FOR[s.seats - 2]
    require(s.points <= most, "supply.points", f"more than {most}")
    taken = sum(p.points for p in s.players)
    require(taken >= most - s.points, "supply.points", "fewer than the players did not take")


def check_dice(s: DiceSettlers, frames: list[Frame]) -> None:
    """No colour has more dice than there are (D1.1, D2.6)."""
    supply = starting_supply(s.parts.dice, s.seats)
    start = starting_players(s.seats)
    for colour in range(COLOURS):
        total = supply[colour] + sum(p.holds[k.BAG + colour] for p in start)
        found = s.supply[colour]
        for p in s.players:
            found += p.holds[k.BAG + colour] + p.holds[k.SPENT + colour]
            found += sum(int(p.active[colour * SYMBOLS + symbol]) for symbol in range(SYMBOLS))
        for frame in frames:
            found += held_dice(frame).count(colour)
        if s.automaton is not None:
            found += s.automaton.dice_of(colour)
        require(found <= total, "supply.dice", f"{found} dice of a colour that has {total}")
        require(s.supply[colour] <= supply[colour], "supply.dice", "more than at the start")


def held_dice(frame: Frame) -> list[int]:
    """The colours of dice that lie in a cup, wait for the queue or are set aside to be kept."""
    if frame[0] == solo.QUEUE:
        return [colour for colour in range(COLOURS) for _ in range(frame[2] >> (CUP * colour) & 0xFF)]
    if frame[0] == k.REROLL or frame[0] == k.ROLLING:
        cup = frame[3] if frame[0] == k.REROLL else frame[2]
        return [colour for colour in range(COLOURS) for _ in range(cup >> (CUP * colour) & 0xFF)]
    if frame[0] == k.KEEP:
        return [die // SYMBOLS for die in frame[4 : 4 + max(0, min(2, frame[3]))]]
    return []


def check_cards(s: DiceSettlers, frames: list[Frame]) -> None:
    """Nine cards by type and perhaps an explosive one, as far as they are laid out (D2.7)."""
    require(len(set(s.cards)) == len(s.cards), "cards", "a card twice")
    waiting = [frame[2] for frame in frames if frame[0] == k.CARD]
    for kind in range(EXPLOSIVE_TYPE):
        laid = sum(1 for card in s.cards if s.parts.tech_type[card] == kind)
        whole = s.parts.draw_of_type[kind]
        fits = laid + waiting.count(kind) == whole or (s.first < 0 and not s.cards)
        require(fits, "cards", "not as many of each type as a set has")
    explosive = [s.parts.tech_type[card] == EXPLOSIVE_TYPE for card in s.cards]
    extra = 1 if s.explosive and s.first >= 0 else 0
    require(
        sum(explosive) + waiting.count(EXPLOSIVE_TYPE) == extra,
        "cards",
        "not the explosive card",
    )
    require(not any(explosive[:-1]), "cards", "the explosive card is not the last")
    chronicles = [s.parts.tech_effect[card] == effects.END_MARKERS for card in s.cards]
    require(s.seats == 4 or not any(chronicles), "cards", "a card for four players")


def check_setup(s: DiceSettlers, frames: list[Frame]) -> None:
    """The stack is what is left of the setup (D2)."""
    planned = planned_setup(s)
    found = [frame[:2] for frame in frames if frame[0] != k.CARD]
    require(found == planned[: len(found)] and len(found) > 1, "pending", "not the rest of the setup")
    cards = [frame for frame in frames if frame[0] == k.CARD]
    require(
        frames[len(found) :] == cards and all(frame[1] == s.first for frame in cards),
        "pending",
        "no card there",
    )
    require(not cards or len(found) == len(planned), "pending", "cards come first")
    types = [frame[2] for frame in cards]
    require(
        sorted(types, reverse=True) == types and all(0 <= t <= EXPLOSIVE_TYPE for t in types),
        "pending",
        "no such card",
    )
    undecided = {frame[1] for frame in frames if frame[0] in (k.DRAFT_KEEP, solo.OWN_START)}
    kept = [frame[2] for frame in frames if frame[0] == k.PLACE_START and frame[1] not in undecided]
    unset = [frame[2] for frame in frames if frame[0] == k.PLACE_START and frame[1] in undecided]
    fits = all(1 <= tile <= START_TILES and not (s.placed | s.hand) & (1 << tile) for tile in kept)
    require(
        fits and len(set(kept)) == len(kept) and not any(unset), "pending", "not a start tile that was kept"
    )
    drawing = sum(1 for frame in frames if frame[0] == k.DRAFT_DRAW and frame[1] == frames[-1][1])
    begun = s.seats - len(undecided)
    drafting = bool(undecided) and not cards
    size = HAND - drawing if drafting else 0
    require(len(bits(s.hand)) == size and s.hand < 1 << (START_TILES + 1), "hand", "not what the draft says")
    seen = s.hand
    for mask in s.seen:
        seen |= mask
    drawn = (
        0
        if begun == 0 and not drafting
        else HAND - 1 + begun + (1 if drafting else 0) - (drawing if drafting else 0)
    )
    require(len(bits(seen)) == drawn and seen < 1 << (START_TILES + 1), "seen", "not what the draft says")
    placed = s.seats - sum(1 for frame in frames if frame[0] == k.PLACE_START)
    require(
        len(bits(s.placed)) == placed and s.placed < 1 << (START_TILES + 1),
        "map",
        "not the start tiles placed",
    )
    require(not s.last_round and all(p.acted == 0 for p in s.players), "last_round", "before the first round")
    for seat, p in enumerate(s.players):
        tents = int(p.tents) + sum(map(int, s.tents[seat * TILES : (seat + 1) * TILES]))
        # How many the automaton begins with is an option.
        fits = tents == OWN_TENTS if seat < s.deciders else tents > 0
        require(fits, f"boards[{seat}].tents", "not those of the setup")


def planned_setup(s: DiceSettlers) -> list[tuple[int, int]]:
    """Kind and seat of each frame of the setup after the cards, from the bottom."""
    order = [(s.first + i) % s.seats for i in range(s.seats)]
    planned: list[tuple[int, int]] = [(k.ROUND, s.first)]
    if s.automaton is not None:
        planned.append((solo.QUEUE, AUTOMATON))
    planned += [(k.PLACE_START, seat) for seat in reversed(order)]
    for seat in reversed(order):
        is_automaton = s.automaton is not None and seat == AUTOMATON
        planned.append((solo.OWN_START if is_automaton else k.DRAFT_KEEP, seat))
        planned += [(k.DRAFT_DRAW, seat)] * (HAND if seat == s.first else 1)
    return planned


def planned_round(s: DiceSettlers) -> list[Frame]:
    """The frames of a whole round from the bottom."""
    fresh = new_state(s.game, s.seats, s.parts, s.cards, s.explosive, s.automaton, k.ANYBODY)
    fresh.stack = Pending(number_vector([]))
    fresh.first = s.first
    begin_round(fresh)
    return read_frames(fresh)


def check_round(s: DiceSettlers, frames: list[Frame]) -> None:
    """The rest of the round, and inside its current part the frames of a roll phase or a turn."""
    planned = planned_round(s)
    base = 0
    while base < min(len(frames), len(planned)) and frames[base][:2] == planned[base][:2]:
        if frames[base][0] in (k.TURN, solo.OWN_TURN) and frames[base][2] != planned[base][2]:
            break
        base += 1
    require(base > 1, "pending", "not the rest of a round")
    inside = frames[base:]
    arranging = bool(inside) and inside[0][0] == k.ARRANGE
    if arranging:
        is_next = base < len(planned) and planned[base][:2] == (k.ROLL, inside[0][1])
        require(is_next, "pending", "no roll phase there")
    current = base if arranging else base - 1
    require(frames[:current] == planned[:current], "pending", "a part of the round has begun too early")
    require(len(bits(s.placed)) >= s.seats, "map", "the start tiles are missing")
    if not arranging:
        check_part(s, frames[current], inside)
    below = frames[current]
    for above in frames[current + 1 :]:
        require(below[0] in BELOW.get(above[0], ()), "pending", "a question in the wrong place")
        require(
            above[1] == below[1] or k.JOIN in (above[0], below[0]), "pending", "a question to the wrong seat"
        )
        below = above
    for i in range(current + 1, len(frames)):
        check_frame(s, frames, i)


def check_part(s: DiceSettlers, frame: Frame, inside: list[Frame]) -> None:
    """The part of the round that goes on: a turn, or a clean-up."""
    kind, seat, a, b, c, d = frame
    if kind == k.TURN:
        fits = 0 <= b <= c and 1 <= c <= 5 and d == 1 and b <= len(bits(s.players[seat].acted))
        require(fits, "pending", "no such turn")
        return
    if kind == solo.TAKE_DICE:
        require((a, b, c, d) == (1, 0, 0, 0) and bool(inside), "pending", "done by itself")
        return
    if kind == solo.OWN_TURN:
        require(b == (1 if inside else 0) and (c, d) == (0, 0), "pending", "no such turn")
        require(bool(inside) or the_automaton(s).strength() > 0, "pending", "nothing for the automaton to do")
        return
    if kind == solo.EVICT:
        require(not inside and (a, b, c, d) == (0, 0, 0, 0), "pending", "no such clean-up")
        require(tiles_to_evict(s) != 0, "pending", "no tent to send home")
        return
    require(kind == k.KEEP and not inside, "pending", "done by itself")
    fits = a == keep_limit(s, seat) and 0 <= b < a and 0 <= c < DIE_FACES and 0 <= d < DIE_FACES and b <= 2
    require(fits and (b > 0 or (c, d) == (0, 0)), "pending", "no such clean-up")
    require(b != 1 or d == 0, "pending", "no such clean-up")
    require(active_count(s.players[seat]) > 0, "pending", "no dice to keep")


def check_frame(s: DiceSettlers, frames: list[Frame], i: int) -> None:
    """One frame inside a roll phase or a turn: its numbers, and what it takes for granted."""
    kind, seat, a, b, c, d = frames[i]
    below = frames[i - 1]
    is_top = i == len(frames) - 1
    p = s.players[seat]
    ok = True
    if kind == k.ARRANGE:
        ok = (a, b, c, d) == (0, 0, 0, 0)
    elif kind == k.DRAWING:
        dice = p.bag_size() + (p.spent_size() if b else 0)
        ok = is_top and 1 <= a <= 15 and b in (0, 1) and p.bag_size() > 0
        ok = ok and (below[0] != k.ASIDE or (b == 1 and dice >= a))
    elif kind == k.ASIDE:
        kept = [die for die in (b, c) if die >= 0]
        to_come = frames[i + 1][2] if not is_top else 0
        fresh = active_count(p) - len(kept) + to_come
        ok = 1 <= a <= 9 and all(die < DIE_FACES and p.active[die] >= kept.count(die) for die in kept)
        ok = ok and b >= -1 and c >= -1 and (b >= 0 or c < 0) and fresh >= a
    elif kind == k.SPEND:
        ok = is_top and 0 <= a < DIE_FACES and p.active[a] > 0
    elif kind == k.TURN_ONE:
        ok = (
            1 <= a <= 9
            and b == (1 if below[0] == k.TURN else 0)
            and (b == 1 or (a == 1 and active_count(p) > 0))
        )
    elif kind == k.FACE:
        ok = is_top and 0 <= a < DIE_FACES and p.active[a] > 0
    elif kind == k.REROLL:
        count = len(held_dice(frames[i]))
        ok = is_top and 1 <= a <= 9 and cup_fits(b) and count <= 9 and active_count(p) > 0
    elif kind == k.ROLLING:
        ok = is_top and cup_fits(a) and 1 <= len(held_dice(frames[i])) <= 9
    elif kind == k.PAY:
        pair = frames[i + 1] if not is_top else None
        # The dice of a pair that are still to be named no longer count as pioneers.
        spoken_for = 0 if pair is None else pair[2]
        pairs = pioneer_dice(p, 0) // 2 - (pioneer_dice(p, 0) - spoken_for) // 2
        ok = a == PAID_SYMBOL[below[0]] and 1 <= b <= 33 and payable(s, seat, 1 << a, 0) - pairs >= b
    elif kind == k.PAIR:
        ok = is_top and 1 <= a <= 2 and pioneer_dice(p, 0) >= a
    elif kind == k.ACT:
        ok = (
            a in (SETTLE, ATTACK, HARVEST, TRADE)
            and bool(p.acted & (1 << a))
            and (0 if is_top else 1) <= b <= 99
        )
        ok = ok and target_fits(s, frames[i], is_top)
    elif kind == k.TAKE_DIE:
        ok = 1 <= a <= 9 and 0 < b < 1 << COLOURS and c in (0, 1)
    elif kind == k.DRAW_TILE:
        ok = 1 <= a <= len(bits(s.stack_tiles))
    elif kind == k.CHOOSE_TILE:
        ok = has_spot(s, seat) and (s.hand > 0 or not is_top) and s.hand & ((1 << (START_TILES + 1)) - 1) == 0
    elif kind == k.PUT_TILE:
        free = s.placed | s.stack_tiles | s.hand
        ok = is_top and START_TILES < a < TILES and not free & (1 << a) and s.parts.tile_players[a] <= s.seats
    elif kind in (k.MORE, k.JOIN):
        ok = (
            1 <= a < TILES and bool(s.placed & (1 << a)) and ((kind == k.MORE and b in (0, 1)) or p.tents > 0)
        )
        if kind == k.JOIN:
            others = [frame[1] for frame in frames if frame[0] in (k.JOIN, k.MORE)]
            ok = ok and a == below[2] and len(set(others)) == len(others)
    elif kind == k.TAKE_BACK:
        ok = is_top and a in (0, 1)
    elif kind == k.TENT_FROM:
        ok = 1 <= a < TILES and 0 <= b < s.seats and b != seat and s.tents[b * TILES + a] > 0
    elif kind == k.HARVEST_TOKEN:
        ok = 0 < a < 1 << RESOURCES and b == (1 if below[0] == k.TURN else 0)
    elif kind == k.SELL:
        ok = (
            0 <= a <= 9 and b == (1 if below[0] == k.TURN else 0) and (b == 1 or a == 0) and can_sell(s, seat)
        )
    elif kind == k.COST:
        ok = cost_fits(s, frames[i])
    elif kind == k.HOUSE_FOR:
        ok = is_top and 1 <= a <= 9 and p.houses > 0
    elif kind == k.FACTORY_BY:
        ok = (
            is_top
            and 1 <= a < TILES
            and bool(s.placed & (1 << a))
            and s.parts.tile_when[a] == effects.FACTORY
        )
    elif kind == k.BLAST_TILE:
        ok = is_top and 1 <= a <= 9
    elif kind == k.BLAST:
        ok = 1 <= a < TILES and bool(s.placed & (1 << a)) and 0 <= b < s.seats and b != seat and 1 <= c <= 9
    elif kind >= solo.FIRST_SOLO_KIND:
        ok = is_top and seat == AUTOMATON and solo_frame_fits(s, frames[i])
    if kind in OPEN_ACTION and below[0] == k.ACT:
        ok = ok and below[2] == OPEN_ACTION[kind]
    require(ok, f"pending[{i}]", "numbers that this question cannot have")


def solo_frame_fits(s: DiceSettlers, frame: Frame) -> bool:
    """The numbers of a frame inside the automaton's roll phase or turn."""
    kind, _, a, b, c, d = frame
    automaton = the_automaton(s)
    if (c, d) != (0, 0):
        return False
    if kind == solo.CAST:
        return 1 <= a <= 6 - len(automaton.rolled) and a <= len(automaton.queue) and b == 0
    if kind == solo.QUEUE:
        return cup_fits(a) and 1 <= len(held_dice(frame)) <= 6 and b == 0
    if kind == solo.OWN_DRAW:
        return s.stack_tiles > 0 and has_spot(s, AUTOMATON) and (a, b) == (0, 0)
    if kind == solo.OWN_SPOT:
        free = s.placed | s.stack_tiles | s.hand
        in_game = START_TILES < a < TILES and s.parts.tile_players[a] <= s.seats
        return in_game and not free & (1 << a) and has_spot(s, AUTOMATON) and b == 0
    if kind == solo.OWN_RECRUIT:
        return 1 <= a <= 2 and b == 0
    if kind == solo.OWN_SETTLE:
        tents = s.players[AUTOMATON].tents > 0
        return tents and ((1 <= a <= ALL_DICE and b == 0) or (a, b) == (0, 1))
    # A tile already chosen is dealt with at once.
    return 1 <= a <= ALL_DICE and b == 0


def check_automaton(s: DiceSettlers, frames: list[Frame]) -> None:
    """Its 20 tents, its dice and its part of the pending work; seats that decide nothing have no dice."""
    if s.automaton is None:
        solo_frames = [frame for frame in frames if frame[0] >= solo.FIRST_SOLO_KIND]
        require(not solo_frames, "pending", "a question of the solo game")
        return
    p = s.players[AUTOMATON]
    on_map = sum(int(s.tents[AUTOMATON * TILES + tile]) for tile in range(TILES))
    total = s.automaton.general + p.tents + on_map
    require(total == ALL_TENTS, "automaton.tents", f"{total} with those elsewhere, not {ALL_TENTS}")
    own = sum(p.holds[: k.TOKENS]) + active_count(p)
    require(own == 0, f"boards[{AUTOMATON}]", "dice although the automaton has a queue")
    idle = p.used == 0 and p.acted == 0 and p.factories == 0 and p.again == 0
    require(idle, f"boards[{AUTOMATON}]", "used, acted or factories although the automaton uses none")
    casting = any(frame[0] == solo.CAST for frame in frames)
    require(casting or len(s.automaton.rolled) == 0, "automaton.rolled", "nothing is being rolled")
    asked = [frame for frame in frames if frame[0] >= solo.FIRST_SOLO_KIND]
    seats = all(frame[1] == (PLAYER if frame[0] == solo.EVICT else AUTOMATON) for frame in asked)
    require(seats, "pending", "a question to the wrong seat")
    common = [frame[0] for frame in frames if frame[1] == AUTOMATON and frame[0] < solo.FIRST_SOLO_KIND]
    allowed = (k.ROUND, k.PLACE_START, k.DRAFT_DRAW, k.MORE, k.JOIN)
    require(all(kind in allowed for kind in common), "pending", "a question to the automaton")
    if frames and frames[-1][1] == AUTOMATON and frames[-1][0] < solo.FIRST_SOLO_KIND:
        require(frames[-1][0] == k.DRAFT_DRAW, "pending", "done by itself")
    if s.rounds == 0:
        start = starting_players(s.seats)[AUTOMATON]
        waiting = [colour for frame in frames for colour in held_dice(frame)]
        for colour in range(COLOURS):
            found = waiting.count(colour) + s.automaton.dice_of(colour)
            require(found == start.holds[k.BAG + colour], "automaton.queue", "not the dice it starts with")
    for tile in bits(s.placed):
        lead = int(s.tents[AUTOMATON * TILES + tile]) - int(s.tents[PLAYER * TILES + tile])
        due = lead >= LEAD and s.house[tile] == k.NO_HOUSE and p.houses > 0
        require(not due, "map", f"tile {tile}: the automaton would have a house")


def cup_fits(cup: int) -> bool:
    """Whether a number is dice by colour."""
    return 0 <= cup < 1 << (CUP * COLOURS)


def target_fits(s: DiceSettlers, frame: Frame, is_top: bool) -> bool:
    """The third number of an open action: symbols of tiles, resources gained, or the target of an attack."""
    _, seat, action, symbols, target, _ = frame
    if action == HARVEST:
        return 0 <= target < 1 << RESOURCES
    if action != ATTACK:
        return 0 <= target <= 5
    tile, opponent = (target & 0xFF) // 4 + 1, target & 3
    if target < 0 or target >= 1 << 28 or tile >= TILES or opponent >= s.seats or opponent == seat:
        return False
    hired = target >> 24 & 0xF
    return bool(s.placed & (1 << tile)) and bool(s.present[seat] & (1 << tile)) and hired <= symbols


def cost_fits(s: DiceSettlers, frame: Frame) -> bool:
    """A technology's cost of which the rest can still be paid, with gold or Innovators where need be."""
    _, seat, tech, left, paid, _ = frame
    if tech not in list(s.cards) or s.players[seat].techs & (1 << tech) or not 0 <= paid < 1 << 32:
        return False
    waived = 1 if innovators(s, seat) >= 0 else 0
    cost = [int(s.parts.tech_cost[tech * RESOURCES + resource]) for resource in range(RESOURCES)]
    gave = [paid >> (PAID * resource) & 0xFF for resource in range(RESOURCES)]
    holds = s.players[seat].holds[k.TOKENS : k.TOKENS + RESOURCES]
    fits = all(n <= printed for n, printed in zip(gave[1:], cost[1:], strict=True))
    there = holds[0] + sum(min(holds[r], cost[r] - gave[r]) for r in range(1, RESOURCES))
    has_waived = has_tech(s, seat, effects.IGNORE_COST) >= 0 and not waived
    named = [sum(gave), sum(gave) + 1] if has_waived else [sum(gave)]
    return fits and left >= 0 and sum(cost) - left in named and bool(there >= left - waived)
