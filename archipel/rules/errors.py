"""The one error a mistake in a rule raises."""


class RuleError(Exception):
    """A rule that cannot be compiled, or was called in a way it does not allow; the message begins with file and line."""
