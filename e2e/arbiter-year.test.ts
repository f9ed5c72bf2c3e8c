/** The situations of an arbiter's year, each played by taps in a tournament of its own. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { FINAL_SIZES } from "../lib/rules/hall/finals";
import { look } from "./look";
import { test } from "./own-app";
import { choose, type } from "./table";
import { aClub, aTable, aTournament, begin, bringPaper, enter, NAMES } from "./tournament";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" }).click();
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const tableRow = (page: Page, table: number) => page.getByRole("button", { name: new RegExp(`^Table ${table}\\b`) });
const atPosition = (page: Page, position: number) =>
  expect(page.getByRole("heading", { name: new RegExp(`^Position ${position} sur`) })).toBeVisible();

async function openNext(page: Page, position: number): Promise<void> {
  await press(page, position === 1 ? "Ouvrir la première position" : `Ouvrir la position ${position}`);
  await atPosition(page, position);
}

/** Types the totals of a sheet of paper, in the order of its lines. */
async function typePaper(page: Page, table: number, totals: readonly string[]): Promise<void> {
  await tableRow(page, table).click();
  const dialog = page.getByRole("dialog");
  await press(page, "Taper la feuille de papier");
  for (const [i, points] of totals.entries()) await dialog.getByRole("textbox").nth(i).fill(points);
}

/** Opens the arbiter's page of the person with this number. */
async function openPerson(page: Page, number: number): Promise<void> {
  await part(page, "Les personnes")
    .getByRole("button", { name: new RegExp(`^${number} `) })
    .click();
}

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

test("a final of twenty: prizes after three positions, then five positions of one deal, and it is over", async ({
  page,
  elsewhere: phone,
}) => {
  await aClub(page, phone);
  const hall = await aTournament(page, { formula: "3 × 8" });
  await begin(page, NAMES.slice(0, 22), "Inscrire ces 22 personnes");
  for (const position of [1, 2, 3]) {
    if (position > 1) await openNext(page, position);
    await bringPaper(phone, hall, (table) => 30 * table * position);
    await expect(page.getByRole("heading", { name: `Classement après la position ${position}` })).toBeVisible();
  }
  const prizes = part(page, "Prix");
  await expect(prizes).toContainText("1ᵉʳ");
  await expect(prizes).toContainText("premier de la série");
  await look(page, "prizes");
  const lastTwo = prizes.getByRole("listitem").filter({ hasText: "meilleur des deux dernières positions" });
  await expect(lastTwo).toHaveCount(1);
  const best = (await lastTwo.textContent()) ?? "";
  await choose(page, "Placement", "finale");
  await choose(page, "Finalistes", "20");
  for (let position = 4; position <= 8; position++) {
    await openNext(page, position);
    await expect(tableRow(page, 5)).toBeVisible();
    await bringPaper(phone, hall, () => 0);
    await expect(page.getByRole("heading", { name: `Classement après la position ${position}` })).toBeVisible();
  }
  expect((await phone.hall(hall)).positions.slice(3).map(({ kind, deals, tables }) => [kind, deals, tables.length])).toEqual(
    Array(5).fill(["final", 1, 5]),
  );
  await expect(page.getByText("La finale est jouée, ou se joue", { exact: false })).toBeVisible();
  // A final in which nobody made points does not count among the last two positions.
  await expect(lastTwo).toHaveText(best);
  await press(page, "Terminer le tournoi");
  await expect(page.getByText("Le tournoi est terminé.")).toBeVisible();
  const coming = page.waitForEvent("download");
  await press(page, "Tableur (CSV)");
  const csv = readFileSync(await (await coming).path(), "utf8");
  expect(csv.split("\r\n")[0]).toContain("Position 8");
});

