/** Nothing imports itself, by whatever way round: no file, and no folder. */
import { describe, expect, it } from "vitest";
import { fileOf, importsOf, reached, readSources, type Sources, targetOf } from "./imports.fixture";

/** Circles of files that import one another, for values or types, one circle a line. A dynamic import makes no circle. */
function circles(sources: Sources): string[] {
  const onwards = (file: string): string[] =>
    importsOf(sources.get(file) as string)
      .filter(({ when }) => when === "at once")
      .flatMap(({ name }) => fileOf(sources, file, name) ?? []);
  return circlesOf([...sources.keys()], onwards);
}

function circlesOf(all: readonly string[], onwards: (one: string) => readonly string[]): string[] {
  const reach = new Map(all.map((one) => [one, reached(one, onwards)]));
  const tied = all.filter((one) => reach.get(one)?.has(one));
  const circleOf = (one: string) => tied.filter((other) => reach.get(one)?.has(other) && reach.get(other)?.has(one));
  return [...new Set(tied.map((one) => circleOf(one).sort().join(" ")))].sort();
}

describe("circles of imports", () => {
  it("there are none", () => {
    expect(circles(readSources(["lib", "app", "components", "messages"]))).toEqual([]);
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

/** Folders of one folder that import one another, by whatever way round, even later: one circle a line. */
function entwined(sources: Sources): string[] {
  const onwards = new Map<string, Set<string>>();
  for (const [file, source] of sources)
    for (const { name } of importsOf(source)) {
      const [from, to] = apart(file, targetOf(file, name) ?? "");
      if (from && to) onwards.set(from, (onwards.get(from) ?? new Set()).add(to));
    }
  return circlesOf([...onwards.keys()], (folder) => [...(onwards.get(folder) ?? [])]);
}

/** The two folders, beside each other in a third, in which these files are; empty if one of the files is in no folder there. */
function apart(file: string, other: string): string[] {
  const [way, there] = [file.split("/"), other.split("/")];
  const at = way.findIndex((part, i) => part !== there[i]) + 1;
  return at > 1 && at < way.length && at < there.length ? [way.slice(0, at).join("/"), there.slice(0, at).join("/")] : [];
}

describe("folders beside each other", () => {
  it("do not import one another in a circle", () =>
    expect(entwined(readSources(["lib", "app", "components", "messages"]))).toEqual([]));

  it("are reported when they do, even by a dynamic import or by way of a third", () => {
    const sources = new Map([
      ["components/parts/a/one.ts", 'import "../b/two";\nimport "./three";'],
      ["components/parts/b/two.ts", 'later(() => import("#components/parts/a/three"));'],
      ["components/parts/a/three.ts", 'import "#lib/shown/a/four";'],
      ["lib/season/a/one.ts", 'import "../b/two";'],
      ["lib/season/b/two.ts", 'import type { Three } from "../c/deep/three";'],
      ["lib/season/c/deep/three.ts", 'import "#lib/season/a/one";'],
    ]);
    expect(entwined(sources)).toEqual(["components/parts/a components/parts/b", "lib/season/a lib/season/b lib/season/c"]);
  });
});
