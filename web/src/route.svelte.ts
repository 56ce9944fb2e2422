import { learningOf, replayOf, tableOf } from "./protocol/place";

export type Route =
  | { readonly page: "start" }
  | { readonly page: "new"; readonly game: string }
  | { readonly page: "credits" }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "replay"; readonly id: string }
  | { readonly page: "rules" | "learn"; readonly game: string; readonly at: string };

/** Which page an address means: tables, rules and guides by their paths, the others by what stands behind `#`. */
export function routeOf(address: string): Route {
  const table = tableOf(address);
  if (table !== null) {
    return { page: "table", id: table };
  }
  const replay = replayOf(address);
  if (replay !== null) {
    return { page: "replay", id: replay };
  }
  const learning = learningOf(address);
  if (learning !== null) {
    return learning;
  }
  const hash = new URL(address).hash.slice(1);
  if (hash === "credits") {
    return { page: "credits" };
  }
  return hash.startsWith("new-") ? { page: "new", game: hash.slice("new-".length) } : { page: "start" };
}

/** Where the page is now. */
class Place {
  #route: Route = $state.raw(routeOf(location.href));

  constructor() {
    addEventListener("hashchange", () => {
      const before = this.#route.page;
      this.#route = routeOf(location.href);
      // within the rules, `#` is a place to scroll to
      if (this.#route.page !== before) {
        scrollTo(0, 0);
      }
    });
  }

  get route(): Route {
    return this.#route;
  }
}

export const place = new Place();
