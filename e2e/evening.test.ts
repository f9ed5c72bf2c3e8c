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

/** The form's refusal; `main` leaves out the framework's own announcer of pages. */
const refusal = (page: Page) => page.locator("main").getByRole("alert");

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

/** Waits until the browser has written everything, because closing a tab here does not wait for that. */
const allWritten = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const request = indexedDB.open("petit-au-bout");
        request.onsuccess = () => {
          const writing = request.result.transaction("drafts", "readwrite");
          writing.oncomplete = () => done(request.result.close());
          writing.objectStore("drafts").count();
        };
      }),
  );

test("the tab is closed with a form half typed: opened again, everything typed is there", async ({ context }) => {
  const page = await context.newPage();
  await openSheet(page, { names: FOUR });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await choose(page, "Diplôme", "Bac");
  await choose(page, "Parie", "Inès");
  await type(page, 23);
  await expect(page.getByRole("button", { name: "Nora, 23" })).toBeVisible();
  const address = page.url();
  await allWritten(page);
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByRole("heading", { level: 1 })).toHaveText("Inès parie le Bac.");
  await expect(again.getByRole("button", { name: "Nora, 23" })).toBeVisible();
});

test("two tabs note the same deal differently: people choose, nothing is silent", async ({ context }) => {
  const one = await context.newPage();
  await openSheet(one, { names: FOUR });
  const two = await context.newPage();
  await two.goto(one.url());
  // Bring each tab to the front, because a hidden one runs its timers only once a second.
  for (const page of [two, one]) {
    await page.bringToFront();
    await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  }
  await betAlone(one, "Nora", [25, 18, 10, 9]);
  await one.getByRole("button", { name: "Enregistrer la donne 1" }).click();
  await expect.poll(() => totals(one)).toEqual([35, 18, 10, 9]);
  await two.bringToFront();
  await betAlone(two, "Hugo", [10, 30, 12, 8], "Bac");
  await two.getByRole("button", { name: /la donne 1$/ }).click();
  await expect(two.getByRole("dialog")).toContainText("La donne 1 a été notée autrement");
  await two.getByRole("button", { name: "C’est une autre donne" }).click();
  await expect.poll(() => totals(two)).toEqual([45, 68, 22, 17]);
  await expect.poll(() => totals(one)).toEqual([45, 68, 22, 17]);
});

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

test("an impossible deal is refused where it is typed, and nothing typed is lost", async ({ page }) => {
  await openSheet(page, { names: [...FOUR, "Zoé"] });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await choose(page, "Diplôme", "Brevet");
  await choose(page, "Parie", "Hugo");
  await choose(page, "Proviseur appelé", "bleu");
  await choose(page, "Allié", "Zoé");
  await type(page, 76);
  await expect(refusal(page)).toContainText("76 est hors des limites");
  await expect(page.getByRole("button", { name: "Corriger les points" })).toBeVisible();
  await page.getByRole("button", { name: "Effacer" }).click();
  await type(page, 5);
  await expect(refusal(page)).toBeHidden();
  await choose(page, "Proviseur appelé", "sans appel");
  for (const points of [20, 20, 15, 10, 5]) {
    await type(page, points);
    await page.getByRole("button", { name: "Suivant" }).click();
  }
  await expect(refusal(page)).toContainText("il en manque 5");
  await page.getByRole("button", { name: "Dernier pli à égalité" }).click();
  await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
  await expect.poll(() => totals(page)).toEqual([20, -10, 15, 10, 5]);
});

test("a prime claimed by two players is refused, with the rule's own words one tap away", async ({ page }) => {
  await openSheet(page, { names: FOUR });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await betAlone(page, "Nora", [25, 18, 10, 9]);
  await page.getByRole("button", { name: /^Primes/ }).click();
  await choose(page, "Le bout du bout", "Nora");
  await choose(page, "Le bout du bout", "Hugo");
  await expect(refusal(page)).toContainText("Il n’y a qu’un Petit");
  await refusal(page).getByRole("button", { name: "règle D15" }).click();
  await expect(page.getByRole("dialog", { name: "règle D15" })).toContainText("Décision");
});

test("on the lowest phone the reason for refusing primes is in view once their page is closed", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openSheet(page, { names: FOUR });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await betAlone(page, "Nora", [25, 18, 10, 9]);
  await page.getByRole("button", { name: /^Primes/ }).click();
  await choose(page, "Le bout du bout", "Nora");
  await choose(page, "Le bout du bout", "Hugo");
  await page.getByRole("button", { name: "Revenir à la donne" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(refusal(page)).toContainText("Il n’y a qu’un Petit");
  await expect(refusal(page)).toBeInViewport({ ratio: 1 });
  const zone = page.locator(".form-choices");
  const foot = async () =>
    [await refusal(page).boundingBox(), await zone.boundingBox()].map((box) => (box ? box.y + box.height : 0));
  const [end = 0, edge = 0] = await foot();
  expect(end).toBeLessThanOrEqual(edge + 1);
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

test("names are checked before the sheet is opened", async ({ page }) => {
  await page.goto("/fr/new");
  const field = (n: number) => page.getByRole("textbox", { name: `Joueur ${n}`, exact: true });
  await field(1).fill("Zoé 🦊");
  await field(2).fill("ZOE 🦊");
  await field(3).fill("Inès");
  await page.getByRole("button", { name: "Ouvrir la feuille" }).click();
  await expect(page.getByText("Deux personnes ne peuvent pas porter le même nom")).toBeVisible();
  await field(2).fill("a".repeat(300));
  await page.getByRole("button", { name: "Ouvrir la feuille" }).click();
  await expect(page.getByText(/C’est trop long/)).toBeVisible();
  await field(2).fill("Hugo");
  await page.getByRole("button", { name: "Ouvrir la feuille" }).click();
  await expect(page.getByRole("columnheader", { name: "Zoé 🦊" })).toBeVisible();
});

test("the phone's disk is full: it says so, and the form stays as it was", async ({ page }) => {
  await openSheet(page, { names: FOUR });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await betAlone(page, "Nora", [25, 18, 10, 9]);
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
  await expect(page.getByText("Le téléphone est plein")).toBeVisible();
  await expect(page.getByRole("button", { name: "Nora, 25" })).toBeVisible();
  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
  await expect.poll(() => totals(page)).toEqual([35, 18, 10, 9]);
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
