import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { grouped } from "#lib/rules/lists";

/** Which place may import from which others. A place missing here breaks the law too. */
const LAW: Record<string, readonly string[]> = {
  "lib/rules": [],
  "lib/log": ["lib/rules"],
  "lib/sheet": ["lib/rules", "lib/log"],
  "lib/season": ["lib/rules", "lib/log", "lib/sheet"],
  "lib/hall": ["lib/rules", "lib/log", "lib/sheet"],
  "lib/sync": ["lib/rules", "lib/log", "lib/sheet", "lib/season", "lib/hall"],
  "lib/db": ["lib/rules", "lib/log", "lib/sheet", "lib/season", "lib/hall"],
  messages: ["lib/rules", "lib/log", "lib/sheet", "lib/season", "lib/hall"],
  "lib/shown": ["lib/rules", "lib/log", "lib/sheet", "lib/season", "lib/hall", "messages"],
  "components/parts": ["lib/rules", "lib/log", "lib/sheet", "lib/season", "lib/hall", "lib/shown", "lib/sync", "messages"],
  "components/screens": [
    "lib/rules",
    "lib/log",
    "lib/sheet",
    "lib/season",
    "lib/hall",
    "lib/shown",
    "lib/sync",
    "messages",
    "components/parts",
  ],
  app: [
    "lib/rules",
    "lib/log",
    "lib/sheet",
    "lib/season",
    "lib/hall",
    "lib/sync",
    "messages",
    "components/parts",
    "components/screens",
  ],
  "app/api": ["lib/rules", "lib/log", "lib/sheet", "lib/season", "lib/hall", "lib/db", "messages"],
};

