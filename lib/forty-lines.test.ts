/** A function has at most forty lines, from its first line to its closing brace, comments included, to be read at a glance. */
import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const MOST = 40;
const NOT_OURS = /\.(?:test|fixture)\.tsx?$|bench\.ts$|\/generated\//;
const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

const files = ["components", "lib", "app", "messages"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !NOT_OURS.test(file)),
);

/** The offsets in the text at which each function begins and ends. */
function functionsIn(node: unknown): [start: number, end: number][] {
  if (typeof node !== "object" || node === null) return [];
  const { type, start, end } = node as { type?: string; start: number; end: number };
  const own: [number, number][] = type && FUNCTION.test(type) ? [[start, end]] : [];
  return [...own, ...Object.values(node).flatMap(functionsIn)];
}

/** "file:line, so many lines". */
function longIn(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return functionsIn(parseSync(file, text).program).flatMap(([start, end]) => {
    const lines = text.slice(start, end).split("\n").length;
    return lines > MOST ? [`${file}:${text.slice(0, start).split("\n").length}, ${lines} lines`] : [];
  });
}

test("no function passes forty lines", () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap(longIn)).toEqual([]);
});
