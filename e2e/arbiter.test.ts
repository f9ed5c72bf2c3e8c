import { expect, type Page, test } from "@playwright/test";
import { REVOKE } from "../lib/sheet/drafts/record.fixture";
import { lay } from "./lay";
import { look } from "./look";
import { choose, FOUR, noteTaken, openSheet, totals } from "./table";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();

test("Paul took, made it and had revoked: from the verdict to the code, the deal is annulled, and it was not played", async ({
  page,
}) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  await noteTaken(page, 1, "Paul", 49);
  expect(await totals(page)).toEqual([-66, -66, -66, 198]);
  await page.getByRole("link", { name: "Arbitre" }).click();
  await choose(page, "Entame", "Nora");
  await lay(page, "H-8 H-9 H-3 S-5 H-2");
  await expect(page.getByText("Illégal.").first()).toBeVisible();
  await page.getByRole("link", { name: "Ce que prévoit le code" }).click();
  await expect(page.getByRole("heading", { name: "Renonce", exact: true })).toBeVisible();
  await choose(page, "Sur quelle donne ?", "1");
  await choose(page, "Qui est en cause ?", "Paul");
  await expect(page.getByRole("status")).toHaveCount(0);
  const back = page.getByRole("textbox", { name: "Points gagnés à tort, à rendre à l’autre camp" });
  await back.fill("9");
  await expect(page.getByRole("status")).toContainText("le camp en faute perd, la donne compte");
  await back.fill("4");
  await expect(page.getByRole("status")).toContainText(
    "Le Code d’arbitrage de 2012 (p. 6) prévoit : les points gagnés à tort reviennent d’abord à l’autre camp, le camp en faute gagne encore, la donne est annulée",
  );
  await expect(page.getByRole("status")).toContainText("à vous de décider");
  await look(page, "a case of the code");
  await page.getByRole("button", { name: "Décider ainsi pour la donne 1" }).dblclick();
  await expect(page).toHaveURL(/#histoire-1$/);
  await expect(page.getByText(/Code d’arbitrage de 2012, p\. 6/).first()).toBeVisible();
  // A double tap writes the correction only once.
  await expect(page.getByText(/^corrigée, /i)).toHaveCount(1);
  await page.goto(page.url().split("#")[0] as string);
  expect(await totals(page)).toEqual([0, 0, 0, 0]);
  await expect(page.getByText("Donne annulée").first()).toBeVisible();
  // The sheet offers to undo the decision, although it was made on another page.
  await expect(page.getByRole("status").first()).toContainText("Contestation de la donne 1 tranchée");
  await press(page, "Annuler");
  await expect(page.getByRole("status").first()).toContainText("Décision de la donne 1 retirée");
  await expect.poll(() => totals(page)).toEqual([-66, -66, -66, 198]);
  await page.reload();
  await expect(page.getByRole("button", { name: "Noter la donne 2", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Annuler", exact: true })).toHaveCount(0);
});

test("after a card turned up while dealing, the deal is dealt again, and the form says who may not bid", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  await press(page, "Noter la donne 1");
  await press(page, "Autrement ›");
  await press(page, "Ce que prévoit le code ›");
  await expect(page.getByRole("radio", { name: "Distribution" })).toBeChecked();
  await look(page, "the cases of the code");
  await press(page, /^Carte retournée en distribuant/);
  await choose(page, "Qui est en cause ?", "Paul");
  await press(page, "Décider ainsi pour la donne 1");
  await press(page, "Noter la donne 2");
  await expect(page.getByText("Paul ne peut pas prendre à cette donne.")).toBeVisible();
  await press(page, "Annuler");
  // Undoing the decision also removes the contest that was noted for it.
  await page.getByRole("status").first().getByText("Contestation de la donne 1 tranchée").waitFor();
  await press(page, "Annuler");
  await expect(page.getByRole("button", { name: "Fausse donne, annulée, donne 1" })).toBeVisible();
});

test("a card exposed again by the same person: the sheet knows that it is the second time, and what that costs", async ({
  page,
}) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  const sheet = page.url();
  const id = new URL(sheet).searchParams.get("s") ?? "";
  for (const [deal, who, time] of [
    [1, "Nora", "Première fois"],
    [2, "Nora", "De nouveau"],
    [3, "Inès", "Première fois"],
  ] as const) {
    await noteTaken(page, deal, "Paul", 49);
    await page.goto(`/fr/referee?s=${id}#code-CA14`);
    await choose(page, "Sur quelle donne ?", String(deal));
    await choose(page, "Qui est en cause ?", who);
    await expect(page.getByRole("group", { name: "Est-ce une récidive ?" }).getByRole("radio", { name: time })).toBeChecked();
    await expect(page.getByText(`Un avertissement pour ${who}, gardé dans l’historique.`)).toHaveCount(
      time === "De nouveau" ? 0 : 1,
    );
    await press(page, `Décider ainsi pour la donne ${deal}`);
    await expect(page).toHaveURL(new RegExp(`#histoire-${deal}$`));
    await page.goto("/fr");
    await page.goto(sheet);
  }
});

test("at the Mexicain the referee says that no text settles it, and shows what the federation does", async ({ page }) => {
  await openSheet(page, { game: "Le Mexicain", names: FOUR });
  await page.getByRole("link", { name: "Arbitre" }).click();
  await choose(page, "Que faut-il juger ?", "Le code");
  await expect(page.getByText(/ce jeu n’a pas de texte d’arbitrage/)).toBeVisible();
  await press(page, /^Renonce p/);
  await choose(page, "De quel camp ?", "Preneur");
  await choose(page, "Le contrat, une fois rendus les points gagnés à tort", "Réussi");
  await expect(page.getByRole("status")).toContainText("la donne est annulée");
  await expect(page.getByRole("button", { name: /Décider ainsi/ })).toHaveCount(0);
});

test("one tap leads from a proved revoke, a wrong discard or a contest to its provision, and applies nothing", async ({
  page,
}) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  await noteTaken(page, 1, "Paul", 49);
  const sheet = page.url().split("#")[0] as string;
  const id = new URL(sheet).searchParams.get("s") ?? "";

  await page.getByRole("link", { name: "Arbitre" }).click();
  await choose(page, "Que faut-il juger ?", "La donne");
  await choose(page, "Entame", "Nora");
  await lay(page, REVOKE.split(" ").slice(0, 24).join(" "));
  const proved = page.getByRole("region", { name: "Ce qui est prouvé" });
  await proved.getByRole("link", { name: "Ce que prévoit le code" }).click();
  await expect(page.getByRole("heading", { name: "Renonce", exact: true })).toBeVisible();

  await choose(page, "Que faut-il juger ?", "Une main");
  await choose(page, "On regarde", "écart");
  await lay(page, "S-1 S-2 S-3 S-4 S-5 S-14");
  await page.getByRole("link", { name: "Ce que prévoit le code" }).click();
  await expect(page.getByRole("heading", { name: "Faute qui ne se répare plus", exact: true })).toBeVisible();

  await page.goto("/fr");
  await page.goto(sheet);
  await press(page, /, Paul, donne 1(,|$)/);
  await press(page, "Contester");
  await page.getByRole("link", { name: "Ce que prévoit le code" }).click();
  await expect(page).toHaveURL(new RegExp(`referee\\?s=${id}&n=1#code`));
  await expect(page.getByText("Que s’est-il passé", { exact: false }).first()).toBeVisible();
  await page.goto(sheet);
  expect(await totals(page)).toEqual([-66, -66, -66, 198]);
});
