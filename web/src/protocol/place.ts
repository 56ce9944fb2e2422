/** Where the page is: the server may be mounted below any path, and a table's page lies one folder deeper. */

const TABLE = /\/t\/([^/]+)\/?$/;

/** The address that all of the server's addresses are relative to. */
export function rootOf(address: string): URL {
  const here = new URL(address);
  return new URL(here.pathname.replace(TABLE, "/").replace(/[^/]*$/, ""), here);
}

/** The table an address names, or null. */
export function tableOf(address: string): string | null {
  return TABLE.exec(new URL(address).pathname)?.[1] ?? null;
}

/** What stands behind the `#` of an invitation, `join=CODE`; it never leaves the browser but as a code. */
export function codeOf(address: string): { kind: "join" | "watch" | "carry"; code: string } | null {
  const found = /^#(join|watch|carry)=([\w-]+)$/.exec(new URL(address).hash);
  return found === null ? null : { kind: found[1] as "join" | "watch" | "carry", code: found[2] as string };
}

export const at = (path: string): URL => new URL(path, rootOf(location.href));
export const tableAddress = (id: string): string => at(`t/${id}`).href;
