"""What moving and growing charts cost: draw-in frames, rows that are appended, and stillness after.

Each measure is a name, a value and the most it may be.
"""

import os
import re
import select
import subprocess
import time

from frames import frame_times, late_frames
from process import cpu_seconds, stop

# What a window is drawn at where the monitor tells no rate, as this display's does not.
FRAMES_A_SECOND = 60
ROWS_A_SECOND, SECONDS, KEPT = 1_000, 60, 10_000
BURST = 1_000_000
KEYS = {"End": 0xFF57, "Escape": 0xFF1B}


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
        before = cpu_seconds(process.pid)
        times = frame_times(display, 2)
        cost = (cpu_seconds(process.pid) - before) / max(len(times), 1) * 1000
        yield f"Drawing in {rows:,} rows, ms of CPU a frame", cost, 4
        yield "  frames missing in 2 seconds", 2 * FRAMES_A_SECOND - len(times), 6
        yield "  late frames among them", late_frames(times, FRAMES_A_SECOND), 6
        time.sleep(2.5)
        yield "  wake-ups a second once it is drawn", sleeps(process, 1), 0
    finally:
        stop(process)


def steady_rows(program, display):
    """A minute of a thousand rows a second, of which ten thousand are kept."""
    process = start(program, display, following(f"{KEPT}"), stdin=subprocess.PIPE)
    try:
        process.stdin.write(b"n,v\n")
        memory, before, begin = [], cpu_seconds(process.pid), time.perf_counter()
        for row in range(ROWS_A_SECOND * SECONDS):
            process.stdin.write(b"%d,%d\n" % (row, row * 37 % 101))
            if row % 10 == 9:
                process.stdin.flush()
                time.sleep(max(0, begin + (row + 1) / ROWS_A_SECOND - time.perf_counter()))
            if row % ROWS_A_SECOND == 0:
                memory.append(resident(process))
        share = (cpu_seconds(process.pid) - before) / SECONDS * 100
        last = ROWS_A_SECOND * SECONDS - 1
        yield f"{ROWS_A_SECOND:,} rows a second, % of one processor", share, 80
        yield "  rows missing at the end", last - last_row(process, display, last), 0
        yield "  growth of memory in the second half, MiB", memory[-1] - memory[len(memory) // 2], 4
        process.stdin.close()
        time.sleep(1)
        yield "  wake-ups a second afterwards", sleeps(process, 1), 0
    finally:
        stop(process)


def burst(program, display):
    process = start(program, display, following(None), stdin=subprocess.PIPE)
    try:
        rows = b"".join(b"%d,%d\n" % (row, row * 37 % 101) for row in range(BURST))
        begin = time.perf_counter()
        process.stdin.write(b"n,v\n" + rows)
        process.stdin.flush()
        yield "Burst of 1,000,000 rows, seconds the writer takes", time.perf_counter() - begin, 2
        missing = BURST - 1 - last_row(process, display, BURST - 1)
        yield "  seconds until the last row shows", time.perf_counter() - begin, 5
        yield "  rows missing at the end", missing, 0
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


def last_row(process, display, wanted, limit=20):
    """Selects the last row until it is the one wanted; returns the last that was printed."""
    display.move(450, 300)
    begin, row, text = time.perf_counter(), -1, b""
    output = process.stdout.fileno()
    while row != wanted and time.perf_counter() - begin < limit:
        press(display, "End")
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
