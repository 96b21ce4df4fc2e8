"""Whether a position that was read can arise in play: counts, landscape, worker board, pending work.

A position that passes can be played on without meeting anything the rules do not foresee.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from landrush.engine.actions import ActionBuffer
from landrush.engine.hexes import DIRECTIONS, OFF_MAP
from landrush.engine.pending import FRAME, NAMED
from landrush.engine.state import OK
from landrush.errors import BadPosition
from landrush.games.montana import state as kernel
from landrush.games.montana.build import MAX_BUILDS
from landrush.games.montana.components import COLOUR_NAMES, GOOD_NAMES
from landrush.games.montana.kinds import (
    ANY,
    AREAS,
    CATTLE,
    COLOURS,
    GOODS,
    SMALL_COPPER,
    SMALL_STONE,
    WORKER_LIMIT,
    WORKERS,
    WORKERS_OF_COLOUR,
)
from landrush.games.montana.landscape import CANTEEN_TOKEN, CATTLE_TOKEN, NO_TOKEN, NOBODY
from landrush.games.montana.parts import AREA_SPACES, FIELD, ROTATIONS
from landrush.games.montana.position import to_dict
from landrush.games.montana.rules import Montana, new_state
from landrush.games.montana.setup import (
    FIRST_COINS,
    SETTLEMENTS_FOR,
    check_start,
    start_question,
    start_seat,
    starting_players,
    starting_supply,
)
from landrush.games.montana.town import GOODS_ROW, ROW_GOODS, ROW_UPGRADES, row_of
from landrush.games.montana.work import OTHERS, area_of

if TYPE_CHECKING:
    from landrush.games.montana.game import MontanaGame

Frame = tuple[int, ...]


def require(condition: bool, where: str, what: str) -> None:
    """Raise BadPosition unless the condition holds."""
    if not condition:
        raise BadPosition(f"position: {where}: {what}")


def check_position(game: MontanaGame, s: Montana) -> None:
    """Raise BadPosition for a position that cannot arise."""
    frames = read_frames(s)
    if s.first < 0:
        named = frames[0][2] if frames else kernel.ANYBODY
        require(named < s.seats, "pending[0].named", "nobody who plays")
        fresh = new_state(game, s.seats, s.parts, s.ground.layout, s.rulings, named)
        require(to_dict(game, s) == to_dict(game, fresh), "first_player", "missing after the first entry")
        return
    check_tiles(s)
    check_settlements(s)
    check_tokens(s)
    check_counts(s)
    check_worker_board(s, frames)
    if is_setup(frames):
        check_setup(s, frames)
    else:
        check_play(s, frames)
    if frames:
        out = ActionBuffer()
        s.to_move = frames[-1][1]
        s.options(out)
        require(out.n > 0, "pending", "the question has no answer")


def read_frames(s: Montana) -> list[Frame]:
    """The pending stack from the bottom: kind, seat, four numbers."""
    cells = s.stack.cells
    return [tuple(cells[i * FRAME + k] for k in range(NAMED)) for i in range(s.stack.depth())]


def check_tiles(s: Montana) -> None:
    """Tiles are placed in order, each once; then the start tile, on a field (M2.1, M2.2)."""
    tiles = [tile for tile in s.ground.tiles if tile >= 0]
    require(list(s.ground.tiles)[: len(tiles)] == tiles, "landscape.tiles", "a gap before a placed tile")
    drawn = [tile // ROTATIONS for tile in tiles]
    require(len(set(drawn)) == len(drawn), "landscape.tiles", "a tile lies twice")
    if s.start >= 0:
        require(len(tiles) == len(s.ground.tiles), "landscape.start", "before the last landscape tile")
        require(check_start(s, s.start) == OK, "landscape.start", "not where it may lie")


def check_settlements(s: Montana) -> None:
    """Settlements stand on fields, connected with the start tile (M7.2), in the numbers of M2.5."""
    settled = [cell for cell in range(s.ground.layout.cells) if s.owner[cell] != NOBODY]
    require(not settled or s.start >= 0, "landscape.settlements", "before the start tile")
    for cell in settled:
        require(s.ground.terrain[cell] == FIELD, "landscape.settlements", "not on a field")
        require(cell != s.start, "landscape.settlements", "on the start tile")
        most = 1 + s.ground.double[cell] + 3
        require(s.height[cell] <= most, "landscape.settlements", f"more than {most} on one field")
    reached = {s.start}
    queue = [s.start] if settled else []
    while queue:
        for near in neighbours(s, queue.pop()):
            if s.owner[near] != NOBODY and near not in reached:
                reached.add(near)
                queue.append(near)
    require(reached.issuperset(settled), "landscape.settlements", "not connected with the start tile")
    for seat, p in enumerate(s.players):
        placed = sum(int(s.height[cell]) for cell in settled if s.owner[cell] == seat)
        total = SETTLEMENTS_FOR[s.seats - 2]
        require(
            p.settlements + placed == total, f"boards[{seat}].settlements", f"not {total} with those placed"
        )
    ending = any(p.settlements == 0 for p in s.players)
    require(s.last_round == ending, "last_round", "true exactly when a player has no settlement left")


def neighbours(s: Montana, cell: int) -> list[int]:
    table = s.ground.layout.neighbours
    near = [table[k] for k in range(cell * DIRECTIONS, (cell + 1) * DIRECTIONS)]
    return [x for x in near if x != OFF_MAP]


def taken_canteens(s: Montana) -> int:
    """Lakes with the canteen symbol beside a settlement."""
    lakes = [cell for cell in range(s.ground.layout.cells) if s.ground.token[cell] == CANTEEN_TOKEN]
    return sum(1 for lake in lakes if is_beside_settlement(s, lake))


def is_beside_settlement(s: Montana, cell: int) -> bool:
    return any(s.owner[near] != NOBODY for near in neighbours(s, cell))


def check_tokens(s: Montana) -> None:
    """Cattle lie on free fields with the symbol, canteens on lakes nobody has reached (M2.3, M7.6)."""
    for cell in range(s.ground.layout.cells):
        expected = int(s.ground.token[cell])
        gone = expected == CATTLE_TOKEN and (cell == s.start or s.owner[cell] != NOBODY)
        gone = gone or (expected == CANTEEN_TOKEN and is_beside_settlement(s, cell))
        if gone or s.start < 0:
            expected = int(NO_TOKEN)
        where = "landscape.canteens" if CANTEEN_TOKEN in (expected, s.token[cell]) else "landscape.cattle"
        require(s.token[cell] == expected, where, "not what the landscape and the settlements say")


def check_counts(s: Montana) -> None:
    """Nothing appears or vanishes (M1, M2.4, M2.5)."""
    goods = starting_supply(s.seats)
    for kind in range(WORKERS):
        total = goods[kind] + sum(p.holds[kind] for p in starting_players(s.seats))
        found = s.supply[kind] + sum(p.holds[kind] for p in s.players)
        require(found == total, "supply.goods", f"{found} {GOOD_NAMES[kind]} in all, not {total}")
    for colour in range(COLOURS):
        kind = WORKERS + colour
        standing = sum(int(s.standing[part * COLOURS + colour]) for part in range(kernel.BOARD_PARTS))
        found = s.supply[kind] + sum(p.holds[kind] for p in s.players) + standing
        name = COLOUR_NAMES[colour]
        require(
            found == WORKERS_OF_COLOUR, "supply.workers", f"{found} {name} in all, not {WORKERS_OF_COLOUR}"
        )
    found = s.cattle + sum(p.cattle for p in s.players) + sum(1 for token in s.token if token == CATTLE_TOKEN)
    require(found == CATTLE, "supply.cattle", f"{found} cattle in all, not {CATTLE}")
    canteens = sum(p.canteens for p in s.players)
    require(canteens <= taken_canteens(s), "boards", "more canteens than were taken from lakes")


def is_setup(frames: list[Frame]) -> bool:
    """Whether the first turn has not begun: above its frame the rest of the setup waits."""
    waiting = (kernel.TILE, kernel.START, kernel.START_CHANCE, kernel.SPIN, kernel.PICK)
    return len(frames) > 1 and frames[0][2] == kernel.MAIN and frames[1][0] in waiting


def schedule(s: Montana) -> list[Frame]:
    """All frames of the setup after the first player is known, from the bottom."""
    out: list[Frame] = [(kernel.TURN, s.first, kernel.MAIN, 0, 0, 0)]
    for i in range(s.seats - 1, -1, -1):
        out += [(kernel.SPIN, (s.first + i) % s.seats, 0, 0, 0, 0)] * 2
    out.append((start_question(s), start_seat(s), 0, 0, 0, 0))
    out += [(kernel.TILE, s.first, slot, 0, 0, 0) for slot in range(s.ground.layout.slots - 1, -1, -1)]
    return out


def check_setup(s: Montana, frames: list[Frame]) -> None:
    """The stack is what is left of the setup, and the boards show what is done of it (M2)."""
    planned = schedule(s)
    left = frames
    if frames[-1][0] == kernel.PICK:
        left = frames[:-1]
        spun = planned[len(left)] if len(left) < len(planned) else (kernel.FIRST, -1)
        require(spun[:2] == (kernel.SPIN, frames[-1][1]), "pending", "no spin for this pick")
        check_pick(s, frames[-1])
    require(left == planned[: len(left)], "pending", "not the rest of the setup")
    tiles = s.ground.layout.slots
    placed = sum(1 for tile in s.ground.tiles if tile >= 0)
    require(
        placed == min(tiles, len(planned) - len(left)), "landscape.tiles", "not as many as the setup says"
    )
    require((s.start >= 0) == (len(left) < len(planned) - tiles), "landscape.start", "not as the setup says")
    spins = dict.fromkeys(range(s.seats), 2)
    for frame in left:
        if frame[0] == kernel.SPIN:
            spins[frame[1]] -= 1
    require((s.pointer >= 0) == any(spins.values()), "pointer", "set by the first spin")
    if frames[-1][0] == kernel.PICK:
        spins[frames[-1][1]] -= 1
    require(s.turns == 0 and s.busy == 0, "turns", "no turn before the setup is done")
    require(all(pawn == kernel.NO_PAWN for pawn in s.pawns), "town", "a pawn before the setup is done")
    for seat, (p, fresh) in enumerate(zip(s.players, starting_players(s.seats), strict=True)):
        where = f"boards[{seat}]"
        coins = FIRST_COINS + (seat - s.first) % s.seats
        same = (p.coins, p.cattle, p.canteens, p.settlements) == (coins, 1, 0, fresh.settlements)
        require(same and list(p.holds)[:GOODS] == list(fresh.holds)[:GOODS], where, "not as set up")
        require(
            p.workers() == 2 * spins[seat], where + ".workers", f"not {2 * spins[seat]}, as the spins say"
        )


def check_pick(s: Montana, frame: Frame) -> None:
    require(s.pointer >= 0 and s.parts.wheel[2 * s.pointer] == ANY, "pending", "a pick on a coloured segment")
    require(-1 <= frame[2] < COLOURS, "pending", "an unknown colour")


def check_play(s: Montana, frames: list[Frame]) -> None:
    """The turn order, and the frames above the turn, each where the rules put it."""
    require(s.start >= 0 and s.pointer >= 0, "pending", "the setup is not done")
    used = taken_canteens(s) - sum(p.canteens for p in s.players)
    expected = (s.first + s.turns - used) % s.seats
    require(s.turns >= used, "turns", "fewer than canteens used")
    if not frames:
        require(s.last_round, "pending", "empty although nobody has placed the last settlement")
        require(expected == (s.first - 1) % s.seats, "turns", "the last round is not complete")
        require(s.busy == s.busy & ~full_areas(s), "worker_board", "a full area at the end")
        s.active = expected
    else:
        require(frames[0][0] == kernel.TURN, "pending", "no turn at the bottom")
        require(frames[0][1] == expected, "pending", f"seat {expected} is to move after {s.turns} turns")
        check_turn(s, frames)
    surplus = frames[-1] if frames and frames[-1][0] == kernel.SURPLUS else None
    for seat, p in enumerate(s.players):
        allowed = WORKER_LIMIT + (surplus[2] if surplus and surplus[1] == seat else 0)
        fits = p.workers() == allowed if allowed > WORKER_LIMIT else p.workers() <= allowed
        require(fits, f"boards[{seat}].workers", f"more than {WORKER_LIMIT}")
    in_town = any(frame[0] == kernel.REWARDS for frame in frames)
    require(in_town or all(pawn == kernel.NO_PAWN for pawn in s.pawns), "town", "a pawn outside an auction")


def check_turn(s: Montana, frames: list[Frame]) -> None:
    """The step of the turn and what may wait above it."""
    _, _, step, number, _, _ = frames[0]
    above = frames[1:]
    ranges = {
        kernel.MAIN: (0, 0),
        kernel.HIRED: (0, 0),
        kernel.WORKED: (0, AREAS * AREA_SPACES - 1),
        kernel.BUILT: (1, MAX_BUILDS),
        kernel.DONE: (0, 1),
    }
    low, high = ranges[step]
    require(low <= number <= high, "pending[0]", "a number that this step does not have")
    if above and above[-1][0] == kernel.SURPLUS:
        check_surplus(s, above[-1])
        above = above[:-1]
        if above:
            waits_for = above[-1][0] in (kernel.BID, kernel.ANNOUNCE) and above[-1][1] == s.active
            require(waits_for, "pending", "no surplus there")
    if step == kernel.MAIN and not above:
        require(full_areas(s) == 0, "worker_board", "a full area at the start of a turn")
    if not above:
        return
    kind = above[0][0]
    if kind == kernel.SPIN:
        fits = step == kernel.HIRED and len(frames) == 2 and above[0][1] == s.active
        require(fits, "pending", "no spin there")
    elif kind == kernel.PICK:
        hiring = step == kernel.HIRED or (step == kernel.DONE and number == 1)
        require(hiring and len(frames) == 2 and above[0][1] == s.active, "pending", "no pick there")
        check_pick(s, above[0])
    elif kind == kernel.PLACE:
        require(len(frames) == 2 and above[0][1] == s.active, "pending", "no placing there")
        check_place_frame(s, step, number, above[0])
    else:
        require(kind == kernel.REWARDS and step == kernel.DONE and number == 0, "pending", "not in this step")
        require(above[0][1] == s.active and len(above) > 1, "pending", "rewards without a question")
        if above[1][0] == kernel.AUCTION:
            check_auction(s, above)
        else:
            check_announce(s, above)


def check_surplus(s: Montana, frame: Frame) -> None:
    require(frame[1] == s.active and 1 <= frame[2] <= 2, "pending", "no such surplus")


def check_place_frame(s: Montana, step: int, number: int, frame: Frame) -> None:
    """Workers are being placed on a part; those placed so far stand there."""
    _, seat, part, left, *_ = frame
    is_bank = 0 <= part < len(s.parts.bank_workers)
    is_large = kernel.LARGE_PART <= part < kernel.SMALL_PART
    is_small = kernel.SMALL_PART <= part < kernel.BOARD_PARTS
    require(is_bank or is_large or is_small, "pending", "no such part of the worker board")
    if is_small:
        fits = step == kernel.WORKED and number == part - kernel.SMALL_PART
    else:
        fits = step == kernel.MAIN
    require(fits, "pending", "no placing on this part in this step")
    need = s.parts.bank_workers[part] if is_bank else OTHERS
    stand = [c for c in range(COLOURS) for _ in range(s.standing[part * COLOURS + c])]
    require(1 <= left <= need and len(stand) == need - left, "pending", "not the workers placed so far")
    require(is_bank or area_of(part) not in stand, "pending", "the area's colour stands alone")
    if is_large:
        cost = s.parts.space_coins[part - kernel.LARGE_PART]
        require(s.players[seat].coins >= cost, "pending", "not enough coins for this space")


def check_auction(s: Montana, above: list[Frame]) -> None:
    """The auction waits for one pawn (M6.11 to M6.13)."""
    _, opener, asked = above[1][:3]
    require(len(above) == 3 and above[2][0] == kernel.BID, "pending", "an auction without a bid")
    require(above[0][2] == 0 and opener == s.active and 1 <= asked <= s.seats, "pending", "no such auction")
    _, bidder, must = above[2][:3]
    pawns = [pawn // kernel.PAWN_SEAT for pawn in s.pawns if pawn != kernel.NO_PAWN]
    require(len(set(pawns)) == len(pawns) and bidder not in pawns, "town", "a pawn too many")
    require(all((seat - s.active) % s.seats < asked for seat in pawns), "town", "a pawn before its time")
    if asked == 1:
        require(
            must == 1 and bidder == s.active and not pawns, "pending", "the first pawn is the active player's"
        )
    else:
        fits = must == 0 and (bidder - s.active) % s.seats < asked and len(pawns) > 0
        require(fits, "pending", "no such bid")


def check_announce(s: Montana, above: list[Frame]) -> None:
    """A player with a pawn announces a reward (M6.15, M6.16)."""
    served = above[0][2]
    kind, seat, row, grain, copper, stone = above[1]
    require(
        len(above) == 2 and kind == kernel.ANNOUNCE and 1 <= served <= s.seats, "pending", "no reward there"
    )
    pawns = [pawn // kernel.PAWN_SEAT for pawn in s.pawns if pawn != kernel.NO_PAWN]
    require(len(set(pawns)) == len(pawns), "town", "a pawn too many")
    require(
        seat == (s.active + served - 1) % s.seats and row == row_of(s, seat), "pending", "not this reward"
    )
    require(row < len(s.pawns), "pending", "a reward without a pawn")
    named = grain + copper + stone
    require(min(grain, copper, stone) >= 0, "pending", "a negative number of goods")
    if row == GOODS_ROW:
        require(named < ROW_GOODS, "pending", "too many goods announced")
    else:
        holds = s.players[seat].holds
        held = copper <= holds[SMALL_COPPER] and stone <= holds[SMALL_STONE]
        require(grain == 0 and named < ROW_UPGRADES[row] and held, "pending", "too many upgrades announced")
    waiting = s.stack.kind() == kernel.SURPLUS
    require(not waiting or named == 0, "pending", "no surplus while announcing")


def full_areas(s: Montana) -> int:
    """The large parts and bank spaces of areas in which all of them are occupied, as bits."""
    bank = (1 << len(s.parts.bank_workers)) - 1
    full = bank if s.busy & bank == bank else 0
    for area in range(AREAS):
        large = ((1 << AREA_SPACES) - 1) << (kernel.LARGE_PART + area * AREA_SPACES)
        full |= large if s.busy & large == large else 0
    return full


def check_worker_board(s: Montana, frames: list[Frame]) -> None:
    """Every part is empty or holds what was to be placed there (M6.2, M6.4, M6.5)."""
    placing = frames[-1][2] if frames and frames[-1][0] == kernel.PLACE else -1
    for part in range(kernel.BOARD_PARTS):
        counts = [int(s.standing[part * COLOURS + c]) for c in range(COLOURS)]
        if sum(counts) == 0 or part == placing:
            continue
        if part < kernel.LARGE_PART:
            fits = part < len(s.parts.bank_workers) and sum(counts) == s.parts.bank_workers[part]
        else:
            own = counts[area_of(part)]
            fits = (own, sum(counts)) in ((1, 1), (0, OTHERS))
        require(fits, "worker_board", "not the workers that a space takes")
        if part >= kernel.SMALL_PART:
            large = part - kernel.SMALL_PART + kernel.LARGE_PART
            require(bool(s.busy & (1 << large)), "worker_board", "a small part without its large part")
    for i, frame in enumerate(frames):
        if frame[0] == kernel.TURN and frame[2] == kernel.WORKED and 0 <= frame[3] < AREAS * AREA_SPACES:
            space = frame[3]
            used = bool(s.busy & (1 << (kernel.LARGE_PART + space)))
            require(used, f"pending[{i}]", "a space that nobody uses")
            small = bool(s.busy & (1 << (kernel.SMALL_PART + space)))
            require(not small or placing == kernel.SMALL_PART + space, f"pending[{i}]", "a small part in use")
