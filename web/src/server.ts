import { Server } from "./protocol/http";
import { speaking } from "./words/speaking.svelte";

/** The server this page came from. */
export const server = new Server(() => speaking.language);
