/** Every language has all the texts of French, in `messages` and in `lib/rules/words`, file for file and name for name. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGS } from "#lib/rules/words/languages";
import { LANGS as FOLDERS } from "../.ci/languages.mjs";
import { ledger as ledgerEn } from "./en/ledger";
import { print as printEn } from "./en/print";
import { served } from "./en/served";
import { raised as raisedEn } from "./en/sheet/raised";
import { ledger as ledgerFr } from "./fr/ledger";
import { print as printFr } from "./fr/print";
import { raised as raisedFr } from "./fr/sheet/raised";

const PLACES = ["messages", "lib/rules/words"];
const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
const languages = (place: string) =>
  readdirSync(place, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const ROWS = PLACES.flatMap((place) => languages(place).map((lang) => [place, lang] as const));

test.each(ROWS.filter(([place]) => place === "messages"))("%s: every screen has its words by its name in %s", (place, lang) => {
  const screens = readdirSync("components/screens");
  expect(screens.length).toBeGreaterThan(10);
  expect(screens.filter((screen) => !existsSync(`${place}/${lang}/${screen}.ts`))).toEqual([]);
  // A folder beside a file holds texts that are loaded later than the file's page, so the file must exist.
  const folders = languages(`${place}/${lang}`);
  expect(folders.filter((folder) => !existsSync(`${place}/${lang}/${folder}.ts`))).toEqual([]);
});

/** A language's own grammar has no counterpart. */
const GRAMMAR = /^grammar\.ts$/;

/** The exports of each file. */
type Folder = Readonly<Record<string, object>>;

async function folderOf(place: string, lang: string): Promise<Folder> {
  const read = files(`${place}/${lang}`)
    .filter((file) => !GRAMMAR.test(file))
    .map(async (file) => [file, await import(/* @vite-ignore */ `../${place}/${lang}/${file}`)] as const);
  return Object.fromEntries(await Promise.all(read));
}

/** The names of all texts of a language, such as "season.ts season.tabs". */
function saidIn(folder: Folder): Set<string> {
  const said: string[] = [];
  for (const [file, module] of Object.entries(folder))
    for (const [name, value] of Object.entries(module)) walk(`${file} ${name}`, value, said);
  // The texts of the rules are compared in their own folder; here they only exist once a page has loaded them.
  return new Set(said.filter((name) => !/^words\.ts words\.rules\.(common|games)\./.test(name)));
}

/** Which texts of French this language lacks, and which ones only it has. */
function besideFrench(french: Folder, folder: Folder) {
  const [model, said] = [saidIn(french), saidIn(folder)];
  return { lacks: [...model].filter((one) => !said.has(one)), alone: [...said].filter((one) => !model.has(one)) };
}

/** Functions and lists count as one text, because another language may order or number their cases differently. */
function walk(at: string, value: unknown, into: string[]): void {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return void into.push(at);
  for (const [key, inner] of Object.entries(Object.getOwnPropertyDescriptors(value)))
    if (inner.get) into.push(`${at}.${key}`);
    else walk(`${at}.${key}`, inner.value, into);
}

test.each(ROWS)("%s: nothing is missing in %s", async (place, lang) => {
  const beside = besideFrench(await folderOf(place, "fr"), await folderOf(place, lang));
  expect(beside).toEqual({ lacks: [], alone: [] });
});

test("the check names a file that a language lacks, and a text missing in a file", async () => {
  const [french, english] = [await folderOf("messages", "fr"), await folderOf("messages", "en")];
  const { "tonight.ts": _, ...rest } = english;
  const holed = { ...rest, "served.ts": { served: { ...served, lost: { none: served.lost.none } } } };
  const { lacks, alone } = besideFrench(french, holed);
  const [tonight, word] = [lacks.filter((one) => one.startsWith("tonight.ts tonight.")), "served.ts served.lost.back"];
  expect(tonight.length).toBeGreaterThan(5);
  expect(lacks.filter((one) => !tonight.includes(one))).toEqual([word]);
  expect(alone).toEqual([]);
});

test("the languages are the folders, in the code and in the build", () => {
  for (const place of PLACES) expect(languages(place).sort()).toEqual([...LANGS].sort());
  expect([FOLDERS[0], ...[...FOLDERS].sort()]).toEqual([LANGS[0], ...[...LANGS].sort()]);
});

const inFolder = new RegExp(`^(?:${PLACES.join("|")})/(?:${LANGS.join("|")})/`);
const SOURCES = ["lib", "app", "components", "messages", "prisma", "public", ".ci"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
  .concat("next.config.js", "instrumentation.ts")
  .filter(
    (file) =>
      /\.(?:tsx?|m?js)$/.test(file) &&
      !/\.(?:test|fixture)\.|\/generated\//.test(file) &&
      !inFolder.test(file) &&
      statSync(file).isFile(),
  )
  .map((file) => [file, readFileSync(file, "utf8")] as const);

const ONE = `(?:${LANGS.join("|")})`;
/** Code that chooses between two languages and would forget a third: a comparison, a case, an address or a list of two. */
const CHOICE = new RegExp(`[!=]==? ?["'\`]/?${ONE}\\b|["'\`]${ONE}["'\`] [!=]==? |case "${ONE}"|\\b${ONE}"? ?\\| ?"?${ONE}\\b`);

test.each(['lang === "fr" ? 0 : 1', '"en" !== lang', 'case "en":', "/^(fr|en)/", 'at === "/en"', 'lang: "fr" | "en"'])(
  "%s chooses",
  (source) => {
    expect(source).toMatch(CHOICE);
  },
);

test("nothing outside its folders chooses a language by its name", () => {
  // The file that defines `Lang`.
  const list = "lib/rules/words/languages.ts";
  expect(SOURCES.flatMap(([file, source]) => (CHOICE.test(source) ? [file] : []))).toEqual([list]);
});

test("what holds every language is told in docs/words.md", () => {
  const rows = readFileSync("docs/words.md", "utf8").split("## Another language")[1] ?? "";
  const told = [...rows.matchAll(/^\| `([^`]+)`/gm)].map(([, file]) => file);
  const holds = (source: string) =>
    LANGS.every((lang) => new RegExp(`(?:^|[{,])\\s*${lang}: |/${lang}/[\\w/-]+"`, "m").test(source));
  expect(SOURCES.flatMap(([file, source]) => (holds(source) ? [file] : [])).sort()).toEqual(told.sort());
});

/** Grammar that a text must not write itself: a plural, a list, an ordinal, a capital. */
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
