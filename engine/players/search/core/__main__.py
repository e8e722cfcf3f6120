"""Compiles the core anew and compares it with the one that is kept, byte for byte; another compiler gives other bytes.

`built.json` says of which source and by which compiler the kept one is, so that a test notices when it is out of date.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOM: Final = Path(__file__).parent
MODULE: Final = ROOM / "core.wasm"
BUILT: Final = ROOM / "built.json"
EXPORTS: Final = (
    *("run", "hunted_down", "draw", "draw_out"),
    *("rules_at", "positions_at", "asked_at", "results_at", "drawing_at", "tallies_at"),
)
FLAGS: Final = (
    *("--target=wasm32", "-O3", "-mbulk-memory", "-ffp-contract=off", "-nostdlib", "-Wall", "-Wextra", "-Werror"),
    *("-Wl,--no-entry", "-Wl,--strip-all", *(f"-Wl,--export={name}" for name in EXPORTS)),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Compile; returns 0 if the bytes are those that are kept, or are kept now."""
    parser = argparse.ArgumentParser(prog="python -m engine.players.search.core", description=__doc__)
    parser.add_argument("--clang", default="clang", help="the compiler; it needs wasm-ld, which is in lld")
    parser.add_argument("--keep", action="store_true", help="keep what was compiled")
    chosen = parser.parse_args(arguments)
    try:
        compiled, by = _compiled(chosen.clang)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"it cannot be compiled: {error}; on Debian and Ubuntu: sudo apt install clang lld", file=sys.stderr)
        return 1
    if chosen.keep:
        MODULE.write_bytes(compiled)
        BUILT.write_text(json.dumps({"source": digest_of_source(), "compiler": by}, indent=2) + "\n", encoding="utf-8")
        return 0
    if compiled == MODULE.read_bytes():
        print(f"the same {len(compiled)} bytes, by {by}")
        return 0
    before = json.loads(BUILT.read_text(encoding="utf-8"))["compiler"]
    print(f"other bytes than those kept, which {before} made; this is {by}", file=sys.stderr)
    return 1


def digest_of_source() -> str:
    """What identifies the source."""
    digest = hashlib.sha256("\n".join(FLAGS).encode())
    for path in sorted((*ROOM.glob("*.c"), *ROOM.glob("*.h"))):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _compiled(clang: str) -> tuple[bytes, str]:
    """The module, and who compiled it."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "core.wasm"
        subprocess.run([clang, *FLAGS, "core.c", "-o", str(made)], cwd=ROOM, check=True)
        version = subprocess.run([clang, "--version"], check=True, capture_output=True, text=True).stdout
        return made.read_bytes(), version.partition("\n")[0]


if __name__ == "__main__":
    sys.exit(main())
