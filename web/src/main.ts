import { mount } from "svelte";
import "./look/tokens.css";
import "./look/type.css";
import "./look/controls.css";
import "./look/pages.css";
import Page from "./Page.svelte";
import { settings } from "./settings.svelte";
import { speaking } from "./words/speaking.svelte";

speaking.want("page", "page-learning");
await settings.open();
mount(Page, { target: document.querySelector("#page") as HTMLElement });
