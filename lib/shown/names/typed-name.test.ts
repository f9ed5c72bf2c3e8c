import { expect, test } from "vitest";
import { nameTyped } from "./typed-name";

test("a name's field follows the sheet until another name is typed", () => {
  expect(nameTyped(null, "Nora")).toEqual({ typed: "Nora", base: "Nora" });
  expect(nameTyped({ typed: "Nora", base: "Nora" }, "Norah")).toEqual({ typed: "Norah", base: "Norah" });
});

test("what is half typed stays, whether or not another phone changes the name meanwhile", () => {
  const half = { typed: "Nor", base: "Nora" };
  expect([nameTyped(half, "Nora"), nameTyped(half, "Norah")]).toEqual([half, half]);
  // A space on the way to "Nora Petit" is not taken away.
  const space = { typed: "Nora ", base: "Nora" };
  expect(nameTyped(space, "Nora")).toEqual(space);
});

test("what was typed is settled once the sheet has it, with its spaces tidied", () => {
  expect(nameTyped({ typed: " Norah ", base: "Nora" }, "Norah")).toEqual({ typed: "Norah", base: "Norah" });
});
