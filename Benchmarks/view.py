"""What a whole new picture costs: the wheel pans and zooms, over few rows and many, calm and noisy.

Each measure is a name, a value and the most it may be.
"""

import subprocess
import time

from process import cpu_seconds, stop

NOTCHES = 120
SHIFT = 0xFFE1
IN, OUT = 4, 5


def measures(program, display, tables):
    """Yields the cost of a frame for each table, given by its name."""
    for name, table in tables.items():
        pan, zoom = costs(program, display, table)
        yield f"Panning {name}, ms of CPU a frame", pan, 6
        yield f"Zooming {name}, ms of CPU a frame", zoom, 6


def costs(program, display, table):
    display.wait_until_empty()
    words = [program, "--line", "--geometry", "900x600+0+0", table]
    process = subprocess.Popen(words, env=display.environment, start_new_session=True)
    try:
        display.last_change(process)
        display.move(450, 350)
        cost(process, display, [IN] * 4)
        display.key(SHIFT, 1)
        pan = cost(process, display, [IN if notch % 20 < 10 else OUT for notch in range(NOTCHES)])
        display.key(SHIFT, 0)
        zoom = cost(process, display, [IN if notch % 8 < 4 else OUT for notch in range(NOTCHES)])
        return pan, zoom
    finally:
        stop(process)


def cost(process, display, notches):
    before = cpu_seconds(process.pid)
    for button in notches:
        display.click(button)
        time.sleep(0.03)  # Slower than a frame of work, so that notches are not merged.
    return (cpu_seconds(process.pid) - before) / len(notches) * 1000
