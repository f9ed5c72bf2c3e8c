/** A tournament of teams, of two and of four people. */
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { openNextPosition as openNext, partOf as part, pressNamed as press, tableRow } from "./arbiter";
import { look } from "./look";
import { test } from "./own-app";
import { choose } from "./table";
import { aClub, aTournament, bringPaper, enter, NAMES } from "./tournament";

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
