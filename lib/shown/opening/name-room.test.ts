import { expect, test } from "vitest";
import { widthOf } from "#lib/shown/plot/width";
import { roomForName } from "./name-room";

const emIn = (name: string): number => Number(roomForName(name).fontSize.match(/\/ ([\d.]+)\)$/)?.[1]);

test("a name has the room that it needs, and never more of the line than its place leaves", () => {
  const { flexBasis, maxWidth, fontSize } = roomForName("Nora");
  expect(Number.parseFloat(flexBasis)).toBeCloseTo(1.0625 * (0.85 * widthOf("Nora") + 0.5));
  expect(maxWidth).toBe("calc(100% - 23px - 0.25rem)");
  expect(fontSize).toMatch(/^min\(1\.0625rem, \(100cqi - 23px - 0\.25rem\) \/ /);
  expect(emIn("Wilhelmina van den Bergh")).toBeGreaterThan(3 * emIn("Nora"));
  expect(emIn("")).toBe(0.5);
});
