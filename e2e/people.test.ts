import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { test } from "./own-app";
import "../lib/rules/all-games";
import { close, open, record, rename } from "../lib/sheet/change";
import { type MovingDeal, type MovingStep, readMoving } from "../lib/sheet/golden/read-moving.fixture";
import { tarotSentence } from "../lib/sheet/golden/tarot.fixture";
import { startApp } from "./app";
import { look } from "./look";
import { choose, openSheet, type } from "./table";

const evening = readMoving(
  readFileSync(new URL("../lib/sheet/golden/allers-venues.txt", import.meta.url), "utf8"),
  tarotSentence,
);

/** "–", "−45", "220": a cell as the sheet prints it. */
const print = (figure: number | null) => (figure === null ? "–" : String(figure).replace("-", "−"));

test("six come, one more arrives, two leave, one is back: five, four, three seats and five again, without a network", async ({
  page,
}) => {
  const app = await startApp();
  const { names, dealer, steps } = evening;
  await page.goto(app.url);
  await openSheet(page, { names, dealer, game: "Tarot" });
  await expect(page.getByRole("status")).toContainText("Rien n’est encore noté");
  // The service worker holds the pages before the network goes.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await app.stop();
  for (const step of steps) {
    if ("number" in step) await note(page, step);
    else await move(page, step);
  }
  await app.start();
  await page.reload();
  await expect(page.getByRole("table", { name: /^Feuille de/ })).toBeVisible();
  await look(page, "a sheet of seven people");
  await page.getByRole("button", { name: "Joueurs", exact: true }).click();
  await look(page, "the people of a sheet");
  await app.close();
});

