import { expect, test } from "vitest";
import { mutated, mutationsOf, pick } from "./mutate.mjs";

/** The programs that one change makes of a source. */
const madeOf = (source: string): string[] => mutationsOf("a.ts", source).map((place) => mutated(source, place));

test.each<[string, string, string[]]>([
  ["a comparison", "const a = b < c;", ["const a = b <= c;"]],
  ["a comparison behind a comment", "const a = (b /* < */) === c;", ["const a = (b /* < */) !== c;"]],
  ["arithmetic", "const a = b - c * d;", ["const a = b + c * d;", "const a = b - c / d;"]],
  ["what is said is not added", 'const a = "b" + c;', []],
  ["and, or", "const a = b && c || d;", ["const a = b || c || d;", "const a = b && c && d;"]],
  ["a yes", "const a = true;", ["const a = false;"]],
  ["a number, one more and one less", "const a = 20;", ["const a = 21;", "const a = 19;"]],
  ["nothing, and less than nothing", "f(0, g);", ["{}", "f((-1), g);", "f(1, g);"]],
  ["a question", "if (a) b();", ["if (!(a)) b();", "if (a) {}"]],
  ["a choice", "const a = b ? c : d;", ["const a = !(b) ? c : d;"]],
  ["an answer", "function f() { return a; }", ["function f() { return; }"]],
  ["an answer that is as good as none", "function f() { return null; }", []],
  ["a value behind a type", "const a = 1 as 2;", ["const a = 0 as 2;", "const a = 2 as 2;"]],
  ["types, texts, comments, names", 'import a from "1"; type B = 1 | true; const c: 2 = { 3: "4 < 5" }; // 6 < 7', []],
])("%s", (_, source, programs) => {
  expect(madeOf(source).sort()).toEqual([...programs].sort());
});

test("a place is told by its line and by what changes there, whatever is written before it", () => {
  expect(mutationsOf("a.ts", '// ♠ 🃏 é\nconst a = "🃏";\nconst b = c > d;')).toEqual([
    { what: "operator", line: 3, start: 38, end: 39, from: ">", to: ">=" },
  ]);
});

test("what is no TypeScript is refused by its name", () => {
  expect(() => mutationsOf("broken.ts", "const = ;")).toThrow(/^broken\.ts cannot be read/);
});

test("a draw is the same for a seed, another for another, and takes no place twice", () => {
  const all = Array.from({ length: 100 }, (_, i) => i);
  expect(pick(all, 10, 1)).toEqual(pick(all, 10, 1));
  expect(pick(all, 10, 1)).not.toEqual(pick(all, 10, 2));
  expect(new Set(pick(all, 100, 3)).size).toBe(100);
  expect(pick([1, 2], 5, 1).sort()).toEqual([1, 2]);
  expect(all).toHaveLength(100);
});
