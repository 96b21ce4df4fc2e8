"""A bot that writes every line that it gets to the file that it is given, and takes the first option."""

import json
import sys

with open(sys.argv[1], "w", encoding="utf-8") as file:
    for line in sys.stdin:
        file.write(line)
        file.flush()
        frame = json.loads(line)
        if frame["type"] == "hello":
            print(json.dumps({"type": "ready"}), flush=True)
        elif frame["type"] == "decide":
            answer = {"move": frame["options"][0], "id": frame["id"], "comment": "żółw"}
            print(json.dumps(answer, ensure_ascii=False), flush=True)
