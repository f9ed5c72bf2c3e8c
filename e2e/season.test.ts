import { readFileSync } from "node:fs";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { look } from "./look";
import { choose, FOUR, noteBet, openSheet } from "./table";
import { small } from "./thumb";

/** Notes a Brevet that somebody bets alone at four; with more points than each other, the bettor wins 10. */
async function noteSolo(page: Page, bettor: string, points: readonly number[]): Promise<void> {
  await noteBet(page, 1, bettor, points);
  await expect(page.getByRole("status")).toContainText(/tout est envoyé/i);
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).first().click();
const follow = (page: Page, name: string | RegExp) => page.getByRole("link", { name, exact: true }).first().click();

/** A sheet of one deal whose players become a club: 40, 15, 20 and 10 points. */
async function keepPlayers(page: Page): Promise<void> {
  await openSheet(page, { names: FOUR });
  await noteSolo(page, "Nora", [30, 15, 20, 10]);
  await press(page, "Garder ces joueurs");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Nom du cercle" }).fill("Les mardis");
  await dialog.getByRole("textbox", { name: "Nom de la saison" }).fill("Saison d’essai");
  await press(page, "Créer le cercle");
  await expect(page.getByRole("link", { name: "Les mardis, Saison d’essai" })).toBeVisible();
}

const DAY_MS = 86_400_000;

/** Moves the clock to the next day, because two sheets on one day make one evening. */
async function tomorrow(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + DAY_MS);
}

/** Another evening at the club's table. */
async function anotherEvening(page: Page, names: readonly string[], bettor: string, points: readonly number[]): Promise<void> {
  await tomorrow(page);
  await page.goto("/fr/new");
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  await choose(page, "Cercle", "Les mardis");
  for (const [i, name] of names.entries()) await page.getByRole("textbox", { name: `Joueur ${i + 1}`, exact: true }).fill(name);
  await press(page, "Ouvrir la feuille");
  await expect(page.getByRole("link", { name: "Les mardis, Saison d’essai" })).toBeVisible();
  await noteSolo(page, bettor, points);
}

/** Names and values of the standings, in their order, as a phone prints them. */
async function standings(page: Page): Promise<string[]> {
  const rows = page.getByRole("table", { name: "Classement" }).getByRole("row");
  const texts = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => {
      const [rank, name, ...cells] = [...row.children].map((cell) => cell.firstElementChild?.firstChild?.textContent ?? "");
      return [rank, name, cells.at(-1)].join(" ");
    }),
  );
  return texts;
}

async function season(page: Page): Promise<void> {
  await page.goto("/fr");
  await follow(page, /^Les mardis/);
  await follow(page, /^Saison d’essai/);
  await expect(page.getByRole("heading", { level: 1, name: "Les mardis" })).toBeVisible();
}

test("a season's life: a club from a sheet, evenings, a tie, a correction, a merge undone, its end", async ({
  page,
  browser,
}) => {
  await keepPlayers(page);
  const first = page.url();
  await follow(page, "Les mardis, Saison d’essai");
  await expect.poll(() => standings(page)).toEqual(["1 Nora 40", "2 Inès 20", "3 Hugo 15", "4 Paul 10"]);
  const club = new URL(page.url()).searchParams.get("c") as string;

  await anotherEvening(page, FOUR, "Hugo", [15, 30, 20, 10]);
  await season(page);
  await expect.poll(() => standings(page)).toEqual(["1 Nora 55", "1 Hugo 55", "3 Inès 40", "4 Paul 20"]);
  await expect(page.getByText(/Nora et Hugo restent à égalité/)).toBeVisible();

  await follow(page, "‹ Cercle");
  await press(page, "Régler, Saison d’essai");
  await page.getByRole("checkbox", { name: /dernière soirée jouée ensemble/ }).check();
  await press(page, "Garder ces réglages");
  await expect(page.getByRole("dialog")).toBeHidden();
  await follow(page, /^Saison d’essai/);
  await expect.poll(() => standings(page)).toEqual(["1 Hugo 55", "2 Nora 55", "3 Inès 40", "4 Paul 20"]);
  await expect(page.getByText(/Hugo passe devant Nora\s: dernière soirée commune/)).toBeVisible();

  await page.goto(first);
  await page.getByRole("button", { name: /^\p{L}.*, donne 1(,|$)/u }).click();
  await choose(page, "Diplôme", "Bac");
  await press(page, "Corriger la donne 1");
  await expect(page.getByRole("status")).toContainText(/tout est envoyé/i);
  await season(page);
  await expect.poll(() => standings(page)).toEqual(["1 Nora 65", "2 Hugo 55", "3 Inès 40", "4 Paul 20"]);

  await anotherEvening(page, ["Nora", "Hug", "Inès", "Paul"], "Nora", [30, 15, 20, 10]);
  await season(page);
  await expect.poll(() => standings(page)).toContain("4 Paul 30");
  await follow(page, "‹ Cercle");
  await press(page, "Modifier, Hug");
  await press(page, "Fusionner avec un autre");
  await expect(page.getByText(/^À la même table, donc d’autres personnes\s: Nora, Inès et Paul\.$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "C’est la même personne que Nora" })).toHaveCount(0);
  await press(page, "C’est la même personne que Hugo");
  await expect(page.getByText("est la même personne que Hugo")).toBeVisible();
  await follow(page, /^Saison d’essai/);
  await expect.poll(() => standings(page)).toEqual(["1 Nora 105", "2 Hugo 70", "3 Inès 60", "4 Paul 30"]);
  await page.goBack();
  await press(page, "Modifier, Hug");
  await press(page, "Séparer de nouveau");
  await expect(page.getByText("est la même personne que Hugo")).toHaveCount(0);
  await follow(page, /^Saison d’essai/);
  await expect.poll(() => standings(page)).toEqual(["1 Nora 105", "2 Inès 60", "3 Hugo 55", "4 Paul 30", "5 Hug 15"]);

  await opensDown(page);
  await guestSeesOnly(page, browser, club);
  await endsTheSeason(page);
});

