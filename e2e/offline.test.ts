/** After one visit the app works with no server, and the phone keeps what was noted or half typed. */
import { expect, test } from "@playwright/test";
import { installed, dealNoted as noted, withPhone } from "./phone-off";
import { choose, FOUR, noteBet, openSheet, totals, type } from "./table";

test("after one visit the app opens with no server: the phone's sheets, a new one, a deal of each game", async () => {
  await withPhone(async (phone, app) => {
    const first = await phone.on();
    await first.goto("/fr");
    await installed(first);
    await phone.off();
    await app.stop();

    let page = await phone.on();
    await page.goto("/");
    await expect(page.getByText("Aucune feuille encore")).toBeVisible();

    await openSheet(page, { game: "Le Mexicain", names: FOUR.slice(0, 3), stake: 3 });
    await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
    for (const each of ["5", "3", "1", "1", "3"]) await page.getByRole("button", { name: each, exact: true }).click();
    await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
    await noted(page, 1);
    // Hugo bid 5 and took 1, so he loses 4 cards of a stake of 3. Inès and Nora took what they bid.
    expect(await totals(page)).toEqual([3, 0, 3]);

    await openSheet(page, { game: "Tarot décalé", names: FOUR });
    await noteBet(page, 1, "Nora", [25, 18, 10, 9]);
    await noted(page, 1);
    expect(await totals(page)).toEqual([35, 18, 10, 9]);
    await expect(page.getByRole("status")).toContainText("1 donne pas encore envoyée.");

    await openSheet(page, { game: "Tarot", names: FOUR });
    await page.getByRole("button", { name: /Noter la donne 1, prise par Hugo$/ }).click();
    await choose(page, "Contrat", "Garde");
    await choose(page, "Bouts", "2");
    await type(page, 49);
    await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
    await noted(page, 1);
    // (25 + 8) × 2 (FFT, édition 2012, p. 8-9).
    expect(await totals(page)).toEqual([-66, 198, -66, -66]);

    await openSheet(page, { game: "Points de victoire", names: [...FOUR, "Zoé"] });
    await page.getByRole("button", { name: /Noter la donne 1, prise par Hugo$/ }).click();
    await choose(page, "Contrat", "Garde");
    await choose(page, "Carte appelée", "trèfle");
    await choose(page, "Appelé", "Zoé");
    await choose(page, "Bouts", "1");
    await type(page, 47);
    await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
    await noted(page, 1);
    // 47 for 51: « Perdu », −60 and 40.
    expect(await totals(page)).toEqual([40, -60, 40, 40, -60]);

    await phone.off();
    page = await phone.on();
    await page.goto("/fr");
    await expect(
      page.getByRole("region", { name: "Sur ce téléphone" }).getByRole("link").filter({ hasText: "Nora, Hugo" }),
    ).toHaveCount(4);
    for (const path of ["/fr/rules?g=tarot", "/en/rules?g=whist", "/en", "/fr/join", "/fr/cards"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
});

test("the browser is closed with a form half typed and no server: everything typed is there", async () => {
  await withPhone(async (phone, app) => {
    let page = await phone.on();
    await openSheet(page, { game: "Tarot décalé", names: FOUR });
    await installed(page);
    await app.stop();
    await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
    await choose(page, "Diplôme", "Bac");
    await choose(page, "Parie", "Inès");
    await type(page, 23);
    await page.reload();
    await expect(page.getByRole("button", { name: "Nora, 23" })).toBeVisible();
    const address = page.url();
    await phone.off();
    page = await phone.on();
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inès parie le Bac.");
    await expect(page.getByRole("button", { name: "Nora, 23" })).toBeVisible();
  });
});

test("with no server a name new to the club opens the sheet, and is seated once the server is there", async () => {
  await withPhone(async (phone, app) => {
    const page = await phone.on();
    await openSheet(page, { names: FOUR });
    await installed(page);
    await page.getByRole("button", { name: "Garder ces joueurs" }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: "Nom du cercle" }).fill("Les mardis");
    await page.getByRole("button", { name: "Créer le cercle" }).click();
    await expect(page.getByRole("link", { name: /^Les mardis/ })).toBeVisible();
    await app.stop();

    await openSheet(page, { names: ["Nora", "Hugo", "Zoé"] });
    await expect(page.getByText(/^Pas encore au cercle.*Zoé/)).toBeVisible();
    await app.start();
    await expect(page.getByText(/^Pas encore au cercle/)).toHaveCount(0);
    await page.goto((await page.getByRole("link", { name: /^Les mardis/ }).getAttribute("href")) ?? "");
    const club = new URL(page.url()).searchParams.get("c");
    await page.goto(`/fr/club?c=${club}`);
    const members = page.getByRole("region", { name: "Joueurs" }).getByRole("listitem");
    await expect(members).toHaveCount(5);
    await expect(members.filter({ hasText: "Zoé" })).toHaveCount(1);
  });
});
