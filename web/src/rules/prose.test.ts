import { expect, test } from "vitest";
import { blocksOf } from "./prose";

const plain = (text: string) => ({ text, strong: false });

test("paragraphs are parted by empty lines, and their lines are joined", () => {
  expect(blocksOf("One\nline.\n\nAnother.")).toEqual([
    { kind: "paragraph", runs: [plain("One line.")] },
    { kind: "paragraph", runs: [plain("Another.")] },
  ]);
});

test("a list has an item for each dash at the beginning of a line", () => {
  expect(blocksOf("- one\n  goes on\n- a - b")).toEqual([
    { kind: "list", items: [[plain("one goes on")], [plain("a - b")]] },
  ]);
});

test("what stands between stars is strong, and spaces that do not break stay", () => {
  expect(blocksOf("*Requin*\u00a0: il mord")).toEqual([
    { kind: "paragraph", runs: [{ text: "Requin", strong: true }, plain("\u00a0: il mord")] },
  ]);
});
