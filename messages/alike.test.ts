/** What two files would say alike is said once: screens take it from `alike.ts`, and rules from one of their own files. */
import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { grouped } from "#lib/rules/lists";
import { LANGS, type Lang } from "#lib/rules/words/languages";
import { filesIn } from "./texts.fixture";

/** By where it stands, such as "hall.ts hall.title": a text, or the source of a function that makes one. */
type Texts = ReadonlyMap<string, string>;

interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name: string };
  key?: { name?: string; value?: string };
  value?: unknown;
  init?: unknown;
  params?: { name?: string }[];
}

/** Parameters are called by their place, whatever a file calls them. */
function textOf(source: string, { type, start, end, value, params = [] }: Node): string | undefined {
  if (type === "Literal") return typeof value === "string" ? value : undefined;
  if (type !== "ArrowFunctionExpression" && type !== "TemplateLiteral") return undefined;
  const renamed = (text: string, { name }: { name?: string }, i: number) =>
    name ? text.replace(new RegExp(`\\b${name}\\b`, "g"), `p${i}`) : text;
  return params.reduce(renamed, source.slice(start, end));
}

function textsOf(source: string, node: unknown, at: string): [string, string][] {
  if (typeof node !== "object" || node === null) return [];
  const { type, id, key, value, init } = node as Node;
  if (type === "VariableDeclarator") return textsOf(source, init, `${at} ${id?.name}`);
  if (type !== "Property") return Object.values(node).flatMap((inner) => textsOf(source, inner, at));
  const here = `${at}.${key?.name ?? key?.value}`;
  const text = textOf(source, value as Node);
  return text === undefined ? textsOf(source, value, here) : [[here, text]];
}

const textsIn = (file: string, source: string): [string, string][] => textsOf(source, parseSync(file, source).program, file);

const ofLanguage = (lang: Lang): Texts =>
  new Map(filesIn(lang).flatMap((file) => textsIn(file.slice(`messages/${lang}/`.length), readFileSync(file, "utf8"))));

const fileOf = (place: string): string => place.split(" ")[0] as string;
/** Two words, or one with what a function adds. A word on its own may be the same by accident. */
const isSaid = (text: string): boolean =>
  / => /.test(text) ? /\p{L}{2}/u.test(text.split(" => ")[1]?.replace(/\$\{[^}]*\}/g, "") ?? "") : /\p{L}.*\s\p{L}/u.test(text);

/** Texts of two files or more that are alike in all languages: the places of each, on one line. */
function again(languages: readonly Texts[]): string[] {
  const [first = new Map<string, string>()] = languages;
  const groups = grouped([...first.keys()], (place) => JSON.stringify(languages.map((texts) => texts.get(place) ?? place)));
  return [...groups.values()].flatMap((places) => {
    const isShared = places.some((place) => place.startsWith("alike"));
    const isTwice = new Set(places.map(fileOf)).size > 1;
    return isTwice && (isShared || isSaid(first.get(places[0] as string) ?? "")) ? [places.join(", ")] : [];
  });
}

/** Texts that may stand twice, each with its reason. */
const KEPT = {
  "alike.ts press.openSheet, opening.ts opening.open": "opens a sheet that there was not",
  "alike/always.ts always.table, sheet/contest.ts contest.points": "what the table moved",
  "alike/always.ts always.deal, sheet/contest.ts contest.result": "what the deal makes of it",
  "alike/tarot.ts tarotTerms.typePoints, games/decale.ts decale.missing.points":
    "another game, which comes without the terms of tarot",
  "paper.ts paper.ways.changes, season/curves.ts ratings.luckMean": "what stands on paper; an average",
  "referee.ts refereeScreen.contract, rules/provision.ts provision.asked.result": "who takes; whether it was made",
};

test("what two files would say alike in every language is said once", () => {
  const found = again(LANGS.map(ofLanguage));
  expect(found.filter((places) => !(places in KEPT)).sort(), "to be said in one file, and taken from there").toEqual([]);
  expect(
    Object.keys(KEPT).filter((places) => !found.includes(places)),
    "no longer said twice",
  ).toEqual([]);
});

test("a text said twice is found, whatever its parameters are called; a single word is not, unless it is shared", () => {
  const said = (...sources: string[]): Texts =>
    new Map(sources.flatMap((source, i) => textsIn(["alike.ts", "club.ts", "hall.ts"][i] as string, source)));
  const french = said(
    `const heads = { day: "Jour" };`,
    `const club = { day: "Jour", yes: "oui", of: (n: number) => \`Table ${"$"}{n}\`, by: (n: number) => \`${"$"}{n} :\`, add: "Un nom" };`,
    `const hall = { yes: "oui", table: (at: number) => \`Table ${"$"}{at}\`, by: (at: number) => \`${"$"}{at} :\`, enter: "Un nom" };`,
  );
  expect(again([french])).toEqual([
    "alike.ts heads.day, club.ts club.day",
    "club.ts club.of, hall.ts hall.table",
    "club.ts club.add, hall.ts hall.enter",
  ]);
  const english = new Map(french).set("hall.ts hall.enter", "A person");
  expect(again([french, english])).toHaveLength(2);
});
