"""The tree of a search: a node is a move, and what came of it for each seat.

A template: `MOST_SEATS` and `MOST_MOVES` are those of the game it is bound to.

Nodes are numbers of a pool.  A node's children are a chain: the first is its `child`, each next one the `sibling` of
the one before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.bots.prospects import Prospects
from archipel.bots.rivals import Rivals, forget_rivals
from archipel.bots.sight import Sight
from archipel.rules import Batch, f32, i32, i64, one, record, rule

if TYPE_CHECKING:  # the names any game's kernel has; the first game's stand for all
    from archipel.games.the_island.kernel import MOST_MOVES, MOST_SEATS

NOWHERE = 0
"""No node: the first of the pool is never used."""
UNDECIDED = -1
"""No move."""
DEEPEST = 96
"""Moves from the root to the end of what is looked at."""


@record
class Node:
    """A move, and what came of it for each seat."""

    move = i64()
    visits = i32()
    prior = f32()
    value = f32(MOST_SEATS)
    child = i32()
    sibling = i32()


@record
class Tree:
    """Where a search stands, and how it goes about it."""

    root = i32()
    used = i32()
    stop = i32()
    # room for one iteration: the way down, what each seat is promised, the nodes of the moves listed, first sights
    depth = i32()
    path = i32(DEEPEST + 1)
    glimpsed = one(Prospects)
    ahead = one(Prospects)
    listed = i32(MOST_MOVES)
    sight = one(Sight)
    # the seed of its next deal or draw
    luck = i64()
    # the moves from the root one of which is to be chosen, and which of them is looked at
    rivals = one(Rivals)
    rival = i32()


@rule
def plant(trees: Batch[Tree], nodes: Batch[Node]) -> None:
    """Forget everything, and begin at the state on the desk."""
    trees[0].used = 1
    forget_rivals(trees[0].rivals, 0)
    nodes[NOWHERE].child = NOWHERE
    trees[0].root = add_node(trees[0], nodes, NOWHERE, 0)


@rule
def follow(trees: Batch[Tree], nodes: Batch[Node], move: int) -> bool:
    """Go on from where a move leads, if the search has been there."""
    node = child_by(nodes, trees[0].root, move)
    forget_rivals(trees[0].rivals, 0)
    if node == NOWHERE:
        return False
    trees[0].root = node
    return True


@rule
def add_node(tree: Tree, nodes: Batch[Node], parent: int, move: int) -> int:
    """A new node, the first child of its parent."""
    node = tree.used
    tree.used += 1
    nodes[node].move = move
    nodes[node].visits = 0
    nodes[node].prior = 0.0
    nodes[node].child = NOWHERE
    nodes[node].sibling = nodes[parent].child
    nodes[parent].child = node
    for seat in range(MOST_SEATS):
        nodes[node].value[seat] = 0.0
    return node


@rule
def child_by(nodes: Batch[Node], parent: int, move: int) -> int:
    """The node of a move from another, `NOWHERE` if there is none."""
    node = nodes[parent].child
    while node != NOWHERE and nodes[node].move != move:
        node = nodes[node].sibling
    return node


@rule
def child_or_new(tree: Tree, nodes: Batch[Node], parent: int, move: int) -> int:
    """The same, or a new one while there is room."""
    node = child_by(nodes, parent, move)
    if node == NOWHERE and tree.used < len(nodes):
        node = add_node(tree, nodes, parent, move)
    return node


@rule
def hand_back(tree: Tree, nodes: Batch[Node], seats: int) -> None:
    """Every node on the way learns what came of it."""
    for i in range(tree.depth + 1):
        node = tree.path[i]
        nodes[node].visits += 1
        for seat in range(seats):
            nodes[node].value[seat] += tree.ahead.value[seat]


@rule
def is_settled(nodes: Batch[Node], root: int, left: int) -> bool:
    """No other move can be looked at more often than the first, with so many iterations left."""
    most, next_to_it = 0, 0
    node = nodes[root].child
    while node != NOWHERE:
        visits = nodes[node].visits
        most, next_to_it = max(most, visits), max(next_to_it, min(most, visits))
        node = nodes[node].sibling
    return most > next_to_it + left


@rule
def verdict(trees: Batch[Tree], nodes: Batch[Node]) -> int:
    """The move that stood against all others; `UNDECIDED` if none did."""
    rivals = trees[0].rivals
    return nodes[rivals.node[rivals.standing[0]]].move if rivals.count > 0 else UNDECIDED


@rule
def outcomes_seen(nodes: Batch[Node], parent: int) -> int:
    """How many outcomes of a draw have been looked at."""
    count, node = 0, nodes[parent].child
    while node != NOWHERE:
        count += 1
        node = nodes[node].sibling
    return count


@rule
def count_tried(nodes: Batch[Node], parent: int) -> int:
    """How many moves from a node have been looked at."""
    count, node = 0, nodes[parent].child
    while node != NOWHERE:
        count += nodes[node].visits > 0
        node = nodes[node].sibling
    return count


@rule
def copy_tried(nodes: Batch[Node], parent: int, found: Batch[Node]) -> None:
    """The same, one after the other: whoever reads them from outside does not have to follow them one by one."""
    count, node = 0, nodes[parent].child
    while node != NOWHERE:
        if nodes[node].visits > 0:
            found[count] = nodes[node]
            count += 1
        node = nodes[node].sibling


@rule
def is_crowded(trees: Batch[Tree], nodes: Batch[Node]) -> bool:
    """Little room is left for more."""
    return 2 * trees[0].used > len(nodes)


@rule
def release(trees: Batch[Tree]) -> None:
    """Let the search run."""
    trees[0].stop = 0


@rule
def halt(trees: Batch[Tree]) -> None:
    """Have a search that runs in another thread come to an end."""
    trees[0].stop = 1


__all__ = [
    "DEEPEST",
    "NOWHERE",
    "Node",
    "Tree",
    "add_node",
    "child_by",
    "child_or_new",
    "copy_tried",
    "count_tried",
    "follow",
    "halt",
    "hand_back",
    "is_crowded",
    "is_settled",
    "outcomes_seen",
    "plant",
    "release",
    "verdict",
]
