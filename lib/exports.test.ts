/** An export is used by another file, and has a name of its own. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { exportsOf, fileOf, importsOf, isSource, readSources, type Sources } from "./imports.fixture";
import { grouped } from "./rules/lists";

/** Each export of these has its like in French (`messages/languages.test.ts`). */
const TRANSLATED = /^messages\/(?!fr\/|languages\/)\w+\//;
/** Files whose exports Next uses by name. */
const OF_NEXT =
  /^instrumentation\.ts$|^app\/.*\b(page|layout|route|global-not-found)\.tsx?$|^components\/parts\/start\/(hydrate|layout-slot)\.tsx$/;

/** Exports of our sources that no other file uses; `all` also holds the tests, benches and tools that may use them. */
function unnamed(all: Sources): string[] {
  const named = new Set<string>();
  for (const [file, source] of all)
    for (const { name, taken } of importsOf(source)) {
      const target = fileOf(all, file, name);
      const said = target && !taken ? namesIn(all.get(target)).filter((one) => new RegExp(`\\b${one}\\b`).test(source)) : [];
      for (const one of taken ?? said) named.add(`${target} ${one}`);
    }
  return [...all]
    .filter(([file]) => isSource(file) && !OF_NEXT.test(file) && !TRANSLATED.test(file) && !file.startsWith("e2e/"))
    .flatMap(([file, source]) => namesIn(source).map((name) => `${file} ${name}`))
    .filter((one) => !named.has(one));
}

const namesIn = (source = ""): string[] => exportsOf(source).map(({ name }) => name);

/** A part that is loaded later keeps its own name: `later(() => import("./over").then((module) => module.Over))`. */
const FETCHED = /^export const (\w+) = \w+\(\(\) =>[^;]*\bmodule\.\1\b/gm;
/** Folders or files that each do the same thing for another game, and so may share names. */
const PARALLEL =
  /^(lib\/rules|lib\/sheet\/drafts|lib\/shown\/games|components\/screens\/sheet\/forms)\/(decale|tarot|vp5|whist)[/.]/;
function isParallel(file: string, other: string): boolean {
  const [, folder, own] = PARALLEL.exec(file) ?? [];
  const [, beside, others] = PARALLEL.exec(other) ?? [];
  return folder === beside && own !== others;
}

/** Functions and constants that two files export by one name. */
function alike(sources: Sources): string[] {
  const exported = [...sources].flatMap(([file, source]) => {
    const fetched = new Set([...source.matchAll(FETCHED)].map(([, name]) => name));
    const names = exportsOf(source).filter(({ name, isType }) => !isType && !fetched.has(name));
    return names.map(({ name }) => ({ name, file }));
  });
  const named = grouped(exported, ({ name }) => name);
  return [...named].flatMap(([name, all]) => {
    const isTwice = all.some(({ file }) => all.some((other) => other.file !== file && !isParallel(file, other.file)));
    return isTwice ? [`${name} of ${all.map(({ file }) => file).join(" ")}`] : [];
  });
}

describe("exports", () => {
  it("are each used by another file", () => {
    const isRead = (file: string) => /\.(tsx?|mjs)$/.test(file) && !file.includes("/generated/");
    const files = readSources(["lib", "app", "components", "messages", "prisma", "e2e", ".ci"], isRead);
    files.set("instrumentation.ts", readFileSync("instrumentation.ts", "utf8"));
    expect(unnamed(files), "the word export is to go, or what nobody uses").toEqual([]);
  });

  it("have a type's name only once", () => {
    const files = [...readSources(["lib", "app", "components", "messages", "prisma"])];
    const types = files.flatMap(([file, source]) =>
      exportsOf(source).flatMap(({ name, isType }) => (isType ? [[name, file] as const] : [])),
    );
    const alike = types.filter(([name, file]) => types.some(([other, there]) => other === name && there !== file));
    expect(alike.map((one) => one.join(" of ")).sort()).toEqual([]);
  });

  it("have the name of a function or constant only once", () => {
    const files = readSources(["lib", "app", "components"], (file) => isSource(file) && !OF_NEXT.test(file));
    expect(alike(files)).toEqual([]);
  });

  it("of one name in two files are found, except those of each game and of what is loaded later", () => {
    const sources = new Map([
      ["lib/rules/tarot/deal.ts", "export function readDeal() {}\nexport const tarot = 1;"],
      ["lib/rules/whist/deal.ts", "export async function readDeal() {}\nexport const seatsOf = 1;"],
      ["lib/rules/whist/score.ts", "export const tarot = 1;"],
      ["lib/sheet/seats.ts", "export const seatsOf = (a: A) => a;"],
      ["components/screens/sheet/over.tsx", "export function Over() {}"],
      ["components/screens/sheet/pages.ts", "export const Over = later(() =>\n  PAGES.over().then((module) => module.Over),\n);"],
    ]);
    expect(alike(sources)).toEqual(["seatsOf of lib/rules/whist/deal.ts lib/sheet/seats.ts"]);
    sources.set("lib/rules/tarot/score.ts", "export class tarot {}");
    sources.set("lib/sheet/over.ts", "export const Over = (module: M) => module.Over;");
    expect(alike(sources).map((one) => one.split(" ")[0])).toEqual(["tarot", "seatsOf", "Over"]);
  });

  it("that nobody uses are found, except those loaded later", () => {
    const sources = new Map([
      ["lib/a.ts", "export const a = 1;\nexport type A = 2;\nexport function lone() {}"],
      ["lib/b.ts", 'import { a, type A as Other } from "./a";\nimport("#lib/c").then(({ c }) => c);'],
      ["lib/c.ts", "export const c = 1;\nexport const d = 2;"],
    ]);
    expect(unnamed(sources)).toEqual(["lib/a.ts lone", "lib/c.ts d"]);
  });
});
