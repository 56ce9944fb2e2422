/** The little markup of long texts: paragraphs, lists whose items begin with `-`, and *strong* words. */

export interface Run {
  readonly text: string;
  readonly strong: boolean;
}

export type Block =
  | { readonly kind: "paragraph"; readonly runs: readonly Run[] }
  | { readonly kind: "list"; readonly items: readonly (readonly Run[])[] };

const ITEM = "- ";

/** A text as it is to be set; empty lines part its blocks. */
export function blocksOf(text: string): readonly Block[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map(blockOf);
}

function blockOf(block: string): Block {
  return block.startsWith(ITEM)
    ? { kind: "list", items: block.slice(ITEM.length).split(`\n${ITEM}`).map(runsOf) }
    : { kind: "paragraph", runs: runsOf(block) };
}

/** Every second part between stars is strong; how the source broke its lines does not matter. */
function runsOf(text: string): readonly Run[] {
  return text
    .replace(/[ \n]+/g, " ")
    .split("*")
    .map((part, index) => ({ text: part, strong: index % 2 === 1 }))
    .filter((run) => run.text !== "");
}
