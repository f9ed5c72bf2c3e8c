/**
 * `npm run test:engines [webkit|firefox]`, after a build: an evening of two phones in each installed engine. An engine that is
 * missing or never shows a page counts as not run, and a line says so. An engine that fails later, twice, has failed.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { type App, startApp } from "../app";
import { playEvening } from "./evening";
import * as firefox from "./firefox";
import type { Engine } from "./hand";
import type { Phone } from "./phone";
import { Fallen, Late } from "./until";
import * as webkit from "./webkit";

const ENGINES = [
  { name: "WebKit", missing: webkit.missing, open: webkit.openWebKit },
  { name: "Firefox", missing: firefox.missing, open: firefox.openFirefox },
];
type Known = (typeof ENGINES)[number];
type Outcome = "passed" | "failed" | "not run";

/** The folder for pictures of failures. */
const PICTURES = process.env.PICTURES ?? "test-results";

async function play({ name, missing, open }: Known): Promise<Outcome> {
  const lacking = missing();
  const why = process.env.ENGINES_WHY || `apt-get install ${lacking.join(" ")}`;
  if (lacking.length > 0) return notRun(name, `${lacking.join(", ")} missing (${why})`);
  const first = await attempt(name, open);
  if (first === undefined) return "passed";
  console.log(`· ${name}: tried again after ${first.message}`);
  const second = await attempt(name, open);
  if (second === undefined) return "passed";
  if (first instanceof Unstarted && second instanceof Unstarted) return notRun(name, second.message);
  if (first instanceof Late && second instanceof Late && isBusy())
    return notRun(name, `this machine is too busy, ${second.message}`);
  console.log(`✗ ${name}: ${second.message}`);
  return "failed";
}

/** An engine that fails before it shows anything: that is not the app's fault. */
class Unstarted extends Error {}

/** Whether many more processes wait than there are cores. */
const isBusy = (): boolean => (loadavg()[0] ?? 0) > 4 * availableParallelism();

function notRun(name: string, why: string): Outcome {
  console.log(`· ${name} was not run: ${why}`);
  return "not run";
}

/** Plays the evening once and returns what went wrong, if anything did. */
async function attempt(name: string, open: Known["open"]): Promise<Error | undefined> {
  const phones: Phone[] = [];
  let engine: Engine | undefined;
  let app: App | undefined;
  let seen = 0;
  try {
    engine = await open();
    app = await startApp();
    const began = Date.now();
    const said = (what: string) => {
      seen++;
      console.log(`✓ ${name}: ${what} (${Math.round((Date.now() - began) / 1000)} s)`);
    };
    await playEvening(engine, app, said, phones);
    return undefined;
  } catch (error) {
    await Promise.all(phones.map((phone, i) => keepPicture(phone, `${name}-${i + 1}.png`)));
    if (error instanceof Fallen && seen === 0) return new Unstarted(error.message);
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await engine?.close().catch(() => {});
    await app?.close();
  }
}

const keepPicture = (phone: Phone, file: string): Promise<void> =>
  phone
    .picture()
    .then((png) => writeFileSync(join(PICTURES, file), png))
    .catch(() => {});

mkdirSync(PICTURES, { recursive: true });
const asked = process.argv.slice(2);
const wanted = ENGINES.filter(({ name }) => asked.length === 0 || asked.includes(name.toLowerCase()));
const outcomes = await Promise.all(wanted.map(play));
const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length;
if (process.env.ENGINES_REPORT)
  writeFileSync(
    process.env.ENGINES_REPORT,
    JSON.stringify({ passed: count("passed"), failed: count("failed"), notRun: count("not run") }),
  );
process.exit(count("failed") > 0 ? 1 : 0);
