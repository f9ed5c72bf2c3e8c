import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { type App, startApp } from "./app";
import { choose, openSheet, totals, type } from "./table";

const FOUR = ["Nora", "Hugo", "Inès", "Paul"];
/** Every deal is worth the same: 25 + 10 for who bets, 18, 10 and 9. */
const POINTS = [25, 18, 10, 9];
const after = (deals: number) => POINTS.map((points, seat) => deals * (seat === 0 ? points + 10 : points));

const openForm = (page: Page, number: number) =>
  page.getByRole("button", { name: `Noter la donne ${number}`, exact: true }).click();

async function fill(page: Page, number: number): Promise<void> {
  await choose(page, "Diplôme", "Brevet");
  await choose(page, "Parie", "Nora");
  for (const each of POINTS) {
    await type(page, each);
    await page.getByRole("button", { name: "Suivant" }).click();
  }
  await page.getByRole("button", { name: `Enregistrer la donne ${number}` }).click();
}

async function note(page: Page, number: number): Promise<void> {
  await openForm(page, number);
  await fill(page, number);
}

async function aPhone(browser: Browser, app: App): Promise<Page> {
  const permissions = ["clipboard-read", "clipboard-write"];
  return (await browser.newContext({ baseURL: app.url, permissions, locale: "fr-FR" })).newPage();
}

async function linkOf(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Partager" }).click();
  const sharing = page.getByRole("dialog", { name: "Partager" });
  await expect(sharing.getByRole("img", { name: "Le QR de la feuille" })).toBeVisible();
  await sharing.getByRole("button", { name: "Copier le lien" }).click();
  await expect(sharing.getByText("Lien copié.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await sharing.getByRole("button", { name: "‹ Feuille" }).click();
  return link;
}

test("two servers on one Postgres: a sheet of one is followed live at the other; a server ends, Postgres ends, and nothing is lost", async ({
  browser,
}) => {
  const { startPostgres } = await import("../.ci/postgres.mjs");
  const postgres = await startPostgres({ durable: true });
  if (!postgres) return console.log("two servers were not tried: there is no Postgres here");
  const shared = { DATABASE_URL: postgres.url, KEY_FILE: join(mkdtempSync(join(tmpdir(), "petit-au-bout-")), "one.key") };
  const [one, other] = [await startApp(shared), await startApp(shared)];
  try {
    const [nora, luc] = [await aPhone(browser, one), await aPhone(browser, other)];
    await openSheet(nora, { names: FOUR });
    await note(nora, 1);
    const { pathname, hash } = new URL(await linkOf(nora));
    await luc.goto(other.url + pathname + hash);
    await luc.waitForURL(/\/sheet\?s=/);
    await expect.poll(() => totals(luc)).toEqual(after(1));
    expect(new URL(luc.url()).origin).toBe(other.url);

    await openForm(nora, 2);
    await expect(luc.getByRole("status")).toContainText("Un appareil note la donne 2.");
    await fill(nora, 2);
    await expect.poll(() => totals(luc)).toEqual(after(2));
    await expect(nora.getByRole("status")).toContainText("Vu par un autre téléphone.");

    await one.kill();
    await note(nora, 3);
    await expect(nora.getByRole("status")).toContainText("pas encore envoyée");
    await one.start();
    await expect.poll(() => totals(luc)).toEqual(after(3));

    await postgres.kill();
    await note(nora, 4);
    await expect(nora.getByRole("status")).toContainText("pas encore envoyée");
    expect((await fetch(`${other.url}/api/health`)).status).toBe(503);
    expect(await postgres.start()).toBe(true);
    await expect.poll(() => totals(luc)).toEqual(after(4));
    await expect(nora.getByRole("status")).toContainText("Tout est envoyé.");

    // Told to stop, it stops, and the other one goes on.
    await other.stop();
    await note(nora, 5);
    await expect(nora.getByRole("status")).toContainText("Tout est envoyé.");
    await other.start();
    await expect.poll(() => totals(luc)).toEqual(after(5));
  } finally {
    await Promise.all([one.close(), other.close()]);
    await postgres.stop();
  }
});
