import { at } from "../protocol/place";

/** The page's title and icon say whether it is one's turn, for whoever looks at another page. */
export function showAttention(mine: boolean, title: string, yourTurn: string): void {
  document.title = mine ? `● ${yourTurn} · ${title}` : `${title} · Archipel`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null) {
    icon.href = at(mine ? "icon-turn.svg" : "icon.svg").href;
  }
}
