import { mount } from "svelte";
import "./look/tokens.css";
import "./look/type.css";
import Page from "./Page.svelte";

mount(Page, { target: document.querySelector("#page") as HTMLElement });
