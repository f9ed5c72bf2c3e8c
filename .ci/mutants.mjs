// `npm run mutants [-- folder… --count 20 --seed 1 --wide]`: which small changes of the code the unit tests notice. Each is made on a copy
// of the project, and those tests of the folder that reach the changed file are run; `--wide` asks all others too, which takes long.
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { mutated, mutationsOf, pick } from "./mutate.mjs";
import { fail, generate, install, root, say } from "./prepare.mjs";

const FOLDERS = ["lib/rules", "lib/sheet", "lib/sync", "lib/season", "lib/db", "app/api"];
const LEFT_OUT = /\.test\.tsx?$|\.fixture\.ts$|\.d\.ts$|(^|\/)(bench|past-bench)\.ts$|\/(generated|golden)\//;
const NOT_COPIED = ["node_modules", ".git", ".next", "data", "coverage", "test-results"];
/** What hangs is noticed: nobody would wait for it either. */
const PATIENCE_MS = 600_000;
/** What is asked of a change, one after the other. Tests of how it is hosted read what no copy has. */
const NARROW = (folder) => {
  const parts = folder.split("/");
  const others = parts.map((part, i) => [...parts.slice(0, i), `!(${part})`, "**"].join("/"));
  return [".ci/**", ...others].flatMap((glob) => ["--exclude", glob]);
};
const WIDE = ["--exclude", "prisma/**"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
    wide: { type: "boolean", default: false },
  },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
if (!(Number.isInteger(count) && count > 0 && Number.isInteger(seed))) fail("--count and --seed are whole numbers");
const folders = positionals.length > 0 ? positionals.map((folder) => folder.replace(/\/$/, "")) : FOLDERS;
for (const folder of folders) if (!existsSync(join(root, folder))) fail(`there is no folder ${folder}`);

install();
generate();
const copy = mkdtempSync(join(tmpdir(), "petit-au-bout-mutants-"));
const underway = new Set();
process.on("exit", () => {
  for (const pid of underway) end(pid);
  rmSync(copy, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
cpSync(root, copy, { recursive: true, filter: (from) => !NOT_COPIED.includes(relative(root, from)) });
symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));

const shown = (text) => (text.length > 90 ? `${text.slice(0, 60)} … ${text.slice(-25)}` : text).replace(/\s+/g, " ");
const tell = ({ file, line, what, from, to }) => `${file}:${line} ${what}: ${shown(from)} → ${shown(to)}`;

const shares = [];
for (const folder of folders) shares.push(await mutateFolder(folder));
console.log("");
for (const { folder, killed, living } of shares) {
  const made = killed + living.length;
  console.log(`${folder.padEnd(12)} ${killed} of ${made} noticed (${Math.round((100 * killed) / made)} %)`);
  for (const line of living) console.log(`  lives: ${line}`);
}

async function mutateFolder(folder) {
  const files = readdirSync(join(root, folder), { recursive: true })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file))
    .sort();
  const places = files.flatMap((file) =>
    mutationsOf(file, readFileSync(join(copy, file), "utf8")).map((place) => ({ ...place, file })),
  );
  const picked = pick(places, count, seed);
  if (picked.length === 0) fail(`${folder} has nothing to change`);
  const reached = await testsThatPass(folder, [...new Set(picked.map(({ file }) => file))]);
  say(`${folder}: ${picked.length} of ${places.length} places; unchanged, ${reached} tests reach them and pass`);
  const living = [];
  for (const place of picked) {
    const told = tell(place);
    const killer = await killerOf(folder, place);
    say(`${killer ? `noticed by ${killer}` : "LIVES"}: ${told}`);
    if (!killer) living.push(told);
  }
  return { folder, killed: picked.length - living.length, living };
}

/** How many tests there are: a kill says something only where the same tests run, and pass, on what is not changed. */
async function testsThatPass(folder, files) {
  const { ok, tests, failing } = await related(files, values.wide ? WIDE : NARROW(folder));
  if (!ok) fail(`the tests of ${folder} fail before anything is changed: ${failing ?? "no report"}`);
  if (tests === 0) fail(`no test reaches ${files.join(", ")}`);
  return tests;
}

/** The test file that noticed; undefined where none did. */
async function killerOf(folder, place) {
  const path = join(copy, place.file);
  const source = readFileSync(path, "utf8");
  writeFileSync(path, mutated(source, place));
  try {
    for (const where of values.wide ? [NARROW(folder), WIDE] : [NARROW(folder)]) {
      const { ok, failing } = await related([place.file], where);
      if (!ok) return failing ?? "what never ends";
    }
  } finally {
    writeFileSync(path, source);
  }
}

/** Runs the tests that import these files, up to the first that fails. */
async function related(files, more) {
  const report = join(copy, "mutants-report.json");
  rmSync(report, { force: true });
  const options = ["--run", "--bail=1", "--passWithNoTests", "--reporter=json", `--outputFile=${report}`, ...more];
  const ok = await vitest(["related", ...files, "--config", ".ci/vitest.config.ts", ...options]);
  if (!existsSync(report)) return { ok, tests: 0 };
  const { testResults, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
  const failed = testResults.find(({ status }) => status === "failed");
  return { ok, tests: numPassedTests + numFailedTests, failing: failed && relative(copy, failed.name) };
}

/** In a group of its own: whoever turns for ever in one of its workers is ended with it. */
function vitest(args) {
  return new Promise((resolve, reject) => {
    const program = join(copy, "node_modules", "vitest", "vitest.mjs");
    const child = spawn(process.execPath, [program, ...args], { cwd: copy, detached: true, stdio: "ignore" });
    underway.add(child.pid);
    const patience = setTimeout(() => end(child.pid), PATIENCE_MS);
    child.on("error", reject);
    child.on("exit", (code) => {
      clearTimeout(patience);
      end(child.pid);
      underway.delete(child.pid);
      resolve(code === 0);
    });
  });
}

function end(pid) {
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // Over already.
  }
}
