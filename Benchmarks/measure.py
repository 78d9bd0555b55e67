"""Running programs in turn, and one line for each measure with its limit."""

import os
import statistics
import subprocess
import time

# The display is left out: a picture in a file needs none.
ENVIRONMENT = {name: text for name, text in os.environ.items() if name != "DISPLAY"}


def report(name, value, limit):
    """Prints a measure beside its limit and returns whether it is met."""
    met = value <= limit
    print(f"{name:<52} {value:8.3f}   at most {limit:g}   {'met' if met else 'MISSED'}", flush=True)
    return met


def alternate(measure, *choices, runs):
    """Returns the median of `measure` for each choice; they take turns, after one turn to warm up."""
    for choice in choices:
        measure(choice)
    rounds = [[measure(choice) for choice in choices] for _ in range(runs)]
    return [statistics.median(column) for column in zip(*rounds)]


def run_time(words, limit=None):
    """Returns the seconds from start to exit, or None when that takes longer than `limit`."""
    start = time.perf_counter()
    try:
        subprocess.run(
            words, env=ENVIRONMENT, check=True, stdout=subprocess.DEVNULL, timeout=limit)
    except subprocess.TimeoutExpired:
        return None
    return time.perf_counter() - start
