"""The programs that tests work with can be stopped, killed and started again."""

from __future__ import annotations

import signal

import pytest
import redis
from parts import Postgres, Redis


def test_redis_comes_back_on_its_port(redis_server: Redis) -> None:
    with redis.Redis.from_url(redis_server.url) as client:
        assert client.ping()
    redis_server.stop()
    with redis.Redis.from_url(redis_server.url, retry=None) as client:
        with pytest.raises(redis.ConnectionError):
            client.ping()
        redis_server.start()
        assert client.ping()


def test_postgresql_keeps_what_was_committed_when_it_is_killed() -> None:
    part = Postgres().start()
    try:
        part.execute("CREATE TABLE kept (x INTEGER)")
        part.execute("INSERT INTO kept VALUES (7)")
        part.stop(signal.SIGKILL)
        part.start()
        assert [row["x"] for row in part.execute("SELECT x FROM kept")] == [7]
        assert part.execute("SHOW fsync")[0]["fsync"] == "on"
    finally:
        part.remove()
    assert not part.folder.exists()


def test_every_database_is_new(postgresql: Postgres) -> None:
    urls = {postgresql.new_database("migrated") for _ in range(2)}
    assert len(urls) == 2
    for url in urls:
        name = url.rpartition("/")[2]
        assert postgresql.execute("SELECT count(*) AS n FROM people", name)[0]["n"] == 0
        postgresql.drop_database(url)