test("a player who left while the deal is typed can be said to have played it first with one tap", async ({ page, context }) => {
  await openSheet(page, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul", "Zoé"] });
  await page.getByRole("button", { name: "Joueurs", exact: true }).click();
  const people = page.getByRole("dialog", { name: "Qui est à la table" });
  await people.getByRole("textbox", { name: "Ajouter quelqu’un" }).fill("Max");
  await people.getByRole("button", { name: "Ajouter", exact: true }).click();
  await people
    .getByRole("button", { name: "De retour, Zoé" })
    .or(people.getByRole("button", { name: "S’en va, Max" }))
    .waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await page.getByRole("button", { name: /^Qui joue/ }).waitFor();
  const other = await context.newPage();
  await other.goto(page.url().replace(/#.*/, ""));
  await other.getByRole("button", { name: "Joueurs", exact: true }).click();
  await other.getByRole("button", { name: "S’en va, Zoé" }).click();
  await other.getByRole("button", { name: "De retour, Zoé" }).waitFor();
  await page.bringToFront();
  await page.getByRole("button", { name: "Tous passent" }).click();
  const refusal = page.getByText("Zoé n’est plus là à la donne 1");
  await expect(refusal).toBeVisible();
  await page.getByRole("button", { name: "Zoé a joué cette donne, puis s’en va" }).click();
  await expect(refusal).toHaveCount(0);
  await page.getByRole("button", { name: "Tous passent" }).click();
  await expect(page.getByRole("status")).toContainText("Donne 1 notée");
  await page.getByRole("button", { name: "Joueurs", exact: true }).click();
  await expect(people.getByRole("button", { name: "De retour, Zoé" })).toBeVisible();
});

/** Somebody comes, leaves, comes back or gets another name; or the table plays with another number of seats. */
async function move(page: Page, step: Exclude<MovingStep, MovingDeal>): Promise<void> {
  await page.getByRole("button", { name: "Joueurs", exact: true }).click();
  const people = page.getByRole("dialog", { name: "Qui est à la table" });
  const named = (name: string) => people.getByRole("textbox", { name: `Nom\u202f: ${name}`, exact: true });
  if (step.act === "seats") await choose(page, "On joue à", String(step.seats));
  else if (step.act === "arrive") {
    await people.getByRole("textbox", { name: "Ajouter quelqu’un" }).fill(step.name);
    await people.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(named(step.name)).toBeVisible();
  } else if (step.act === "rename") {
    await named(step.name).fill(step.to);
    await named(step.name).press("Enter");
    await expect(named(step.to)).toBeVisible();
  } else if (step.act === "leave") {
    await people.getByRole("button", { name: `S’en va, ${step.name}` }).click();
    await expect(people.getByRole("button", { name: `De retour, ${step.name}` })).toBeVisible();
  } else {
    await people.getByRole("button", { name: `De retour, ${step.name}` }).click();
    await expect(people.getByRole("button", { name: `S’en va, ${step.name}` })).toBeVisible();
  }
  await people.getByRole("button", { name: "‹ Feuille" }).click();
  await expect(people).toBeHidden();
}

/** Notes a deal: the players are the proposed ones, or are chosen with a tap or two. */
async function note(page: Page, { act, number, table, chosen, deal, scores, totals }: MovingDeal): Promise<void> {
  const played = deal as { taker?: number; partner?: number | null; contract?: string; points?: number; bouts?: number };
  if (act === "deal") await page.getByRole("button", { name: `Noter la donne ${number}`, exact: true }).click();
  else await page.locator(`[data-deal="${number}"] th button`).click();
  if (chosen) await seat(page, table);
  if (act === "correction") await page.getByRole("button", { name: `Corriger la donne ${number}` }).click();
  else if ("passed" in deal) await page.getByRole("button", { name: "Tous passent" }).click();
  else {
    await choose(page, "Prend", table[played.taker as number] as string);
    if (table.length === 5)
      await choose(
        page,
        "Appelé",
        played.partner === null ? `Solo, ${table[played.taker as number]}` : (table[played.partner as number] as string),
      );
    await choose(page, "Contrat", CONTRACTS[played.contract as string] as string);
    if ("petitAuBout" in deal || "poignees" in deal) await extras(page, deal);
    await choose(page, "Bouts", String(played.bouts));
    await type(page, played.points as number);
    await page.getByRole("button", { name: `Enregistrer la donne ${number}` }).click();
  }
  const row = page.locator(`[data-deal="${number}"]`).first();
  await expect(row).toBeVisible();
  for (const [person, score] of (scores ?? []).entries()) {
    const cell = row.getByRole("cell").nth(person + 1);
    const printed = score === null ? "–" : `${score > 0 ? "+" : ""}${print(score)}`;
    await expect(cell, `person ${person}, deal ${number}`).toContainText(printed);
  }
  // Over narrow columns, one button covers all of them, so the names are read elsewhere.
  const said = await page
    .getByRole("columnheader")
    .evaluateAll((all) =>
      all.map((head) => (head.querySelector(".sr-only")?.textContent || head.querySelector("button")?.ariaLabel) ?? ""),
    );
  for (const [person, total] of totals.entries())
    expect(said[person], `total of ${person} after deal ${number}`).toContain(
      total === null ? "n’a pas encore joué" : `, ${total < 0 ? "−" : ""}${Math.abs(total)} au total`,
    );
}

const CONTRACTS: Readonly<Record<string, string>> = {
  petite: "Petite",
  garde: "Garde",
  "garde-sans": "Garde sans",
  "garde-contre": "Garde contre",
};

async function seat(page: Page, table: readonly string[]): Promise<void> {
  const fold = page.getByRole("button", { name: /^Qui joue/ });
  await fold.click();
  const boxes = page.getByRole("group", { name: "Ne joue pas" }).getByRole("checkbox");
  const names = await boxes.evaluateAll((all) => all.map((box) => box.closest("label")?.textContent?.trim() ?? ""));
  const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
  // First those who come in, then those who go out.
  for (const name of names)
    if (table.includes(name) && (await box(name).isEnabled()) && (await box(name).isChecked())) await box(name).click();
  for (const name of names)
    if (!table.includes(name) && (await box(name).count()) > 0 && !(await box(name).isChecked())) await box(name).click();
  await fold.click();
}

async function extras(page: Page, deal: object): Promise<void> {
  await page.getByRole("button", { name: /^Poignée, / }).click();
  if ("petitAuBout" in deal) await choose(page, "Petit au bout", "attaque");
  if ("poignees" in deal)
    await page
      .getByRole("group", { name: /^Poignée/ })
      .getByRole("checkbox", { name: "Inès" })
      .locator("xpath=..")
      .click();
  await page.getByRole("button", { name: "Revenir à la donne" }).click();
}

test("two phones name the same person at once: the typed name stays, and the other phone's name is shown beside it", async ({
  page,
  elsewhere,
}) => {
  const sheet = randomUUID();
  const rules = { game: "tarot", players: 4 };
  const names = ["Nora", "Hugo", "Inès", "Paul"];
  await elsewhere.inSheet(sheet, open({ rules, names, dealer: 0, target: null, until: null }));
  await page.goto(`/fr/join#${await elsewhere.link(sheet, "player")}`);
  await page.getByRole("button", { name: "Joueurs", exact: true }).click();
  const people = page.getByRole("dialog", { name: "Qui est à la table" });
  const field = people.getByRole("textbox").nth(3);
  await expect(field).toHaveValue("Paul");
  await field.fill("Paul B.");
  await elsewhere.inSheet(sheet, rename(3, "Paulette"), rename(1, "Hugues"));
  await expect(people.getByRole("textbox").nth(1)).toHaveValue("Hugues");
  await expect(field).toHaveValue("Paul B.");
  await expect(people.getByText("Paulette", { exact: true })).toBeVisible();
  // An empty field gives the other phone's name back.
  await field.fill("");
  await field.blur();
  await expect(field).toHaveValue("Paulette");
});

test("two phones seat the table at once: the first stands, and the other phone says so", async ({ page, elsewhere }) => {
  const sheet = randomUUID();
  const names = ["Nora", "Hugo", "Inès", "Paul"];
  const opened = open({ rules: { game: "tarot", players: 4 }, names, dealer: 0, target: null, until: null });
  const [opening = ""] = await elsewhere.inSheet(sheet, opened);
  await page.goto(`/fr/join#${await elsewhere.link(sheet, "player")}`);
  await page.getByRole("button", { name: "Joueurs", exact: true }).click();
  const people = page.getByRole("dialog", { name: "Qui est à la table" });
  const order = () =>
    people.getByRole("textbox").evaluateAll((fields) => fields.slice(0, 4).map((field) => (field as HTMLInputElement).value));
  await expect.poll(order).toEqual(names);
  await page.route("**/api/**", (route) => route.abort());
  await page.reload();
  await people.getByRole("button", { name: "Avancer Paul d’une place" }).click();
  await expect.poll(order).toEqual(["Nora", "Hugo", "Paul", "Inès"]);
  await elsewhere.inSheet(sheet, { kind: "seats.arranged", body: { slot: 0, order: [3, 2, 1, 0], seats: 4 }, refs: [opening] });
  await page.unroute("**/api/**");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(order).toEqual(["Paul", "Inès", "Hugo", "Nora"]);
  await people.getByRole("button", { name: "‹ Feuille" }).click();
  await expect(page.getByRole("main")).toContainText("Un autre téléphone a placé la table autrement entre-temps");
  await expect(page.getByRole("status")).toContainText("envoi refusé");
});

test("a target that may be passed tells who would win, and the end only once the game is closed", async ({ page, elsewhere }) => {
  const sheet = randomUUID();
  const names = ["Nora", "Hugo", "Inès"];
  const opened = open({ rules: { game: "decale", players: 3 }, names, dealer: 0, target: 40, until: null });
  await elsewhere.inSheet(sheet, opened, record(0, { cardPoints: [20, 45, 0] }));
  await page.goto(`/fr/join#${await elsewhere.link(sheet, "player")}`);
  await expect(page.getByText("Objectif atteint\u202f: victoire de Hugo si la partie s’arrête.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Arrêter la partie" })).toBeVisible();
  await elsewhere.inSheet(sheet, close("points"));
  await expect(page.getByText("Partie finie\u202f: victoire de Hugo.")).toBeVisible();
});
