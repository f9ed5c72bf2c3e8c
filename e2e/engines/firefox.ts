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
/** A press that finds no way is tried again by whoever asked. */
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

  /** As an expression: a page that seals its scripts lets none be made of text. */
  run = <T>(body: string, ...args: readonly string[]): Promise<T> => this.held(this.page.evaluate<T>(called(body, args)));

  async press(body: string, ...args: readonly string[]): Promise<boolean> {
    const found = (
      await this.held(this.page.evaluateHandle<Element | null>(called(body, args)))
    ).asElement() as ElementHandle | null;
    if (!found) return false;
    await this.held(found.click({ timeout: PRESS_MS }));
    return true;
  }

  /** What no American key writes is put in as it is, which the page hears of with the next key. */
  async keys(text: string): Promise<void> {
    const { keyboard } = this.page;
    for (const key of text) {
      if (key < "\u007f") await this.held(keyboard.press(key === " " ? "Space" : key));
      else await this.held(keyboard.insertText(key));
      if (key >= "\u007f") for (const real of ["Space", "Backspace"]) await this.held(keyboard.press(real));
    }
  }

  /** Only the window in front has a focus that is shown. */
  tab = (): Promise<void> => this.held(this.page.bringToFront().then(() => this.page.keyboard.press("Tab")));

  picture = (): Promise<Buffer> => this.page.screenshot();

  /** An answer that a page left behind will never give is not waited for. */
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
