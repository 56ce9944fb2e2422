import type { GameOption, OptionChoice, OptionValue, Table } from "../protocol/messages";
import { optionTitle, valueTitle } from "../start/optionWords";
import { say } from "../words/speaking.svelte";

/** How a table plays, a line an option that says something: boxes that are not ticked say nothing. */
export function optionsTold(table: Table): readonly string[] {
  const lines = Object.entries(table.options)
    .filter(([name, choice]) => name !== "seats" && choice !== false && !(Array.isArray(choice) && choice.length === 0))
    .map(([name, choice]) => lineOf(table.game, { name, kind: "one", default: choice }, choice));
  return table.time === null ? lines : [...lines, say("page-time-of", { seconds: table.time })];
}

function lineOf(game: string, option: GameOption, choice: OptionChoice): string {
  if (choice === true) {
    return optionTitle(option);
  }
  const values = (Array.isArray(choice) ? choice : [choice]) as readonly OptionValue[];
  return say("page-option-line", {
    option: optionTitle(option),
    value: values.map((value) => valueTitle(game, option, value)).join(", "),
  });
}