/** Pure code imports no package and uses neither clock nor random numbers: those are passed to it. */
const PURE = ["lib/rules", "lib/log", "lib/sheet", "lib/season", "lib/hall", "lib/shown"];
/** A package that is itself pure arithmetic. */
const PURE_PACKAGES = ["openskill"];
const UNCERTAIN = /\bDate\s*(\.|\[")now\b|\bnew Date\b(?!\([^)])|\bMath\.random\(|\bcrypto\.|\bperformance\.now\(/;
/** Programs for the command line, which may use Node. */
const PROGRAMS = ["lib/rules/protocol/main.ts", "lib/rules/bench.ts", "lib/season/bench.ts"];
/** Packages that never reach a phone. */
const SERVER_ONLY = /^(zod|pg|better-sqlite3|@prisma\/.*)$/;

type Sources = ReadonlyMap<string, string>;

function violations(sources: Sources): string[] {
  return [...sources].flatMap(([file, source]) => {
    const place = placeOf(file);
    const chance = PURE.includes(place) && !PROGRAMS.includes(file) ? UNCERTAIN.exec(source) : null;
    const wrong = importsOf(source).filter((name) => !isAllowed(file, place, name));
    return [...(chance ? [`${file}: ${chance[0]}`] : []), ...wrong.map((name) => `${file}: ${name}`)];
  });
}

function isAllowed(file: string, place: string, name: string): boolean {
  const law = LAW[place];
  if (!law) return false;
  const target = targetOf(file, name);
  if (target === undefined) {
    if (PROGRAMS.includes(file)) return name.startsWith("node:");
    if (PURE.includes(place)) return PURE_PACKAGES.includes(name);
    return !SERVER_ONLY.test(name) || ["lib/db", "app/api"].includes(place);
  }
  const to = placeOf(target);
  if (to === place) return place !== "components/screens" || screenOf(file) === screenOf(target);
  return law.includes(to);
}

/** The screen that a path belongs to: no screen may import the inside of another. */
const screenOf = (path: string): string => path.split("/")[2] as string;

/** The file of this project that an import names, without its extension; undefined for a package. */
function targetOf(file: string, name: string): string | undefined {
  if (name.startsWith("#")) return name.slice(1);
  return name.startsWith(".") ? posix.join(dirname(file), name) : undefined;
}

/** What the rules say stands with all words, under the law of the rules. */
const OF_RULES = /^messages\/\w+\/rules\//;

function placeOf(path: string): string {
  if (OF_RULES.test(path)) return "lib/rules";
  const [first = "", second = ""] = path.split("/");
  return ["lib", "components"].includes(first) || (first === "app" && second === "api") ? `${first}/${second}` : first;
}

const NAMED =
  /(?:^|;[ \t]*)import\s+(?:[^"'`;=]*?\bfrom\s*)?["']([^"'\s]+)["']|^export\s+[^"'`;=(]*?\bfrom\s*["']([^"'\s]+)["']/gm;
const LOADED = /\bimport\(\s*["'`]([^"'`\s]+)["'`]/g;
/** A type that is imported where it is used, by `import("…")`. */
const IN_PLACE = /\btypeof import\(\s*["']([^"'\s]+)["']|\bimport\(\s*["']([^"'\s]+)["']\s*\)\.(?!then\b|catch\b)/g;

const importsOf = (source: string): string[] =>
  [...source.matchAll(NAMED), ...source.matchAll(LOADED)].map((found) => found[1] ?? (found[2] as string));

/** Our sources, by path, without tests, fixtures and generated code: a test may, for example, join the phone to the server. */
function read(folders: string[], isWanted: (file: string) => boolean): Map<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(files.filter(isWanted).map((file) => [file, readFileSync(file, "utf8")]));
}

const isTest = (file: string): boolean => /\.(test|fixture)\.tsx?$/.test(file);
const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !isTest(file) && !file.includes("/generated/");

describe("the import law", () => {
  it("is kept", () => {
    expect(violations(read(["lib", "app", "components", "messages"], isSource))).toEqual([]);
  });

  it.each([
    ["lib/rules/trick.ts", `import { fold } from "../sheet/fold";`],
    ["lib/rules/trick.ts", `import { z } from "zod";`],
    ["lib/rules/trick.ts", `const seed = Math.random();`],
    ["lib/sheet/fold.ts", `import { store } from "#lib/sync/store";`],
    ["lib/sheet/fold.ts", `const at = Date.now();`],
    ["lib/sheet/fold.ts", `const at = Date["now"]();`],
    ["lib/sheet/fold.ts", "const at = new Date;"],
    ["lib/sheet/fold.ts", `import type { Rules } from "#lib/rules/rules"; import { store } from "#lib/sync/store";`],
    ["lib/sync/outbox.ts", `import { append } from "#lib/db/append";`],
    ["lib/db/append.ts", `const { outbox } = await import("#lib/sync/outbox");`],
    ["components/screens/club/club.tsx", "const { SheetScreen } = await import(`#components/screens/sheet/sheet-screen`);"],
    ["lib/help/anything.ts", `import { fold } from "../sheet/fold";`],
    ["components/parts/ledger.tsx", `import { db } from "#lib/db/client";`],
    ["components/parts/ledger.tsx", `import { z } from "zod";`],
    ["components/parts/ledger.tsx", `import { SheetScreen } from "#components/screens/sheet/sheet-screen";`],
    ["components/screens/club/club.tsx", `import { SheetScreen } from "#components/screens/sheet/sheet-screen";`],
    ["components/loose.tsx", `import { Ledger } from "#components/parts/ledger";`],
    ["lib/shown/title.ts", `import { Ledger } from "#components/parts/ledger";`],
    ["messages/fr.ts", `import { Ledger } from "#components/parts/ledger";`],
    ["app/[lang]/sheet/page.tsx", `import { readEvents } from "#lib/db/read";`],
    ["app/[lang]/sheet/page.tsx", `import { ok } from "../../api/answer";`],
    ["app/api/sheets/route.ts", `export { Ledger } from "#components/parts/ledger";`],
    ["app/api/sheets/route.ts", `import "#lib/sync/outbox";`],
  ])("catches %s: %s", (file, source) => {
    expect(violations(new Map([[file, source]]))).toHaveLength(1);
  });

  it.each([
    ["lib/rules/protocol/main.ts", `import { createInterface } from "node:readline";`],
    ["lib/sheet/fold.ts", `import type { Rules } from "#lib/rules/rules";`],
    ["components/parts/ledger.tsx", `import { useSheet } from "#lib/sync/use-sheet";`],
    ["app/api/sheets/route.ts", `import { z } from "zod";`],
  ])("lets %s: %s", (file, source) => {
    expect(violations(new Map([[file, source]]))).toEqual([]);
  });
});

/** Circles of files that import one another, for values or types, one circle a line. A dynamic import makes no circle. */
function circles(sources: Sources): string[] {
  const files = [...sources.keys()];
  const onwards = (file: string): string[] => {
    const source = sources.get(file) as string;
    const targets = [...source.matchAll(NAMED), ...source.matchAll(IN_PLACE)].map((found) =>
      targetOf(file, found[1] ?? (found[2] as string)),
    );
    return targets.flatMap((target) => [`${target}.ts`, `${target}.tsx`].filter((name) => sources.has(name)));
  };
  const reach = new Map(files.map((file) => [file, reached(file, onwards)]));
  const tied = files.filter((file) => reach.get(file)?.has(file));
  const circleOf = (file: string) => tied.filter((other) => reach.get(file)?.has(other) && reach.get(other)?.has(file));
  return [...new Set(tied.map((file) => circleOf(file).sort().join(" ")))].sort();
}

function reached(file: string, onwards: (file: string) => string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = onwards(file);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...onwards(next));
  }
  return seen;
}

