import { type Browser, expect, type Page, test } from "@playwright/test";
import { look } from "./look";
import { choose, type } from "./table";

const MEMBERS = "Agathe Benoît Camille Denis Élise Fabien Gaëlle Hugo Inès Jules Karine Léa Mehdi Nora Oscar".split(" ");

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).first();

/** Does and counts what the manager's thumb does. */
function counted(page: Page) {
  let actions = 0;
  return {
    actions: () => actions,
    tap: async (name: string | RegExp, role: "button" | "link" = "button") => {
      actions++;
      await page.getByRole(role, { name, exact: true }).first().click();
    },
    choose: async (question: string, choice: string) => {
      actions++;
      await choose(page, question, choice);
    },
    /** Puts the whole text in at once, as pasting does. */
    paste: async (text: string) => {
      actions++;
      await page
        .getByRole("dialog")
        .getByRole("textbox", { name: /^Ses joueurs, un nom par ligne/ })
        .fill(text);
    },
  };
}

/** The links in the tables' QR codes, as the manager's phone keeps them. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /^petit-au-bout:link:.*:player$/.test(key))
      .sort()
      .map((key) => JSON.parse(localStorage.getItem(key) ?? "{}").token as string),
  );

async function scan(browser: Browser, page: Page, token: string): Promise<Page> {
  const phone = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await phone.goto(`/fr/join#${token}`);
  await expect(phone.getByRole("table", { name: /^Feuille d/ })).toBeVisible();
  return phone;
}

const namesOn = async (page: Page): Promise<string[]> => {
  const heads = await page
    .getByRole("table", { name: /^Feuille d/ })
    .getByRole("columnheader")
    .getByRole("button")
    .all();
  return Promise.all(
    heads.map(async (head) =>
      ((await head.getAttribute("aria-label")) ?? (await head.textContent()) ?? "").replace(/[ ,:].*$/u, ""),
    ),
  );
};

async function note(phone: Page, number: number, taker: string, partner: string): Promise<void> {
  await choose(phone, "Prend", taker);
  await choose(phone, "Appelé", partner);
  await choose(phone, "Contrat", "Petite");
  await choose(phone, "Bouts", "2");
  await type(phone, 45);
  await button(phone, `Enregistrer la donne ${number}`).click();
  await expect(phone.getByRole("status")).toContainText(`Donne ${number} notée`);
}

test("from nothing to three tables playing: a club of fifteen, its season, a draw, and each table by its QR", async ({
  page,
  browser,
}) => {
  const manager = counted(page);
  await page.goto("/fr");
  await expect(page.getByText(/^Aucune feuille encore/)).toBeVisible();
  await manager.tap("Créer un cercle");
  await manager.paste(MEMBERS.join("\n"));
  await manager.tap("Créer le cercle, 15 joueurs");
  await expect(page.getByRole("heading", { level: 1, name: /^Les / })).toBeVisible();
  await manager.tap("Tirer les tables", "link");
  await expect(page.getByRole("heading", { level: 1, name: "Tirage des tables" })).toBeVisible();
  await manager.tap("Tout le monde");
  await expect(page.getByText("15 personnes")).toBeVisible();
  await manager.choose("Nombre de tables", "3");
  await manager.tap("Tirer 3 tables");
  const board = page.getByRole("region", { name: /^Table \d$/ });
  await expect(board).toHaveCount(3);
  await manager.tap("Ouvrir les 3 tables");
  await expect(page.getByText("Chaque table a son QR")).toBeVisible();
  await expect(board.getByText("pas encore de donne")).toHaveCount(3);
  await manager.tap("Imprimer les QR");
  await expect(page.getByRole("img", { name: /^Le QR, Table \d$/ })).toHaveCount(3);
  expect(manager.actions()).toBeLessThanOrEqual(12);
  console.log(`${manager.actions()} actions from nothing to three tables with their QRs`);
  await look(page, "the QRs of three tables");

  const tokens = await linksOf(page);
  expect(tokens).toHaveLength(3);
  const seated: string[] = [];
  const sheets: string[] = [];
  for (const token of tokens) {
    // Opening the camera counts as the first tap; the second opens the form.
    const phone = await scan(browser, page, token);
    const names = await namesOn(phone);
    expect(names).toHaveLength(5);
    seated.push(...names);
    sheets.push(new URL(phone.url()).search);
    await button(phone, "Noter la donne 1").click();
    await expect(phone.getByRole("group", { name: "Prend" })).toBeVisible();
    await phone.context().close();
  }
  expect(seated.sort()).toEqual([...MEMBERS].sort());
  expect(new Set(sheets).size).toBe(3);

  const [one, two] = [await scan(browser, page, tokens[0] as string), await scan(browser, page, tokens[0] as string)];
  expect(new URL(one.url()).search).toBe(new URL(two.url()).search);
  const [taker, partner] = await namesOn(one);
  await button(one, "Noter la donne 1").click();
  await note(one, 1, taker as string, partner as string);
  await expect(two.getByRole("button", { name: "Noter la donne 2", exact: true })).toBeVisible();
  await one.context().close();
  await two.context().close();
  await page.goto(page.url().replace("/draw", "/tonight").replace(/#.*$/, ""));
  await expect(page.getByText(/1 donne, /)).toBeVisible();
});

test("people present, a new name, a draw changed by hand, a late arrival, and a player who changes tables", async ({
  page,
  browser,
}) => {
  await page.goto("/fr");
  await button(page, "Créer un cercle").click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Nom du cercle" })).toBeVisible();
  await look(page, "a new club");
  await page
    .getByRole("dialog")
    .getByRole("textbox", { name: /^Ses joueurs, un nom par ligne/ })
    .fill(MEMBERS.slice(0, 9).join("\n"));
  await button(page, "Créer le cercle, 9 joueurs").click();
  await page.getByRole("link", { name: "Tirer les tables" }).click();
  await expect(page.getByRole("button", { name: "Dire qui est là" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Agathe" }).check();
  await page.getByRole("checkbox", { name: "Benoît" }).check();
  await expect(page.getByRole("button", { name: /2 personnes ne peuvent pas toutes s’asseoir/ })).toBeVisible();
  await button(page, "Tout le monde").click();
  await page.getByRole("checkbox", { name: "Inès" }).uncheck();
  const find = page.getByRole("textbox", { name: "Chercher, ou un nouveau nom" });
  await find.fill("Agate");
  await expect(page.getByRole("group", { name: "Peut-être" }).getByRole("button", { name: /^Agathe/ })).toBeVisible();
  await find.fill("Zoé");
  // Enter leads on to the choice between member and guest.
  await find.press("Enter");
  await expect(page.getByRole("button", { name: "Ajouter Zoé aux membres" })).toBeFocused();
  await button(page, "Ajouter Zoé, de passage").click();
  await expect(page.getByRole("checkbox", { name: "Zoé" })).toBeChecked();
  await expect(page.getByText("9 personnes")).toBeVisible();
  await choose(page, "Comment", "Sans revoir personne");
  await expect(page.getByText("1 table de 5 et 1 table de 4.")).toBeVisible();
  await look(page, "who is here");
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Zoé" })).toBeChecked();
  await button(page, "Tirer 2 tables").click();
  await expect(page.getByText("Personne ne retrouve quelqu’un des cinq dernières soirées.")).toBeVisible();
  const [table1, table2] = [page.getByRole("region", { name: "Table 1" }), page.getByRole("region", { name: "Table 2" })];
  const at = async (table: typeof table1) =>
    (await table.getByRole("listitem").allTextContents()).map((text) => text.replace(/distribue$|n’est plus là$/u, ""));
  const [first, second] = [await at(table1), await at(table2)];
  await table1.getByRole("button", { name: first[1] as string }).click();
  await look(page, "somebody in the hand");
  await table2.getByRole("button", { name: second[0] as string }).click();
  expect((await at(table1))[1]).toBe(second[0]);
  expect((await at(table2))[0]).toBe(first[1]);
  await table2.getByRole("button", { name: second[2] as string }).click();
  await button(page, `Asseoir ici ${second[2]}\u202f: Table 1`).click();
  expect(await at(table1)).toHaveLength(6);
  await expect(table1.getByText("6 personnes, un mort")).toBeVisible();
  await button(page, "Ouvrir les 2 tables").click();
  await expect(page.getByText("Chaque table a son QR")).toBeVisible();
  await expect(table1.getByText("pas encore de donne")).toBeVisible();

  await button(page, "Le QR, Table 2").click();
  await expect(page.getByRole("img", { name: /QR/ })).toBeVisible();
  await look(page, "a table's QR");
  await page.keyboard.press("Escape");
  const [token] = await linksOf(page);
  const phone = await scan(browser, page, token as string);
  expect(await namesOn(phone)).toEqual(await at(table2));

  await button(page, "Inès").click();
  await button(page, "On joue à un de plus, Inès\u202f: Table 2").click();
  await expect(table2.getByRole("button", { name: "Inès", exact: true })).toBeVisible();
  await expect(phone.getByRole("button", { name: /^Inès/ }).first()).toBeVisible();
  const leaver = (await at(table1))[2] as string;
  await table1.getByRole("button", { name: leaver }).click();
  await button(page, `Un mort de plus, ${leaver}\u202f: Table 2`).click();
  await expect(table1.getByText("n’est plus là")).toBeVisible();
  await expect(table2.getByRole("button", { name: leaver, exact: true })).toBeVisible();
  await look(page, "the tables of the evening");
  await page.goto(page.url().replace("/draw", "/tonight").replace(/#.*$/, ""));
  await expect(page.getByRole("heading", { name: "Ce soir" })).toBeVisible();
  await expect(page.getByText(/est à deux tables ouvertes/)).toHaveCount(0);

  await page.getByRole("link", { name: "Tirer les tables" }).click();
  await button(page, "Un autre tirage").click();
  await button(page, "Tirer 2 tables").click();
  await expect(page.getByRole("checkbox", { name: /^Les terminer en ouvrant/ })).toBeChecked();
  await button(page, "Ouvrir les 2 tables").click();
  await expect(page.getByRole("region", { name: "Table 1, tour 2" })).toBeVisible();
  await expect(phone.getByRole("button", { name: "Rouvrir la feuille" })).toBeVisible();
  await phone.context().close();
});
