/** The symbol of a resource: terrains are small tiles, nests what they are made of. */
export const glyphOf = (resource: string): string =>
  ["water", "sand", "clay"].includes(resource) ? `#is-res-${resource}` : `#is-${resource}`;
