/** An evening at décalé: its deals are noted, sent, undone, corrected and explained. */
import { expect, type Page } from "@playwright/test";
import { test } from "./own-app";
import { betAlone, choose, FOUR, openSheet, totals, type } from "./table";

/** Notes a solo bet at four, from the sheet until it is saved. */
async function noteSolo(
  page: Page,
  number: number,
  bettor: string,
  points: readonly number[],
  diploma = "Brevet",
): Promise<void> {
  await page.getByRole("button", { name: `Noter la donne ${number}`, exact: true }).click();
  await betAlone(page, bettor, points, diploma);
  await page.getByRole("button", { name: `Enregistrer la donne ${number}` }).click();
  await expect(page.getByRole("status")).toContainText(`Donne ${number} notée`);
}

test("the server stops in mid-evening: the sheet goes on, says what is not sent, and sends each deal once", async ({
  app,
  browser,
}) => {
  const page = await browser.newPage({ baseURL: app.url });
  await openSheet(page, { names: FOUR });
  await noteSolo(page, 1, "Nora", [25, 18, 10, 9]);
  await expect(page.getByRole("status")).toContainText(/tout est envoyé/i);
  await app.stop();
  await noteSolo(page, 2, "Hugo", [10, 30, 12, 8]);
  await expect(page.getByRole("status")).toContainText("1 donne pas encore envoyée");
  await noteSolo(page, 3, "Paul", [15, 15, 15, 10]);
  await expect(page.getByRole("status")).toContainText("2 donnes pas encore envoyées");
  const noted = await totals(page);
  await app.start();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByRole("status")).toContainText(/tout est envoyé/i);
  expect(await eventsOnServer(page)).toEqual(["sheet.opened", "deal.recorded", "deal.recorded", "deal.recorded"]);
  expect(await totals(page)).toEqual(noted);
});

/** The kinds of events on the server, read with this phone's token. */
async function eventsOnServer(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("petit-au-bout");
      request.onsuccess = () => resolve(request.result);
    });
    const { token } = await new Promise<{ token: string }>((resolve) => {
      const request = db.transaction("device").objectStore("device").get("device");
      request.onsuccess = () => resolve(request.result);
    });
    db.close();
    const sheet = new URLSearchParams(location.search).get("s");
    const response = await fetch(`/api/sheets/${sheet}/events`, { headers: { Authorization: `Bearer ${token}` } });
    return ((await response.json()) as { events: { kind: string }[] }).events.map(({ kind }) => kind);
  });
}

test("a bet is announced, waits on the sheet, and its result is noted later", async ({ page }) => {
  await openSheet(page, { names: [...FOUR, "Zoé"] });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await choose(page, "Proviseur appelé", "vert");
  await choose(page, "Diplôme", "Master");
  await choose(page, "Parie", "Zoé");
  await page.getByRole("button", { name: "Noter l’enchère" }).click();
  await expect(page.getByText("Zoé parie le Master, vert appelé.")).toBeVisible();
  // Wait until the form has left the address, because a reload would come before that.
  await expect(page).not.toHaveURL(/#donne/);
  await page.reload();
  await page.getByRole("button", { name: "Noter le résultat", exact: true }).click();
  await choose(page, "Allié", "Nora");
  await type(page, 40);
  await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
  await expect.poll(() => totals(page)).toEqual([70, 0, 0, 0, 70]);
  await page.getByRole("button", { name: "Noter la donne 2", exact: true }).click();
  await page.getByRole("button", { name: "Comme la dernière fois" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zoé parie le Master, vert appelé.");
});

test("any deal can be undone, corrected with its reason, cancelled and restored; the history keeps every version", async ({
  page,
}) => {
  await openSheet(page, { names: FOUR });
  await noteSolo(page, 1, "Nora", [25, 18, 10, 9]);
  await noteSolo(page, 2, "Hugo", [10, 30, 12, 8]);
  expect(await totals(page)).toEqual([45, 58, 22, 17]);
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect.poll(() => totals(page)).toEqual([35, 18, 10, 9]);

  await page.getByRole("button", { name: /^\p{L}.*, donne 1(,|$)/u }).click();
  await choose(page, "Diplôme", "Bac");
  await page.getByRole("textbox", { name: "Pourquoi cette correction ?" }).fill("c’était un Bac");
  await page.getByRole("button", { name: "Corriger la donne 1" }).click();
  await expect.poll(() => totals(page)).toEqual([45, 18, 10, 9]);
  await expect(page.getByRole("button", { name: /, corrigée, .*donne 1$/ })).toBeVisible();

  await page.getByRole("button", { name: "Historique" }).click();
  const history = page.getByRole("dialog");
  await expect(history.getByText(/^corrigée, cet appareil, .*«\sc’était un Bac\s»/)).toBeVisible();
  const second = history.getByRole("region", { name: "Donne 2, historique" });
  await second.getByRole("button", { name: "Rétablir cette donne" }).click();
  await expect(second.getByRole("button", { name: "Annuler cette donne" })).toBeVisible();
  await history.getByRole("region", { name: "Donne 1, historique" }).getByRole("button", { name: "Annuler cette donne" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => totals(page)).toEqual([10, 40, 12, 8]);
});

test("a figure is tapped: its lines, and the words of the rule", async ({ page }) => {
  await openSheet(page, { names: FOUR });
  await noteSolo(page, 1, "Nora", [15, 25, 12, 10], "Bac");
  await page.getByRole("button", { name: "−20, −20 au total, Nora, donne 1, parieur" }).click();
  const number = page.getByRole("dialog", { name: "Nora, donne 1" });
  await expect(number.getByRole("table").last().getByRole("rowheader")).toHaveText([
    "Pas plus que chacun des autres",
    /^Pari perdu/,
    "Bac perdu",
    "Nora, donne 1",
  ]);
  await number.getByRole("button", { name: "règle D2", exact: true }).click();
  await expect(number.getByText(/Décision/).first()).toBeVisible();
});

test("a pile is counted card by card", async ({ page }) => {
  await openSheet(page, { names: FOUR });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await choose(page, "Diplôme", "Brevet");
  await choose(page, "Parie", "Nora");
  await page.getByRole("button", { name: "Compter le tas" }).click();
  const pile = page.getByRole("group", { name: "Le tas de Nora" });
  for (const kind of ["Proviseurs", "Profs", "Profs", "Élèves", "Bouts"])
    await pile.getByRole("button", { name: `${kind}, un de plus` }).click();
  await expect(page.getByRole("button", { name: "Nora, 15" })).toBeVisible();
});

test("the phone's clock is set back a day in mid-evening: the deals stay in order", async ({ page }) => {
  await openSheet(page, { names: FOUR });
  await noteSolo(page, 1, "Nora", [25, 18, 10, 9]);
  await page.clock.setFixedTime(Date.now() - 86_400_000);
  await noteSolo(page, 2, "Hugo", [10, 30, 12, 8]);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Brevet.*, donne 2(,|$)/ })).toBeVisible();
  expect(await totals(page)).toEqual([45, 58, 22, 17]);
});
