/** People who come late, go home or are replaced during a tournament, by the arbiter's taps. */
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { openNextPosition as openNext, openPerson, partOf as part, pressNamed as press, tableRow, typePaper } from "./arbiter";
import { look } from "./look";
import { test } from "./own-app";
import { choose, type } from "./table";
import { aClub, aTable, aTournament, begin, bringPaper, enter, NAMES } from "./tournament";

test("22 people and one more: drawn seats, a table of three on its phone, paper, a forfeit, a substitute, a late entry", async ({
  page,
  browser,
  elsewhere: phone,
}) => {
  await aClub(page, phone);
  const hall = await aTournament(page, { name: "Grand prix", formula: "3 × 8" });
  await enter(page, NAMES.slice(0, 22), "Inscrire ces 22 personnes");
  await expect(page.getByText("22 personnes inscrites")).toBeVisible();
  // With 22 people, two Norths are missing, at tables as far apart as possible.
  await expect(page.getByText(/^6 tables, sans Nord\s: tables \d, \d$/)).toBeVisible();
  await choose(page, "Numéros et orientations", "au tirage");
  await press(page, "Donner les places");
  await expect(page.getByText("Redonner les places")).toBeVisible();
  const seated = (await phone.hall(hall)).numbers.map(({ holders }) => holders[0]?.name ?? null);
  expect(seated.filter((name) => name === null).length).toBe(2);
  expect(
    seated.flatMap((name) => name ?? []),
    "drawn",
  ).not.toEqual(NAMES.slice(0, 22));
  // A late entry before the start fills one of the tables of three.
  await enter(page, ["Zoé;799999;2"], "Inscrire cette personne");
  await expect(page.getByText("pas encore de place")).toBeVisible();
  await press(page, "Redonner les places");
  await expect(page.getByText(/^6 tables, sans Nord\s: table 6$/)).toBeVisible();
  await expect(page.getByText("pas encore de place")).toHaveCount(0);
  await openNext(page, 1);
  expect((await phone.hall(hall)).positions[0]?.tables[5]?.seats[0]).toBeNull();

  // The phone of the table of three shows three people. It plays one deal of eight, and the arbiter drops the others.
  const table = await aTable(browser, phone, hall, 6);
  await expect(table.getByText("8 donnes encore")).toBeVisible();
  await expect(table.getByRole("main").getByRole("listitem")).toHaveCount(3);
  await look(table, "a table of three");
  await table.getByRole("link", { name: "Ouvrir la feuille" }).click();
  const head = await table.getByRole("columnheader").getByRole("button").first().textContent();
  const taker = head?.match(/^\p{L}+/u)?.[0] ?? "";
  await press(table, "Noter la donne 1");
  await choose(table, "Prend", taker);
  await choose(table, "Contrat", "Garde");
  await choose(table, "Bouts", "2");
  await type(table, 49);
  await press(table, "Enregistrer la donne 1");
  await table.getByRole("link", { name: /Table 6.*confirmer, rendre la feuille/ }).click();
  await expect(table.getByText(/^Il reste 7 donnes/)).toBeVisible();
  await press(table, "Rendre la feuille");
  await expect(table.getByText("La feuille est rendue.")).toBeVisible();
  for (let left = 3; left > 0; left--) {
    await expect(table.getByRole("button", { name: /confirme$/ })).toHaveCount(left);
    await table
      .getByRole("button", { name: /confirme$/ })
      .first()
      .click();
  }
  await expect(tableRow(page, 6)).toContainText("confirmée par tous");

  // A table without a phone, typed from its paper: first wrongly.
  await typePaper(page, 1, ["120", "-40", "-40", "-20"]);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("status")).toHaveText("Ces totaux font +20.");
  await press(page, "Rendre cette feuille");
  await expect(tableRow(page, 1)).toContainText("ne fait pas zéro");
  await bringPaper(phone, hall, (n) => (n === 2 ? 600 : 60));
  await expect(page.getByText("La salle fait +20, et non zéro.")).toBeVisible();
  await tableRow(page, 1).click();
  await press(page, "Corriger les totaux");
  await dialog.getByRole("textbox").nth(3).fill("−40");
  await dialog.getByLabel("Raison de la correction").fill("la garde de la donne 2");
  await press(page, "Rendre cette feuille");
  await tableRow(page, 1).click();
  await expect(dialog).toContainText("par l’arbitre\u202f: la garde de la donne 2");
  await press(page, "‹ Le tournoi");
  await expect(page.getByText(/^La salle fait zéro/)).toBeVisible();

  // Two people go home, and somebody plays on under the number of the second.
  const numbers = (await phone.hall(hall)).numbers.flatMap(({ number, holders }) => (holders.length > 0 ? [number] : []));
  const [gone, replaced] = [numbers.at(-1) as number, numbers[1] as number];
  await openPerson(page, gone);
  await dialog.getByLabel(/^S’en va, à partir de la position 2/).fill("malade");
  await press(page, "S’en va");
  await expect(dialog).toHaveCount(0);
  await openPerson(page, replaced);
  await dialog.getByLabel(/^S’en va, à partir de la position 2/).fill("dernier train");
  await press(page, "S’en va");
  await openPerson(page, replaced);
  await dialog.getByLabel(/^Remplacer, à partir de la position 2/).fill("Solange;788888;3");
  await press(page, "Prend ce numéro");
  await expect(part(page, "Les personnes").getByRole("button", { name: `${replaced} Solange`, exact: true })).toBeVisible();
  // A late entry takes the chair that stayed free.
  await openPerson(page, 21);
  await dialog.getByLabel(/^Entrer ici, à partir de la position 2/).fill("Tardif;777777;4");
  await press(page, "Prend ce numéro");
  await expect(dialog).toHaveCount(0);
  await expect(part(page, "Les personnes").getByRole("button", { name: /^21 Tardif/ })).toBeVisible();
  await openNext(page, 2);
  await expect(part(page, "Position 2 sur 3")).toContainText("Solange");
  await expect(part(page, "Position 2 sur 3")).toContainText("Tardif");
  await bringPaper(phone, hall, (n) => (n === 4 ? 900 : 90));
  await expect(page.getByRole("heading", { name: "Classement après la position 2" })).toBeVisible();
  const coming = page.waitForEvent("download");
  await press(page, "Tableur (CSV)");
  const csv = readFileSync(await (await coming).path(), "utf8");
  expect(csv).toContain("Solange;788888;3");
  expect(csv).toContain("Tardif;777777;4");
  await table.context().close();
});

