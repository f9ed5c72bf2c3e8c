/** Every language has all the texts of French, file for file and name for name, and a row in each table of all languages. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGS, tablesOf } from "../.ci/languages.mjs";
import { ledger as ledgerEn } from "./en/ledger";
import { print as printEn } from "./en/print";
import { served } from "./en/served";
import { shared } from "./en/shared";
import { raised as raisedEn } from "./en/sheet/raised";
import { ledger as ledgerFr } from "./fr/ledger";
import { print as printFr } from "./fr/print";
import { raised as raisedFr } from "./fr/sheet/raised";
import { textsOf } from "./texts.fixture";

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .sort();
const folders = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test.each(LANGS)("%s: every screen has its words by its name", (lang) => {
  const screens = readdirSync("components/screens");
  expect(screens.length).toBeGreaterThan(10);
  expect(screens.filter((screen) => !existsSync(`messages/${lang}/${screen}.ts`))).toEqual([]);
  // A folder beside a file holds pieces of it, or texts that are loaded later than its page, so the file must exist.
  expect(folders(`messages/${lang}`).filter((folder) => !existsSync(`messages/${lang}/${folder}.ts`))).toEqual([]);
});

test.each(LANGS)("%s: no file is missing", (lang) => {
  expect(files(`messages/${lang}`)).toEqual(files("messages/fr"));
});

/** A language's own grammar has no counterpart. */
const GRAMMAR = /^rules\/grammar\.ts$/;

/** The exports of each file. */
type Folder = Readonly<Record<string, object>>;

async function folderOf(lang: string): Promise<Folder> {
  const read = files(`messages/${lang}`)
    .filter((file) => !GRAMMAR.test(file))
    .map(async (file) => [file, await import(/* @vite-ignore */ `./${lang}/${file}`)] as const);
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

/** Lists that are as long as a language needs: words to read files by, and the first words of tarot, where players lack them. */
const OWN_LENGTH = /^(?:rules\/(?:paper|name-list|spreadsheet)\.ts |opening\.ts opening\.firstWords)/;

/** Functions count as one text, because another language may number their cases differently. */
function walk(at: string, value: unknown, into: string[]): void {
  if (typeof value !== "object" || value === null || (Array.isArray(value) && OWN_LENGTH.test(at))) return void into.push(at);
  for (const [key, inner] of Object.entries(Object.getOwnPropertyDescriptors(value)))
    if (inner.get) into.push(`${at}.${key}`);
    else walk(`${at}.${key}`, inner.value, into);
}

test.each(LANGS)("%s: no text is missing", async (lang) => {
  const beside = besideFrench(await folderOf("fr"), await folderOf(lang));
  expect(beside).toEqual({ lacks: [], alone: [] });
});

test("the check names a file that a language lacks, and a text missing in a file", async () => {
  const [french, english] = [await folderOf("fr"), await folderOf("en")];
  const { "tonight.ts": _, ...rest } = english;
  const { heads } = shared.lines;
  const holed = {
    ...rest,
    "served.ts": { served: { ...served, lost: { none: served.lost.none } } },
    "shared.ts": {
      shared: Object.create(null, { ...Object.getOwnPropertyDescriptors(shared), lines: { value: { heads: heads.slice(1) } } }),
    },
  };
  const { lacks, alone } = besideFrench(french, holed);
  const tonight = lacks.filter((one) => one.startsWith("tonight.ts tonight."));
  expect(tonight.length).toBeGreaterThan(5);
  expect(lacks.filter((one) => !tonight.includes(one))).toEqual([
    "served.ts served.lost.back",
    `shared.ts shared.lines.heads.${heads.length - 1}`,
  ]);
  expect(alone).toEqual([]);
});

/** Names of a game that are the same in every language. */
const NAMES = ["Le bout du bout"];
const sentencesOf = (lang: string, file: string): string[] =>
  textsOf(readFileSync(`messages/${lang}/${file}`, "utf8")).filter((text) => /(?:[\p{L}’]+ ){3}\p{L}/u.test(text));

/** Sentences that stand in another language's file of the same name: a copy that nobody translated. */
const untranslated = (lang: string, other: string): string[] =>
  files(`messages/${lang}`).flatMap((file) => {
    const there = existsSync(`messages/${other}/${file}`) ? sentencesOf(other, file) : [];
    return sentencesOf(lang, file).flatMap((text) => (there.includes(text) && !NAMES.includes(text) ? [`${file}: ${text}`] : []));
  });

test.each(LANGS)("%s: no sentence is that of another language", (lang) => {
  for (const other of LANGS.filter((one) => one !== lang)) expect(untranslated(lang, other), `as in ${other}`).toEqual([]);
  expect(untranslated(lang, lang).length).toBeGreaterThan(300);
});

test("each table has a row for each folder", () => {
  const tables = Object.entries(tablesOf(LANGS));
  expect(files("messages/languages")).toEqual(tables.map(([file]) => file).sort());
  for (const [file, text] of tables) expect(readFileSync(`messages/languages/${file}`, "utf8"), file).toBe(text);
});

test("a new folder gets its row in every table", () => {
  for (const [file, text] of Object.entries(tablesOf([...LANGS, "de"])))
    expect(text, file).toContain(`"#messages/de/${file.replace(".ts", "")}"`);
});

const inFolder = new RegExp(`^messages/(?:${LANGS.join("|")}|languages)/`);
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

test("nothing outside its folder chooses a language by its name", () => {
  expect(SOURCES.flatMap(([file, source]) => (CHOICE.test(source) ? [file] : []))).toEqual([]);
});

/** A list of all languages, or a file of each. */
const holdsEach = (source: string) =>
  LANGS.every((lang) => new RegExp(`(?:^|[{,])\\s*${lang}: |/${lang}/[\\w/-]+"`, "m").test(source));

test.each([`{ ${LANGS.map((lang) => `${lang}: 0`).join(", ")} }`, LANGS.map((lang) => `import "./${lang}/a";`).join("\n")])(
  "%s holds each",
  (source) => {
    expect(holdsEach(source)).toBe(true);
  },
);

test("only the tables hold each language", () => {
  expect(SOURCES.flatMap(([file, source]) => (holdsEach(source) ? [file] : []))).toEqual([]);
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

test.each(LANGS)("%s: grammar stands once", (lang) => {
  const own = files(`messages/${lang}`)
    .filter((file) => !GRAMMAR.test(file))
    .filter((file) => OWN_GRAMMAR.some((pattern) => pattern.test(readFileSync(`messages/${lang}/${file}`, "utf8"))));
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