/** Opens a figure in the standings, then the player, an evening, a deal and its lines. */
async function opensDown(page: Page): Promise<void> {
  await page.getByRole("table", { name: "Classement" }).getByRole("link", { name: "105" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nora" })).toBeVisible();
  expect.soft(await small(page), "a player's page").toEqual([]);
  const evening = page.getByRole("region", { name: "Ce qui compte" }).getByRole("listitem").getByRole("link").last();
  await expect(evening).toContainText("+50");
  await evening.click();
  await page.getByRole("button", { name: /, Nora, donne 1(,|$)/ }).click();
  await expect(page.getByRole("dialog", { name: "Nora, donne 1" })).toContainText("Bac");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await follow(page, "‹ Saison");
}

/** A phone with a viewer's link sees everything, but gets no button that changes anything. */
async function guestSeesOnly(page: Page, browser: Browser, club: string): Promise<void> {
  await page.goto(`/fr/club?c=${club}`);
  await press(page, "Partager");
  await expect(page.getByRole("img", { name: "Le QR du cercle" })).toBeVisible();
  await press(page, "Donner un code");
  const code = await page.getByText(/^Code [A-Z0-9]{8}$/).textContent();
  const guest = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await guest.goto("/fr/join");
  await guest.getByRole("textbox", { name: /^Code/ }).fill((code as string).replace("Code ", ""));
  await press(guest, "Rejoindre");
  await expect(guest.getByText("Cet appareil suit le cercle.")).toBeVisible();
  await expect(guest.getByRole("button", { name: /^Modifier|^Régler|^Ajouter|^Ouvrir/ })).toHaveCount(0);
  await follow(guest, /^Saison d’essai/);
  await expect.poll(() => standings(guest)).toContain("1 Nora 105");
  await expect(guest.getByRole("button", { name: "Ajouter un ajustement" })).toHaveCount(0);
  await guest.route("**/api/clubs/**", (route) => route.abort());
  await guest.reload();
  await expect(guest.getByText(/^Pas de réseau\s: vu le/)).toBeVisible();
  await expect.poll(() => standings(guest)).toContain("1 Nora 105");
  await guest.close();
}

async function endsTheSeason(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await follow(page, /^Saison d’essai/);
  await press(page, "Ajouter un ajustement");
  await page.getByRole("combobox", { name: "À qui" }).selectOption("Paul");
  await page.getByRole("textbox", { name: "Points" }).fill("−5,5");
  await page.getByRole("textbox", { name: "Pourquoi" }).fill("Parti avant la fin");
  await press(page, "Noter l’ajustement");
  await expect.poll(() => standings(page)).toContain("4 Paul 24½");
  await page.getByRole("button", { name: "Retirer" }).click();
  await expect.poll(() => standings(page)).toContain("4 Paul 30");
  await expect(page.getByText(/^Parti avant la fin, .*, retiré le /)).toBeVisible();
  await follow(page, "‹ Cercle");
  await press(page, "Régler, Saison d’essai");
  await press(page, "Finir la saison");
  await page.getByRole("textbox", { name: /^Ce que le cercle veut/ }).fill("Nora a tout pris, et tout gardé.");
  await press(page, "Finir maintenant");
  await expect(page.getByRole("heading", { level: 1, name: "Palmarès" })).toBeVisible();
  await expect(page.getByText("Nora a tout pris, et tout gardé.")).toBeVisible();
  await press(page, "‹ Saison");
  await expect(page.getByText("Nora a tout pris, et tout gardé.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ajouter un ajustement" })).toHaveCount(0);
}

/** Loses the answer to the first push with this kind of event. The returned function counts the logs that such pushes went to. */
async function loseOneAnswer(page: Page, kind: string): Promise<() => number> {
  const logs = new Set<string>();
  let lost = false;
  await page.route("**/api/sheets/*/events", async (route) => {
    if (!route.request().postData()?.includes(kind)) return route.fallback();
    logs.add(route.request().url());
    if (lost) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort();
  });
  return () => logs.size;
}

test("a season of one evening is printed on one page", async ({ page }) => {
  await keepPlayers(page);
  await follow(page, "Les mardis, Saison d’essai");
  await expect.poll(() => standings(page)).toHaveLength(4);
  const { searchParams: at } = new URL(page.url());
  await page.goto(`/fr/print?c=${at.get("c")}&s=${at.get("s")}`);
  await expect(page.getByText("Face à face")).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/gu)).toHaveLength(1);
});

