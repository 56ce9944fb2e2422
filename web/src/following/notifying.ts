/** A word from the system when it is one's turn and the page is not looked at; only if that was asked for. */

import { at } from "../protocol/place";

export const canNotify = (): boolean => "Notification" in globalThis;

/** Ask whether we may; only ever on a click. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Say it, if allowed; a click leads here.  Gives back how to take it away again. */
export function notify(title: string, body: string): () => void {
  if (!canNotify() || Notification.permission !== "granted") {
    return () => {};
  }
  const said = new Notification(title, { body, tag: location.pathname, icon: at("icon-turn.svg").href });
  said.onclick = () => {
    window.focus();
    said.close();
  };
  return () => said.close();
}
