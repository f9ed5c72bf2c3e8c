import { expect, test } from "vitest";
import { Reader } from "#lib/rules/read";
import { checkDistinct, nameKey, readText, tidyName } from "./name";

const read = (value: unknown, most = 40) => {
  const reader = new Reader();
  const text = readText(reader, value, "name", "T2", most);
  return text ?? reader.faults.map(({ at, code, rule, params }) => [at, code, rule, params]);
};

test("a name keeps its accents, and has one space between its words", () => {
  expect([read("  Anne   Marie\u00a0 "), read("Zoe\u0301"), read("🂡 l’Excuse"), tidyName(" a  b ")]).toEqual([
    "Anne Marie",
    "Zo\u00e9",
    "🂡 l’Excuse",
    "a b",
  ]);
});

test.each<[string, unknown, unknown[]]>([
  ["none", undefined, ["name", "required", "T2", undefined]],
  ["nothing", null, ["name", "required", "T2", undefined]],
  ["a number", 7, ["name", "not-text", "T2", undefined]],
  ["a line break", "No\nra", ["name", "text-unprintable", "T2", undefined]],
  ["writing turned round", "No\u202era", ["name", "text-unprintable", "T2", undefined]],
  ["half a character", "No\ud83c", ["name", "text-unprintable", "T2", undefined]],
  ["spaces alone", " \u200b\u3164 ", ["name", "text-empty", "T2", undefined]],
  ["41 letters", "n".repeat(41), ["name", "text-too-long", "T2", { most: 40, given: 41 }]],
  ["41 figures of two units each", "🂡".repeat(41), ["name", "text-too-long", "T2", { most: 40, given: 41 }]],
  ["401 spaces, before anything else is looked at", " ".repeat(401), ["name", "text-too-long", "T2", { most: 40, given: 401 }]],
  ["nine marks on one letter", `x${"\u0323".repeat(9)}`, ["name", "text-unprintable", "T2", undefined]],
])("this is no name: %s", (_, value, fault) => expect(read(value)).toEqual([fault]));

test("names may have these lengths and marks", () => {
  const just = ["n".repeat(40), "🂡".repeat(40), `x${"\u0323".repeat(8)}`, `n${" ".repeat(398)}n`];
  expect(just.map((name) => read(name))).toEqual([...just.slice(0, 3), "n n"]);
});

test("the second of two names that look the same to people is told", () => {
  expect([nameKey(" Zoé  P."), nameKey("ZOE p."), nameKey("Chloe\u200b")]).toEqual(["zoe p.", "zoe p.", "chloe"]);
  const faults = (...names: string[]) => {
    const reader = new Reader();
    checkDistinct(reader, names, (seat) => `names.${seat}`);
    return reader.faults;
  };
  expect([faults("Zoé", "Hugo"), faults()]).toEqual([[], []]);
  expect(faults("Hugo", "Zoé", "zoe", "hugo")).toEqual([
    { at: "names.2", code: "name-taken", rule: "T2", params: { name: "zoe" } },
  ]);
});
