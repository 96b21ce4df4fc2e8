"""A bot that plays on a Landrush server: joins open tables of a game and takes any legal move.

    python examples/online_bot.py http://127.0.0.1:8000 TOKEN montana

docs/protocol.md describes what it says. It needs httpx and websockets.
"""

import asyncio
import json
import random
import sys

import httpx
import websockets


async def play(url: str, token: str, table: str) -> list[int]:
    """Play one game to its end and give the scores."""
    socket_url = url.replace("http", "ws", 1) + "/api/socket"
    headers = {"Authorization": f"Bearer {token}"}
    sent = 0
    async with websockets.connect(socket_url, additional_headers=headers, max_size=None) as socket:
        await socket.send(json.dumps({"type": "watch", "table": table}))
        async for text in socket:
            frame = json.loads(text)
            if frame["type"] != "update":
                continue
            if frame["asked"] is None:
                return frame["view"]["scores"]
            if frame["view"]["options"]:
                sent += 1
                move = random.choice(frame["view"]["options"])["text"]
                command = {"type": "move", "id": f"{frame['version']}-{sent}", "table": table}
                await socket.send(json.dumps({**command, "version": frame["version"], "move": move}))
    raise ConnectionError("the server closed the connection")


async def main(url: str, token: str, game: str) -> None:
    """Wait for a table with an open seat, take it, play; for ever."""
    async with httpx.AsyncClient(base_url=url, headers={"Authorization": f"Bearer {token}"}) as server:
        while True:
            found = await server.get("/api/tables", params={"status": "open", "game": game})
            for table in found.raise_for_status().json()["tables"]:
                joined = await server.post(f"/api/tables/{table['id']}/join", json={})
                if joined.is_success:
                    print(table["id"], await play(url, token, table["id"]), flush=True)
            await asyncio.sleep(2)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:4]))
