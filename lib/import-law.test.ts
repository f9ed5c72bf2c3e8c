import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fileOf, importsOf, isSource, reached, readSources, type Sources, targetOf } from "./imports.fixture";

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

function violations(sources: Sources): string[] {
  return [...sources].flatMap(([file, source]) => {
    const place = placeOf(file);
    const chance = PURE.includes(place) && !PROGRAMS.includes(file) ? UNCERTAIN.exec(source) : null;
    const wrong = importsOf(source).filter(({ name }) => !isAllowed(file, place, name));
    return [...(chance ? [`${file}: ${chance[0]}`] : []), ...wrong.map(({ name }) => `${file}: ${name}`)];
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
  // A fixture may import whatever it needs; and the law does not read other programs.
  if (/\.(?:fixture|test)$|\.[cm]?[jt]s$/.test(target) && !file.endsWith("bench.ts")) return false;
  const to = placeOf(target);
  if (to === place) return place !== "components/screens" || screenOf(file) === screenOf(target);
  return law.includes(to);
}

/** The screen that a path belongs to: no screen may import the inside of another. */
const screenOf = (path: string): string => path.split("/")[2] as string;

/** What the rules say stands with all words, under the law of the rules. */
const OF_RULES = /^messages\/\w+\/rules\//;

function placeOf(path: string): string {
  if (OF_RULES.test(path)) return "lib/rules";
  const [first = "", second = ""] = path.split("/");
  return ["lib", "components"].includes(first) || (first === "app" && second === "api") ? `${first}/${second}` : first;
}

describe("the import law", () => {
  it("is kept", () => {
    expect(violations(readSources(["lib", "app", "components", "messages"]))).toEqual([]);
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
    ["components/parts/ledger.tsx", `const screen = import(/* later */ "#components/screens/sheet/sheet-screen");`],
    ["components/parts/ledger.tsx", `  export * from "#components/screens/sheet/sheet-screen";`],
    ["components/parts/ledger.tsx", `type Screen = typeof import("#components/screens/sheet/sheet-screen");`],
    ["components/parts/ledger.tsx", `import { screen } from "./screen.fixture";`],
    ["components/parts/ledger.tsx", `import type { Seat } from "../../lib/rules/rules.js";`],
    ["lib/db/append.ts", `import { startPostgres } from "../../.ci/postgres.mjs";`],
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

/** Parts that only one screen comes to, by whatever way; an address is as good as a second screen. */
function ofOneScreen(sources: Sources): string[] {
  const onwards = (file: string) =>
    importsOf(sources.get(file) as string).flatMap(({ name }) => fileOf(sources, file, name) ?? []);
  const isPart = (file: string) => placeOf(file) === "components/parts";
  const by = new Map<string, Set<string>>();
  for (const file of sources.keys()) {
    if (isPart(file)) continue;
    const from = placeOf(file) === "components/screens" ? `screen ${screenOf(file)}` : file;
    const parts = reached(file, (one) => onwards(one).filter(isPart));
    for (const part of parts) by.set(part, (by.get(part) ?? new Set()).add(from));
  }
  return [...by].filter(([, from]) => from.size === 1 && [...from][0]?.startsWith("screen ")).map(([part]) => part);
}

describe("a part", () => {
  it("is used by two screens, or an address", () => {
    const one = ofOneScreen(readSources(["app", "components"]));
    expect(one, "to go into the folder of the screen that comes to it").toEqual([]);
  });

  it("of only one screen is reported, even if it is loaded later, or by another part", () => {
    const sources = new Map([
      ["components/parts/a.ts", ""],
      ["components/parts/b.tsx", 'import "./c";'],
      ["components/parts/c.ts", ""],
      ["components/parts/d.ts", ""],
      ["components/screens/club/club.tsx", 'import "#components/parts/a";\nimport "#components/parts/d";'],
      ["components/screens/club/lists.tsx", 'later(() => import("#components/parts/b"));\nimport "#components/parts/a";'],
      ["app/club/page.tsx", 'import "#components/parts/d";'],
    ]);
    expect(ofOneScreen(sources)).toEqual(["components/parts/a.ts", "components/parts/b.tsx", "components/parts/c.ts"]);
    sources.set("components/screens/hall/hall.tsx", 'import "#components/parts/a";\nimport "#components/parts/b";');
    expect(ofOneScreen(sources)).toEqual([]);
  });
});

/** Server entries that use games without loading all of them: only a phone loads games one by one. */
function gameless(sources: Sources): string[] {
  const named = ([file, source]: [string, string]): [string, string[]] => [
    file,
    importsOf(source).flatMap(({ name, isType }) => (isType ? [] : (fileOf(sources, file, name) ?? []))),
  ];
  const onwards = new Map([...sources].map(named));
  const isWay = (file: string) => /^instrumentation\.ts$|^app\/api\/.*\broute\.ts$|^prisma\/[^/]*\.ts$/.test(file);
  return [...sources.keys()].filter(isWay).filter((file) => {
    const there = reached(file, (one) => onwards.get(one) ?? []);
    return there.has("lib/rules/games.ts") && !there.has("lib/rules/all-games.ts");
  });
}

describe("every entry into the server", () => {
  const files = readSources(["lib", "app", "messages", "prisma"], (file) => isSource(file) || file.endsWith(".fixture.ts"));
  files.set("instrumentation.ts", readFileSync("instrumentation.ts", "utf8"));

  it("loads all the games if it uses any", () => expect(gameless(files)).toEqual([]));

  it("is reported if it does not", () => {
    const [client, all] = ["lib/db/client.ts", 'import "#lib/rules/all-games";'];
    const without = new Map([...files, [client, files.get(client)?.replace(all, "") as string]]);
    expect(gameless(without)).toEqual(expect.arrayContaining(["app/api/sheets/[id]/events/route.ts", "prisma/rebuild.ts"]));
  });
});
