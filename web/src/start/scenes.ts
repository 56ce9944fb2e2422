/** The games' pictures: a scene for the card, a small one for lists. */

const FILES = import.meta.glob<string>("./scenes/*.svg", { query: "?url", import: "default", eager: true });

export const scene = (game: string): string => FILES[`./scenes/${game}.svg`] ?? "";
export const smallScene = (game: string): string => FILES[`./scenes/${game}-small.svg`] ?? "";
