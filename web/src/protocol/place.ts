/** Where the page is.  The server may be mounted below any path; it says which, by the page's `<base>`. */

const TABLE = /\/t\/([^/]+)\/?$/;
const LEARNING = /\/(rules|learn)\/([a-z-]+)\/?$/;

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
