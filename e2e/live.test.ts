import { expect, type Page } from "@playwright/test";
import { delay } from "./delay";
import { test } from "./own-app";
import { aPhone, join, linkOf } from "./phones";
import { betAlone, choose, FOUR, noteBet, openSheet, totals } from "./table";

/** The same points for every deal: 25 + 10 for the bettor, and 18, 10 and 9. */
const POINTS = [25, 18, 10, 9];
const after = (deals: number) => POINTS.map((points, seat) => deals * (seat === 0 ? points + 10 : points));

async function openForm(page: Page, number: number): Promise<void> {
  await page.getByRole("button", { name: `Noter la donne ${number}`, exact: true }).click();
}

test("Luc scans the sheet of Nora's phone and sees each deal, and who is noting it", async ({ app, browser }) => {
  const [nora, luc] = [await aPhone(browser, app), await aPhone(browser, app)];
  await openSheet(nora, { names: FOUR });
  await noteBet(nora, 1, "Nora", POINTS);
  await join(luc, await linkOf(nora, "Suivre"));
  await expect.poll(() => totals(luc)).toEqual(after(1));
  expect(luc.url()).not.toContain("#");
  await expect(luc.getByRole("button", { name: /^Noter la donne/ })).toHaveCount(0);
  await expect(luc.getByRole("button", { name: "Arrêter la partie" })).toHaveCount(0);

  const times: number[] = [];
  for (let number = 2; number <= 6; number++) {
    await openForm(nora, number);
    await expect(luc.getByRole("status")).toContainText(`Un autre téléphone note la donne ${number}.`);
    await betAlone(nora, "Nora", POINTS);
    const save = nora.getByRole("button", { name: `Enregistrer la donne ${number}` });
    const { tapped, painted } = await delay(save, luc, number);
    times.push(painted - tapped);
  }
  await expect.poll(() => totals(luc)).toEqual(after(6));
  await expect(nora.getByRole("status")).toContainText(/tout est envoyé, vu par un autre téléphone/i);
  await expect(luc.getByRole("status")).not.toContainText("note la donne");
  console.log(`from the tap on one phone to the line on the other: ${times.map((ms) => Math.round(ms)).join(", ")} ms`);
});

test("the server stops and starts between two phones: both go on, and both end with the same sheet", async ({ app, browser }) => {
  const [nora, luc] = [await aPhone(browser, app), await aPhone(browser, app)];
  await openSheet(nora, { names: FOUR });
  await noteBet(nora, 1, "Nora", POINTS);
  await join(luc, await linkOf(nora, "Noter"));
  await expect.poll(() => totals(luc)).toEqual(after(1));
  const stopping = Date.now();
  await app.stop();
  const stopped = Date.now() - stopping;
  console.log(`with two phones following, the server stops in ${stopped} ms`);
  await noteBet(nora, 2, "Nora", POINTS);
  await expect(nora.getByRole("status")).toContainText("1 donne pas encore envoyée");
  await app.start();
  for (const page of [nora, luc]) await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => totals(luc)).toEqual(after(2));
  await noteBet(luc, 3, "Nora", POINTS);
  await expect.poll(() => totals(nora)).toEqual(after(3));
  await expect(nora.getByRole("status")).toContainText(/tout est envoyé/i);
});

test("a correction left half typed meets what another phone corrected since, and a new deal what another phone noted", async ({
  app,
  browser,
}) => {
  const [nora, luc] = [await aPhone(browser, app), await aPhone(browser, app)];
  await openSheet(nora, { names: FOUR });
  await noteBet(nora, 1, "Nora", POINTS);
  await join(luc, await linkOf(nora, "Noter"));
  await expect.poll(() => totals(luc)).toEqual(after(1));
  const row = (page: Page) => page.getByRole("button", { name: /^\p{L}.*, donne 1(,|$)/u });
  await row(nora).click();
  await choose(nora, "Diplôme", "Master");
  await row(luc).click();
  await choose(luc, "Diplôme", "Bac");
  await expect(nora.getByText(/note la donne 1\.$/)).toBeVisible();
  await luc.getByRole("button", { name: "Corriger la donne 1" }).click();
  await expect(nora.getByText("La donne 1 vient d’être notée sur un autre téléphone.")).toBeVisible();
  await nora.goBack();
  await expect.poll(() => totals(nora)).toEqual([45, 18, 10, 9]);

  await row(nora).click();
  await expect(nora.getByText("Reprise où vous l’aviez laissée.")).toBeVisible();
  await nora.getByRole("button", { name: "Corriger la donne 1" }).click();
  const choice = nora.getByRole("dialog", { name: /^La donne 1 a été notée autrement/ });
  await choice.getByRole("button", { name: "‹ Ma saisie" }).click();
  await nora.getByRole("button", { name: "Corriger la donne 1" }).click();
  await expect(choice).toBeVisible();
  await expect.poll(() => totals(luc)).toEqual([45, 18, 10, 9]);
  await choice.getByRole("button", { name: "Garder celle de la feuille" }).click();
  await expect.poll(() => totals(nora)).toEqual([45, 18, 10, 9]);

  // While a new deal is half typed, another phone notes it.
  await nora.getByRole("button", { name: "Noter la donne 2", exact: true }).click();
  await choose(nora, "Diplôme", "Bac");
  await nora.goBack();
  await noteBet(luc, 2, "Nora", POINTS);
  await expect.poll(() => totals(nora)).toEqual([80, 36, 20, 18]);
});

