import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        luck = random.Random(message["seed"])
        answer = {"ready": True}
    elif message["type"] == "choose":
        landings = [move for move in message["legal"] if move.startswith("land ")]
        answer = {"move": luck.choice(landings or message["legal"])}
    else:
        continue
    print(json.dumps(answer), flush=True)
