// `npm run mutants [-- folder… --count 20 --seed 1 --wide]`: which small changes of the code the unit tests notice. `npm run
// mutants -- named [words of the name…]`: those of named.mjs, each with the test that should notice it. No file is written: the
// changes are in what the tests read (test-files.mjs). For each folder its own test files run once, which tells the changes that
// each reaches; then, for each change, the files that reach it. `--wide` also runs all others.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { LANGS } from "../languages.mjs";
import { fail, generate, install, root, say } from "../prepare.mjs";

const FOLDERS = ["lib/rules", "lib/log", "lib/sheet", "lib/season", "lib/hall", "lib/shown", "lib/sync", "lib/db", "app/api"];
/** Folders drawn with another, since its tests are theirs. */
const WITH = { "lib/rules": LANGS.map((lang) => `messages/${lang}/rules`) };
/** The database is tested through the doors; what every log does, through a table's. */
const NEAR = { "lib/db": ["lib/db", "app/api"], "lib/log": ["lib/log", "lib/sheet", "lib/season"] };
/**
 * Random simulations, and tests in other processes: they notice a change late and by chance, which does not count.
 */
const SLOW =
  /(^|\/)(world|on-screen|hostile|processes|hall-evening|big-hall|kill|engines|rebuild|protocol-bugs|leaving)\.test\.ts$/;
/**
 * At most this many of the files that reach a change: its own, the nearest and the fastest. If all of them pass, no test guards
 * it.
 */
const MOST_ASKED = 20;
/** The share of a folder's changes that may live. */
const MOST_LIVING = 0.1;
/** How long the test of a named change may take. */
const PATIENCE_MS = 180_000;
/** Code that runs only on Postgres is tested by `npm run test:postgres`. */
const LEFT_OUT =
  /\.test\.tsx?$|\.fixture\.ts$|\.d\.ts$|(^|\/)(bench|past-bench)\.ts$|\/(generated|golden|postgres)\/|\/(engine\/postgres|one-key)\.ts$/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
    tests: { type: "string", multiple: true },
    wide: { type: "boolean", default: false },
  },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
if (!(Number.isInteger(count) && count > 0 && Number.isInteger(seed))) fail("--count and --seed are whole numbers");

install();
generate();
// Imported here, since `install` may just have fetched the packages.
const { mutated, mutationsOf, pick, switched } = await import("./mutate.mjs");
const { TestFiles } = await import("./test-files.mjs");
const { LIVING } = await import("./living.mjs");
const { NAMED } = await import("./named.mjs");
const tests = new TestFiles();
const ok = positionals[0] === "named" ? await named(positionals.slice(1)) : await drawn();
process.exit(ok ? 0 : 1);

/** Runs each change of `named.mjs` whose name has these words, with the test that should notice it. False if one is not noticed. */
async function named(words) {
  const lives = [];
  const asked = NAMED.filter(({ is }) => words.every((word) => is.includes(word)));
  if (asked.length === 0) fail(`no change is called ${words.join(" ")}`);
  for (const { is, file, from, to, by } of asked) {
    const source = readFileSync(join(root, file), "utf8");
    const parts = source.split(from);
    if (parts.length !== 2) fail(`${file} says ${parts.length - 1} times what is changed where “${is}”: ${from}`);
    await tests.change({ [file]: parts.join(to) });
    const { ok, failing, why } = await tests.run(by, -1, 0, PATIENCE_MS);
    if (ok) lives.push(is);
    say(ok ? `LIVES under ${by}: ${is}` : `${is}: noticed by ${by} (${failing ?? why.split("\n")[0]})`);
  }
  console.log(`\n${asked.length - lives.length} of ${asked.length} noticed`);
  for (const is of lives) console.log(`  lives: ${is}`);
  return lives.length === 0;
}

async function drawn() {
  const folders = positionals.length > 0 ? positionals.map((folder) => folder.replace(/\/$/, "")) : FOLDERS;
  for (const folder of folders) if (!existsSync(join(root, folder))) fail(`there is no folder ${folder}`);
  const shares = [];
  for (const folder of folders) shares.push(await mutateFolder(folder));
  console.log("");
  for (const { folder, made, hung, living } of shares) {
    const killed = made - living.length;
    const told = hung > 0 ? `, ${hung} of them by never ending` : "";
    console.log(`${folder.padEnd(12)} ${killed} of ${made} noticed (${Math.round((100 * killed) / made)} %)${told}`);
    for (const line of living) console.log(`  lives: ${line}`);
  }
  return shares.every(({ made, living }) => living.length <= made * MOST_LIVING);
}

