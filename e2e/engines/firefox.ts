/**
 * Firefox for real, as Debian packages it (`firefox-esr`), over WebDriver BiDi. The Playwright of the other tests fails to
 * start it, so an older one of its own stands beside.
 */
import { existsSync } from "node:fs";
import { type ElementHandle, firefox, type Page } from "playwright-firefox-engine";
import type { Engine, Hand } from "./hand";
import { lacking } from "./lacking";
import { Fallen, Late } from "./until";

const place = [process.env.FIREFOX_PATH ?? "", "/usr/bin/firefox-esr", "/usr/bin/firefox"].find(existsSync);
const PHONE = { viewport: { width: 390, height: 844 }, locale: "fr-FR" };
/** How long a press may take; the caller tries a failed one again. */
const PRESS_MS = 20_000;
const ANSWER_MS = 60_000;
const START_MS = 120_000;

export const missing = (): string[] => lacking([{ file: place ?? "", name: "firefox-esr" }]);

export async function openFirefox(): Promise<Engine> {
  const browser = await firefox
    .launch({ channel: "moz-firefox", timeout: START_MS, ...(place && { executablePath: place }) })
    .catch((error) => Promise.reject(new (error.name === "TimeoutError" ? Late : Fallen)(String(error).split("\n")[0])));
  const phone = async () => new FirefoxHand(await (await browser.newContext(PHONE)).newPage());
  return { name: "Firefox", phone, close: () => browser.close() };
}

class FirefoxHand implements Hand {
  constructor(private readonly page: Page) {}

  go = async (url: string): Promise<void> => void (await this.page.goto(url, { waitUntil: "commit" }));

  /** Runs the body as an expression, because the page's content policy forbids making functions from text. */
  run = <T>(body: string, ...args: readonly string[]): Promise<T> => this.held(this.page.evaluate<T>(called(body, args)));

  async press(body: string, ...args: readonly string[]): Promise<boolean> {
    const found = (
      await this.held(this.page.evaluateHandle<Element | null>(called(body, args)))
    ).asElement() as ElementHandle | null;
    if (!found) return false;
    await this.held(found.click({ timeout: PRESS_MS }));
    return true;
  }

  /** Types a text. Characters without a US key are inserted, and a real key after them makes the page notice. */
  async keys(text: string): Promise<void> {
    const { keyboard } = this.page;
    for (const key of text) {
      if (key < "\u007f") await this.held(keyboard.press(key === " " ? "Space" : key));
      else await this.held(keyboard.insertText(key));
      if (key >= "\u007f") for (const real of ["Space", "Backspace"]) await this.held(keyboard.press(real));
    }
  }

  /** Brings the window to the front first, because only there the focus is shown. */
  tab = (): Promise<void> => this.held(this.page.bringToFront().then(() => this.page.keyboard.press("Tab")));

  picture = (): Promise<Buffer> => this.page.screenshot();

  /** Stops waiting after a time, because a page that was left never answers. */
  private async held<T>(asked: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("no answer from the page")), ANSWER_MS);
    });
    try {
      return await Promise.race([asked, late]);
    } catch (error) {
      throw this.page.isClosed() ? new Fallen(String(error)) : error;
    } finally {
      clearTimeout(timer);
    }
  }
}

const called = (body: string, args: readonly string[]) => `(function () { ${body} })(...${JSON.stringify(args)})`;