test("a late arrival is seated by the first tap that opens the position, before the page has heard of them", async ({
  page,
  elsewhere: phone,
}) => {
  await aClub(page, phone);
  const hall = await aTournament(page, { seating: "tirage" });
  await begin(page, NAMES.slice(0, 7), "Inscrire ces 7 personnes");
  await bringPaper(phone, hall);
  await expect(page.getByText(/^La salle fait zéro/)).toBeVisible();
  // From here on, the page hears nothing until the tap.
  const held: (() => Promise<void>)[] = [];
  let isDeaf = true;
  await page.route(`**/api/halls/${hall}`, async (route) => {
    if (isDeaf) held.push(() => route.continue());
    else await route.continue();
  });
  await openPerson(page, 5);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Entrer ici, à partir de la position 2/).fill("Tardif;777777;4");
  await press(page, "Prend ce numéro");
  await expect(dialog).toHaveCount(0);
  await expect(part(page, "Les personnes").getByText("Tardif")).toHaveCount(0);
  isDeaf = false;
  await openNext(page, 2);
  await expect(part(page, "Position 2 sur 5")).toContainText("Tardif");
  expect(held.length).toBeGreaterThan(0);
  await Promise.all(held.map((goOn) => goOn()));
  await page.unroute(`**/api/halls/${hall}`);
});
