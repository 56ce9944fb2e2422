"""What The Island and Survive the Island truly share: an island of tiles with hidden backs, sinking into a hex sea.

The rules here are templates (see `archipel.rules.binding`), bound to the records and facts of each game; `share` does
it.  The rest is ordinary code, told by a `Box` what differs.
"""
