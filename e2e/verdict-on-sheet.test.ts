/** A verdict of the referee goes on the sheet and makes its deal a contested one. */
import { expect, test } from "@playwright/test";
import { lay } from "./lay";
import { look } from "./look";
import { pressExact as press, openReferee as referee, openTarot as tarot } from "./referee";
import { choose, noteTaken, totals, type } from "./table";

test("a verdict goes on the sheet: the deal waits, both totals stand, and the table ends it with points of its own", async ({
  page,
}) => {
  await tarot(page);
  await noteTaken(page, 1, "Nora", 55, "Petite", 1);
  await noteTaken(page, 2, "Paul", 49, "Garde", 2);
  await referee(page);
  await choose(page, "Entame", "Nora");
  await lay(page, "H-8 C-2");
  await page.getByRole("button", { name: /^Hugo, .*2 de trèfle/ }).click();
  await lay(page, "H-1");
  await press(page, "Terminé");
  await press(page, "Consigner la décision");
  await choose(page, "Sur quelle donne ?", "2");
  await expect(page.getByRole("textbox", { name: "Ce qui est dit" })).toHaveValue(/^Illégal\. Hugo joue le 2 de trèfle/);
  await press(page, "Contester la donne 2");
  await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).click();
  // Deal 1: (25 + 4) × 3; deal 2: (25 + 8) × 2, three times.
  await expect(page.getByRole("button", { name: "Paul, 169, −29, au total et sans ce qui est contesté" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Garde, contestée, .*, donne 2$/ })).toBeVisible();
  await expect(page.getByText("sans la donne 2")).toBeVisible();
  await look(page, "sheet with a contested deal");
  await page.reload();
  await press(page, /, Hugo, donne 2(,|$)/);
  await press(page, "Trancher");
  await choose(page, "Comment cela finit", "on ajoute des points");
  await expect(page.getByText(/^Aucun texte ne règle la sanction/)).toBeVisible();
  // The keys and the boxes that they fill are in view together; a play can be judged from here too.
  const box = page.getByRole("button", { name: /^Points de la table pour Nora/ });
  await expect(box).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("group", { name: "Pavé numérique" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("dialog").getByRole("link", { name: "Revoir les plis ›" })).toBeVisible();
  await press(page, /^Points de la table pour Hugo/);
  await press(page, "Changer le signe");
  await type(page, 20);
  await press(page, /^Points de la table pour Nora/);
  await type(page, 20);
  await page.getByRole("textbox", { name: "La raison" }).fill("renonce reconnue");
  await look(page, "the table's decision");
  await press(page, "Ajouter ces points");
  await expect.poll(() => totals(page)).toEqual([41, -115, -95, 169]);
  await press(page, /, Hugo, donne 2(,|$)/);
  await expect(page.getByRole("row", { name: /Décision : renonce reconnue/ })).toContainText("−20");
  await page.getByRole("dialog").getByRole("button", { name: "Historique" }).click();
  const life = page.getByRole("region", { name: "Donne 2, historique" });
  await expect(life).toContainText("Illégal. Hugo joue le 2 de trèfle sur le 8 de cœur de Nora.");
  await expect(life).toContainText("points ajoutés (toute la table)");
});

test("contested while the cards are still in hand: the deal is contested from the moment it is noted", async ({ page }) => {
  await tarot(page);
  await noteTaken(page, 1, "Nora", 55, "Petite", 1);
  await referee(page);
  await choose(page, "Entame", "Nora");
  await lay(page, "H-8 C-2");
  await page.getByRole("button", { name: /^Hugo, .*2 de trèfle/ }).click();
  await lay(page, "H-1");
  await press(page, "Terminé");
  await press(page, "Consigner la décision");
  const pages = page.getByRole("dialog");
  await expect(pages.getByRole("radio", { name: "2, en cours" })).toBeChecked();
  await expect(pages).toContainText("La donne 2 sera contestée dès qu’elle sera notée");
  await press(page, "Contester la donne 2");
  await expect(page.getByText("« Illégal. Hugo joue le 2 de trèfle", { exact: false })).toBeVisible();
  await look(page, "a dispute that waits for its deal");

  // A second dispute, without a verdict, is taken back, and only the first stays.
  await referee(page);
  await press(page, "Effacer");
  await page.getByRole("link", { name: "Noter un litige, donne 2" }).click();
  await page.getByRole("textbox", { name: "Ce qui est contesté" }).fill("qui a entamé ?");
  await press(page, "Noter pour la donne 2");
  await expect(page.getByText("qui a entamé ?")).toBeVisible();
  await page.getByRole("button", { name: "Retirer" }).last().click();
  await expect(page.getByText("qui a entamé ?")).toBeHidden();
  await page.reload();

  await noteTaken(page, 2, "Paul", 49, "Garde", 2);
  await expect(page.getByRole("button", { name: /^Garde, contestée, .*, donne 2$/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Retirer" })).toBeHidden();
  await expect(page.getByText("sans la donne 2")).toBeVisible();
  await press(page, /, Hugo, donne 2(,|$)/);
  await expect(page.getByRole("dialog")).toContainText("Illégal. Hugo joue le 2 de trèfle sur le 8 de cœur de Nora.");
});
