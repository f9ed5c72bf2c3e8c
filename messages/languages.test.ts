/** Every language says all that French says: a folder of `messages` and one of `lib/rules/words`, file for file and word for word. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ledgerEn } from "./en/ledger";
import { printEn } from "./en/print";
import { raisedEn } from "./en/raised";
import { ledgerFr } from "./fr/ledger";
import { printFr } from "./fr/print";
import { raisedFr } from "./fr/raised";

const PLACES = ["messages", "lib/rules/words"];
const files = (folder: string) => readdirSync(folder).filter((file) => file.endsWith(".ts"));
const languages = (place: string) =>
  readdirSync(place, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const ROWS = PLACES.flatMap((place) => languages(place).map((lang) => [place, lang] as const));

/** A language's own grammar has no counterpart. */
const GRAMMAR = /^grammar\.ts$/;

/** What a module says, without the language in the names of what it exports: "seasonFr.tabs[0]". */
async function saidIn(place: string, lang: string): Promise<string[]> {
  const said: string[] = [];
  for (const file of files(`${place}/${lang}`).filter((name) => !GRAMMAR.test(name))) {
    const module = (await import(/* @vite-ignore */ `../${place}/${lang}/${file}`)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) walk(`${file} ${nameIn(name, lang)}`, value, said);
  }
  return said.sort();
}

const nameIn = (name: string, lang: string): string =>
  name === lang ? "shared" : name.replace(new RegExp(`_?${lang}$`, "i"), "");

/** Functions and lists count whole: another language may order or number its cases otherwise. */
function walk(at: string, value: unknown, into: string[]): void {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return void into.push(at);
  for (const [key, inner] of Object.entries(Object.getOwnPropertyDescriptors(value)))
    if (inner.get) into.push(`${at}.${key}`);
    else walk(`${at}.${key}`, inner.value, into);
}

test.each(ROWS)("%s: nothing is missing in %s", async (place, lang) => {
  expect(await saidIn(place, lang)).toEqual(await saidIn(place, "fr"));
});

test("French and English are there", () => {
  for (const place of PLACES) expect(languages(place)).toEqual(expect.arrayContaining(["en", "fr"]));
});

/** What a text would say of grammar by itself: how many, the last of a list, an ordinal, a capital. */
const OWN_GRAMMAR = [
  /^(?:export )?(?:const|function) (?:plural|count|list|joined|nth|ordinal|capital|decimal)\b/m,
  /\$\{(\w+)\} \$\{\1 (?:=== 1|[<>]=? \d) \?/,
  /\(n === 1 \? `/,
  /slice\(0, -1\)\.join/,
  /toUpperCase\(/,
];

test.each([
  "const plural = (n: number, one: string, many: string) => 0;",
  "const capital = (text: string) => 0;",
  "items.slice(0, -1).join(SEPARATOR)",
])("%s is grammar", (source) => {
  expect(OWN_GRAMMAR.some((own) => own.test(source))).toBe(true);
});

test.each(ROWS)("%s: grammar stands once in %s", (place, lang) => {
  const own = readdirSync(`${place}/${lang}`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !GRAMMAR.test(file))
    .filter((file) => OWN_GRAMMAR.some((pattern) => pattern.test(readFileSync(`${place}/${lang}/${file}`, "utf8"))));
  expect(own).toEqual([]);
});

test("a deal taken off the sheet is called by one word: in its row, its history, on paper, once undone", () => {
  const [inFrench, inEnglish] = [
    [ledgerFr, raisedFr, printFr],
    [ledgerEn, raisedEn, printEn],
  ].map((all) => Object.assign({}, ...all) as typeof ledgerFr & typeof raisedFr & typeof printFr);
  for (const [word, m] of [
    ["annulée", inFrench],
    ["cancelled", inEnglish],
  ] as const)
    for (const said of [m?.marks.voided, m?.history.voided, m?.undone(3), m?.undoneVersion(3), m?.voided(3, "")])
      expect(said).toContain(word);
});
