import { expect, type Page } from "@playwright/test";

export const FOUR = ["Nora", "Hugo", "Inès", "Paul"];

interface Evening {
  names: readonly string[];
  dealer?: string | undefined;
  lang?: "fr" | "en";
  /** The game's name on screen; Tarot décalé by default. */
  game?: string;
  /** The club's name, or the words for "no club"; left out, the one proposed. */
  club?: string;
  /** The whist's stake, if it is not the usual one. */
  stake?: number;
}

/** Opens a sheet as people do: game, names, first dealer, open. */
export async function openSheet(
  page: Page,
  { names, dealer = names[0], lang = "fr", game, club, stake }: Evening,
): Promise<void> {
  const words =
    lang === "fr"
      ? { game: "Jeu", add: "Ajouter un nom", player: "Joueur", first: "Donne en premier", open: "Ouvrir la feuille" }
      : { game: "Game", add: "Add a name", player: "Player", first: "First dealer", open: "Open the sheet" };
  await page.goto(`/${lang}/new`);
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  await choose(page, words.game, game ?? "Tarot décalé");
  if (club !== undefined) await choose(page, lang === "fr" ? "Cercle" : "Club", club);
  for (const [i, name] of names.entries()) {
    const field = page.getByRole("textbox", { name: `${words.player} ${i + 1}`, exact: true });
    if (!(await field.isVisible())) await page.getByRole("button", { name: words.add }).click();
    await field.fill(name);
  }
  await choose(page, words.first, dealer as string);
  if (stake !== undefined) {
    await page.getByRole("button", { name: /^Détails/ }).click();
    await page.getByRole("button", { name: /^Règles de la table/ }).click();
    await page.getByRole("textbox", { name: "Mise de départ" }).fill(String(stake));
  }
  await page.getByRole("button", { name: words.open }).click();
  await expect(page.getByRole("table")).toBeVisible();
}

/** Makes a club, “Les mardis”, of the open sheet's people, and goes to its page; returns its id. */
export async function keepClub(page: Page): Promise<string> {
  const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
  await press("Garder ces joueurs");
  await page.getByRole("dialog").getByRole("textbox", { name: "Nom du cercle" }).fill("Les mardis");
  await press("Créer le cercle");
  await page.getByRole("link", { name: /^Les mardis/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Les mardis" })).toBeVisible();
  const club = new URL(page.url()).searchParams.get("c") as string;
  await page.goto(`/fr/club?c=${club}`);
  return club;
}

/** Chooses one answer of a question: the one of exactly this name, else the first that contains it. */
export async function choose(page: Page, question: string, choice: string): Promise<void> {
  const group = page.getByRole("group", { name: question, exact: true });
  await expect(group).toBeVisible();
  const named = group.getByRole("radio", { name: choice, exact: true }).locator("xpath=..");
  const label = (await named.count()) > 0 ? named.first() : group.locator("label").filter({ hasText: choice }).first();
  await label.click();
  await expect(label.locator("input")).toBeChecked();
}

export async function type(page: Page, number: number): Promise<void> {
  const pad = page.getByRole("group", { name: "Pavé numérique" });
  const keys = [...String(number).replace(".5", "½")].map((key) => (key === "½" ? "Un demi" : key));
  for (const name of keys) await pad.getByRole("button", { name, exact: true }).click();
}

/** Tarot décalé: fills in a bet alone, and each player's points, without saving. */
export async function betAlone(page: Page, bettor: string, points: readonly number[], diploma = "Brevet"): Promise<void> {
  await choose(page, "Diplôme", diploma);
  await choose(page, "Parie", bettor);
  for (const each of points) {
    await type(page, each);
    await page.getByRole("button", { name: "Suivant" }).click();
  }
}

export async function noteBet(page: Page, deal: number, ...bet: [string, readonly number[], string?]): Promise<void> {
  await page.getByRole("button", { name: `Noter la donne ${deal}`, exact: true }).click();
  await betAlone(page, ...bet);
  await page.getByRole("button", { name: `Enregistrer la donne ${deal}` }).click();
}

/** Notes a deal of tarot with three or four players. */
export async function noteTaken(
  page: Page,
  deal: number,
  taker: string,
  points: number,
  contract = "Garde",
  bouts = 2,
): Promise<void> {
  await page.getByRole("button", { name: `Noter la donne ${deal}`, exact: true }).click();
  await choose(page, "Prend", taker);
  await choose(page, "Contrat", contract);
  await choose(page, "Bouts", String(bouts));
  await type(page, points);
  await page.getByRole("button", { name: `Enregistrer la donne ${deal}`, exact: true }).click();
  await expect(page.getByRole("status")).toContainText(`Donne ${deal} notée`);
}

/** The totals in the heads of the columns, once they are there. */
export async function totals(page: Page): Promise<number[]> {
  const heads = page.getByRole("columnheader").getByRole("button");
  await heads.first().waitFor();
  const texts = await heads.evaluateAll((buttons) =>
    buttons.map((button) => button.querySelector("span:last-of-type")?.textContent ?? ""),
  );
  return texts.map((text) => Number(text.replace("−", "-").replace(/\s/g, "")));
}
