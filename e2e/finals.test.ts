/** The finals of a tournament, and its prizes. */
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { FINAL_SIZES } from "../lib/rules/hall/finals";
import { openNextPosition as openNext, partOf as part, pressNamed as press, tableRow } from "./arbiter";
import { look } from "./look";
import { test } from "./own-app";
import { choose } from "./table";
import { aClub, aTournament, begin, bringPaper, NAMES } from "./tournament";

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
