/** A contest ends by a correction, by a deal that is kept, or by being undone. */
import { expect, test } from "@playwright/test";
import { look } from "./look";
import { pressExact as press, openTarot as tarot } from "./referee";
import { choose, noteTaken, totals, type } from "./table";

test("correcting a contested deal ends its contest, and a deal that is kept tells who agreed", async ({ page }) => {
  await tarot(page);
  await noteTaken(page, 1, "Nora", 55, "Petite", 1);
  const contest = async (why: string) => {
    await press(page, /, Nora, donne 1(,|$)/);
    await press(page, "Contester");
    await page.getByRole("textbox", { name: "Ce qui est contesté" }).fill(why);
    await press(page, "Contester la donne 1");
  };
  await press(page, /, Nora, donne 1(,|$)/);
  await press(page, "Contester");
  const box = page.getByRole("textbox", { name: "Ce qui est contesté" });
  await box.fill("on a compté deux fois le roi");
  await page.getByRole("link", { name: "Juger un coup ›" }).click();
  await expect(page.getByRole("heading", { name: "Arbitre" })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue("on a compté deux fois le roi");
  await press(page, "Contester la donne 1");
  await press(page, /, Nora, donne 1(,|$)/);
  await press(page, "Trancher");
  await choose(page, "Comment cela finit", "on la corrige");
  await press(page, "Corriger la donne 1");
  await expect(page.getByRole("checkbox", { name: "Cette correction met fin à la contestation." })).toBeChecked();
  for (let digit = 0; digit < 2; digit++) await page.keyboard.press("Backspace");
  await type(page, 51);
  await press(page, "Corriger la donne 1");
  await expect.poll(() => totals(page)).toEqual([75, -25, -25, -25]);
  await expect(page.getByRole("button", { name: /^Petite, corrigée, .*, donne 1$/ })).toBeVisible();
  await contest("et le valet ?");
  await press(page, /, Nora, donne 1(,|$)/);
  await press(page, "Trancher");
  await choose(page, "Qui le dit", "l’autre camp confirme");
  await press(page, "Garder la donne 1");
  await expect(page.getByRole("button", { name: /^Petite, corrigée, .*, donne 1$/ })).toBeVisible();
  await press(page, "Historique");
  await expect(page.getByRole("region", { name: "Donne 1, historique" })).toContainText("donne gardée (l’autre camp confirme)");
});

test("a contest is undone where it was said, and so is the decision that ended it, with all that it wrote", async ({ page }) => {
  await tarot(page);
  await noteTaken(page, 1, "Nora", 55, "Petite", 1);
  const state = page.getByRole("status").filter({ hasText: /[Dd]onne/ });
  const contest = async (why: string) => {
    await press(page, /, Nora, donne 1(,|$)/);
    await press(page, "Contester");
    await page.getByRole("textbox", { name: "Ce qui est contesté" }).fill(why);
    await press(page, "Contester la donne 1");
    await expect(state).toContainText("Donne 1 contestée");
  };
  const contested = page.getByRole("button", { name: /^Petite, contestée, .*, donne 1$/ });
  await contest("mal compté");
  await expect(contested).toBeVisible();
  await press(page, "Annuler");
  await expect(state).toContainText("Contestation de la donne 1 retirée");
  await expect(contested).toHaveCount(0);
  await contest("un bout de trop");
  await press(page, /, Nora, donne 1(,|$)/);
  await press(page, "Trancher");
  await choose(page, "Comment cela finit", "on l’annule");
  await press(page, "Annuler la donne 1");
  await expect(state).toContainText("Contestation de la donne 1 tranchée");
  await expect.poll(() => totals(page)).toEqual([0, 0, 0, 0]);
  await press(page, "Annuler");
  await expect(state).toContainText("Décision de la donne 1 retirée");
  await expect(page.getByRole("button", { name: "Nora, 87, 0, au total et sans ce qui est contesté" })).toBeVisible();
  await expect(contested).toBeVisible();
  await look(page, "sheet, a decision taken back");
  await press(page, "Historique");
  const life = page.getByRole("region", { name: "Donne 1, historique" });
  for (const told of [/^contestation retirée, cet appareil/, /^décision\s: donne annulée/, /^décision retirée, cet appareil/])
    await expect(life.getByText(told)).toHaveCount(1);
  await expect(life.getByText("« un bout de trop »")).toHaveCount(1);
});
