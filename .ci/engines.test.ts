/** The check of the other engines reports engines that it could not run. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

async function firefox(env: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "petit-au-bout-engines-"));
  const report = join(folder, "report.json");
  // Node stands in for Firefox, so that the check fails to start it on any machine.
  const there = { ...process.env, PICTURES: folder, ENGINES_REPORT: report, FIREFOX_PATH: process.execPath, ...env };
  const run = spawn("node_modules/.bin/tsx", ["e2e/engines/main.ts", "firefox"], { env: there });
  let said = "";
  run.stdout.on("data", (words) => {
    said += words;
  });
  const code = await new Promise((resolve) => run.once("close", resolve));
  const counts = JSON.parse(readFileSync(report, "utf8"));
  rmSync(folder, { recursive: true, force: true });
  return { code, counts, said };
}

it("an installed engine that does not start is tried twice, and counted as not run", async () => {
  const { code, counts, said } = await firefox({});
  expect([code, counts]).toEqual([0, { passed: 0, failed: 0, notRun: 1 }]);
  expect(said).toMatch(/Firefox: tried again after .*\n· Firefox was not run: /);
});

it("an engine that could not be fetched is counted as not run, with the reason", async () => {
  const { code, counts, said } = await firefox({ ENGINES_FETCHING: "firefox-esr", ENGINES_WHY: "no network" });
  expect([code, counts]).toEqual([0, { passed: 0, failed: 0, notRun: 1 }]);
  expect(said).toContain("· Firefox was not run: firefox-esr missing (no network)");
});