for (const size of FINAL_SIZES.filter((one) => one < 20))
  test(`a final of ${size} adds one position, by rank, and the standings are final after it`, async ({
    page,
    elsewhere: phone,
  }) => {
    await aClub(page, phone);
    const hall = await aTournament(page);
    await begin(page, NAMES.slice(0, 16), "Inscrire ces 16 personnes");
    await bringPaper(phone, hall, (table) => 300 * table);
    await expect(page.getByText(/^La salle fait zéro/)).toBeVisible();
    await choose(page, "Placement", "finale");
    await choose(page, "Finalistes", String(size));
    const rows = part(page, "Classement").getByRole("row");
    const ranked = (await rows.allInnerTexts()).slice(1).map((row) => row.match(/\p{L}+/u)?.[0] ?? "");
    await openNext(page, 2);
    const tables = size / 4;
    for (let table = 1; table <= tables; table++) {
      const seats = [0, 1, 2, 3].map((line) => ranked[table - 1 + line * tables]);
      await expect(tableRow(page, table)).toContainText(seats.join(", "));
    }
    await expect(tableRow(page, tables + 1)).toHaveCount(0);
    await bringPaper(phone, hall, () => 0);
    await expect(page.getByRole("heading", { name: "Classement après la position 2" })).toBeVisible();
    await expect(page.getByText("La finale est jouée, ou se joue", { exact: false })).toBeVisible();
    await expect(page.getByRole("region", { name: "Fin du tournoi" })).toBeVisible();
    await press(page, "Terminer le tournoi");
    await expect(page.getByText("Le tournoi est terminé.")).toBeVisible();
    // A stray second tap cannot open the tournament again, because the page asks first.
    const reopen = page.getByRole("button", { name: "Rouvrir le tournoi ›" });
    await reopen.click();
    await expect(page.getByText("Le tournoi est terminé.")).toBeVisible();
    await look(page, "whether a tournament is opened again");
    await page.getByRole("dialog").getByRole("button", { name: "‹ Le tournoi" }).click();
    await reopen.click();
    await press(page, "Rouvrir le tournoi");
    await expect(page.getByRole("region", { name: "Fin du tournoi" })).toBeVisible();
  });