async function mutateFolder(folder) {
  const { picked, places, texts } = drawIn(folder);
  await tests.change(texts);
  const files = await passing(folder, picked.length);
  say(`${folder}: ${picked.length} of ${places} places; unchanged, ${files.length} test files pass`);
  const [living, hung] = [[], []];
  for (const place of picked) {
    const start = Date.now();
    const killer = await killerOf(place, files, picked.length);
    const seconds = Math.round((Date.now() - start) / 1000);
    say(`${killer ? `noticed by ${killer.file} (${killer.failing})` : "LIVES"} in ${seconds} s: ${tell(place)}`);
    if (!killer) living.push(tell(place));
    else if (killer.hung) hung.push(place);
  }
  return { folder, made: picked.length, hung: hung.length, living };
}

function drawIn(folder) {
  const files = [folder, ...(WITH[folder] ?? [])]
    .flatMap((one) => readdirSync(join(root, one), { recursive: true }).map((file) => `${one}/${file.replaceAll("\\", "/")}`))
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file))
    .sort();
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  const places = [...sources]
    .flatMap(([file, source]) =>
      mutationsOf(file, source).map((place) => ({ ...place, file, is: lineOf(mutated(source, place), place) })),
    )
    .filter((place) => !LIVING.some(({ file, was, is }) => file === place.file && was === place.was && is === place.is));
  const picked = pick(places, count, seed).map((place, id) => ({ ...place, id }));
  if (picked.length === 0) fail(`${folder} has nothing to change`);
  const texts = {};
  for (const { file } of picked)
    texts[file] ??= switched(
      sources.get(file),
      picked.filter((place) => place.file === file),
    );
  return { picked, places: places.length, texts };
}

function lineOf(source, { line }) {
  return source.split("\n")[line - 1].trim();
}

/**
 * The test files of a folder, the fastest first, with the changes they reach. They must pass without a change: otherwise a
 * failure says nothing.
 */
async function passing(folder, most) {
  const near = values.tests ?? NEAR[folder] ?? [folder];
  const isNear = (file) => near.some((start) => file === start || file.startsWith(`${start}/`));
  const files = [];
  for (const file of await tests.all()) {
    if (!values.wide && (!isNear(file) || SLOW.test(file))) continue;
    const { ok, ms, met, failing, why } = await tests.run(file, -1, most);
    if (!ok) fail(`${file} fails before anything is changed: ${failing ?? why}`);
    if (process.env.MUTANTS_LOUD) say(`${Math.round(ms)} ms, ${met.length} met: ${file}`);
    if (met.length > 0) files.push({ file, ms, met: new Set(met), far: !isNear(file) });
  }
  return files.sort((a, b) => a.far - b.far || a.ms - b.ms);
}

/** The test file that noticed the change; undefined if none did. */
async function killerOf(place, files, most) {
  const own = place.file.replace(/\.tsx?$/, ".test.ts");
  const asked = files
    .filter(({ met }) => met.has(place.id))
    .sort((a, b) => (b.file === own) - (a.file === own) || away(a.file, own) - away(b.file, own) || a.ms - b.ms)
    .slice(0, values.wide ? undefined : MOST_ASKED);
  for (const { file, ms } of asked) {
    const { ok, failing, why } = await tests.run(file, place.id, most, 10_000 + 4 * ms);
    if (!ok) return { file, failing: failing ?? why.split("\n")[0], hung: failing === "what never ends" };
  }
}

function tell({ file, line, was, is }) {
  return `${file}:${line}\n      ${was}\n      ${is}`;
}

/** How many folders lie between two files. */
function away(one, other) {
  const [here, there] = [one, other].map((file) => file.split("/").slice(0, -1));
  const common = here.findIndex((folder, i) => folder !== there[i]);
  const shared = common < 0 ? here.length : common;
  return here.length + there.length - 2 * shared;
}
