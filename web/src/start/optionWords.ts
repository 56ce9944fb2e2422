/** Words for options and their values; a game's own where it has them. */

import type { GameOption, OptionValue } from "../protocol/messages";
import { say, speaking } from "../words/speaking.svelte";

/** In a word or two. */
export function optionTitle(option: GameOption): string {
  const message = `page-option-${option.name}`;
  return speaking.has(message) ? say(message) : option.name;
}

/** In a line. */
export function optionHelp(game: string, option: GameOption): string {
  const own = `page-option-${option.name}-help`;
  const message = speaking.has(own) ? own : `${game}-option-${option.name}`;
  return speaking.has(message) ? sentence(say(message)) : "";
}

export function valueTitle(game: string, option: GameOption, value: OptionValue): string {
  const message = messageOf(game, option, value);
  return message === null ? String(value) : sentence(say(message));
}

/** A line about one value, where there is one. */
export function valueHelp(game: string, option: GameOption, value: OptionValue): string {
  const message = `${messageOf(game, option, value)}-help`;
  return speaking.has(message) ? say(message) : "";
}

/** `the-island-challenge-1` for one of its challenges. */
function messageOf(game: string, option: GameOption, value: OptionValue): string | null {
  const names = [`${game}-${option.name}-${value}`, `${game}-${option.name.replace(/s$/, "")}-${value}`];
  return names.find((name) => speaking.has(name)) ?? null;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
