"""Draws candles of a CSV file with mplfinance: draw_candles.py TABLE PNG"""

import logging
import sys

import mplfinance
import pandas

logging.getLogger("matplotlib").setLevel(logging.ERROR)  # It misses fonts and says so each time.
table, picture = sys.argv[1:]
prices = pandas.read_csv(table, index_col=0, parse_dates=True)
mplfinance.plot(
    prices, type="candle", volume=True, figsize=(9, 6), warn_too_much_data=len(prices) + 1,
    savefig={"fname": picture, "dpi": 100})
