"""Counts the frames that a display shows, as an observer with a connection of its own."""

import ctypes
import select
import threading
import time

REPORT_WHEN_CHANGED = 3
# What is drawn within so many seconds is one frame: a window sends its changed parts one by one.
TOGETHER = 0.004


class FrameCounter:
    """Notes when pixels of the display change, for use in a `with` statement.

    Changes that come together count as one frame.
    """

    def __init__(self, display):
        self.name = display.environment["DISPLAY"]

    def __enter__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.damage = ctypes.CDLL("libXdamage.so.1")
        for function in (self.x11.XOpenDisplay, self.x11.XDefaultRootWindow):
            function.restype = ctypes.c_void_p
        self.connection = ctypes.c_void_p(self.x11.XOpenDisplay(self.name.encode()))
        self.first_event = ctypes.c_int()
        error = ctypes.c_int()
        if not self.damage.XDamageQueryExtension(
            self.connection, ctypes.byref(self.first_event), ctypes.byref(error)
        ):
            raise SystemExit("the X server has no Damage extension")
        root = ctypes.c_void_p(self.x11.XDefaultRootWindow(self.connection))
        self.damage.XDamageCreate.restype = ctypes.c_ulong
        self.watched = ctypes.c_ulong(
            self.damage.XDamageCreate(self.connection, root, REPORT_WHEN_CHANGED))
        self.x11.XSync(self.connection, 0)
        self.times = []
        self.runs = True
        self.thread = threading.Thread(target=self.observe)
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.stop()
        self.x11.XCloseDisplay(self.connection)

    def stop(self):
        """Stops to observe; `times` stays."""
        self.runs = False
        self.thread.join()

    def observe(self):
        event = ctypes.create_string_buffer(192)
        descriptor = self.x11.XConnectionNumber(self.connection)
        none = ctypes.c_ulong(0)
        while self.runs:
            if not self.x11.XPending(self.connection):
                select.select([descriptor], [], [], 0.05)
                continue
            self.x11.XNextEvent(self.connection, event)
            if ctypes.cast(event, ctypes.POINTER(ctypes.c_int))[0] != self.first_event.value:
                continue
            now = time.perf_counter()
            if not self.times or now - self.times[-1] > TOGETHER:
                self.times.append(now)
            self.damage.XDamageSubtract(self.connection, self.watched, none, none)
            self.x11.XFlush(self.connection)

    @property
    def longest_gap(self):
        """The longest time between two frames, in seconds."""
        return max((b - a for a, b in zip(self.times, self.times[1:])), default=0)

    def late(self, rate):
        """Returns how many frames came more than half a frame late."""
        return sum(b - a > 1.5 / rate for a, b in zip(self.times, self.times[1:]))
