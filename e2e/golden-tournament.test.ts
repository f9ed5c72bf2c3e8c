/** The golden tournament at its arbiter's screen, whose standings were worked out by hand. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import {
  afterPosition,
  enterTournament,
  openPosition,
  type Pushers,
  playTables,
} from "../lib/hall/golden/play-tournament.fixture";
import { type GoldenTournament, readTournament } from "../lib/hall/golden/tournament.fixture";
import { Elsewhere } from "./elsewhere";
import { look } from "./look";
import { test } from "./own-app";
import { small } from "./thumb";

/** The golden tournament up to the second position, whose sheet of table 2 adds up to 20. */
async function untilWrong(golden: GoldenTournament, request: APIRequestContext, origin: string) {
  const [phone, hall] = [new Elsewhere(request, origin), randomUUID()];
  const club = await phone.club();
  const by: Pushers = {
    makeId: randomUUID,
    hall: () => phone.hall(hall),
    arbiter: async (...changes) => void (await phone.inHall(hall, ...changes)),
    table: async (_, log, ...changes) => void (await phone.inSheet(log, ...changes)),
  };
  await enterTournament(golden, club, by);
  await openPosition(by);
  await playTables(golden, 1, by);
  await openPosition(by);
  await playTables(golden, 2, by);
  const link = (role: "owner" | "player" | "viewer") => phone.link(hall, role);
  return { hall, by, link };
}

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("the golden tournament's arbiter: a sheet that does not add up keeps the next position shut until it is put right", async ({
  page,
  request,
  baseURL,
}) => {
  const golden = readTournament();
  const { by, link } = await untilWrong(golden, request, baseURL ?? "");
  await page.goto(`/fr/join#${await link("owner")}`);
  await page.getByRole("heading", { name: "Tournoi du mardi" }).waitFor();
  await expect(page.getByText("La salle fait +20, et non zéro.")).toBeVisible();
  const second = page.getByRole("button", { name: /^Table 2/ });
  await expect(second).toContainText("ne fait pas zéro");
  // The next position can only be opened with a reason.
  await expect(page.getByRole("button", { name: "Ouvrir quand même" })).toBeVisible();
  await look(page, "the arbiter's screen");
  expect.soft(await small(page), "the arbiter's screen").toEqual([]);
  await second.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Corriger les totaux" }).click();
  const right = golden.positions[1]?.tables[1];
  const first = dialog.getByRole("textbox").first();
  await expect(dialog.getByRole("status")).toHaveText("Ces totaux font +20.");
  await first.fill(String(right?.balances[0]).replace("-", "−"));
  await expect(dialog.getByRole("status")).toHaveText("Ces totaux font zéro.");
  await dialog.getByRole("button", { name: "Rendre cette feuille" }).click();
  await expect(page.getByText("La salle fait zéro : la position suivante peut s’ouvrir.")).toBeVisible();
  // The arbiter gives the penalty of position 2, which stands outside the zero sum, with its reason.
  const { number, points } = golden.positions[1]?.penalties[0] ?? { number: 0, points: 0 };
  const name = golden.entrants.find((one) => one.number === number)?.name ?? "";
  await page
    .getByRole("region", { name: "Les personnes" })
    .getByRole("button", { name: `${number} ${name}`, exact: true })
    .click();
  await dialog.getByRole("button", { name: "CA25, le total ne fait pas zéro" }).click();
  await expect(dialog.getByLabel("Points retirés")).toHaveValue(String(points));
  await dialog.getByRole("button", { name: "Donner la pénalité" }).click();
  await expect(page.getByRole("region", { name: "Pénalités" })).toContainText(`n° ${number} ${name}, −${points}`);
  // The standings are those worked out by hand.
  for (const line of golden.positions[1]?.after.slice(0, 5) ?? []) {
    const [rank, who, total] = line.split(" ");
    const entrant = golden.entrants.find((one) => one.number === Number(who));
    await expect(row(page, entrant?.name ?? "").first()).toContainText(`${rank?.replace(".", "")}${entrant?.name}`.slice(0, 1));
    await expect(
      row(page, entrant?.name ?? "")
        .first()
        .getByRole("cell")
        .nth(1),
    ).toHaveText(String(total).replace("-", "−"));
  }
  // The penalty stands beside the total, where a phone shows it.
  const heads = page.getByRole("region", { name: "Classement", exact: true }).getByRole("columnheader");
  await expect(heads.nth(3)).toHaveText("Pénalité");
  await page.getByRole("button", { name: "Ouvrir la position 3" }).click();
  await expect(page.getByRole("heading", { name: "Position 3 sur 5" })).toBeVisible();
  const third = golden.positions[2]?.tables[0]?.seats.map((seat) => golden.entrants[(seat ?? 1) - 1]?.name) ?? [];
  await expect(page.getByRole("button", { name: /^Table 1/ })).toContainText(third.join(", "));
  // The tables play on, and the arbiter's screen follows without a tap.
  await playTables(golden, 3, by);
  await expect(page.getByRole("heading", { name: "Classement après la position 3" })).toBeVisible();
  await afterPosition(golden, 3, by);
  await expect(page.getByRole("region", { name: "Les personnes" }).getByText("n’est plus là")).toBeVisible();
});

