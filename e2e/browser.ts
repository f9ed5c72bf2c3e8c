import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type LaunchOptions } from "playwright";

/** The same engine without windows: a fifth less work for a machine that only tests. */
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Path of the browser: the one asked for, an installed one, or Playwright's own. */
export function findChromium(): string | undefined {
  const asked = process.env.CHROMIUM_PATH;
  return [...(asked ? [asked] : []), ...onPath(NAMES), ...PLACES, chromium.executablePath()].find(existsSync);
}

const onPath = (names: readonly string[]): string[] =>
  (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

export const launchOptions = (): LaunchOptions => ({
  executablePath: findChromium() ?? chromium.executablePath(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
});

function installChromium(): void {
  const isDebian = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  const install = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: ["ignore", 2, 2] });
  try {
    if (isDebian) {
      install("apt-get", "update");
      install("apt-get", "install", "-y", "chromium");
    } else {
      install(process.execPath, "node_modules/playwright/cli.js", "install", "chromium");
    }
  } catch {
    // `ensureChromium` reports it in one line, whatever the reason.
  }
}

/** Installs a browser if there is none, and answers its path; ends the program if that fails. */
export function ensureChromium(): string {
  if (!findChromium()) installChromium();
  const found = findChromium();
  if (found) return found;
  console.error("✗ no Chromium was found or could be installed: install Chrome or Chromium, or set CHROMIUM_PATH to it");
  process.exit(1);
}

/** The browser for tests. */
const testBrowser = (): string => (process.env.CHROMIUM_PATH ? undefined : onPath([SHELL]).find(existsSync)) ?? ensureChromium();

/** A browser for programs that are not tests. */
export function openChromium(): Promise<Browser> {
  ensureChromium();
  return chromium.launch(launchOptions());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) console.log(testBrowser());
