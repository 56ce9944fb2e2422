"""Logs: a line of JSON for each thing worth knowing.  Secrets, names, chat and addresses are never written."""

from __future__ import annotations

import json
import logging
import sys
import time

_OWN = frozenset(vars(logging.makeLogRecord({})) | {"message": None, "asctime": None})


class Lines(logging.Formatter):
    """Each record a JSON object: `at`, `level`, `from`, `message`, and what else was given with it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        told = {
            "at": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in _OWN},
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def write_logs() -> None:
    """Write logs to standard error: for people on a terminal, for programs elsewhere."""
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(plain if sys.stderr.isatty() else Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    # uvicorn tells at this level whenever a socket opens, with its address
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
