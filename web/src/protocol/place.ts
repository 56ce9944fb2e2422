/** Where the page is.  The server may be mounted below any path; it says which, by the page's `<base>`. */

const TABLE = /\/t\/([^/]+)\/?$/;
const LEARNING = /\/(rules|learn)\/([a-z-]+)\/?$/;
const REPLAY = /\/t\/([^/]+)\/replay\/?$/;

/** The table an address names, or null. */
export function tableOf(address: string): string | null {
  return TABLE.exec(new URL(address).pathname)?.[1] ?? null;
}

/** The game whose rules, or whose guided game, an address names, and where in it; or null. */
export function learningOf(address: string): { page: "rules" | "learn"; game: string; at: string } | null {
  const { pathname, hash } = new URL(address);
  const found = LEARNING.exec(pathname);
  return found === null ? null : { page: found[1] as "rules" | "learn", game: found[2] as string, at: hash.slice(1) };
}

/** The table whose match an address looks back at, or null. */
export function replayOf(address: string): string | null {
  return REPLAY.exec(new URL(address).pathname)?.[1] ?? null;
}

/** A moment of a match: after so many moves, with whose eyes; null where the address does not say. */
export interface LinkedMoment {
  readonly at: number | null;
  readonly eyes: string | null;
}

export function momentOf(address: string): LinkedMoment {
  const asked = new URL(address).searchParams;
  const at = asked.get("at") ?? "";
  return { at: /^\d{1,6}$/.test(at) ? Number(at) : null, eyes: asked.get("as") };
}

/** What stands behind the `#` of an invitation, `join=CODE`; it never leaves the browser but as a code. */
export function codeOf(address: string): { kind: "join" | "watch" | "carry"; code: string } | null {
  const found = /^#(join|watch|carry)=([\w-]+)$/.exec(new URL(address).hash);
  return found === null ? null : { kind: found[1] as "join" | "watch" | "carry", code: found[2] as string };
}

/** An address of the server. */
export const at = (path: string): URL => new URL(path, document.baseURI);
export const tableAddress = (id: string): string => at(`t/${id}`).href;
/** The rules of a game, at the section that has a rule. */
export const rulesAddress = (game: string, rule = ""): string =>
  at(`rules/${game}${rule === "" ? "" : `#${rule}`}`).href;
export const learnAddress = (game: string, lesson = ""): string =>
  at(`learn/${game}${lesson === "" ? "" : `#${lesson}`}`).href;
/** Where a match is looked back at; `hash` is the code of a link, for who has no seat there. */
export function replayAddress(id: string, moment: Partial<LinkedMoment> = {}, hash = ""): string {
  const address = at(`t/${id}/replay`);
  if (moment.at != null) {
    address.searchParams.set("at", String(moment.at));
  }
  if (moment.eyes != null) {
    address.searchParams.set("as", moment.eyes);
  }
  address.hash = hash;
  return address.href;
}