test("a position opened with a reason; a player who leaves and is replaced; cards, standings and spreadsheet", async ({
  page,
  request,
  baseURL,
}) => {
  const golden = readTournament();
  const { by, link } = await untilWrong(golden, request, baseURL ?? "");
  await page.goto(`/fr/join#${await link("owner")}`);
  await page.getByRole("heading", { name: "Tournoi du mardi" }).waitFor();
  const anyway = page.getByRole("button", { name: "Ouvrir quand même" });
  await expect(anyway).toBeVisible();
  // Without a reason, the position does not open.
  await anyway.click();
  await expect(page.getByRole("heading", { name: "Position 2 sur 5" })).toBeVisible();
  await expect(page.getByLabel(/^Pourquoi ouvrir/)).toBeFocused();
  await expect(page.getByText(/^Il manque la raison/)).toBeVisible();
  await page.getByLabel("Pourquoi ouvrir une salle qui ne fait pas zéro ?".replace(" ?", "\u202f?")).fill("la table 2 recompte");
  await anyway.click();
  await expect(page.getByRole("heading", { name: "Position 3 sur 5" })).toBeVisible();
  expect((await by.hall()).positions[2]?.reason).toBe("la table 2 recompte");
  // Number 2 goes home after this position, and a late entry plays under that number.
  const second = golden.entrants.find(({ number }) => number === 2)?.name ?? "";
  const people = page.getByRole("region", { name: "Les personnes" });
  const dialog = page.getByRole("dialog");
  await people.getByRole("button", { name: `2 ${second}`, exact: true }).click();
  await dialog.getByLabel(/^S’en va, à partir de la position 4/).fill("dernier train");
  await dialog.getByRole("button", { name: "S’en va" }).click();
  await expect(dialog).toHaveCount(0);
  await people.getByRole("button", { name: `2 ${second} n’est plus là` }).click();
  await dialog.getByLabel(/^Remplacer, à partir de la position 4/).fill("Solange;799999;3");
  await look(page, "a substitute");
  await dialog.getByRole("button", { name: "Prend ce numéro" }).click();
  await expect(people.getByRole("button", { name: "2 Solange", exact: true })).toBeVisible();
  // The spreadsheet includes the licence numbers.
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Tableur (CSV)" }).click();
  const csv = readFileSync(await (await coming).path(), "utf8");
  expect(csv.split("\r\n")[0]).toContain("Rang;Numéro;Nom;Licence;Série;Position 1");
  for (const { name, licence } of golden.entrants) if (licence) expect(csv).toContain(`${name};${licence}`);
  await page.getByRole("link", { name: "Cartes d’inscription" }).click();
  await expect(page.getByText("Solange", { exact: true })).toBeVisible();
  await expect(page.getByText(/licence 799999, série 3/)).toBeVisible();
  await look(page, "entry cards");
  await page.getByRole("link", { name: "‹ Le tournoi" }).click();
  const printed = page.getByRole("region", { name: "Imprimer" }).getByRole("link", { name: "Classement" });
  await printed.click();
  await expect(page.getByRole("heading", { name: "Classement après la position 2" })).toBeVisible();
  await look(page, "printed standings");
});
