/** How many taps a deal takes to note or to put right. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { openSheet, totals } from "./table";

/** A thumb that counts its taps. */
function thumb(page: Page) {
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps++;
  };
  const pad = page.getByRole("group", { name: "Pavé numérique" });
  return {
    taps: () => taps,
    tap,
    button: (name: string | RegExp) => tap(page.getByRole("button", { name, exact: true })),
    circle: (question: string, choice: string) =>
      tap(
        page
          .getByRole("group", { name: question, exact: true })
          .getByRole("radio", { name: choice, exact: true })
          .locator("xpath=.."),
      ),
    key: (key: number) => tap(pad.getByRole("button", { name: String(key), exact: true })),
  };
}

/** Waits until the deal is noted and the sheet is at rest. */
async function noted(page: Page, deal: number, expected: readonly number[]): Promise<void> {
  await expect(page.getByRole("status")).toContainText(`Donne ${deal} notée`);
  await expect.poll(() => totals(page)).toEqual(expected);
}

test("Hugo takes a garde at four: a thumb notes it in six taps", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul"] });
  const { taps, button, circle, key } = thumb(page);
  await button(/Noter la donne 1, prise par Hugo$/);
  await circle("Contrat", "Garde");
  await circle("Bouts", "2");
  await key(4);
  await key(9);
  await button("Enregistrer la donne 1");
  // (25 + 8) × 2 (FFT, édition 2012, p. 8-9).
  await noted(page, 1, [-66, 198, -66, -66]);
  expect(taps()).toBe(6);
});

test("a double save notes one deal, and does not open the next one's form", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul"] });
  const { button, circle, key } = thumb(page);
  const next = await page.getByRole("button", { name: "Noter la donne 1", exact: true }).boundingBox();
  await button(/Noter la donne 1, prise par Hugo$/);
  await circle("Contrat", "Garde");
  await circle("Bouts", "2");
  await key(4);
  await key(9);
  if (!next) throw new Error("no button");
  // After the tap, the next deal's button lies under the thumb.
  const at = [next.x + next.width / 2, next.y + next.height / 2] as const;
  // A real browser recognises a double tap by its timing; here the test makes it one.
  await page.mouse.dblclick(...at, { delay: 60 });
  await noted(page, 1, [-66, 198, -66, -66]);
  await page.waitForTimeout(300);
  await expect(page).not.toHaveURL(/#/);
  // A deliberate tap opens the form, and so does a key.
  for (const open of [() => button("Noter la donne 2"), () => page.keyboard.press("Enter")]) {
    await open();
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(page.getByRole("button", { name: "Noter la donne 2", exact: true })).toBeFocused();
  }
});

test("everybody passes: two taps", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: ["Nora", "Hugo", "Inès"] });
  const { taps, button } = thumb(page);
  await button("Noter la donne 1");
  await button("Tous passent");
  await expect(page.getByRole("status")).toContainText("Donne 1 notée");
  expect(taps()).toBe(2);
});

test("Inès calls the king of hearts, Paul had it: eight taps, the king's suit among them", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul", "Zoé"] });
  const { taps, button, circle, key } = thumb(page);
  await button(/Noter la donne 1, prise par Inès$/);
  await circle("Appelé", "Paul");
  await circle("Carte appelée", "cœur");
  await circle("Contrat", "Garde");
  await circle("Bouts", "2");
  await key(4);
  await key(9);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inès garde, roi de cœur chez Paul.");
  await button("Enregistrer la donne 1");
  await noted(page, 1, [-66, -66, 132, 66, -66]);
  expect(taps()).toBe(8);
});

test("a bet said before play waits on the sheet; its result is six taps", async ({ page }) => {
  await openSheet(page, { game: "Points de victoire", names: ["Nora", "Hugo", "Inès", "Paul", "Zoé"] });
  const before = thumb(page);
  await before.button(/Noter la donne 1, prise par Hugo$/);
  await before.circle("Contrat", "Garde");
  await before.circle("Carte appelée", "trèfle");
  await before.button("Noter l’enchère ›");
  await expect(page.getByText("Hugo garde, appelle le roi de trèfle.")).toBeVisible();
  expect(before.taps()).toBe(4);
  const after = thumb(page);
  await after.button("Noter le résultat");
  await after.circle("Appelé", "Zoé");
  await after.circle("Bouts", "1");
  await after.key(4);
  await after.key(7);
  await after.button("Enregistrer la donne 1");
  // 47 for 51: « Perdu », −60 and 40.
  await noted(page, 1, [40, -60, 40, 40, -60]);
  expect(after.taps()).toBe(6);
});

test("deal 2 of 30 is put right in four taps, and the keyboard is back on its line", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul"] });
  await page.goto(page.url().replace("/sheet?", "/paper?"));
  const deal = (points: number) => `Hugo;garde;2;${points}`;
  await page.getByLabel("Ouvrir un fichier").setInputFiles({
    name: "trente.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["Preneur;Contrat;Bouts;Points", ...Array.from({ length: 30 }, () => deal(41))].join("\n")),
  });
  await page.getByRole("button", { name: "Enregistrer les 30 lignes" }).click();
  await page.waitForURL(/\/sheet\?/);
  // 25 × 2, thirty times.
  await expect.poll(() => totals(page)).toEqual([-1500, 4500, -1500, -1500]);
  const { taps, tap, button, circle } = thumb(page);
  await tap(page.getByRole("button", { name: /^Garde.*, donne 2(,|$)/ }));
  await circle("Bouts", "3");
  await button("Corriger la donne 2");
  await expect(page.getByRole("status")).toContainText("Donne 2 corrigée");
  // 36 to make: (25 + 5) × 2 instead of 25 × 2.
  await expect.poll(() => totals(page)).toEqual([-1510, 4530, -1510, -1510]);
  await expect(page.getByRole("button", { name: /^Garde, corrigée.*, donne 2(,|$)/ })).toBeFocused();
  expect(taps()).toBeLessThanOrEqual(4);
});

test("from home to the first deal saved: ten taps and the names; the same table again is one", async ({ page }) => {
  await page.goto("/fr");
  const { taps, tap, button, circle, key } = thumb(page);
  await tap(page.getByRole("link", { name: "Nouvelle feuille" }));
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  await tap(page.getByRole("textbox", { name: "Joueur 1", exact: true }));
  for (const name of ["Nora", "Hugo", "Inès"]) {
    await page.keyboard.insertText(name);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.insertText("Paul");
  await expect(page.getByRole("textbox", { name: "Joueur 4", exact: true })).toHaveValue("Paul");
  await button("Ouvrir la feuille");
  await button(/Noter la donne 1, prise par Hugo$/);
  await circle("Contrat", "Garde");
  await circle("Bouts", "2");
  await key(4);
  await key(9);
  await button("Enregistrer la donne 1");
  await noted(page, 1, [-66, 198, -66, -66]);
  expect(taps()).toBeLessThanOrEqual(10);

  await page.goto("/fr");
  await expect(page.getByText("en cours")).toBeVisible();
  await page.getByRole("link", { name: /^La même table/ }).tap();
  await page.waitForURL(/\/sheet\?/);
  await expect(page.getByRole("button", { name: /prise par Paul$/ })).toBeVisible();
  expect(await totals(page)).toEqual([0, 0, 0, 0]);
});
