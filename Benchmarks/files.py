"""Large files of three kinds, a row a minute, the same on every run.

Only the times differ all the way: values come again after 10,000 rows, which writes ten million
rows in seconds and keeps this process small.
"""

import datetime
import itertools
import math
import os
import random

HEADERS = {"line": "time,value", "epoch": "time,value", "prices": "time,open,high,low,close,volume"}
CYCLE = 10_000
START = datetime.datetime(2000, 1, 1)


def write_file(folder, kind, rows):
    """Writes a CSV file of so many rows of "line", "epoch" or "prices" and returns its path."""
    path = os.path.join(folder, f"{kind}-{rows}.csv")
    endings = itertools.cycle(prices() if kind == "prices" else values())
    times = epochs() if kind == "epoch" else minutes()
    with open(path, "w") as file:
        file.write(HEADERS[kind] + "\n")
        file.writelines(map(str.__add__, itertools.islice(times, rows), endings))
    return path


def minutes():
    clock = [f" {minute // 60:02}:{minute % 60:02}:00" for minute in range(24 * 60)]
    for day in itertools.count():
        date = (START + datetime.timedelta(days=day)).date().isoformat()
        yield from (date + time for time in clock)


def epochs():
    return map(str, itertools.count(946_684_800, 60))


def values():
    noise = random.Random(1)
    return [f",{wave(row) + noise.gauss(0, 0.5):.2f}\n" for row in range(CYCLE)]


def prices():
    noise = random.Random(1)
    closes = [wave(row) + noise.gauss(0, 0.5) for row in range(CYCLE)]
    return [candle(closes[row - 1], closes[row], noise) for row in range(CYCLE)]


def candle(opening, close, noise):
    high = max(opening, close) + noise.random()
    low = min(opening, close) - noise.random()
    volume = noise.randrange(100, 10_000)
    return f",{opening:.2f},{high:.2f},{low:.2f},{close:.2f},{volume}\n"


def wave(row):
    return 200 + 40 * math.sin(row * 2 * math.pi / CYCLE)
