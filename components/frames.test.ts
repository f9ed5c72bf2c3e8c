/** A frame that scrolls sideways must be positioned: otherwise a label for screen readers in it would widen the whole page. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SLIDES = /"[^"]*\boverflow(?:-x)?-auto\b[^"]*"|`[^`]*\boverflow(?:-x)?-auto\b[^`]*`/g;
const HOLDS = /\b(?:relative|absolute|fixed|sticky)\b/;

const frames = readdirSync("components", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .flatMap((file) =>
    [...readFileSync(join("components", file), "utf8").matchAll(SLIDES)].map(([classes]) => [file, classes] as const),
  );

test("there are such frames", () => expect(frames.length).toBeGreaterThan(0));

test.each(frames)("%s: %s", (_, classes) => expect(classes).toMatch(HOLDS));
