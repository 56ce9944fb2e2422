import type { Table } from "../protocol/messages";
import { server } from "../server";

/** The match as a file, for `archipel show`, `replay` and `verify`. */
export async function download(table: Table, code: string | null): Promise<void> {
  const text = JSON.stringify(await server.matchFile(table.id, code));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = fileName(table);
  link.click();
  URL.revokeObjectURL(link.href);
}

export const fileName = (table: Table): string => `${table.game}-${table.id}.json`;
