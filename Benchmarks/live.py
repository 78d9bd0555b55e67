"""What moving and growing charts cost: draw-in frames, rows that are appended, and stillness after.

    python3 -B Benchmarks/live.py .build/release/chartview

Each measure is a name, a value and the most it may be. `SECONDS=5` makes the minute of rows shorter.
"""

import os
import re
import select
import subprocess
import sys
import tempfile
import time

from display import Display
from frame_counter import FrameCounter
from measure import report
from process import cpu_seconds, stop
from table import write_table

# What a window is drawn at where the monitor tells no rate, as this display's does not.
FRAMES_A_SECOND = 60
SECONDS = int(os.environ.get("SECONDS", 60))
ROWS_A_SECOND, KEPT = 1_000, 10_000
BURST = 1_000_000
KEYS = {"Home": 0xFF50, "End": 0xFF57, "Escape": 0xFF1B}


def measures(program, display, tables):
    """Yields all measures; takes about a minute and a half."""
    for rows, table in tables.items():
        yield from draw_in(program, display, rows, table)
    yield from steady_rows(program, display)
    yield from burst(program, display)


def draw_in(program, display, rows, table):
    process = start(program, display, ["--draw-in", "--duration", "4", table], quiet=0)
    try:
        time.sleep(1)
        with FrameCounter(display) as frames:
            before = cpu_seconds(process.pid)
            time.sleep(2)
            count = len(frames.times)
            cost = (cpu_seconds(process.pid) - before) / max(count, 1) * 1000
        yield f"Drawing in {rows:,} rows, ms of CPU a frame", cost, 4
        yield "  frames missing in 2 seconds", 2 * FRAMES_A_SECOND - count, 6
        yield "  late frames among them", frames.late(FRAMES_A_SECOND), 6
        time.sleep(2.5)
        yield "  wake-ups a second once it is drawn", sleeps(process, 1), 0
    finally:
        stop(process)


def steady_rows(program, display):
    """A minute of a thousand rows a second, of which ten thousand are kept."""
    process = start(program, display, following(f"{KEPT}"), stdin=subprocess.PIPE)
    try:
        with FrameCounter(display) as frames:
            before = cpu_seconds(process.pid)
            memory, wait = write_steadily(process)
            share = (cpu_seconds(process.pid) - before) / SECONDS * 100
        last = ROWS_A_SECOND * SECONDS - 1
        first = max(last + 1 - KEPT, 0)
        yield f"{ROWS_A_SECOND:,} rows a second, % of one processor", share, 80
        yield "  ms from frame to frame", SECONDS * 1000 / max(len(frames.times), 1), 40
        yield "  longest time without a frame, ms", frames.longest_gap * 1000, 250
        yield "  longest wait of the writer, ms", wait * 1000, 1000 / FRAMES_A_SECOND
        yield "  rows lost at the end", last - selected_row(process, display, "End", last), 0
        yield "  rows lost before", selected_row(process, display, "Home", first) - first, 0
        yield "  growth of memory in the second half, MiB", memory[-1] - memory[len(memory) // 2], 4
        time.sleep(1)
        yield "  wake-ups from the second after the last row on", sleeps(process, 1), 0
        process.stdin.close()
        time.sleep(1)
        yield "  and once the pipe is closed", sleeps(process, 1), 0
    finally:
        stop(process)


def write_steadily(process):
    """Writes rows in step with the clock; returns memory by the second and the longest write."""
    process.stdin.write(b"n,v\n")
    memory, longest, begin = [], 0, time.perf_counter()
    for row in range(ROWS_A_SECOND * SECONDS):
        process.stdin.write(b"%d,%d\n" % (row, row * 37 % 101))
        if row % 10 == 9:
            flush = time.perf_counter()
            process.stdin.flush()
            longest = max(longest, time.perf_counter() - flush)
            time.sleep(max(0, begin + (row + 1) / ROWS_A_SECOND - time.perf_counter()))
        if row % ROWS_A_SECOND == 0:
            memory.append(resident(process))
    return memory, longest


def burst(program, display):
    process = start(program, display, following(None), stdin=subprocess.PIPE)
    try:
        rows = b"".join(b"%d,%d\n" % (row, row * 37 % 101) for row in range(BURST))
        with FrameCounter(display) as frames:
            before, begin = cpu_seconds(process.pid), time.perf_counter()
            process.stdin.write(b"n,v\n" + rows)
            process.stdin.flush()
            wait = time.perf_counter() - begin
            missing = BURST - 1 - selected_row(process, display, "End", BURST - 1)
            shown = time.perf_counter() - begin
        first = selected_row(process, display, "Home", 0)
        yield f"Burst of {BURST:,} rows, seconds until the last row shows", shown, 5
        yield "  seconds of CPU", cpu_seconds(process.pid) - before, 5
        yield "  seconds the writer takes", wait, 1
        yield "  longest time without a frame, seconds", frames.longest_gap, 2
        yield "  rows lost at the end", missing, 0
        yield "  rows lost before", first, 0
        yield "  MiB of memory", resident(process), 400
        time.sleep(1)
        yield "  wake-ups a second afterwards", sleeps(process, 1), 0
    finally:
        stop(process)


def following(kept):
    return ["--tick", "print", "--follow"] + (["--keep", kept] if kept else []) + ["-"]


def start(program, display, words, quiet=0.2, **streams):
    display.wait_until_empty()
    words = [program, "--line", "--geometry", "900x600+0+0"] + words
    process = subprocess.Popen(
        words, env=display.environment, start_new_session=True, stdout=subprocess.PIPE, **streams)
    display.last_change(process, quiet)
    return process


def selected_row(process, display, key, wanted, limit=20):
    """Selects the first or the last row until it is the one wanted; returns what was printed last."""
    display.move(450, 300)
    begin, row, text = time.perf_counter(), -1, b""
    output = process.stdout.fileno()
    while row != wanted and time.perf_counter() - begin < limit:
        press(display, key)
        press(display, "Escape")
        while not text.endswith(b"-\n") and select.select([output], [], [], 0.3)[0]:
            text += os.read(output, 65_536)
        rows = re.findall(rb"^(\d+)\t", text, re.MULTILINE)
        row, text = int(rows[-1]) if rows else row, b""
    return row


def press(display, name):
    for is_down in (1, 0):
        display.key(KEYS[name], is_down)


def resident(process):
    return int(status(process, "VmRSS").split()[0]) / 1024


def sleeps(process, seconds):
    before = int(status(process, "voluntary_ctxt_switches"))
    time.sleep(seconds)
    return (int(status(process, "voluntary_ctxt_switches")) - before) / seconds


def status(process, key):
    with open(f"/proc/{process.pid}/status") as file:
        return re.search(f"^{key}:\\s*(.*)$", file.read(), re.MULTILINE).group(1)


def main(program):
    with tempfile.TemporaryDirectory() as folder, Display() as display:
        tables = {rows: write_table(folder, rows) for rows in (1_000, 1_000_000)}
        results = [report(*measure) for measure in measures(program, display, tables)]
    return 0 if all(results) else 1


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: Benchmarks/live.py PROGRAM")
    sys.exit(main(os.path.abspath(sys.argv[1])))