test("teams of two and of four play the movement, and their sums are on the screen, on the wall and on paper", async ({
  page,
  elsewhere: phone,
}) => {
  const club = await aClub(page, phone);
  const pairs = await aTournament(page, { name: "Coupe", formula: "3 × 8", teams: "en équipe de deux" });
  await expect(page.getByText(/en équipe de deux/)).toBeVisible();
  await enter(page, NAMES.slice(0, 14), "Inscrire ces 14 personnes");
  await expect(page.getByRole("button", { name: /^Les équipes jouent à des tables entières/ })).toBeVisible();
  // Two buttons are tapped at once, the first of them twice, and both work.
  const withdraw = page.getByRole("button", { name: /^Retirer, (Mehdi|Nora)$/ });
  await expect(withdraw).toHaveCount(2);
  await withdraw.evaluateAll((all) => {
    for (const button of [all[0], all[1], all[0]]) (button as HTMLElement).click();
  });
  await expect(withdraw).toHaveCount(0);
  await expect(page.getByText(/^3 tables/)).toBeVisible();
  await press(page, "Donner les places");
  await openNext(page, 1);
  // The movement skips its first position, in which members of a team would face each other.
  await expect(tableRow(page, 1)).not.toContainText("Agathe, Benoît, Camille, Denis");
  await expect(page.getByRole("radio", { name: "tirage" })).toHaveCount(0);
  await bringPaper(phone, pairs, (table) => 300 * table);
  const teams = part(page, "Classement des équipes");
  await expect(teams.getByRole("listitem")).toHaveCount(6);
  const totals = await teams.getByRole("listitem").allInnerTexts();
  const sum = totals.map((text) => Number(text.split("\n").at(-1)?.replace("−", "-").replace(/\s/g, "")));
  expect(sum.reduce((all, one) => all + one, 0)).toBe(0);
  await expect(part(page, "Prix").getByRole("listitem").first()).toContainText("1ᵉʳ");
  await look(page, "a tournament of teams");
  const coming = page.waitForEvent("download");
  await press(page, "Tableur (CSV)");
  const csv = readFileSync(await (await coming).path(), "utf8");
  expect(csv.split("\r\n")[0]).toContain("Équipe;Total de l’équipe;Rang de l’équipe");
  await page.goto(`/fr/hall?h=${pairs}&print=standings`);
  await expect(page.getByText("Classement des équipes")).toBeVisible();
  await look(page, "the standings of teams on paper");
  await page.goto(`/fr/hall?h=${pairs}&n=1`);
  await expect(page.getByText(/^Son équipe\s: \dʳᵉ sur 6$|^Son équipe\s: \dᵉ sur 6$/)).toBeVisible();

  await page.goto(`/fr/hall?c=${club}`);
  const fours = await aTournament(page, { name: "Coupe", formula: "5 × 4", teams: "en équipe de quatre" });
  // The people of the last tournament, with their licences, and four more.
  await press(page, "Prendre dans le cercle");
  await press(page, /^Comme à «\sCoupe/);
  await expect(page.getByText("12 personnes inscrites")).toBeVisible();
  await expect(page.getByText("licence 700000, série 1")).toBeVisible();
  await enter(
    page,
    NAMES.slice(12, 16).map((name, i) => `${name};71000${i};1`),
    "Inscrire ces 4 personnes",
  );
  await expect(page.getByText(/5 positions sont prévues, c’est plus que 4.*les équipes gardent le mouvement/)).toBeVisible();
  await choose(page, "Numéros et orientations", "au tirage");
  await press(page, "Donner les places");
  await expect(page.getByText("Redonner les places")).toBeVisible();
  // The draw moves whole teams: people entered together stay together.
  const together = NAMES.slice(0, 4);
  const seats = (await phone.hall(fours)).numbers.map(({ holders }) => holders[0]?.name ?? "");
  const at = Math.floor(seats.indexOf(together[0] as string) / 4);
  expect(seats.slice(4 * at, 4 * at + 4)).toEqual(together);
  for (let position = 1; position <= 4; position++) {
    await openNext(page, position);
    await bringPaper(phone, fours, (table) => 60 * table);
    await expect(page.getByRole("heading", { name: `Classement après la position ${position}` })).toBeVisible();
  }
  await expect(part(page, "Classement des équipes").getByRole("listitem")).toHaveCount(4);
  await expect(page.getByText("Le mouvement ferait se rencontrer deux fois les mêmes personnes.")).toBeVisible();
  await press(page, "Terminer le tournoi ›");
  await press(page, "Terminer le tournoi");
  await expect(page.getByText("Le tournoi est terminé.")).toBeVisible();
});

