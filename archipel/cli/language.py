"""Which language is spoken: `--lang` wherever it stands, else the environment's."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.words import LANGUAGES, choose_language


def choose_from(arguments: Sequence[str]) -> None:
    """Speak the language the arguments ask for.

    It is looked for before anything is parsed, because help and errors about the arguments are in that language too.  A
    language there is not is left for the parser to refuse.
    """
    for i, argument in enumerate(arguments):
        if argument == "--":
            return
        name, _, value = argument.partition("=")
        if name == "--lang":
            wish = value or (arguments[i + 1] if i + 1 < len(arguments) else "")
            if wish in LANGUAGES:
                choose_language(wish)
