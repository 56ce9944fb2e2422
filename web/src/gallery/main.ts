import { mount } from "svelte";
import "../look/tokens.css";
import "../look/type.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.querySelector("#page") as HTMLElement });
