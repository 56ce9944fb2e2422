/** Where the page is.  The server may be mounted below any path; it says which, by the page's `<base>`. */

const TABLE = /\/t\/([^/]+)\/?$/;

/** The table an address names, or null. */
export function tableOf(address: string): string | null {
  return TABLE.exec(new URL(address).pathname)?.[1] ?? null;
}

/** What stands behind the `#` of an invitation, `join=CODE`; it never leaves the browser but as a code. */
export function codeOf(address: string): { kind: "join" | "watch" | "carry"; code: string } | null {
  const found = /^#(join|watch|carry)=([\w-]+)$/.exec(new URL(address).hash);
  return found === null ? null : { kind: found[1] as "join" | "watch" | "carry", code: found[2] as string };
}

/** An address of the server. */
export const at = (path: string): URL => new URL(path, document.baseURI);
export const tableAddress = (id: string): string => at(`t/${id}`).href;
