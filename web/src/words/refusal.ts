import { Refused } from "../protocol/http";
import type { Told } from "./fluent";
import { say, speaking, tell } from "./speaking.svelte";

/** Why the server refused something, in words; what is no refusal is a mistake of ours, and thrown on. */
export function whyRefused(error: unknown): string {
  if (!(error instanceof Refused)) {
    throw error;
  }
  return error.text || say(error.told.message);
}

/** Why a move was refused, as a sentence with its rule: the server's text begins with the move as programs write it. */
export function whyNot(refused: Told & { readonly text: string; readonly rule?: string | null }): string {
  if (!refused.rule || !speaking.has(refused.message)) {
    return refused.text;
  }
  const why = tell(refused);
  return `${why.charAt(0).toUpperCase()}${why.slice(1)} (${refused.rule})`;
}

/** Do something, and say why it was refused; nothing if it was done. */
export async function refusalOf(deed: () => Promise<unknown>): Promise<string> {
  try {
    await deed();
    return "";
  } catch (error) {
    return whyRefused(error);
  }
}
