import { expect, test } from "vitest";
import { mutated, mutationsOf, pick, switched } from "./mutate.mjs";

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
  [
    "what a sort is answered",
    "a.sort((b, c) => (b < c ? -1 : 1));",
    ["{}", "a.sort((b, c) => (!(b < c) ? -1 : 1));", "a.sort((b, c) => (b < c ? -0 : 1));"],
  ],
  [
    "what a sort is answered of equal things",
    "a.sort((b, c) => (b === c ? d < e : f));",
    [
      "{}",
      "a.sort((b, c) => (!(b === c) ? d < e : f));",
      "a.sort((b, c) => (b !== c ? d < e : f));",
      "a.sort((b, c) => (b === c ? d <= e : f));",
    ],
  ],
  ["a question", "if (a) b();", ["if (!(a)) b();", "if (a) {}"]],
  ["a choice", "const a = b ? c : d;", ["const a = !(b) ? c : d;"]],
  ["what a class owes to the one it is made from", "class A extends B { constructor() { super(); } }", []],
  ["an answer", "function f() { return a; }", ["function f() { return; }"]],
  ["an answer that is as good as none", "function f() { return null; }", []],
  ["no answer", "function f() { return undefined; }", []],
  ["a value behind a type", "const a = 1 as 2;", ["const a = 0 as 2;", "const a = 2 as 2;"]],
  ["types, texts, comments, names", 'import a from "1"; type B = 1 | true; const c: 2 = { 3: "4 < 5" }; // 6 < 7', []],
])("%s", (_, source, programs) => {
  expect(madeOf(source).sort()).toEqual([...programs].sort());
});

test("a place is its line and what changes there, whatever stands before it", () => {
  expect(mutationsOf("a.ts", '// ♠ 🃏 é\nconst a = "🃏";\nconst b = c > d;')).toEqual([
    {
      what: "operator",
      line: 3,
      was: "const b = c > d;",
      start: 38,
      end: 39,
      from: ">",
      to: ">=",
      around: { start: 36, end: 41, isStatement: false },
    },
  ]);
});

test("a file that is not TypeScript is refused by its name", () => {
  expect(() => mutationsOf("broken.ts", "const = ;")).toThrow(/^broken\.ts cannot be read/);
});

test("a draw depends only on its seed, and takes no place twice", () => {
  const all = Array.from({ length: 100 }, (_, i) => i);
  expect(pick(all, 10, 1)).toEqual(pick(all, 10, 1));
  expect(pick(all, 10, 1)).not.toEqual(pick(all, 10, 2));
  expect(new Set(pick(all, 100, 3)).size).toBe(100);
  expect(pick([1, 2], 5, 1).sort()).toEqual([1, 2]);
  expect(all).toHaveLength(100);
});

test("a draw stays the same when other lines change", () => {
  const places = (source: string) => mutationsOf("a.ts", source).map((place) => ({ ...place, file: "a.ts" }));
  const source = Array.from({ length: 40 }, (_, i) => `const v${i} = a < b;`).join("\n");
  const said = (text: string) => pick(places(text), 10, 1).map((place: { was: string }) => place.was);
  expect(said(`// more\n${source}`)).toEqual(said(source));
});

test.each([
  "function f() { let a = 5; if (a > 3 && a < 9) a += 2 * (a - 1); return a === 13 ? [a, true] : a; }",
  `function f(n = 4) { if (n !== 4) return [n, true]; g(n); g(3); return [n * 2 + 1, h(5), seen]; }
   const seen = []; const g = (n) => { if (n % 2 === 0) return; seen.push(n || 1); }; const h = (n) => (n < 3 ? n : -n);`,
])("a program with all its changes behaves as before with none awake, and as changed with one awake: %s", (source) => {
  const places = mutationsOf("a.ts", source).map((place, id) => ({ ...place, id }));
  const text = switched(source, places).replaceAll("globalThis.mutant?.", "mutant");
  const whole = new Function("mutant", `${text}; return f();`);
  const alone = (program: string): unknown => new Function(`${program}; return f();`)();
  expect(whole(() => false)).toEqual(alone(source));
  for (const place of places) {
    const awake = whole((id: number) => id === place.id);
    expect(awake, `${place.from} → ${place.to}`).toEqual(alone(mutated(source, place)));
  }
  expect(places.length).toBeGreaterThan(10);
});