describe("circles of imports", () => {
  it("there are none", () => {
    expect(circles(read(["lib", "app", "components", "messages"], isSource))).toEqual([]);
  });

  it("are seen, of types too", () => {
    const sources = new Map([
      ["lib/a.ts", `import type { B } from "./b";`],
      ["lib/b.ts", `import { c } from "#lib/c";`],
      ["lib/c.ts", `type A = import("./a").A;`],
      ["lib/d.ts", `import { a } from "./a";`],
    ]);
    expect(circles(sources)).toEqual(["lib/a.ts lib/b.ts lib/c.ts"]);
  });
});

function ofOneScreen(sources: Sources): string[] {
  const by = new Map<string, Set<string>>();
  for (const [file, source] of sources)
    for (const name of importsOf(source)) {
      const target = targetOf(file, name);
      const part = target && [`${target}.ts`, `${target}.tsx`].find((one) => sources.has(one));
      const from = placeOf(file) === "components/screens" ? `screen ${screenOf(file)}` : file;
      if (part && placeOf(part) === "components/parts") by.set(part, (by.get(part) ?? new Set()).add(from));
    }
  return [...by].filter(([, from]) => from.size === 1 && [...from][0]?.startsWith("screen ")).map(([part]) => part);
}

describe("a part", () => {
  it("is used by two screens, another part, or an address", () => {
    const one = ofOneScreen(read(["app", "components"], isSource));
    expect(one, "to go into the folder of the screen that imports it").toEqual([]);
  });

  it("of only one screen is reported, even if it is loaded later", () => {
    const sources = new Map([
      ["components/parts/a.ts", ""],
      ["components/parts/b.tsx", 'import "./c";'],
      ["components/parts/c.ts", ""],
      ["components/screens/club/club.tsx", 'import "#components/parts/a";\nimport "../../parts/c";'],
      ["components/screens/club/lists.tsx", 'later(() => import("#components/parts/b"));\nimport "#components/parts/a";'],
    ]);
    expect(ofOneScreen(sources)).toEqual(["components/parts/a.ts", "components/parts/b.tsx"]);
    sources.set("components/screens/hall/hall.tsx", 'import "#components/parts/a";\nimport "#components/parts/b";');
    expect(ofOneScreen(sources)).toEqual([]);
  });
});

