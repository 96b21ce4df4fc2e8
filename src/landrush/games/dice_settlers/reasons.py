"""The kernel's reason codes as keys."""

from __future__ import annotations

from landrush.engine.state import OK
from landrush.games.dice_settlers import actions, why
from landrush.games.dice_settlers.rules import DiceSettlers
from landrush.messages import Reason

KEYS: dict[int, str] = {
    why.NOT_NOW: "why-not-possible-now",
    why.GAME_OVER: "why-game-over",
    why.ACTION_USED: "why-action-used",
    why.MUST_ACT: "why-d-must-act",
    why.ACTION_DONE: "why-action-done",
    why.NO_SYMBOL: "why-no-symbol",
    why.NOT_ENOUGH_SYMBOLS: "why-few-symbols",
    why.NO_SUCH_DIE: "why-no-such-die",
    why.NO_DICE_COLOUR: "why-no-dice-colour",
    why.NO_WHITE_DICE: "why-no-white-dice",
    why.NO_PRESENCE_TERRAIN: "why-no-presence-terrain",
    why.STACK_EMPTY: "why-stack-empty",
    why.NO_SPOT: "why-no-such-space",
    why.TOUCH_TWO: "why-touch-two",
    why.TOUCH_PRESENCE: "why-touch-presence",
    why.NOT_IN_HAND: "why-not-in-hand",
    why.NOT_PRESENT: "why-not-present",
    why.TOO_FAR: "why-too-far",
    why.NO_OWN_TENTS: "why-no-own-tents",
    why.NO_TENT_THERE: "why-no-tent-there",
    why.NO_ENEMY_TENTS: "why-no-enemy-tents",
    why.ATTACK_IGNORED: "why-attack-ignored",
    why.TRADE_SET: "why-trade-set",
    why.NO_TOKEN: "why-no-token",
    why.TECH_NOT_HERE: "why-tech-not-here",
    why.TECH_OWNED: "why-tech-owned",
    why.TECH_NOT_OWNED: "why-tech-not-owned",
    why.TECH_TOKENS: "why-tech-token",
    why.ONCE_PER_ROUND: "why-once-per-round",
    why.NO_EFFECT: "why-no-effect",
    why.NOT_A_FACTORY: "why-not-factory",
    why.FACTORY_TENT: "why-factory-tent",
    why.HOUSE_THERE: "why-house-there",
    why.NO_LEAD: "why-lead-three",
    why.NO_HOUSES_LEFT: "why-no-houses",
    why.DIE_NOT_FOR_THIS: "why-die-not-for-this",
    why.BAG_EMPTY: "why-bag-empty",
    why.NO_SUCH_FACE: "why-no-such-face",
    why.REPLACE_ONE: "why-replace-one",
    why.NOT_MOST: "why-touch-most",
    why.FEW_TENTS: "why-few-tents",
    why.PRIORITIES: "why-priorities",
}

# Where a verb needs other words for the same code: code, first and last id of the verb, key.
BY_VERB = (
    (why.NO_SPOT, actions.EXPLORE, actions.SETTLE - 1, "why-no-spot"),
    (why.NO_SPOT, actions.TILE, actions.FACTORY - 1, "why-tile-not-placed"),
    (why.NO_DICE_COLOUR, actions.RECRUIT, actions.EXPLORE - 1, "why-no-dice-access"),
    (why.NO_TENT_THERE, actions.BACK, actions.BACK, "why-no-tents-on-map"),
    (why.TECH_OWNED, actions.CHANCE_CARD, actions.NUM_IDS - 1, "why-card-drawn"),
)


def reason(s: DiceSettlers, action: int) -> Reason | None:
    """Why an action is not possible now, or None."""
    code = s.check(action)
    if code == OK:
        return None
    for of, first, last, key in BY_VERB:
        if code == of and first <= action <= last:
            return Reason(key)
    return Reason(KEYS[code])