test("a change of a club is made once, after a lost answer or a double tap", async ({ page }) => {
  const clubs = await loseOneAnswer(page, '"club.opened"');
  await openSheet(page, { names: FOUR });
  await noteSolo(page, "Nora", [30, 15, 20, 10]);
  await press(page, "Garder ces joueurs");
  await page.getByRole("dialog").getByRole("textbox", { name: "Nom du cercle" }).fill("Les mardis");
  await press(page, "Créer le cercle");
  await expect(page.getByText("réessayez, rien n’est compté deux fois")).toBeVisible();
  await press(page, "Créer le cercle");
  await follow(page, /^Les mardis/);
  expect(clubs()).toBe(1);
  await expect.poll(() => standings(page)).toEqual(["1 Nora 40", "2 Inès 20", "3 Hugo 15", "4 Paul 10"]);

  await loseOneAnswer(page, '"adjustment.made"');
  const add = async (who: string, points: string) => {
    await press(page, "Ajouter un ajustement");
    await page.getByRole("combobox", { name: "À qui" }).selectOption(who);
    await page.getByRole("textbox", { name: "Points, en plus ou en moins" }).fill(points);
    await page.getByRole("textbox", { name: "Pourquoi" }).fill("coup de main");
  };
  const save = page.getByRole("button", { name: "Noter l’ajustement", exact: true });
  await add("Hugo", "50");
  await save.dblclick();
  await expect(page.getByText("rien n’est compté deux fois")).toBeVisible();
  await save.click();
  await expect(save).toBeHidden();
  await add("Paul", "5");
  await save.dblclick();
  await expect(save).toBeHidden();
  await expect.poll(() => standings(page)).toEqual(["1 Hugo 65", "2 Nora 40", "3 Inès 20", "4 Paul 15"]);
  await expect(page.getByRole("button", { name: "Retirer" })).toHaveCount(2);
});

test("an address with a broken fragment still opens its page", async ({ page }) => {
  await keepPlayers(page);
  await follow(page, /^Les mardis/);
  await follow(page, "‹ Cercle");
  await page.goto(`${page.url()}#%E0%A4%A`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Les mardis" })).toBeVisible();
});

test("a finished sheet joins later, names matched to the club's players; and leaves again", async ({ page }) => {
  await keepPlayers(page);
  await tomorrow(page);
  await openSheet(page, { names: ["nora", "Hugo", "Max", "Paul"], club: "aucun" });
  await noteSolo(page, "nora", [30, 15, 20, 10]);
  await press(page, "Garder ces joueurs");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("combobox", { name: "nora" })).toHaveValue(/.+/);
  await dialog.getByRole("combobox", { name: "Max" }).selectOption("nouvel invité");
  await press(page, "Compter cette feuille");
  await follow(page, "Les mardis, Saison d’essai");
  await expect.poll(() => standings(page)).toEqual(["1 Nora 80", "2 Hugo 30", "3 Inès 20", "3 Max 20", "5 Paul 20"]);
  await page.goBack();
  await press(page, "La saison de cette feuille");
  await expect(page.getByText("Sortie du cercle, elle n’y revient que par un appareil de la table.")).toBeVisible();
  await press(page, "Ne plus compter cette feuille");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Garder ces joueurs" })).toBeVisible();
  await season(page);
  await expect.poll(() => standings(page)).toEqual(["1 Nora 40", "2 Inès 20", "3 Hugo 15", "4 Paul 10"]);
});

