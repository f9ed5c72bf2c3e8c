/** WebKit for real, through the driver that Debian packages (`webkit2gtk-driver`, `xvfb`, `dbus`): plain W3C WebDriver over HTTP. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";

const NEEDED = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb", "/usr/bin/dbus-run-session"];
const SCREEN = ":78";
const PORT = 4478;

export const missing = (): string[] => NEEDED.filter((file) => !existsSync(file));

export const sleep = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** Asks until the answer is true; what is awaited is named when it never comes. */
export async function until<T>(ask: () => Promise<T>, what: string, ms = 60_000): Promise<T> {
  for (const giveUp = Date.now() + ms; Date.now() < giveUp; await sleep(50)) {
    const answer = await ask().catch(() => undefined);
    if (answer) return answer;
  }
  throw new Error(`never came: ${what}`);
}

export class WebKit {
  private constructor(
    private readonly running: readonly ChildProcess[],
    private readonly session: string,
  ) {}

  static async open(): Promise<WebKit> {
    const own = { detached: true, stdio: "ignore" } as const;
    const env = { ...process.env, DISPLAY: SCREEN, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", LIBGL_ALWAYS_SOFTWARE: "1" };
    const screen = spawn("Xvfb", [SCREEN, "-screen", "0", "800x900x24"], own);
    const driver = spawn("dbus-run-session", ["--", "WebKitWebDriver", `--port=${PORT}`], { ...own, env });
    await until(() => ask("GET", "/status"), "the driver of WebKit");
    const { sessionId } = await ask<{ sessionId: string }>("POST", "/session", { capabilities: { alwaysMatch: {} } });
    return new WebKit([driver, screen], sessionId);
  }

  async close(): Promise<void> {
    await ask("DELETE", `/session/${this.session}`).catch(() => {});
    for (const { pid } of this.running) if (pid) process.kill(-pid);
  }

  go = (url: string): Promise<void> => ask("POST", `/session/${this.session}/url`, { url });

  /** Runs in the page: the body of a function. */
  run = <T>(script: string, ...args: readonly unknown[]): Promise<T> =>
    ask("POST", `/session/${this.session}/execute/sync`, { script, args });

  /** Taps the first control whose name begins so, once it is there. */
  tap = (name: string): Promise<boolean> =>
    until(
      () =>
        this.run<boolean>(
          `const named = (each) => (each.getAttribute("aria-label") ?? each.textContent).trim();
           const found = [...document.querySelectorAll("button, label, a")].find((each) => named(each).startsWith(arguments[0]));
           found?.click();
           return found !== undefined;`,
          name,
        ),
      name,
    );
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`http://localhost:${PORT}${path}`, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
  });
  const { value } = (await response.json()) as { value: T };
  if (!response.ok) throw new Error(JSON.stringify(value).slice(0, 300));
  return value;
}
