import { expect, test } from "vitest";
import { folded } from "./search";

test("accents, ligatures, capitals and marks do not matter", () => {
  expect(folded("L’Éruption : *à l’œuf*\n  près")).toBe("l'eruption : a l'oeuf pres");
  expect(folded(" ÎLE sûre ")).toBe("ile sure");
});
