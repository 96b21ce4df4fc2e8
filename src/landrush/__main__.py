"""python -m landrush is the landrush command."""

import sys

from landrush.cli import main

sys.exit(main())
