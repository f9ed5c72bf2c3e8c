/** What docs say of the code is there: files and folders of the tables, and the functions named beside a file. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const DOCS = ["README.md", "docs/house.md", "docs/exercises.md"];
const PLACE = /^(?:lib|components|app|messages|prisma|docs|e2e|public|\.ci)\/[\w./[\]<>-]+$/;

const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, inside]) => inside as string);
/** "lib/sheet/drafts/<game>.ts": there, for tarot. */
const ofTarot = (place: string): string => place.replaceAll("<game>", "tarot");

test.each(DOCS)("%s: every place it names is there", (doc) => {
  const places = quoted(readFileSync(doc, "utf8"))
    .filter((text) => PLACE.test(text))
    .map(ofTarot);
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => !place.includes("*") && !existsSync(place))).toEqual([]);
});

const STEPS = readFileSync("docs/house.md", "utf8")
  .split("\n")
  .flatMap((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    const said = quoted(cells.slice(2, 4).join(" ")).map(ofTarot);
    const files = said.filter((text) => PLACE.test(text));
    const names = said.filter((name) => /^(?:\w+\.)?\w+$/.test(name));
    return cells.length === 5 && files.length > 0 ? names.map((name) => [name, files] as const) : [];
  });

test("the walk of a deal names its functions", () => expect(STEPS.length).toBeGreaterThan(10));

test.each(STEPS)("%s is in %s", (name, files) => {
  const sources = files.flatMap((file) =>
    statSync(file).isDirectory() ? readdirSync(file).map((one) => `${file}/${one}`) : [file],
  );
  const last = name.split(".").at(-1) as string;
  const own = new RegExp(`(?:function|const|class|interface) ${last}\\b|^ +(?:async )?${last}(?:\\(|<| =)`, "m");
  expect(sources.filter((source) => statSync(source).isFile()).some((source) => own.test(readFileSync(source, "utf8")))).toBe(
    true,
  );
});
