"""Installs requirements with pip and says what it does, a line for each package.

.venv/bin/python install.py requirements.txt          # what `make` does; it needs nothing but Python
"""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--progress-bar", "off")
EXACTLY = "--require-hashes"
"""Nothing is installed whose bytes are not those that were locked."""
MISMATCH = "DO NOT MATCH THE HASHES"


def main(arguments: Sequence[str]) -> int:
    """Install what the file asks for; returns pip's exit status."""
    (file,) = arguments
    packages = _packages(Path(file))
    if importlib.util.find_spec("pip") is None:
        # Somebody stopped it while the environment was made.
        subprocess.run((sys.executable, "-m", "ensurepip"), stdout=subprocess.DEVNULL, check=False)
    command = (*PIP, EXACTLY, "-r", file)
    count, errors, is_announced = 0, list[str](), False
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as pip:
        assert pip.stdout is not None
        for line in pip.stdout:
            word, _, rest = line.strip().partition(" ")
            if word == "Ignoring":
                # What only another system or another Python needs. pip says so before it fetches anything.
                packages -= 1
            elif word in ("Collecting", "Processing", "Requirement") and not is_announced:
                is_announced = True
                print(_announcement(packages), flush=True)
            if word in ("Collecting", "Processing"):
                count += 1
                print(f"  {count} of {packages}: {_name(rest)}", flush=True)
            elif line.startswith("Installing collected"):
                print("  putting them in their places", flush=True)
            elif word.startswith(("ERROR", "error", "WARNING")):
                errors.append(line.strip())
            elif errors and MISMATCH in errors[-1]:
                # The line after it begins with the package.
                errors.append(word)
    if pip.returncode:
        print(_sentence(errors), file=sys.stderr)
    return pip.returncode


def _name(fetched: str) -> str:
    """The package of "pip==1.0 (from ...)", or of a file that lies on this machine: "/there/pip-1.0-any.whl (...)"."""
    if fetched.startswith(("/", ".", "file:")):
        return fetched.split(" ")[0].rpartition("/")[2].partition("-")[0]
    return re.split("[=<>~! (]", fetched)[0]


def _packages(file: Path) -> int:
    """How many packages a file and the ones it includes ask for."""
    count = 0
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("-r "):
            count += _packages(file.parent / line.removeprefix("-r ").strip())
        elif line[:1].isalnum():
            count += 1
    return count


def _announcement(packages: int) -> str:
    return f"Installing {packages} packages into {Path(sys.prefix).name}, once; that takes half a minute or so."


def _sentence(errors: Sequence[str]) -> str:
    text = " ".join(errors)
    for error, package in pairwise(errors):
        if MISMATCH in error:
            return (
                f"{package} is not the package that was locked. Nothing was installed: try again later, or report it."
            )
    if any(sign in text for sign in ("Retrying", "Connection", "connection", "Temporary failure", "No matching dist")):
        return "The packages cannot be fetched: connect to the internet, and start again; what is there already stays."
    return f"pip cannot install the packages: {errors[-1] if errors else 'it does not say why'}"


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("Stopped; what is there already stays, and the next start fetches the rest.")