test("no phone at all: seven people on paper, two tables of three and four, drawn, then best with best", async ({
  page,
  browser,
  elsewhere: phone,
}) => {
  await aClub(page, phone);
  const hall = await aTournament(page, { seating: "tirage" });
  await enter(page, NAMES.slice(0, 5), "Inscrire ces 5 personnes");
  await expect(page.getByRole("button", { name: "Cinq personnes ne font ni table de trois ni table de quatre." })).toBeVisible();
  await enter(page, ["Fabien;1234567", "Gaëlle;7654321"], "Inscrire ces 2 personnes");
  await expect(page.getByText(/^2 tables, sans Nord\s: table 2$/)).toBeVisible();
  await expect(page.getByText(/Moins de trois tables/)).toBeVisible();
  await press(page, "Donner les places");
  await page.getByRole("checkbox", { name: /Sans téléphone/ }).check();
  await openNext(page, 1);
  const table = await aTable(browser, phone, hall, 2);
  await expect(table.getByText("Cette table joue sur papier.")).toBeVisible();
  await page.goto(`/fr/hall?h=${hall}&print=sheets`);
  await expect(page.getByText("Table 2", { exact: true })).toBeVisible();
  await look(page, "score sheets on paper");
  await page.goto(`/fr/hall?h=${hall}`);
  await typePaper(page, 1, ["90", "-30", "-30", "-30"]);
  await press(page, "Rendre cette feuille");
  await typePaper(page, 2, ["60", "-30", "-30"]);
  await press(page, "Rendre cette feuille");
  await expect(page.getByText(/^La salle fait zéro/)).toBeVisible();
  await choose(page, "Placement", "les meilleurs ensemble");
  await openNext(page, 2);
  await expect(tableRow(page, 1)).toContainText("Agathe, Élise");
  // So many go home that five are left: they cannot form tables, and the page says so.
  for (const number of [1, 2]) {
    await openPerson(page, number);
    await page
      .getByRole("dialog")
      .getByLabel(/^S’en va/)
      .fill("minuit");
    await press(page, "S’en va");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await expect(page.getByText("Avec les personnes qui restent, on ne fait pas de tables de trois ou de quatre.")).toBeVisible();
  await table.context().close();
});

test("two phones of a table mark a board, each without the other: the second is told in words that its score was not taken", async ({
  page,
  browser,
  elsewhere: phone,
}) => {
  await aClub(page, phone);
  const hall = await aTournament(page, { duplicate: { kind: "duplicate individuel", positions: 3, boards: 1 } });
  await begin(page, NAMES.slice(0, 20), "Inscrire ces 20 personnes");
  const [one, other] = [await aTable(browser, phone, hall, 1), await aTable(browser, phone, hall, 1)];
  const mark = async (at: Page, score: string) => {
    await press(at, /Marquer l’étui 1$/);
    await choose(at, "Preneur", "Agathe");
    await choose(at, "On tape", "le score");
    await at.getByLabel("Score du preneur, par défenseur").fill(score);
    await press(at, "Enregistrer l’étui 1");
  };
  await other.context().setOffline(true);
  await mark(one, "56");
  await expect(one.getByText("tout est envoyé")).toBeVisible();
  await mark(other, "62");
  await other.context().setOffline(false);
  const told = other.getByRole("alert").filter({ hasText: "Le tournoi n’a pas pris" });
  await expect(told).toContainText(/Étui 1, preneur Agathe\s: \+62/);
  await expect(told).toContainText("Un autre téléphone l’a marqué ou corrigé avant.");
  await look(other, "a score that was not taken");
  await expect(other.getByRole("button", { name: "Corriger l’étui 1" })).toContainText("+56");
  // The message is still there after a reload, until somebody has read it.
  await other.reload();
  await expect(told).toBeVisible();
  await press(other, "C’est lu");
  await expect(told).toHaveCount(0);
  await other.reload();
  await expect(other.getByText("tout est envoyé")).toBeVisible();
  await expect(told).toHaveCount(0);
  for (const at of [one, other]) await at.context().close();
});

test("a second tap before the page shows the first writes nothing more: giving seats, calling the arbiter", async ({
  page,
  browser,
  elsewhere: phone,
}) => {
  await aClub(page, phone);
  const hall = await aTournament(page);
  await enter(page, NAMES.slice(0, 12), "Inscrire ces 12 personnes");
  const log = `/api/sheets/${hall}/events`;
  const count = async (kind: string) =>
    (await phone.ask<{ events: { kind: string }[] }>("GET", log)).events.filter((one) => one.kind === kind).length;
  const twice = async (on: Page, name: string) => {
    const door = new RegExp(`/api/halls/${hall}$`);
    const button = on.getByRole("button", { name, exact: true }).first();
    await expect(button).toBeVisible();
    // After the event is written, the page's next requests stay unanswered, so it does not know yet.
    let isWritten = false;
    await on.route(door, (route) => (isWritten ? undefined : route.fallback()));
    const sent = on.waitForResponse((answer) => {
      const isIt = answer.request().method() === "POST" && answer.url().includes(log) && answer.ok();
      isWritten ||= isIt;
      return isIt;
    });
    await button.click();
    await sent;
    if (await button.isVisible()) await button.click({ timeout: 1000 }).catch(() => {});
    await on.waitForTimeout(500);
    await on.unroute(door);
    await on.reload();
  };
  await twice(page, "Donner les places");
  expect(await count("seats.given")).toBe(1);
  await openNext(page, 1);
  const table = await aTable(browser, phone, hall, 1);
  await twice(table, "Appeler l’arbitre");
  expect(await count("arbiter.called")).toBe(1);
});
