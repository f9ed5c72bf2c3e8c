// In continuous integration on Debian, as root: missing browsers are fetched while the first checks run.
import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { say } from "./prepare.mjs";

/** Chromium first: the browser tests need it; the two others are optional. */
const PACKAGES = [
  { name: "chromium-headless-shell", file: "/usr/bin/chromium-headless-shell" },
  { name: "firefox-esr", alone: true, file: "/usr/bin/firefox-esr" },
  { name: "webkit2gtk-driver", alone: true, file: "/usr/bin/WebKitWebDriver" },
  { name: "xvfb", alone: true, file: "/usr/bin/Xvfb" },
  { name: "dbus", alone: true, file: "/usr/bin/dbus-run-session" },
];
/** How long to wait after all other checks; what has not come by then is left out. */
const PATIENCE_MS = 240_000;
const APT = "apt-get -o DPkg::Lock::Timeout=120 -o Acquire::Retries=2";

/** Starts fetching; `wait` waits for its end, and returns what is known about packages that did not come. */
export function fetchEngines() {
  const lacking = PACKAGES.filter(({ file }) => !existsSync(file));
  const canInstall = process.env.CI && existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  if (lacking.length === 0 || !canInstall) return { wait: () => ({}) };
  say(`fetching ${lacking.map(({ name }) => name).join(", ")} beside`);
  const folder = mkdtempSync(join(tmpdir(), "petit-au-bout-engines-"));
  const [over, log] = [join(folder, "over"), join(folder, "log")];
  const output = openSync(log, "w");
  const steps = ["update", ...lacking.map(({ name, alone }) => `install -y ${alone ? "--no-install-recommends " : ""}${name}`)];
  const script = [...steps.map((step) => `${APT} ${step}`), `touch ${over}`].join("; ");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawn("sh", ["-c", script], { stdio: ["ignore", output, output], detached: true, env }).unref();
  closeSync(output);
  const began = Date.now();
  return {
    wait() {
      while (!existsSync(over) && Date.now() - began < PATIENCE_MS) pause(200);
      const names = lacking.map(({ name }) => name).join(" ");
      if (!existsSync(over)) return { ENGINES_FETCHING: names, ENGINES_WHY: `still being fetched after ${PATIENCE_MS / 1000} s` };
      const complaint = readFileSync(log, "utf8").match(/^E: .*$/m)?.[0];
      return complaint ? { ENGINES_WHY: `apt-get: ${complaint}` } : {};
    },
  };
}

/** Checks block the process while they run: a timer of Node would never fire. */
const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
