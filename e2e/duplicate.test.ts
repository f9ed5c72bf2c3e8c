import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { look } from "./look";
import { test } from "./own-app";
import { choose } from "./table";
import { NAMES as ALL, aClub, askFor, aTable, aTournament, begin, enter, openIt } from "./tournament";

const NAMES = ALL.slice(0, 20);

async function mark(page: Page, board: number, taker: string, bouts: number, points: string): Promise<void> {
  await page.getByRole("button", { name: `Marquer l’étui ${board}` }).click();
  const form = page.getByRole("form", { name: `Étui ${board}` });
  await choose(page, "Preneur", taker);
  await choose(page, "Bouts", String(bouts));
  await form.getByLabel("Points de l’attaque").fill(points);
}

test("an individual duplicate from nothing: boards that travel, a table without a network, topage, an adjustment, both standings", async ({
  page,
  browser,
  elsewhere: phone,
}) => {
  await aClub(page, phone);
  await askFor(page, {
    name: "Duplicate de novembre",
    duplicate: { kind: "duplicate individuel", positions: 5, boards: 1 },
  });
  await look(page, "a duplicate being made");
  const hall = await openIt(page);
  await enter(page, NAMES, "Inscrire ces 20 personnes");
  await expect(page.getByText(/^Jusqu’à 5 positions sans rencontrer deux fois/)).toBeVisible();
  await page.getByRole("button", { name: "Donner les places" }).click();
  await page.getByRole("button", { name: "Ouvrir la première position" }).click();
  await expect(page.getByRole("button", { name: /^Table 5/ })).toContainText("0 / 1 étui");

  // The first table notes on its phone: a garde made by 3 is worth 56.
  const table = await aTable(browser, phone, hall, 1);
  await expect(table.getByText("Garde imposée.")).toBeVisible();
  await mark(table, 1, "Agathe", 2, "44");
  await expect(table.getByRole("form").getByRole("status")).toHaveText(/Score\s: \+56/);
  await look(table, "a board being marked");
  await table.getByRole("button", { name: "Enregistrer l’étui 1" }).click();
  await expect(table.getByText("Tous les étuis sont marqués.")).toBeVisible();
  for (const name of ["Agathe", "Denis", "Benoît", "Camille"])
    await table.getByRole("button", { name: `${name} confirme` }).click();
  await expect(table.getByText("confirmé", { exact: true })).toHaveCount(4);
  await expect(page.getByRole("button", { name: /^Table 1/ })).toContainText("confirmée par tous");

  // The arbiter types the other tables from paper.
  const dialog = page.getByRole("dialog");
  for (const [number, score] of [
    [2, 62],
    [3, -56],
    [4, -52],
  ] as const) {
    await page.getByRole("button", { name: new RegExp(`^Table ${number}`) }).click();
    await dialog.getByRole("button", { name: `Marquer l’étui ${number}` }).click();
    await choose(page, "Preneur", NAMES[4 * (number - 1)] as string);
    await choose(page, "On tape", "le score");
    await dialog.getByLabel("Score du preneur, par défenseur").fill("57");
    await expect(dialog.getByText("Une garde double tout\u202f: le score est un nombre pair.")).toBeVisible();
    await dialog.getByLabel("Score du preneur, par défenseur").fill(String(score));
    await dialog.getByRole("button", { name: `Enregistrer l’étui ${number}` }).click();
    await dialog.getByRole("button", { name: "‹ Le tournoi" }).click();
  }
  await expect(page.getByText("On attend des étuis de la table 5.")).toBeVisible();
  const table5 = { position: 1, table: 5, board: 5, taker: 0, score: 50, source: "phone" } as const;
  await phone.inHall(hall, { kind: "board.played", body: table5 });
  await expect(page.getByText("Tous les étuis sont marqués\u202f: la position suivante peut s’ouvrir.")).toBeVisible();

  // Without a network, the first table goes on by the movement, before the arbiter has opened the next position.
  await table.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await table.context().setOffline(true);
  await table.reload();
  await table.getByRole("button", { name: "Jouer la position 2 ici" }).click();
  await expect(table.getByText("Position 2 sur 5")).toBeVisible();
  await expect(table.getByRole("listitem").filter({ hasText: "Rose" })).toBeVisible();
  await mark(table, 2, "Rose", 1, "40");
  await table.getByRole("button", { name: "Enregistrer l’étui 2" }).click();
  await expect(table.getByText("Gardé sur ce téléphone, pas encore envoyé.")).toBeVisible();
  await look(table, "a table ahead of the hall");
  await page.getByRole("button", { name: "Ouvrir la position 2" }).click();
  await expect(page.getByRole("heading", { name: "Position 2 sur 5" })).toBeVisible();
  await table.context().setOffline(false);
  await expect(page.getByRole("button", { name: /^Table 1/ })).toContainText("1 / 1 étui");
  await expect(table.getByText("tout est envoyé")).toBeVisible();
  const at = (await phone.hall(hall)).positions[1]?.tables[0]?.plays;
  expect(at).toMatchObject([{ board: 2, score: -72, source: "phone" }]);

  // The tables play the rest of the tournament. Board 1 gets 56, 62, −56, −52 and 50 (FFT 2012, p. 18).
  const board1: Record<string, number> = { "2 5": 62, "3 4": -56, "4 3": -52, "5 2": 50 };
  for (let position = 2; position <= 5; position++) {
    await expect(page.getByRole("heading", { name: `Position ${position} sur 5` })).toBeVisible();
    const tables = (await phone.hall(hall)).positions[position - 1]?.tables ?? [];
    for (const { table: number, boards } of tables.filter((one) => position > 2 || one.table > 1)) {
      const score = boards[0] === 1 ? (board1[`${position} ${number}`] as number) : 50;
      const body = { position, table: number, board: boards[0] as number, taker: 0, score, source: "phone" } as const;
      await phone.inHall(hall, { kind: "board.played", body });
    }
    if (position < 5) await page.getByRole("button", { name: `Ouvrir la position ${position + 1}` }).click();
  }
  await expect(page.getByRole("heading", { name: "Classement après la position 5" })).toBeVisible();
  const first = page.getByRole("table", { name: "Étui 1" });
  await expect(first.getByRole("row")).toHaveCount(6);
  const rows = (await first.getByRole("row").allInnerTexts()).slice(1);
  expect(rows.map((row) => row.match(/\d+ \/ \d+/)?.[0])).toEqual(["100 / 0", "75 / 25", "50 / 50", "25 / 75", "0 / 100"]);
  const standings = page.getByRole("region", { name: "Classement", exact: true });
  await expect(standings.getByRole("row")).toHaveCount(21);
  await choose(page, "Classement", "alterné");
  await expect(page.getByText(/celui qui compte pour un tournoi d’une séance/)).toBeVisible();
  await look(page, "the arbiter of a duplicate");

  // The arbiter leaves out a board that was filled wrongly at table 5 in position 2.
  await page.getByRole("group", { name: "Positions" }).getByRole("button", { name: "Position 2" }).click();
  await page.getByRole("button", { name: /^Table 5/ }).click();
  await dialog.getByRole("button", { name: "Corriger l’étui 1" }).click();
  await choose(page, "Ajustement", "40 / 60");
  await choose(page, "En faute", "la défense");
  await dialog.getByLabel("Raison").fill("deux cartes interverties");
  await look(page, "an adjustment");
  await dialog.getByRole("button", { name: "Donner cet ajustement" }).click();
  await expect(dialog.getByText("40 / 60, en faute\u202f: la défense (deux cartes interverties)")).toBeVisible();
  await dialog.getByRole("button", { name: "‹ Le tournoi" }).click();
  await expect(first).toContainText("40 / 60");
  // A penalty in percent.
  await page.getByRole("region", { name: "Les personnes" }).getByRole("button", { name: "1 Agathe", exact: true }).click();
  await dialog.getByRole("button", { name: "CA12, a quitté la table" }).click();
  await dialog.getByRole("button", { name: "Donner la pénalité" }).click();
  await expect(page.getByRole("region", { name: "Pénalités" })).toContainText("n° 1 Agathe, −1");

  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Tableur (CSV)" }).click();
  const csv = readFileSync(await (await coming).path(), "utf8");
  expect(csv.split("\r\n")[0]?.replace(/[\u00a0\u202f]/g, " ")).toContain(
    "Rang;Numéro;Nom;Licence;Série;Ligne;Alterné;Attaque %;Défense %;Pénalités;Raisons des pénalités;Moyenne %",
  );
  expect(csv).toContain("Agathe;700000;1;Nord");
  for (const [what, title] of [
    ["sheets", "Étui"],
    ["standings", "Classement après la position 5, alterné"],
    ["cards", "Agathe"],
  ] as const) {
    await page.goto(`/fr/hall?h=${hall}&print=${what}`);
    await expect(page.getByText(title).first()).toBeVisible();
    await look(page, `paper: ${what}`);
  }
  await page.goto(`/fr/hall?h=${hall}&wall=1`);
  await expect(page.getByText("Duplicate de novembre")).toBeVisible();
  await table.goto(`/fr/hall?h=${hall}&n=1`);
  await expect(table.getByText(/Moyenne|sur 20/).first()).toBeVisible();
  await look(table, "somebody's card in a duplicate");
  await table.context().close();
});

