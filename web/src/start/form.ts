/** The form of a new table: what is asked, and the request it becomes. */

import type {
  GameFacts,
  GameOption,
  OpenTable,
  OptionChoice,
  OptionValue,
  SeatKind,
  WantedSeat,
} from "../protocol/messages";

export interface SeatForm {
  readonly kind: SeatKind;
  readonly level: string;
  readonly name: string;
}

export const KINDS: readonly SeatKind[] = ["me", "here", "friend", "anyone", "bot"];
/** Seconds for a move; 0 for as long as one likes. */
export const TIMES: readonly number[] = [0, 30, 60, 120, 300];

/** Options that such a table has. */
export function optionsFor(game: GameFacts, seats: number): readonly GameOption[] {
  return game.options.filter((option) => option.only_seats === undefined || option.only_seats.includes(seats));
}

/** How many seats can be added to or taken from the table, in one step; null for none. */
export function otherCount(game: GameFacts, seats: number, by: 1 | -1): number | null {
  const wanted = seats + by;
  return game.seats.includes(wanted) ? wanted : null;
}

/** The request for such a table; options as they come by default are left out. */
export function requestOf(
  game: GameFacts,
  seats: readonly SeatForm[],
  chosen: Readonly<Record<string, OptionChoice>>,
  time: number,
  open: boolean,
): OpenTable {
  const options: Record<string, OptionChoice> = {};
  for (const option of optionsFor(game, seats.length)) {
    const choice = chosen[option.name];
    if (choice !== undefined && JSON.stringify(choice) !== JSON.stringify(option.default)) {
      options[option.name] = choice;
    }
  }
  return {
    game: game.name,
    options,
    time: time === 0 ? null : time,
    open: open || seats.some((seat) => seat.kind === "anyone"),
    seats: seats.map(
      (seat): WantedSeat => (seat.kind === "bot" ? { kind: "bot", level: seat.level } : { kind: seat.kind }),
    ),
  };
}

/** A box ticked or not: the values in the order of the option. */
export function ticked(option: GameOption, before: readonly OptionValue[], value: OptionValue): readonly OptionValue[] {
  const wanted = new Set(before);
  if (!wanted.delete(value)) {
    wanted.add(value);
  }
  return (option.values ?? []).filter((one) => wanted.has(one));
}
