import { expect, it } from "vitest";
import { AskedRole, DeviceId, DeviceName, LinkDays, SheetId, TableId } from "./shape";

const ID = "01930000-0000-7000-8000-0000000000aa";

it.each<[string, { safeParse(value: unknown): { success: boolean } }, unknown, boolean]>([
  ["a sheet by its id", SheetId, ID, true],
  ["by its id in capitals, which would be another", SheetId, ID.toUpperCase(), false],
  ["by more than its id", SheetId, `${ID}.1`, false],
  ["a table by its sheet", TableId, ID, true],
  ["by its place in a history", TableId, `${ID}.9999`, true],
  ["by a place too far", TableId, `${ID}.10000`, false],
  ["by no place", TableId, `${ID}.`, false],
  ["with something before it", TableId, `x${ID}.1`, false],
  ["a phone of one sign", DeviceId, "a", true],
  ["of sixty-four", DeviceId, "a".repeat(64), true],
  ["of sixty-five", DeviceId, "a".repeat(65), false],
  ["of none", DeviceId, "", false],
  ["of a path", DeviceId, "../a", false],
  ["a name of forty letters", DeviceName, "é".repeat(40), true],
  ["of forty-one", DeviceName, "é".repeat(41), false],
  ["of forty signs of two halves", DeviceName, "🦊".repeat(40), true],
  ["of spaces", DeviceName, "   ", false],
  ["with a bell in it", DeviceName, "a\u0007", false],
  ["of forty letters and many spaces", DeviceName, `${"a".repeat(40)}${" ".repeat(120)}`, true],
  ["of more spaces than anybody types", DeviceName, `a${" ".repeat(160)}`, false],
  ["a right", AskedRole, "viewer", true],
  ["no right", AskedRole, "king", false],
  ["a link for a month", LinkDays, 30, true],
  ["for two days", LinkDays, 2, false],
])("%s is accepted, or not", (_, shape, value, isTaken) => {
  expect(shape.safeParse(value).success).toBe(isTaken);
});

it("a name is kept tidy", () => {
  expect(DeviceName.parse("  Nora   et Luc ")).toBe("Nora et Luc");
});
