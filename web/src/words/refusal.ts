import { Refused } from "../protocol/http";
import { say } from "./speaking.svelte";

/** Why the server refused something, in words; what is no refusal is a mistake of ours, and thrown on. */
export function whyRefused(error: unknown): string {
  if (!(error instanceof Refused)) {
    throw error;
  }
  return error.text || say(error.told.message);
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
