import { expect, type Locator, type Page, test } from "@playwright/test";
import { look } from "./look";
import { choose, FOUR, keepClub, openSheet } from "./table";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).first().click();

/** Puts the whole text in at once, as pasting does. */
const paste = (box: Locator, text: string) =>
  box.evaluate((field, value) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);

test("pasted members are first shown line by line; two letters, or one slip, find a member on a new sheet", async ({ page }) => {
  await openSheet(page, { names: ["Nora", "Hugo", "Paulette", "Inès"] });
  const club = await keepClub(page);

  await press(page, "Coller une liste");
  const list = page.getByRole("dialog", { name: "Coller une liste" });
  const box = list.getByRole("textbox");
  await paste(box, Array.from({ length: 3_000 }, (_, i) => `Joueur ${i}\t\n`).join("\n"));
  await expect(list.getByRole("alert")).toContainText("3000 noms : collez-en 300 au plus à la fois.");
  await box.fill("");
  // Pastes a list ten times as long by a real paste event, because the field would take many seconds to show it.
  await box.evaluate((field) => {
    const data = new DataTransfer();
    const rows = Array.from({ length: 3_000 }, (_, i) => `${i + 1}\tNOM${i}\tPrénom\t06 12 34 56 78\t12 rue des Lilas\n\n`);
    data.setData("text", ["N°\tNom\tPrénom\tTél\tAdresse\n", ...rows].join(""));
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(list.getByRole("alert")).toContainText("3000 noms : collez-en 300 au plus à la fois.");
  await expect(box).toHaveValue("");
  await box.fill("1\tines\n2\tPaulete\n\n\tLéa\t700037\nMathilde\nLÉA\n\tThérèse\t\n");
  const lines = list.getByRole("list", { name: "Ce que devient chaque ligne" }).getByRole("listitem");
  await expect(lines).toHaveText([
    "inesdéjà là : Inès",
    "Pauletepresque PaulettePaulete est quelqu’un d’autre que Paulette",
    "Léanouveau joueur",
    "Mathildenouveau joueur",
    "LÉAdeux fois dans la liste",
    "Thérèsenouveau joueur",
  ]);
  await look(page, "a pasted list");
  await press(page, "Ajouter 3 joueurs");
  const players = page.getByRole("region", { name: "Joueurs" }).getByRole("listitem");
  await expect(players).toHaveCount(7);

  await page.goto(`/fr/new?c=${club}`);
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  const first = page.getByRole("textbox", { name: "Joueur 1", exact: true });
  await first.fill("ma");
  await page.getByRole("group", { name: "Peut-être" }).getByRole("button", { name: "Mathilde" }).click();
  await expect(first).toHaveValue("Mathilde");
  const third = page.getByRole("textbox", { name: "Joueur 3", exact: true });
  await third.fill("Paulete");
  await page.getByRole("textbox", { name: "Joueur 4", exact: true }).focus();
  await expect(third).toHaveValue("Paulete");
  await page.getByRole("group", { name: "Peut-être" }).getByRole("button", { name: "Paulette" }).click();
  await expect(third).toHaveValue("Paulette");
});

test("two players of one name are refused at their places, also with a club chosen", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  await keepClub(page);
  await page.goto("/fr/new");
  await page.getByRole("textbox", { name: "Joueur 2", exact: true }).fill("nora");
  await expect(page.getByText(/deux places/)).toHaveCount(0);
  await page.getByRole("button", { name: "Ouvrir la feuille" }).click();
  await expect(page.getByRole("button", { name: "Corriger les noms" })).toBeVisible();
  await expect(page.getByText(/même nom/)).toBeVisible();
});

test("too many players for a game are told on the button before a tap, and no sheet is asked for", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => void (/events/.test(request.url()) && asked.push(request.url())));
  await page.goto("/fr/new");
  await choose(page, "Jeu", "Le Mexicain");
  const names = ["Nora", "Hugo", "Inès", "Paul", "Zoé", "Max", "Léa", "Tom"];
  for (const [i, name] of names.entries()) {
    const field = page.getByRole("textbox", { name: `Joueur ${i + 1}`, exact: true });
    if (!(await field.isVisible())) await page.getByRole("button", { name: "Ajouter un nom" }).click();
    await field.fill(name);
    const button = { 4: "Ouvrir la feuille", 5: "Corriger les règles", 6: "Corriger les noms", 8: "Corriger les noms" }[i + 1];
    if (button) await expect(page.getByRole("button", { name: button, exact: true })).toBeVisible();
  }
  await expect(page.getByText("Ce jeu ne se joue pas à 8, mais à 2, 3 ou 4.")).toBeVisible();
  await page.getByRole("button", { name: "Corriger les noms" }).click();
  await expect(page.getByRole("textbox", { name: "Joueur 8", exact: true })).toBeFocused();
  expect(asked).toEqual([]);
});