test("quadrettes: two takers a board, the square root of the difference, a match's adjustment", async ({
  page,
  elsewhere: phone,
}) => {
  await aClub(page, phone);
  const hall = await aTournament(page, { duplicate: { kind: "quadrettes", positions: 3, boards: 3 } });
  await begin(page, ["Les Rois;Nora;700001;Hugo;700002", "Les Dames;Inès;700003;Paul;700004"], "Inscrire ces 2 équipes");
  await page.getByRole("button", { name: /^Table 1/ }).click();
  const dialog = page.getByRole("dialog");
  for (const [board, own, other] of [
    [1, 82, 66],
    [2, 100, -44],
    [3, 50, 60],
  ] as const)
    for (const [team, score] of [
      ["Les Rois", own],
      ["Les Dames", other],
    ] as const) {
      await dialog.getByRole("button", { name: new RegExp(`^Étui ${board}, ${team}.*Marquer`) }).click();
      await choose(page, "On tape", "le score");
      await dialog.getByLabel("Score du preneur, par défenseur").fill(String(score));
      await dialog.getByRole("button", { name: `Enregistrer l’étui ${board}` }).click();
      await expect(dialog.getByRole("button", { name: new RegExp(`^Étui ${board}, ${team}.*Corriger`) })).toBeVisible();
    }
  await look(page, "a match's boards");
  await dialog.getByRole("button", { name: "‹ Le tournoi" }).click();
  const standings = page.getByRole("region", { name: "Classement", exact: true });
  await expect(standings.getByRole("row").filter({ hasText: "Les Rois" })).toContainText("12,838");
  await expect(standings.getByRole("row").filter({ hasText: "Les Dames" })).toContainText("−12,838");
  await page.getByRole("button", { name: /^Table 1/ }).click();
  await dialog.getByRole("button", { name: /^Étui 1, Les Rois.*Corriger/ }).click();
  await choose(page, "Ajustement", "+4 / −4 PM");
  await choose(page, "En faute", "Nord-Sud");
  await dialog.getByLabel("Raison").fill("étui mal rempli");
  await dialog.getByRole("button", { name: "Donner cet ajustement" }).click();
  await dialog.getByRole("button", { name: "‹ Le tournoi" }).click();
  await expect(standings.getByRole("row").filter({ hasText: "Les Rois" })).toContainText("4,838");
  expect((await phone.hall(hall)).positions[0]?.tables[0]?.adjusted).toMatchObject([
    { board: 1, to: "4-4", atFault: "north-south" },
  ]);
  await look(page, "a match's standings");
});
