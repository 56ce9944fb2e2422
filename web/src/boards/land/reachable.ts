import { type Choosing, take } from "../../choosing";

/** Every move that choosing leads to, sorted: for tests. */
export function reachable(choosing: Choosing): string[] {
  if (choosing.move !== null) {
    return [choosing.move.move];
  }
  return choosing.offered.flatMap((choice) => reachable(take(choosing, choice))).sort();
}
