/** A text as it is searched: small letters without accents, plain apostrophes and spaces. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/’/g, "'")
    .replace(/[\s*]+/g, " ")
    .trim();