test("a club is taken away as one file, and given back", async ({ page }) => {
  await keepPlayers(page);
  await season(page);
  const table = page.waitForEvent("download");
  await press(page, "Tout le cercle (CSV)");
  expect((await table).suggestedFilename()).toMatch(/^les-mardis-soirees-\d{4}-\d\d-\d\d\.csv$/);
  const deals = page.waitForEvent("download");
  await press(page, "Donnes (CSV)");
  expect((await deals).suggestedFilename()).toMatch(/^les-mardis-saison-d-essai-donnes-\d{4}-\d\d-\d\d\.csv$/);
  const [heads, deal, ...more] = readFileSync(await (await deals).path(), "utf8")
    .trim()
    .split(/\r?\n/);
  for (const name of FOUR) expect(heads).toContain(name);
  expect(deal).toContain("Brevet");
  expect(more).toEqual([]);
  const saved = page.waitForEvent("download");
  await press(page, "La saison (JSON)");
  const path = await (await saved).path();
  await page.goto("/fr");
  const given = page.waitForEvent("filechooser");
  await page.getByText("Importer une sauvegarde").click();
  await (await given).setFiles(path);
  const report = page.getByRole("dialog", { name: "Un cercle repris" });
  // Nine events: club, four players, season, sheet, joining and deal.
  await expect(report).toContainText("9 saisies déjà là.");
  await report.getByRole("link", { name: "Voir le cercle" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Les mardis" })).toBeVisible();
});

test("the curves of a season and of an evening work by keyboard, and tell what they show", async ({ page }) => {
  await keepPlayers(page);
  await anotherEvening(page, FOUR, "Hugo", [15, 30, 20, 10]);
  await season(page);
  const curve = page.getByRole("slider", { name: /^Parcourir la courbe/ });
  const said = page.getByRole("figure").getByRole("status");
  await curve.focus();
  await expect(said).toContainText("Nora 55, Hugo 55, Inès 40, Paul 20");
  await page.keyboard.press("ArrowLeft");
  await expect(said).toContainText("Nora 40, Inès 20, Hugo 15, Paul 10");
  await expect(curve).toHaveAttribute("aria-valuetext", /Nora 40$/);
  await page.keyboard.press("ArrowDown");
  await expect(curve).toHaveAttribute("aria-valuetext", /Inès 20$/);
  await page.keyboard.press("End");
  await expect(curve).toHaveAttribute("aria-valuenow", "2");
  await page.getByText("Les nombres de la courbe").click();
  await expect(
    page
      .getByRole("table", { name: /^Points cumulés/ })
      .getByRole("row")
      .last(),
  ).toContainText("55");

  await page.getByRole("figure").getByRole("link").first().click();
  const deals = page.getByRole("slider", { name: "Parcourir la courbe, donne par donne" });
  await deals.focus();
  await page.keyboard.press("Home");
  await expect(deals).toHaveAttribute("aria-valuetext", "donne 1, Hugo 40");
  await page.keyboard.press("ArrowDown");
  await expect(deals).toHaveAttribute("aria-valuetext", "donne 1, Inès 20");
  await page.getByRole("figure").getByRole("link", { name: "donne 1" }).click();
  await expect(page.getByRole("dialog")).toContainText("Brevet");
});

test("a season's screens break no accessibility rule", async ({ page }) => {
  await keepPlayers(page);
  await anotherEvening(page, FOUR, "Hugo", [15, 30, 20, 10]);
  await press(page, "La saison de cette feuille");
  await look(page, "where a sheet counts");
  await page.keyboard.press("Escape");
  await season(page);
  const at = new URL(page.url());
  const [club, shown] = [at.searchParams.get("c"), at.searchParams.get("s")];
  const places = await page.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const player = places.find((place) => place.startsWith("/fr/player")) as string;
  const evening = places.find((place) => place.startsWith("/fr/evening")) as string;
  for (const lang of ["fr", "en"] as const) {
    const inLang = (place: string) => place.replace("/fr/", `/${lang}/`);
    for (const place of [`/fr/season?c=${club}&s=${shown}`, inLang(player), inLang(evening), `/fr/club?c=${club}`]) {
      await page.goto(inLang(place));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await look(page, inLang(place).split("?")[0] as string);
    }
    await press(page, lang === "fr" ? "Ouvrir une saison" : "Open a season");
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(page, `new season, ${lang}`);
    await page.keyboard.press("Escape");
    await press(page, lang === "fr" ? "Modifier, Hugo" : "Change, Hugo");
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(page, `a player of the club, ${lang}`);
    await page.keyboard.press("Escape");
    await press(page, lang === "fr" ? "Historique du cercle" : "History of the club");
    await expect(
      page.getByRole("dialog").getByText(lang === "fr" ? "Hugo entre au cercle." : "Hugo joins the club."),
    ).toBeVisible();
    await look(page, `the club's history, ${lang}`);
    await page.keyboard.press("Escape");
    await page.goto(`/${lang}/club?c=${club}#fin:${shown}`);
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(page, `the end of a season, ${lang}`);
  }
});
