/**
 * Files, folders, links and functions that the docs name must exist. The first file of each folder must say what the folder is
 * for.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const DOCS = [
  "README.md",
  "SECURITY.md",
  ...readdirSync("docs").flatMap((file) => (file.endsWith(".md") ? [`docs/${file}`] : [])),
];
const PLACE = /^(?:lib|components|app|messages|prisma|docs|e2e|public|\.ci)\/[\w./[\]<>-]+$/;

const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, inside]) => inside as string);
/** The place with "<game>" replaced by tarot and "<lang>" by French, as in "lib/sheet/drafts/<game>.ts". */
const ofTarot = (place: string): string => place.replaceAll("<game>", "tarot").replaceAll("<lang>", "fr");

const told = DOCS.map((doc) => {
  const text = readFileSync(doc, "utf8");
  const places = quoted(text).filter((place) => PLACE.test(place));
  const links = [...text.matchAll(/(?:\]\(|src=")([^)"#\s]+)/g)].map(([, link]) => link as string);
  const here = links.filter((link) => !link.includes("://")).map((link) => join(dirname(doc), link));
  return [doc, [...places.map(ofTarot), ...here]] as const;
});

test("docs name places", () => expect(told.flatMap(([, places]) => places).length).toBeGreaterThan(200));

test.each(told)("%s: every place it names exists", (_, places) => {
  expect(places.filter((place) => !existsSync(place))).toEqual([]);
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

test("each command stands in the README or in docs/commands.md", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const told = readFileSync("README.md", "utf8") + readFileSync("docs/commands.md", "utf8");
  const isTold = (name: string) => new RegExp(`\\bnpm (?:run (?:-s )?)?${name}(?![\\w:-])`).test(told);
  expect(Object.keys(scripts).filter((name) => !isTold(name))).toEqual([]);
});

test("the walk of a deal names its functions", () => expect(STEPS.length).toBeGreaterThan(10));

test.each(STEPS)("%s is defined in %s", (name, files) => {
  const sources = files.flatMap((file) =>
    statSync(file).isDirectory() ? readdirSync(file).map((one) => `${file}/${one}`) : [file],
  );
  const last = name.split(".").at(-1) as string;
  const own = new RegExp(`(?:function|const|class|interface) ${last}\\b|^ +(?:async )?${last}(?:\\(.*\\{$|<| =|: )`, "m");
  expect(sources.filter((source) => statSync(source).isFile()).some((source) => own.test(readFileSync(source, "utf8")))).toBe(
    true,
  );
});

const ROOTS = [".ci", "app", "components", "e2e", "lib", "messages", "prisma"];
const sources = ROOTS.flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => join(root, file)))
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.(?:test|fixture|d)\.|generated|golden/.test(file))
  .sort();
const filesIn = (folder: string): string[] => sources.filter((file) => dirname(file) === folder);
/** Folders that must say what they are for; under `app`, a folder with one file is only that file's address. */
const folders = [...new Set(sources.map((file) => dirname(file)))].filter(
  (folder) => !folder.startsWith("app") || filesIn(folder).length > 1,
);

test.each(folders)("the first file of %s says what the folder is for", (folder) => {
  const saying = filesIn(folder).filter((file) => /^\/\/ This folder: .+\.\n/.test(readFileSync(file, "utf8")));
  expect(saying).toEqual(filesIn(folder).slice(0, 1));
});

const COMMENT = /^\s*(?:\/\/|\/?\*).*/gm;
const FILE = /^[\w./[\]<>-]+\.(?:tsx?|mjs|md|css)$/;
const all = ["docs", ...ROOTS].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => join(root, file)),
);
const isThere = (file: string): boolean => existsSync(file) || all.some((one) => one.endsWith(`/${ofTarot(file)}`));

test("comments name only files that exist", () => {
  const named = sources.flatMap((file) => {
    const comments = readFileSync(file, "utf8").match(COMMENT) ?? [];
    return comments.flatMap(quoted).flatMap((place) => (FILE.test(place) ? [`${file}: ${place}`] : []));
  });
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((one) => !isThere(one.split(": ")[1] as string))).toEqual([]);
});

test("no test is skipped, and none alone", () => {
  const exempt = /\b(it|test|describe|suite)(\.\w+)*\.(skip|only|fixme|todo|fails)\b|\bx(it|describe)\(/;
  const tests = all.filter((file) => /\.(test|fixture)\.tsx?$/.test(file) && !file.startsWith("docs"));
  expect(tests.filter((file) => exempt.test(readFileSync(file, "utf8")))).toEqual([]);
  expect(exempt.test(`it.${"only"}("x")`) && exempt.test(`test.describe.${"skip"}("x")`)).toBe(true);
});
