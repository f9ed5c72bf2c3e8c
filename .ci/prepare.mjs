// What must be there before anything runs: packages, the database client, the database, the build. Uses only Node's own modules.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { postgresSchema } from "../prisma/postgres-schema.mjs";
import { writeLanguages } from "./languages.mjs";
import { sealPages } from "./policy.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
// No telemetry: nothing about this machine is sent to anybody.
process.env.NEXT_TELEMETRY_DISABLED = "1";

const OLDEST_NODE = [20, 19];
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  fail(`Node ${OLDEST_NODE.join(".")} or newer is needed, this is ${process.versions.node}: see https://nodejs.org`);
}

export function fail(line) {
  console.error(`✗ ${line}`);
  process.exit(1);
}

export const say = (line) => console.error(`· ${line}`);

/** Runs a command to its end, and answers its output, which is shown only if `show` asks for it. */
export function run(command, args, { show = false, env = {} } = {}) {
  const stdio = ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"];
  const options = { stdio, env: { ...process.env, ...env }, encoding: "utf8", shell: process.platform === "win32" };
  const { status, stdout, stderr, error } = spawnSync(command, args, { ...options, maxBuffer: 1 << 28 });
  return { ok: status === 0, output: `${stdout ?? ""}${stderr ?? ""}${error ?? ""}` };
}

/** Runs a command to its end, and calls `hear` with each line as it comes. */
function listened(command, args, hear) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], shell: process.platform === "win32" });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
      for (const line of text.split("\n")) hear(line);
    });
  const over = (ok, more = "") => ({ ok, output: output + more });
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(over(false, String(error))));
    child.once("close", (code) => resolve(over(code === 0)));
  });
}

/** A program of an installed package. */
export const bin = (name) => join(root, "node_modules", ".bin", name);

export function install() {
  if (isInstalled()) return;
  say("installing the packages (a minute or two, the first time only)");
  const { ok, output } = run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  if (!ok) fail(whyNotInstalled(output));
}

/** Compares versions: dates of files say nothing after a clone or a copy. */
function isInstalled() {
  const installed = "node_modules/.package-lock.json";
  if (!existsSync(installed)) return false;
  const packages = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const have = packages(installed);
  return Object.entries(packages("package-lock.json")).every(
    ([path, wanted]) => path === "" || wanted.optional || have[path]?.version === wanted.version,
  );
}

function whyNotInstalled(output) {
  if (/EACCES|EROFS|EPERM/.test(output)) return `this folder cannot be written to: ${root}`;
  if (/gyp ERR|node-gyp/.test(output)) {
    return "SQLite could not be compiled: install a C++ compiler, make and Python 3 (Debian: apt-get install build-essential python3; macOS: xcode-select --install) and try again";
  }
  if (/ENOTFOUND|ETIMEDOUT|ECONNREFUSED|EAI_AGAIN/.test(output)) return "the packages could not be fetched: is there a network?";
  return `npm ci failed: ${reason(output)}`;
}

/** The tables of languages, and a client for each database, from the same models. */
export function generate() {
  writeLanguages();
  const clients = ["lib/db/generated/client.ts", "lib/db/postgres/generated/client.ts"];
  const sources = ["prisma/schema.prisma", "prisma/postgres-schema.mjs", "node_modules/.package-lock.json"];
  if (clients.every((made) => existsSync(made) && sources.every((file) => age(file) > age(made)))) return;
  say("generating the database clients");
  const postgres = "lib/db/postgres/generated.prisma";
  mkdirSync("lib/db/postgres", { recursive: true });
  writeFileSync(postgres, postgresSchema(readFileSync("prisma/schema.prisma", "utf8"), "./generated"));
  for (const schema of ["prisma/schema.prisma", postgres]) {
    const { ok, output } = run(bin("prisma"), ["generate", "--config", "prisma/config.ts", "--schema", schema]);
    if (!ok) fail(`prisma generate failed: ${reason(output)}`);
  }
  // The type checker's cache knows the old client.
  rmSync("tsconfig.tsbuildinfo", { force: true });
}

const age = (file) => Date.now() - statSync(file).mtimeMs;

export async function migrate() {
  const { ok, output } = await listened(bin("tsx"), ["prisma/migrate.ts"], (line) => line.startsWith("waiting") && say(line));
  if (!ok && /EACCES|EROFS|ENOENT|ENOTDIR|readonly|unable to open/i.test(output))
    fail(`the database cannot be written to: ${databaseUrl()}`);
  if (!ok && /by a newer|is in use|no Postgres answers|is not the key/.test(output)) fail(reason(output).replace(/^Error: /, ""));
  if (!ok) fail(`the database ${databaseUrl()} could not be migrated: ${reason(output)}`);
  for (const line of output.split("\n").filter((line) => line.startsWith("migrated"))) say(line);
}

/** The database's address without its password, to be shown. */
const databaseUrl = () => (process.env.DATABASE_URL ?? "file:./data/petit-au-bout.db").replace(/(:\/\/[^:/@]+):[^@]*@/, "$1@");

const STAMP = ".next/built-from";
const SOURCES = [
  "app",
  "components",
  "lib",
  "messages",
  "public",
  "prisma/schema.prisma",
  "prisma/postgres-schema.mjs",
  ".ci/lean-start.mjs",
  ".ci/pack.mjs",
  ".ci/policy.mjs",
  ".ci/rows-first.mjs",
  ".ci/soon.mjs",
  ".ci/styles-first.mjs",
  "instrumentation.ts",
];
const CONFIG = ["next.config.js", "package.json", "package-lock.json", "tsconfig.json"];

/** Makes all that a built app needs, or ends the program. */
export function made() {
  install();
  generate();
  if (!build()) fail("the app could not be built: see above");
}

/** Builds unless the sources are those of the last build. */
export function build() {
  const stamp = stampOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return true;
  say("building (under a minute)");
  const { ok, output } = run(bin("next"), ["build"]);
  if (!ok) {
    console.error(tail(output));
    return false;
  }
  sealPages();
  if (!run(process.execPath, [".ci/pack.mjs"], { show: true }).ok) return false;
  writeFileSync(STAMP, stamp);
  return true;
}

function stampOfSources() {
  const hash = createHash("sha256").update(process.version);
  for (const file of [...SOURCES, ...CONFIG].flatMap(filesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const isSource = (file) => !/\.(test|fixture)\.tsx?$/.test(file) && !file.includes("generated");
  const files = readdirSync(path, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isSource)
    .sort();
}

/** The line of an output that says what went wrong. */
function reason(output) {
  const lines = output.split("\n").filter((line) => line.trim() && !/^npm warn/.test(line));
  return lines.find((line) => /^(\w*Error|npm error)\b/.test(line)) ?? lines.at(-1) ?? "no reason given";
}

const tail = (text) => text.trimEnd().split("\n").slice(-40).join("\n");

export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** Runs a command, passes signals on to it, and ends with its exit code. */
export function stay(command, args) {
  const child = spawn(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  const end = (signal) => child.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)));
  // npm's shell passes no signal on: if npm is gone, this ends too.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && end("SIGTERM"), 500).unref();
}
