"""The one error a mistake in a rule raises."""


class RuleError(Exception):
    """A rule that cannot be compiled, or not be called so; the message begins with file and line."""
