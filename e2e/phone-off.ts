/** A phone that can be switched off, and an app that can be stopped. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page } from "@playwright/test";
import { type App, startApp } from "./app";
import { launchOptions } from "./browser";

/** A phone that can be switched off, because its data is in a folder. */
export class PhoneWithSwitch {
  readonly folder = mkdtempSync(join(tmpdir(), "petit-au-bout-phone-"));
  private context: BrowserContext | undefined;

  constructor(private readonly app: App) {}

  async on(): Promise<Page> {
    const viewport = { width: 390, height: 844 };
    const phone = { viewport, isMobile: true, hasTouch: true, baseURL: this.app.url, locale: "fr-FR" };
    this.context = await chromium.launchPersistentContext(this.folder, { ...launchOptions(), ...phone });
    return this.context.pages()[0] ?? this.context.newPage();
  }

  async off(): Promise<void> {
    await this.context?.close();
    this.context = undefined;
  }

  async lose(): Promise<void> {
    await this.off();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export async function withPhone(run: (phone: PhoneWithSwitch, app: App) => Promise<void>): Promise<void> {
  const app = await startApp();
  const phone = new PhoneWithSwitch(app);
  try {
    await run(phone, app);
  } finally {
    await phone.lose();
    await app.close();
  }
}

/** Waits for the service worker: once it is there, the whole app is on the phone. */
export const installed = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

export const dealNoted = (page: Page, deal: number) => expect(page.getByRole("status")).toContainText(`Donne ${deal} notée`);
