"""The frames that reach a display, as the server sees them drawn."""

import ctypes
import time

DAMAGE_OF_EACH_REQUEST = 0
# What is drawn within so many milliseconds is one frame.
TOGETHER = 4


class Damage(ctypes.Structure):
    """The start of Xlib's XDamageNotifyEvent, with room for any event."""

    _fields_ = [
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int),
        ("display", ctypes.c_void_p), ("drawable", ctypes.c_ulong), ("damage", ctypes.c_ulong),
        ("level", ctypes.c_int), ("more", ctypes.c_int), ("time", ctypes.c_ulong),
        ("room", ctypes.c_long * 24),
    ]


def frame_times(display, seconds):
    """Returns the milliseconds at which frames were drawn within the next so many seconds."""
    x11, connection = display.x11, display.connection
    xdamage = ctypes.CDLL("libXdamage.so.1")
    xdamage.XDamageCreate.restype = ctypes.c_ulong
    first, error = ctypes.c_int(), ctypes.c_int()
    if not xdamage.XDamageQueryExtension(connection, ctypes.byref(first), ctypes.byref(error)):
        raise SystemExit("The display does not tell what is drawn on it")
    damage = xdamage.XDamageCreate(connection, display.root, DAMAGE_OF_EACH_REQUEST)
    x11.XSync(connection, 0)
    time.sleep(seconds)
    x11.XSync(connection, 0)  # Its answer comes after all events.
    event, times = Damage(), []
    while x11.XPending(connection):
        x11.XNextEvent(connection, ctypes.byref(event))
        if event.type == first.value and (not times or event.time - times[-1] > TOGETHER):
            times.append(event.time)
    xdamage.XDamageDestroy(connection, ctypes.c_ulong(damage))
    x11.XSync(connection, 1)  # The rest is nobody's business.
    return times


def late_frames(times, rate):
    """Returns how many frames came more than half a frame late."""
    return sum(after - before > 1.5 * 1000 / rate for before, after in zip(times, times[1:]))
