"""One tree search for every game: what a seat cannot see is dealt anew each time, what chance brings is drawn.

A template: `State`, `legal`, `play` and so on are those of the game it is bound to; the tree has a template of its own.

Each iteration deals what the seat on the move does not know, goes down the tree by those moves that look best so far to
whoever makes them, adds to it, and hands back what the state it came to promises each seat.  Moves are first judged by
the evaluation of the state they lead to.

Who looks ahead only to choose a move has those that promise most stand against each other until one is left (see
`rivals`), or else stops as soon as no other move can be looked at more often than the first.  Moves that stand against
each other have the same luck: the first look at each meets the same deal and the same draws as the first look at any
other, and so on.  What is left between them is what they are worth.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING

from archipel.bots.desks import DEALT, KNOWN, TRIED
from archipel.bots.prospects import Prospects, Style
from archipel.bots.rivals import (
    MOST_RIVALS,
    add_rival,
    end_round,
    forget_rivals,
    is_round_over,
    learn,
    least_tried,
)
from archipel.games.actors import CHANCE, NOBODY
from archipel.rules import Batch, Rng, below, rule, seed_rng

if TYPE_CHECKING:  # the names it is bound to: any game's kernel has them, the first game's stand for all
    from archipel.bots.evaluation.the_island import Weights, evaluate, foresee
    from archipel.bots.templates.instinct import carry_on
    from archipel.bots.templates.tree import (
        DEEPEST,
        NOWHERE,
        Node,
        Tree,
        add_node,
        child_by,
        child_or_new,
        copy_tried,
        count_tried,
        follow,
        halt,
        hand_back,
        is_crowded,
        is_settled,
        outcomes_seen,
        plant,
        release,
        verdict,
    )
    from archipel.games.the_island.kernel import (
        TEAM,
        Memory,
        Moves,
        State,
        actor,
        draw_outcome,
        forget,
        has_won,
        legal,
        memorise,
        play,
        recall,
        redeal,
    )

NARROW = 1e-6
"""The least difference between moves that is told apart."""
OFTEN = 16
"""Iterations from one look at whether the choice is settled to the next."""
LUCKS = 1 << 30
"""How many sequences of lucks there are, one for a search, and how many lucks there are in each."""
MOST_DRAWS = 256
"""The lucks kept for one look."""
SEEN_TWICE = 2
"""Visits after which the moves from a node are looked at one by one."""


@rule
def search(
    desk: Batch[State],
    lists: Batch[Moves],
    trees: Batch[Tree],
    nodes: Batch[Node],
    weights: Batch[Weights],
    styles: Batch[Style],
    rngs: Batch[Rng],
    iterations: int,
    to_choose: bool,
) -> int:
    """Look ahead from the veiled state on the desk, so many times or until somebody says stop.  Returns how many."""
    style = styles[desk[KNOWN].seats - 1]
    tree = trees[0]
    forget_rivals(tree.rivals, iterations)
    seat = actor(desk[KNOWN])
    matched = to_choose and style.finalists > 0 and seat < desk[KNOWN].seats  # not chance
    lucks = below(rngs[0], LUCKS) * LUCKS
    done = 0
    while done < iterations and tree.stop == 0:
        if to_choose and not matched and done % OFTEN == 0 and is_settled(nodes, tree.root, iterations - done):
            break
        look = done
        if tree.rivals.count > 0:
            tree.rival = least_tried(tree.rivals)
            look = tree.rivals.tried[tree.rival]
        tree.luck = lucks + look * MOST_DRAWS
        meet_luck(tree, rngs[0])
        desk[DEALT] = desk[KNOWN]
        redeal(desk[DEALT], rngs[0])
        go_down(desk, lists, tree, nodes, weights[0], style, rngs[0], matched)
        look_ahead(desk, lists, tree, weights[0], style, rngs[0])
        hand_back(tree, nodes, desk[DEALT].seats)
        done += 1
        if matched:
            learn(tree.rivals, tree.rival, tree.ahead.value[seat])
            if is_round_over(tree.rivals):
                end_round(tree.rivals)
            if tree.rivals.count == 1:
                break
    while tree.rivals.count > 1:
        end_round(tree.rivals)
    return done


@rule
def meet_luck(tree: Tree, rng: Rng) -> None:
    """Begin the random numbers of the next deal or draw of a look."""
    seed_rng(rng, tree.luck)
    tree.luck += 1


@rule
def go_down(
    desk: Batch[State],
    lists: Batch[Moves],
    tree: Tree,
    nodes: Batch[Node],
    weights: Weights,
    style: Style,
    rng: Rng,
    matched: bool,
) -> None:
    """From the root to a state that has hardly been looked at, playing on the way."""
    node = tree.root
    tree.depth = 0
    tree.path[0] = node
    while tree.depth < DEEPEST:
        seat = actor(desk[DEALT])
        if seat == NOBODY:
            return
        if tree.depth > 0 and nodes[node].visits < (style.patience if seat == CHANCE else SEEN_TWICE):
            return
        legal(desk[DEALT], lists[DEALT])
        if seat == CHANCE:
            meet_luck(tree, rng)
            node = outcome_node(lists[DEALT], tree, nodes, style, node, rng)
        else:
            list_nodes(desk, lists, tree, nodes, weights, style, node, seat)
            if matched and tree.depth == 0:
                node = next_rival(lists[DEALT], tree, nodes, style)
            else:
                node = most_promising(lists[DEALT], tree, nodes, style, node, seat)
        if node == NOWHERE:
            return
        play(desk[DEALT], nodes[node].move)
        tree.depth += 1
        tree.path[tree.depth] = node


@rule
def outcome_node(moves: Moves, tree: Tree, nodes: Batch[Node], style: Style, parent: int, rng: Rng) -> int:
    """What chance brings: as likely as it is; while there were few visits, one of a few outcomes, to look beyond them.

    Where draws follow each other, all their outcomes would leave nothing that is looked at twice.
    """
    if style.narrowness > 0 and outcomes_seen(nodes, parent) * style.narrowness > nodes[parent].visits:
        seen = outcome_seen(moves, nodes, parent, rng)
        if seen != NOWHERE:
            return seen
    return child_or_new(tree, nodes, parent, draw_outcome(moves, rng))


@rule
def outcome_seen(moves: Moves, nodes: Batch[Node], parent: int, rng: Rng) -> int:
    """One of them that is possible now, as likely among them as it is; `NOWHERE` if none is."""
    total, chosen = 0, NOWHERE
    for i in range(moves.count):
        node = child_by(nodes, parent, moves.code[i])
        if node != NOWHERE:
            total += moves.weight[i]
            if below(rng, total) < moves.weight[i]:
                chosen = node
    return chosen


@rule
def list_nodes(
    desk: Batch[State],
    lists: Batch[Moves],
    tree: Tree,
    nodes: Batch[Node],
    weights: Weights,
    style: Style,
    parent: int,
    seat: int,
) -> None:
    """The node of each move listed; new ones are judged by what the evaluation says of the state they lead to.

    What others hold is dealt anew each time, so the moves at a node may differ; most often they do not, and come in the
    same order.
    """
    moves = lists[DEALT]
    at, new = nodes[parent].child, 0
    for i in range(moves.count):
        if at == NOWHERE or nodes[at].move != moves.code[i]:
            at = child_by(nodes, parent, moves.code[i])
        tree.listed[i] = at
        if at == NOWHERE:
            new += 1
        else:
            at = nodes[at].sibling
    if new == 0 or tree.used + new > len(nodes):
        return
    best = judge(desk, lists, tree, weights, seat)
    total = 0.0
    for i in range(moves.count):
        if tree.listed[i] == NOWHERE:
            moves.worth[i] = exp(style.sharpness * (moves.worth[i] - best))
            total += moves.worth[i]
    for i in range(moves.count - 1, -1, -1):
        if tree.listed[i] == NOWHERE:
            node = add_node(tree, nodes, parent, moves.code[i])
            nodes[node].prior = moves.worth[i] / total
            tree.listed[i] = node


@rule
def judge(desk: Batch[State], lists: Batch[Moves], tree: Tree, weights: Weights, seat: int) -> float:
    """Note what each move that has no node is worth to a seat; the most of them."""
    moves = lists[DEALT]
    best = -1e9
    for i in range(moves.count):
        if tree.listed[i] == NOWHERE:
            desk[TRIED] = desk[DEALT]
            play(desk[TRIED], moves.code[i])
            moves.worth[i] = evaluate(desk[TRIED], seat, weights)
            best = max(best, moves.worth[i])
    return best


@rule
def most_promising(moves: Moves, tree: Tree, nodes: Batch[Node], style: Style, parent: int, seat: int) -> int:
    """Of the moves listed the one that has done best for the seat that makes it, or has hardly been tried."""
    scale, untried = 1.0, nodes[parent].value[seat] / max(1, nodes[parent].visits) - style.reluctance
    if style.reluctance == 0.0:
        low, high = 1e9, -1e9
        for i in range(moves.count):
            node = tree.listed[i]
            if node != NOWHERE and nodes[node].visits > 0:
                mean = nodes[node].value[seat] / nodes[node].visits
                low, high = min(low, mean), max(high, mean)
        scale, untried = max(high - low, NARROW), low if high >= low else 0.0
    curiosity = style.exploring * scale * sqrt(nodes[parent].visits + 1.0)
    best, most = NOWHERE, -1e9
    for i in range(moves.count):
        node = tree.listed[i]
        if node != NOWHERE:
            tried = nodes[node].visits
            hope = nodes[node].value[seat] / tried if tried > 0 else untried
            hope += curiosity * nodes[node].prior / (1.0 + tried)
            if hope > most:
                best, most = node, hope
    return best


@rule
def next_rival(moves: Moves, tree: Tree, nodes: Batch[Node], style: Style) -> int:
    """Of the moves from the root one of which is to be chosen, the one to look at next."""
    if tree.rivals.count == 0:
        choose_rivals(moves, tree, nodes, style)
        tree.rival = least_tried(tree.rivals)
    return tree.rivals.node[tree.rival] if tree.rivals.count > 0 else NOWHERE


@rule
def choose_rivals(moves: Moves, tree: Tree, nodes: Batch[Node], style: Style) -> None:
    """Those that promise most at first sight."""
    for _ in range(min(style.finalists, moves.count, MOST_RIVALS)):
        best, most = 0, -1.0
        for i in range(moves.count):
            node = tree.listed[i]
            if node != NOWHERE and nodes[node].prior > most:
                best, most = i, nodes[node].prior
        node = tree.listed[best]
        if node != NOWHERE:
            add_rival(tree.rivals, node)
            tree.listed[best] = NOWHERE


@rule
def look_ahead(desk: Batch[State], lists: Batch[Moves], tree: Tree, weights: Weights, style: Style, rng: Rng) -> None:
    """What each seat is promised: at a glance, and after some moves more."""
    if style.glance > 0.0:
        foresee_end(desk[DEALT], tree.glimpsed, weights, style)
    play_out(desk, lists, tree, weights, style, rng)
    foresee_end(desk[DEALT], tree.ahead, weights, style)
    for seat in range(desk[DEALT].seats):
        tree.ahead.value[seat] += style.glance * (tree.glimpsed.value[seat] - tree.ahead.value[seat])


@rule
def play_out(desk: Batch[State], lists: Batch[Moves], tree: Tree, weights: Weights, style: Style, rng: Rng) -> None:
    """Play on for some moves."""
    for _ in range(style.plies):
        seat = actor(desk[DEALT])
        if seat == NOBODY:
            return
        legal(desk[DEALT], lists[DEALT])
        if seat == CHANCE:
            meet_luck(tree, rng)
            play(desk[DEALT], draw_outcome(lists[DEALT], rng))
        else:
            play(desk[DEALT], carry_on(desk, lists, tree.sight, weights, style, rng, seat))


@rule
def foresee_end(s: State, ahead: Prospects, weights: Weights, style: Style) -> None:
    """What each seat is promised: its share of the victory if it is over, else what the evaluation foresees."""
    if actor(s) != NOBODY:
        foresee(s, ahead, style, weights)
        return
    winners = 0
    for seat in range(s.seats):
        winners += has_won(s, seat)
    for seat in range(s.seats):
        ahead.value[seat] = 0.0
        if has_won(s, seat):
            ahead.value[seat] = 1.0 if TEAM else 1.0 / winners


@rule
def begin(rngs: Batch[Rng], memories: Batch[Memory], seed: int) -> None:
    """A match begins: the random numbers of a seed, and nothing remembered."""
    seed_rng(rngs[0], seed)
    forget(memories[0])


@rule
def actor_at(desk: Batch[State], i: int) -> int:
    """Who is to move in a state on the desk."""
    return actor(desk[i])


@rule
def notice_and_recall(desk: Batch[State], memories: Batch[Memory]) -> None:
    """Remember what the veiled state on the desk shows, and put back what was remembered."""
    memorise(memories[0], desk[KNOWN])
    recall(desk[KNOWN], memories[0])


DOORS = (
    begin,
    release,
    halt,
    plant,
    follow,
    search,
    is_crowded,
    child_by,
    verdict,
    count_tried,
    copy_tried,
    actor_at,
    notice_and_recall,
)
