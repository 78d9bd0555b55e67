"""The tables that are drawn: a value a minute, a wave with noise, the same on every run."""

import datetime
import math
import os
import random


def write_table(folder, rows):
    """Writes a CSV file of so many rows and returns its path."""
    path = os.path.join(folder, f"{rows}.csv")
    noise = random.Random(1)
    start = datetime.datetime(2024, 1, 1)
    with open(path, "w") as file:
        file.write("time,value\n")
        for row in range(rows):
            time = start + datetime.timedelta(minutes=row)
            value = 1000 + 200 * math.sin(row * 40 / rows) + noise.gauss(0, 15)
            file.write(f"{time.isoformat()}Z,{value:.2f}\n")
    return path


def write_noise(folder, rows):
    """Writes a CSV file of so many values that have nothing to do with each other."""
    path = os.path.join(folder, f"noise-{rows}.csv")
    noise = random.Random(1)
    with open(path, "w") as file:
        file.write("n,value\n")
        file.writelines(f"{row},{noise.gauss(0, 1):.4f}\n" for row in range(rows))
    return path
