"""A display of the benchmark's own: its pixels, and a pointer that moves as a person's does."""

import ctypes
import os
import subprocess
import time
import zlib

WIDTH, HEIGHT = 900, 600
ALL_PLANES, Z_PIXMAP = 0xFFFFFFFF, 2


class Image(ctypes.Structure):
    """The start of Xlib's XImage."""

    _fields_ = [
        ("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int),
        ("format", ctypes.c_int), ("data", ctypes.c_void_p), ("byte_order", ctypes.c_int),
        ("bitmap_unit", ctypes.c_int), ("bitmap_bit_order", ctypes.c_int),
        ("bitmap_pad", ctypes.c_int), ("depth", ctypes.c_int), ("bytes_per_line", ctypes.c_int),
    ]


class Display:
    """An Xvfb without a window manager, for use in a `with` statement."""

    def __enter__(self):
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        name = f":{int(self.server.stdout.readline())}"
        # The desktop of whoever measures has no say in what is measured.
        self.environment = {**os.environ, "DISPLAY": name, "DBUS_SESSION_BUS_ADDRESS": "disabled:"}
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.xtst = ctypes.CDLL("libXtst.so.6")
        for function in ("XOpenDisplay", "XGetImage", "XDefaultRootWindow"):
            getattr(self.x11, function).restype = ctypes.c_void_p
        self.connection = ctypes.c_void_p(self.x11.XOpenDisplay(name.encode()))
        self.root = ctypes.c_void_p(self.x11.XDefaultRootWindow(self.connection))
        self.empty = self.pixels()
        return self

    def __exit__(self, *_):
        self.x11.XCloseDisplay(self.connection)
        self.server.terminate()
        self.server.wait()

    def pixels(self):
        """Returns a number that tells one picture of the screen from another."""
        address = self.x11.XGetImage(
            self.connection, self.root, 0, 0, WIDTH, HEIGHT, ctypes.c_ulong(ALL_PLANES), Z_PIXMAP)
        image = ctypes.cast(address, ctypes.POINTER(Image)).contents
        size = image.bytes_per_line * image.height
        number = zlib.adler32((ctypes.c_char * size).from_address(image.data))
        self.x11.XDestroyImage(ctypes.c_void_p(address))
        return number

    def wait_until_empty(self):
        """Waits until the windows of the last run are gone."""
        while self.pixels() != self.empty:
            time.sleep(0.01)

    def last_change(self, process, quiet=0.5, limit=60):
        """Returns when the pixels changed last: after that they stay for `quiet` seconds."""
        last, changed, start = self.empty, None, time.perf_counter()
        while changed is None or time.perf_counter() - changed < quiet:
            now, pixels = time.perf_counter(), self.pixels()
            if pixels != last:
                last, changed = pixels, now
            if process.poll() is not None or now - start > limit:
                raise SystemExit(f"{process.args[0]} drew nothing")
            time.sleep(0.001)
        return changed

    def press(self, x, y):
        """Presses button 1 at a place."""
        self.move(x, y)
        self.button(1, True)

    def move(self, x, y):
        """Moves the pointer to a place."""
        self.xtst.XTestFakeMotionEvent(self.connection, -1, x, y, ctypes.c_ulong(0))
        self.x11.XSync(self.connection, 0)

    def release(self):
        """Lets button 1 go."""
        self.button(1, False)

    def click(self, button):
        """Presses a button and lets it go; buttons 4 and 5 are a notch of the wheel, up and down."""
        self.button(button, True)
        self.button(button, False)

    def key(self, symbol, down):
        """Presses a key, given by its symbol, or lets it go."""
        code = self.x11.XKeysymToKeycode(self.connection, ctypes.c_ulong(symbol))
        self.xtst.XTestFakeKeyEvent(self.connection, code, down, ctypes.c_ulong(0))
        self.x11.XSync(self.connection, 0)

    def button(self, number, down):
        self.xtst.XTestFakeButtonEvent(self.connection, number, down, ctypes.c_ulong(0))
        self.x11.XSync(self.connection, 0)
