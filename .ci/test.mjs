// `npm test`: the checks that people and continuous integration run, each once; the last line is the count. Continuous
// integration adds the full simulations, Postgres and the other engines; `npm run test:long` adds them too, and the browser's
// long tours of every screen.
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fetchEngines } from "./engines.mjs";
import { bin, build, generate, install, run, say } from "./prepare.mjs";

const reports = mkdtempSync(join(tmpdir(), "petit-au-bout-reports-"));
const checks = [];
const isLong = process.argv.includes("long");
const isFull = isLong || Boolean(process.env.CI);
const EXTENT = { ...(isLong && { LONG: "1" }), ...(!isFull && { POSTGRES: "no" }) };

process.on("exit", (code) => {
  if (code && !checks.some(({ failed }) => failed)) checks.push({ name: "preparing", passed: 0, failed: 1 });
  const sum = (key) => checks.reduce((total, check) => total + check[key], 0);
  console.log("");
  for (const { name, passed, failed, notRun, seconds } of checks) {
    const mark = failed ? "✗" : notRun ? "·" : "✓";
    const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
    console.log(`${mark} ${name.padEnd(16)} ${counts} ${notRun ? `${notRun} NOT RUN (why: above) ` : ""}${seconds ?? 0} s`);
  }
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
});

const engines = isFull ? fetchEngines() : null;
install();
generate();
check("types", () => run(bin("next"), ["typegen"]).ok && show(bin("tsc"), ["--noEmit"]));
check("lint", () => show(bin("biome"), ["check", "--config-path=.ci/lint.json", "--error-on-warnings"]));
check("rules", () => vitest("lib/rules", "--coverage", `--coverage.reportsDirectory=${reports}`));
check("covered", isCovered);
check("unit", () => vitest("--exclude=lib/rules/**"));
if (isFull) check("postgres", () => show(process.execPath, [".ci/test-postgres.mjs", "short"]));
if (check("build", build)) {
  check("size", () => show(process.execPath, [".ci/size.mjs"]));
  const fetched = engines?.wait();
  check("browser", () => playwright());
  if (isFull) check("engines", () => otherEngines(fetched));
}
process.exit(checks.some(({ failed }) => failed) ? 1 : 0);

/** A check passes or fails as one, or answers how many of its tests did. */
function check(name, step) {
  say(name);
  const start = Date.now();
  const result = step();
  const counts = typeof result === "object" ? result : { passed: result ? 1 : 0, failed: result ? 0 : 1 };
  checks.push({ name, ...counts, seconds: Math.round((Date.now() - start) / 1000) });
  return counts.failed === 0;
}

function show(command, args, env) {
  return run(command, args, { show: true, env }).ok;
}

/** Every line and branch of the rules is covered; if nothing was measured, that is a failure. */
function isCovered() {
  const summary = join(reports, "coverage-summary.json");
  if (!existsSync(summary)) return false;
  const { lines, branches } = JSON.parse(readFileSync(summary, "utf8")).total;
  return [lines, branches].every(({ total, covered }) => total > 1_000 && covered === total);
}

/** The rules run apart: only they are measured, and coverage would slow the others. */
function vitest(...which) {
  const report = join(reports, "vitest.json");
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const ok = show(bin("vitest"), ["run", "--config", ".ci/vitest.config.ts", ...which, ...reporters], EXTENT);
  return counted(ok, report, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests]);
}

function playwright() {
  const { ok: found, output } = run(bin("tsx"), ["e2e/browser.ts"]);
  if (!found) return Boolean(console.error(output));
  const report = join(reports, "playwright.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: output.trim(), ...EXTENT };
  const ok = show(bin("playwright"), ["test", "-c", "e2e", "--reporter=line,json"], env);
  return counted(ok, report, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]);
}

/** An evening in WebKit and in Firefox, if they are installed. `fetched`: what is known of those that are not. */
function otherEngines(fetched) {
  const report = join(reports, "engines.json");
  const ok = show(bin("tsx"), ["e2e/engines/main.ts"], { ENGINES_REPORT: report, ...fetched });
  return counted(ok, report, ({ passed, failed, notRun }) => [passed, failed, notRun]);
}

/** A runner that failed without a failed test (a file that does not load) still counts as one. */
function counted(ok, report, read) {
  try {
    const [passed, failed, notRun = 0] = read(JSON.parse(readFileSync(report, "utf8")));
    return { passed, failed: ok ? failed : Math.max(failed, 1), notRun };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
