"""Takes the first option. After some games it waits for a file, so that a cup stays unfinished."""

import json
import os
import sys
import time

GAMES = 10
FOLDER = sys.argv[1]
STARTED, GO_ON = (os.path.join(FOLDER, name) for name in ("started", "go-on"))

with open(STARTED, "a") as file:
    file.write("x")
parent = os.getppid()
while os.path.getsize(STARTED) > GAMES and not os.path.exists(GO_ON) and os.getppid() == parent:
    time.sleep(0.01)
for line in sys.stdin:
    frame = json.loads(line)
    if frame["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "patient"}), flush=True)
    elif frame["type"] == "decide":
        print(json.dumps({"id": frame["id"], "move": frame["options"][0]}), flush=True)
