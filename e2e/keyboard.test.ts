import { expect, type Locator, type Page, test } from "@playwright/test";
import { totals } from "./table";

const NAMES = ["Nora", "Hugo", "Inès", "Paul"];

test("an evening by keyboard alone: open a sheet, note a deal, put it right, read a number, stop", async ({ page }) => {
  await page.goto("/fr");
  await press(page, page.getByRole("link", { name: "Nouvelle feuille" }));
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  await circle(page, "Jeu", "Tarot décalé");
  for (const [i, name] of NAMES.entries()) {
    await reach(page, page.getByRole("textbox", { name: `Joueur ${i + 1}`, exact: true }));
    await page.keyboard.type(name);
  }
  await circle(page, "Donne en premier", "Hugo");
  await press(page, page.getByRole("button", { name: "Ouvrir la feuille" }));

  await press(page, page.getByRole("button", { name: "Noter la donne 1", exact: true }));
  await circle(page, "Diplôme", "Bac");
  await circle(page, "Parie", "Inès");
  await page.keyboard.type("18\n9\n25\n10\n");
  await press(page, page.getByRole("button", { name: "Enregistrer la donne 1" }));
  // Inès has more points than each of the others, and wins her 25 and the Bac's 20.
  await expect.poll(() => totals(page)).toEqual([18, 9, 45, 10]);

  await press(page, page.getByRole("button", { name: /^\p{L}.*, donne 1(,|$)/u }));
  await reach(page, page.getByRole("button", { name: "Nora, 18" }));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("7");
  await reach(page, page.getByRole("textbox", { name: "Pourquoi cette correction ?" }));
  await page.keyboard.type("recompté 17");
  await press(page, page.getByRole("button", { name: "Corriger la donne 1" }));
  await expect.poll(() => totals(page)).toEqual([17, 9, 45, 10]);

  // Two presses lead past all figures. A form begins at its first question, with the buttons that end it just before.
  await press(page, page.getByRole("button", { name: "Aller sous les donnes" }));
  await expect(page.getByRole("link", { name: "Règles" })).toBeFocused();
  await press(page, page.getByRole("button", { name: "Noter la donne 2", exact: true }));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  for (const key of ["Shift+Tab", "Shift+Tab", "Enter"]) await page.keyboard.press(key);
  await expect(page.getByRole("button", { name: "Noter la donne 2", exact: true })).toBeFocused();

  const figure = page.getByRole("button", { name: "+45, 45 au total, Inès, donne 1, parieur" });
  await press(page, figure);
  const number = page.getByRole("dialog", { name: "Inès, donne 1" });
  await press(page, number.getByRole("button", { expanded: false }).first());
  await expect(number.getByRole("button", { expanded: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(number).toBeHidden();
  await expect(figure).toBeFocused();

  await press(page, page.getByRole("button", { name: "Arrêter la partie" }));
  await expect(page.getByText("Partie finie : victoire d’Inès.")).toBeVisible();
});

/** Presses Tab until the target has the focus. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key never reaches ${target}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press("Enter");
}

/** Goes to the question by Tab, and to the answer by the arrow keys. */
async function circle(page: Page, question: string, choice: string): Promise<void> {
  const group = page.getByRole("group", { name: question, exact: true });
  const wanted = group.getByRole("radio", { name: choice });
  await expect(wanted).toBeVisible();
  for (let tabs = 0; tabs < 60 && !(await group.evaluate((element) => element.contains(document.activeElement))); tabs++) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  for (let arrows = 0; arrows < 10 && !(await wanted.isChecked()); arrows++) await page.keyboard.press("ArrowRight");
  await expect(wanted).toBeChecked();
}

test("an added name can be typed at once, because its place has the focus", async ({ page }) => {
  await page.goto("/fr/new");
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  await page.getByRole("button", { name: "Ajouter un nom" }).click();
  await page.keyboard.type("Zoé");
  await expect(page.getByRole("textbox", { name: "Joueur 5", exact: true })).toHaveValue("Zoé");
});
