import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { startApp } from "./app";
import { aPhone, linkOf } from "./phones";
import { betAlone, FOUR, noteBet, openSheet, totals } from "./table";

/** The same points for every deal: 25 + 10 for the bettor, and 18, 10 and 9. */
const POINTS = [25, 18, 10, 9];
const after = (deals: number) => POINTS.map((points, seat) => deals * (seat === 0 ? points + 10 : points));

const openForm = (page: Page, number: number) =>
  page.getByRole("button", { name: `Noter la donne ${number}`, exact: true }).click();

async function fill(page: Page, number: number): Promise<void> {
  await betAlone(page, "Nora", POINTS);
  await page.getByRole("button", { name: `Enregistrer la donne ${number}` }).click();
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
    await noteBet(nora, 1, "Nora", POINTS);
    const { pathname, hash } = new URL(await linkOf(nora));
    await luc.goto(other.url + pathname + hash);
    await luc.waitForURL(/\/sheet\?s=/);
    await expect.poll(() => totals(luc)).toEqual(after(1));
    expect(new URL(luc.url()).origin).toBe(other.url);

    await openForm(nora, 2);
    await expect(luc.getByRole("status")).toContainText("Un autre téléphone note la donne 2.");
    await fill(nora, 2);
    await expect.poll(() => totals(luc)).toEqual(after(2));
    await expect(nora.getByRole("status")).toContainText("vu par un autre téléphone");

    await one.kill();
    await noteBet(nora, 3, "Nora", POINTS);
    await expect(nora.getByRole("status")).toContainText("pas encore envoyée");
    await one.start();
    await expect.poll(() => totals(luc)).toEqual(after(3));

    await postgres.kill();
    await noteBet(nora, 4, "Nora", POINTS);
    await expect(nora.getByRole("status")).toContainText("pas encore envoyée");
    expect((await fetch(`${other.url}/api/health`)).status).toBe(503);
    expect(await postgres.start()).toBe(true);
    await expect.poll(() => totals(luc)).toEqual(after(4));
    await expect(nora.getByRole("status")).toContainText(/tout est envoyé/i);

    // One server is stopped, and the other goes on.
    await other.stop();
    await noteBet(nora, 5, "Nora", POINTS);
    await expect(nora.getByRole("status")).toContainText(/tout est envoyé/i);
    await other.start();
    await expect.poll(() => totals(luc)).toEqual(after(5));
  } finally {
    await Promise.all([one.close(), other.close()]);
    await postgres.stop();
  }
});