/** Pairs "a b" of sibling folders that import each other, which is not allowed: only one of the two may know the other. */
function entwined(sources: Sources): string[] {
  const folder = (path: string): string => /^(?:components\/parts|lib\/shown)\/[^/]+(?=\/)/.exec(path)?.[0] ?? "";
  const ways = [...sources].flatMap(([file, source]) =>
    importsOf(source).flatMap((name) => (folder(file) ? [`${folder(file)} ${folder(targetOf(file, name) ?? "")}`] : [])),
  );
  const back = (way: string): string => way.split(" ").reverse().join(" ");
  return [...new Set(ways)].filter((way) => way < back(way) && ways.includes(back(way))).sort();
}

describe("two folders of one area", () => {
  it("do not import each other", () => expect(entwined(read(["components/parts", "lib/shown"], isSource))).toEqual([]));

  it("are reported when they do, even by a dynamic import", () => {
    const sources = new Map([
      ["components/parts/a/one.ts", 'import "../b/two";\nimport "./three";'],
      ["components/parts/b/two.ts", 'later(() => import("#components/parts/a/three"));'],
      ["components/parts/a/three.ts", 'import "#lib/shown/a/four";'],
    ]);
    expect(entwined(sources)).toEqual(["components/parts/a components/parts/b"]);
  });
});

const TYPES = /^(?:import|export) type [^;]*;$/gm;

/** Server entries that use games without loading all of them: only a phone loads games one by one. */
function gameless(sources: Sources): string[] {
  const named = ([file, source]: [string, string]): [string, string[]] => {
    const targets = importsOf(source.replace(TYPES, "")).flatMap((name) => targetOf(file, name) ?? []);
    return [file, targets.flatMap((target) => [`${target}.ts`, `${target}.tsx`].filter((name) => sources.has(name)))];
  };
  const onwards = new Map([...sources].map(named));
  const isWay = (file: string) => /^instrumentation\.ts$|^app\/api\/.*\broute\.ts$|^prisma\/[^/]*\.ts$/.test(file);
  return [...sources.keys()].filter(isWay).filter((file) => {
    const there = reached(file, (one) => onwards.get(one) ?? []);
    return there.has("lib/rules/games.ts") && !there.has("lib/rules/all-games.ts");
  });
}

describe("every entry into the server", () => {
  const files = read(["lib", "app", "messages", "prisma"], (file) => isSource(file) || file.endsWith(".fixture.ts"));
  files.set("instrumentation.ts", readFileSync("instrumentation.ts", "utf8"));

  it("loads all the games if it uses any", () => expect(gameless(files)).toEqual([]));

  it("is reported if it does not", () => {
    const [client, all] = ["lib/db/client.ts", 'import "#lib/rules/all-games";'];
    const without = new Map([...files, [client, files.get(client)?.replace(all, "") as string]]);
    expect(gameless(without)).toEqual(expect.arrayContaining(["app/api/sheets/[id]/events/route.ts", "prisma/rebuild.ts"]));
  });
});

