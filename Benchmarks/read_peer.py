"""Reads a CSV file with pyarrow or polars: read_peer.py PEER THREADS TABLE

Prints the seconds from call to columns, without the start of Python, and the process' peak KiB.
"""

import os
import sys
import time

peer, threads, table = sys.argv[1:]
os.environ["POLARS_MAX_THREADS"] = threads

if peer == "polars":
    import polars

    def read():
        return polars.read_csv(table, try_parse_dates=True).get_column("time")
else:
    import pyarrow
    import pyarrow.csv

    pyarrow.set_cpu_count(int(threads))

    def read():
        return pyarrow.csv.read_csv(table)["time"]

start = time.perf_counter()
times = read()
seconds = time.perf_counter() - start
kind = str(getattr(times, "dtype", None) or times.type)
if not kind.lower().startswith(("datetime", "timestamp", "int64")):
    sys.exit(f"{peer} read the times as {kind}")
with open("/proc/self/status") as file:
    peak = next(line.split()[1] for line in file if line.startswith("VmHWM"))
print(seconds, peak)
