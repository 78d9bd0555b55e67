"""The Python packages that chartview is compared with, in an environment of the benchmark's own."""

import os
import subprocess
import sys

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".build", "bench-venv")
PYTHON = os.path.join(FOLDER, "bin", "python")
PIP = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


def python_with(*packages):
    """Returns a Python that has the packages, installed when missing, or None after saying why."""
    try:
        if not has(packages):
            run([sys.executable, "-m", "venv", FOLDER])
            run([*PIP, *packages])
            run([PYTHON, "-c", import_of(packages)])
        return PYTHON
    except (OSError, subprocess.CalledProcessError) as error:
        output = getattr(error, "output", None) or str(error)
        print(f"Skipped {' and '.join(packages)}: {output.strip().splitlines()[-1]}", flush=True)
        return None


def has(packages):
    try:
        run([PYTHON, "-c", import_of(packages)])
        return True
    except (OSError, subprocess.CalledProcessError):
        return False


def import_of(packages):
    return f"import {', '.join(packages)}"


def run(words):
    subprocess.run(
        words, check=True, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