test("eight pages of one browser in view at once: each opens, follows another phone, and sends", async ({ app, browser }) => {
  const luc = await aPhone(browser, app);
  await openSheet(luc, { names: FOUR });
  const first = await aPhone(browser, app);
  await join(first, await linkOf(luc, "Noter"));
  const pages = [first];
  while (pages.length < 8) {
    const page = await first.context().newPage();
    await page.goto(first.url());
    await expect(page.getByRole("button", { name: "Noter la donne 1", exact: true })).toBeVisible();
    pages.push(page);
  }
  await noteBet(luc, 1, "Nora", POINTS);
  for (const page of pages) await expect.poll(() => totals(page)).toEqual(after(1));
  // HTTP/1.1 allows six connections to a server: the streams must leave some for other requests.
  for (const page of pages) expect(await page.evaluate(() => fetch("/api/health").then(({ ok }) => ok))).toBe(true);
  await noteBet(pages.at(-1) as Page, 2, "Nora", POINTS);
  for (const page of [luc, ...pages]) await expect.poll(() => totals(page)).toEqual(after(2));
});

test("Luc comes in by a code typed on his phone, is named, shut out, and keeps what he could not send", async ({
  app,
  browser,
}) => {
  const [nora, luc] = [await aPhone(browser, app), await aPhone(browser, app)];
  await openSheet(nora, { names: FOUR });
  await noteBet(nora, 1, "Nora", POINTS);
  await nora.getByRole("button", { name: "Partager" }).click();
  const sharing = nora.getByRole("dialog", { name: "Partager" });
  await choose(nora, "Droit", "Noter");
  await sharing.getByRole("button", { name: "Donner un code" }).click();
  const code = (await sharing.getByText(/^Code [2-9A-Z]{8}$/).textContent())?.slice("Code ".length) as string;

  await luc.goto("/fr");
  await luc.getByRole("link", { name: "Rejoindre" }).click();
  await luc.getByRole("textbox", { name: "Code de la feuille" }).fill(`${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase());
  // A tap before the page's code runs does nothing, so people tap again.
  await expect(async () => {
    await luc.getByRole("button", { name: "Rejoindre" }).click({ timeout: 1_000 });
    await luc.waitForURL(/\/sheet\?s=/, { timeout: 5_000 });
  }).toPass();
  await expect(luc.getByRole("table", { name: /^Feuille de/ })).toBeVisible();
  await expect.poll(() => totals(luc)).toEqual(after(1));

  await nora.reload();
  const device = sharing.getByRole("listitem").filter({ hasText: "note, vu" });
  await device.getByRole("button", { name: "Renommer" }).click();
  await sharing.getByRole("textbox", { name: "Nom de l’appareil" }).fill("Le téléphone de Luc");
  await sharing.getByRole("button", { name: "Garder" }).click();
  const lucs = sharing.getByRole("listitem", { name: "Le téléphone de Luc" });
  await lucs.getByRole("button", { name: "Retirer" }).click();
  await expect(lucs).toContainText("retiré");

  await noteBet(luc, 2, "Nora", POINTS);
  await expect(luc.getByRole("status")).toContainText("Ce téléphone n’a plus accès à la feuille partagée");
  expect(await totals(luc)).toEqual(after(2));
  // The list of sheets says the same about this sheet.
  await luc.getByRole("link", { name: "‹ Feuilles" }).click();
  const line = luc.getByRole("link").filter({ hasText: "Tarot décalé" }).first();
  await expect(line).toContainText("plus d’accès, gardé ici");
  await expect(line).not.toContainText("pas encore tout envoyé");
  await luc.goBack();
  await lucs.getByRole("button", { name: "Rétablir" }).click();
  await expect(lucs.getByRole("button", { name: "Retirer" })).toBeVisible();
  await luc.reload();
  await expect(luc.getByRole("status")).toContainText(/tout est envoyé/i);
  await sharing.getByRole("button", { name: "‹ Feuille" }).click();
  await expect.poll(() => totals(nora)).toEqual(after(2));
});

test("a code typed before the page is awake counts", async ({ app, browser }) => {
  const luc = await aPhone(browser, app);
  let letIn = () => {};
  const opened = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await luc.route("**/_next/static/chunks/*.js", async (route) => {
    await opened;
    await route.continue();
  });
  await luc.goto("/fr/join", { waitUntil: "commit" });
  await luc.getByRole("textbox", { name: "Code de la feuille" }).fill("ABCD EFGH");
  letIn();
  const go = luc.getByRole("button", { name: "Rejoindre" });
  await expect(go).toHaveClass(/bg-thumb/);
  await go.click();
  await expect(luc.getByRole("main").getByRole("alert")).toBeVisible();
});

test("a link that was changed lets nobody in any more", async ({ app, browser }) => {
  const [nora, luc] = [await aPhone(browser, app), await aPhone(browser, app)];
  await openSheet(nora, { names: FOUR });
  const link = await linkOf(nora, "Suivre");
  await nora.getByRole("button", { name: "Partager" }).click();
  await nora.getByRole("button", { name: "Changer le lien" }).click();
  await expect(nora.getByText("L’ancien lien ne laisse plus entrer personne.")).toBeVisible();
  await luc.goto(link);
  await expect(luc.getByRole("main").getByRole("alert")).toHaveText("Ce lien ne laisse plus entrer : demandez-en un autre.");
});