/** Each export of these has its like in French (`messages/languages.test.ts`). */
const TRANSLATED = /^messages\/(?!fr\/|languages\/)\w+\//;
const EXPORTED = /^export (?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm;
const BRACED = /^(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*["']([^"'\s]+)["']/gm;
const WHOLE = /\bimport\(\s*["']([^"'\s]+)["']|^import \* as \w+ from ["']([^"'\s]+)["']/gm;
/** Files whose exports Next uses by name. */
const OF_NEXT =
  /^instrumentation\.ts$|^app\/.*\b(page|layout|route|global-not-found)\.tsx?$|^components\/parts\/start\/(hydrate|layout-slot)\.tsx$/;

/** Exports of our sources that no other file uses; `all` also holds the tests, benches and tools that may use them. */
function unnamed(all: Sources): string[] {
  const named = new Set<string>();
  const find = (from: string, name: string): string | undefined => {
    const target = targetOf(from, name);
    return target && [target, `${target}.ts`, `${target}.tsx`].find((file) => all.has(file));
  };
  for (const [file, source] of all) {
    for (const [, names = "", from = ""] of source.matchAll(BRACED))
      for (const one of names.split(","))
        named.add(
          `${find(file, from)} ${
            one
              .trim()
              .replace(/^type /, "")
              .split(" as ")[0]
          }`,
        );
    for (const [, fetched, whole] of source.matchAll(WHOLE)) {
      const target = find(file, fetched ?? (whole as string));
      for (const [, name = ""] of (target && all.get(target)?.matchAll(EXPORTED)) || [])
        if (new RegExp(`\\b${name}\\b`).test(source)) named.add(`${target} ${name}`);
    }
  }
  return [...all]
    .filter(([file]) => isSource(file) && !OF_NEXT.test(file) && !TRANSLATED.test(file) && !file.startsWith("e2e/"))
    .flatMap(([file, source]) => [...source.matchAll(EXPORTED)].map(([, name]) => `${file} ${name}`))
    .filter((one) => !named.has(one));
}

const VALUES = /^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm;
/** A part that is loaded later keeps its own name: `later(() => import("./over").then((module) => module.Over))`. */
const FETCHED = /^export const (\w+) = \w+\(\(\) =>[^;]*\bmodule\.\1\b/gm;
/** Folders or files that each do the same thing for another game or language, and so may share names. */
const PARALLEL =
  /^(lib\/rules|lib\/sheet\/drafts|lib\/shown\/games|components\/parts\/games|lib\/rules\/words)\/(decale|tarot|vp5|whist|en|fr)[/.]/;
/** Files of words, whose exports have the names of what they describe. */
const WORDS = /^lib\/rules\/words\/\w+\//;
function isParallel(file: string, other: string): boolean {
  const [, folder, own] = PARALLEL.exec(file) ?? [];
  const [, beside, others] = PARALLEL.exec(other) ?? [];
  return folder === beside && own !== others;
}

/** Functions and constants that two files export by one name. */
function alike(sources: Sources): string[] {
  const exported = [...sources].flatMap(([file, source]) => {
    const fetched = new Set([...source.matchAll(FETCHED)].map(([, name]) => name));
    const names = new Set([...source.matchAll(VALUES)].map(([, name = ""]) => name));
    return [...names].filter((name) => !fetched.has(name)).map((name) => ({ name, file }));
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
    const files = read(["lib", "app", "components", "messages", "prisma", "e2e", ".ci"], isRead);
    files.set("instrumentation.ts", readFileSync("instrumentation.ts", "utf8"));
    expect(unnamed(files), "the word export is to go, or what nobody uses").toEqual([]);
  });

  it("have a type's name only once", () => {
    const files = [...read(["lib", "app", "components", "messages", "prisma"], isSource)];
    const types = files.flatMap(([file, source]) =>
      [...source.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = ""]) => [name, file] as const),
    );
    const alike = types.filter(([name, file]) => types.some(([other, there]) => other === name && there !== file));
    expect(alike.map((one) => one.join(" of ")).sort()).toEqual([]);
  });

  it("have the name of a function or constant only once", () => {
    const files = read(["lib", "app", "components"], (file) => isSource(file) && !OF_NEXT.test(file) && !WORDS.test(file));
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

it("no test is skipped, and none alone", () => {
  const exempt = /\b(it|test|describe|suite)(\.\w+)*\.(skip|only|fixme|todo|fails)\b|\bx(it|describe)\(/;
  const tests = read(["lib", "app", "components", "messages", "prisma", "e2e"], isTest);
  expect([...tests].filter(([, source]) => exempt.test(source)).map(([file]) => file)).toEqual([]);
  expect(exempt.test(`it.${"only"}("x")`) && exempt.test(`test.describe.${"skip"}("x")`)).toBe(true);
});
