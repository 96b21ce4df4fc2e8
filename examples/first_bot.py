"""A first bot of your own: builds, settles or explores when it can, does not rest while it is behind.

landrush play montana --seats "human,stdio:python3 examples/first_bot.py"
"""

import json
import random
import sys

LIKED = ("build", "settle", "explore")
RESTING = ("end", "pass", "done")


def choose(view, options):
    """One of the options; the view is what this seat sees of the table."""
    liked = [option for option in options if option.split()[0] in LIKED]
    is_behind = view["scores"][view["seat"]] < max(view["scores"])
    if not liked and is_behind:
        liked = [option for option in options if option not in RESTING]
    return random.choice(liked or options)


for line in sys.stdin:
    frame = json.loads(line)
    if frame["type"] == "hello":
        random.seed(frame["seed"])
        print(json.dumps({"type": "ready", "name": "first bot"}), flush=True)
    elif frame["type"] == "decide":
        move = choose(frame["view"], frame["options"])
        print(json.dumps({"id": frame["id"], "move": move}), flush=True)
