/** WebKit for real, through the driver that Debian packages (`webkit2gtk-driver`, `xvfb`, `dbus`): plain W3C WebDriver over HTTP. */
import { type ChildProcess, spawn } from "node:child_process";
import { freePort } from "../app";
import type { Engine, Hand } from "./hand";
import { lacking } from "./lacking";
import { Fallen, Late, until } from "./until";

const PACKAGES = [
  { file: "/usr/bin/WebKitWebDriver", name: "webkit2gtk-driver" },
  { file: "/usr/bin/Xvfb", name: "xvfb" },
  { file: "/usr/bin/dbus-run-session", name: "dbus" },
];
/** WebDriver's codes for the Tab key, and for a reference to an element. */
const TAB = "\uE004";
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** WebKit's narrowest window is 447 px wide. */
const WINDOW = { x: 0, y: 0, width: 450, height: 900 };
/** How long a driver may take to answer before it counts as gone. */
const HANGS_MS = 120_000;

export const missing = (): string[] => lacking(PACKAGES);

export async function openWebKit(): Promise<Engine> {
  const running: ChildProcess[] = [];
  // Drivers have process groups of their own, so they must also be ended when a signal ends the test.
  const end = () => {
    for (const { pid, exitCode } of running.splice(0)) if (pid && exitCode === null) process.kill(-pid);
  };
  process.once("exit", end);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  /** Each phone has its own driver, because one driver's sessions share data, and its own screen, because only one window has the focus. */
  const phone = async () => {
    const port = await freePort();
    const screen = await openScreen(running);
    const env = { ...process.env, DISPLAY: screen, LANG: "fr_FR.UTF-8", LANGUAGE: "fr" };
    const driver = spawn("dbus-run-session", ["--", "WebKitWebDriver", `--port=${port}`], {
      detached: true,
      stdio: "ignore",
      env: { ...env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", LIBGL_ALWAYS_SOFTWARE: "1" },
    });
    running.unshift(driver);
    const gone = () => driver.exitCode !== null && Promise.reject(new Fallen("its driver does not start"));
    await until(() => gone() || ask(port, "GET", "/status").catch(() => false), "the driver of WebKit");
    const { sessionId } = await ask<{ sessionId: string }>(port, "POST", "/session", { capabilities: { alwaysMatch: {} } });
    const hand = new WebKitHand(port, `/session/${sessionId}`);
    await hand.ask("POST", "/window/rect", WINDOW);
    return hand;
  };
  return { name: "WebKit", phone, close: async () => end() };
}

class WebKitHand implements Hand {
  constructor(
    private readonly port: number,
    private readonly session: string,
  ) {}

  ask = <T>(method: string, path: string, body?: unknown): Promise<T> => ask(this.port, method, this.session + path, body);

  go = (url: string): Promise<void> => this.ask("POST", "/url", { url });

  run = <T>(script: string, ...args: readonly string[]): Promise<T> => this.ask("POST", "/execute/sync", { script, args });

  async press(body: string, ...args: readonly string[]): Promise<boolean> {
    const found = await this.run<Record<string, string> | null>(body, ...args);
    if (!found) return false;
    await this.ask("POST", `/element/${found[ELEMENT]}/click`, {});
    return true;
  }

  async keys(text: string): Promise<void> {
    const focused = await this.ask<Record<string, string>>("GET", "/element/active");
    await this.ask("POST", `/element/${focused[ELEMENT]}/value`, { text });
  }

  tab = async (): Promise<void> => {
    const keys = { type: "key", id: "keyboard", actions: ["keyDown", "keyUp"].map((type) => ({ type, value: TAB })) };
    await this.ask("POST", "/actions", { actions: [keys] });
  };

  picture = async (): Promise<Buffer> => Buffer.from(await this.ask<string>("GET", "/screenshot"), "base64");
}

/** A screen of its own, under the first number that is free. */
function openScreen(running: ChildProcess[]): Promise<string> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "800x900x24"], {
    detached: true,
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  running.push(screen);
  return new Promise((resolve, reject) => {
    screen.stdio[3]?.once("data", (number) => resolve(`:${String(number).trim()}`));
    screen.once("exit", () => reject(new Fallen("its screen, Xvfb, does not start")));
  });
}

async function ask<T>(port: number, method: string, path: string, body?: unknown): Promise<T> {
  const sent = { method, body: body === undefined ? null : JSON.stringify(body), signal: AbortSignal.timeout(HANGS_MS) };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, sent).catch((error) => {
    throw new (error.name === "TimeoutError" ? Late : Fallen)(`its driver does not answer: ${error}`);
  });
  const { value } = (await response.json()) as { value: T & { error?: string } };
  if (response.ok) return value;
  const said = JSON.stringify(value).slice(0, 300);
  throw value.error === "invalid session id" ? new Fallen(said) : new Error(said);
}
