"""`scripts/bench`: whole processes, timed from outside, on a workload that is written from a seed."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benching.command import main

if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
