import { expect, type Locator, type Page, test } from "@playwright/test";
import { choose, noteTaken, openSheet, totals } from "./table";

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

const NOTHING = 0.02;

/** Measures from the next page on how much the layout jumps, as browsers count it. */
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
      return (window as unknown as { shift: number }).shift;
    });
}

test("a new sheet of a table that is remembered moves nothing under the thumb", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul", "Zoé"] });
  const shift = await watchShift(page);
  await page.goto("/fr/new");
  await expect(page.getByRole("textbox", { name: "Joueur 5", exact: true })).toHaveValue("Zoé");
  await expect(page.getByRole("button", { name: "Ouvrir la feuille" })).toBeVisible();
  expect(await shift()).toBeLessThanOrEqual(NOTHING);
});

test("the first page moves nothing under the thumb when its sheets and clubs have been read", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul", "Zoé"] });
  await page.goto("/fr#cercle");
  await page.getByRole("textbox", { name: "Nom du cercle" }).fill("Les mardis");
  await page.getByRole("button", { name: "Créer le cercle", exact: true }).click();
  await page.waitForURL(/\/club\?/);
  const shift = await watchShift(page);
  await page.goto("/fr");
  await expect(page.getByRole("link", { name: /^Les mardis/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^La même table/ })).toBeVisible();
  await expect(page.getByText("Importer une sauvegarde")).toBeVisible();
  expect(await shift()).toBeLessThanOrEqual(NOTHING);
});

test("the rules of the game that the address asks for move nothing when they are there", async ({ page }) => {
  const shift = await watchShift(page);
  for (const game of ["tarot", "whist"]) {
    await page.goto(`/fr/rules?g=${game}`);
    await expect(page.getByRole("heading", { name: "Le texte et nos décisions" })).toBeVisible();
    expect(await shift(), game).toBeLessThanOrEqual(NOTHING);
  }
});

test("the end of an evening moves nothing of its sheet when it comes late", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul"] });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await page.getByRole("button", { name: "Tous passent" }).click();
  await page.getByRole("button", { name: "Arrêter la partie" }).click();
  await expect(page.getByText("Le classement de la table")).toBeVisible();
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('"TableEnd",0,')) await page.waitForTimeout(1000);
    await route.fulfill({ response });
  });
  const shift = await watchShift(page);
  await page.reload();
  await expect(page.locator("#first-rows")).toHaveCount(0);
  await expect(page.getByText("Le classement de la table")).toBeVisible();
  expect(await shift()).toBeLessThanOrEqual(NOTHING);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("home tells that a sheet is only here and may be cleared by the browser, and moves nothing when it is sent", async ({
  page,
}) => {
  await openSheet(page, { game: "Tarot", names: ["Camille", "Thomas", "Mathilde", "Antoine"] });
  const events = "**/api/sheets/*/events";
  await page.route(events, (route) => route.abort());
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await page.getByRole("button", { name: "Tous passent" }).click();
  await expect(page.getByRole("status")).toContainText("1 donne pas encore envoyée");
  await page.unroute(events);
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(events, (route) => sent.then(() => route.continue()));
  // A browser that is slow to say whether its storage is persistent.
  await page.addInitScript(() => {
    navigator.storage.persisted = () => new Promise((answer) => setTimeout(() => answer(false), 300));
  });
  const shift = await watchShift(page);
  await page.goto("/fr");
  await expect(page.getByText("pas encore tout envoyé")).toBeVisible();
  const places = () =>
    page
      .locator("main")
      .evaluate((main) => [...main.querySelectorAll("h2, li, label")].map((one) => one.getBoundingClientRect().top));
  const before = await places();
  await expect(page.getByText(/^Ce navigateur peut effacer/)).toBeVisible();
  expect(await places()).toEqual(before);
  send();
  await expect(page.getByText(/^1 donne, /)).toBeVisible();
  await expect(page.getByText(/que sur ce téléphone/)).toBeHidden();
  expect(await places()).toEqual(before);
  expect(await shift()).toBeLessThanOrEqual(NOTHING);
});

test("a half-typed deal comes back into its form without a blank page", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: ["Camille", "Thomas", "Mathilde", "Antoine"] });
  await page.getByRole("button", { name: /Noter la donne 1, prise par Mathilde$/ }).click();
  await choose(page, "Contrat", "Garde");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mathilde garde.");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Noter la donne 1", exact: true })).toBeVisible();
  // Records pages that are blank, even for one frame.
  await page.evaluate(() => {
    const blank: string[] = [];
    Object.assign(window, { blank });
    new MutationObserver(() => {
      const main = document.querySelector("main");
      if (main?.textContent === "") blank.push(main.outerHTML);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await expect(page.getByRole("radio", { name: "Garde", exact: true })).toBeChecked();
  expect(await page.evaluate(() => (window as unknown as { blank: string[] }).blank)).toEqual([]);
});

test("a button that names what is missing leads there: names, what is contested, points, the reason", async ({ page }) => {
  await page.goto("/fr/new");
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  const focused = page.locator(":focus");
  await page.getByRole("textbox", { name: "Joueur 1", exact: true }).fill("Nora");
  await page
    .getByRole("button", { name: "Encore 2 noms" })
    .or(page.getByRole("button", { name: "Encore 3 noms" }))
    .tap();
  await expect(focused).toHaveAccessibleName("Joueur 2");
  await openSheet(page, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul"] });
  await noteTaken(page, 1, "Hugo", 49);
  await page.getByRole("button", { name: /, Hugo, donne 1/ }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Contester" }).tap();
  await page.getByRole("button", { name: "Dire ce qui est contesté" }).tap();
  await expect(focused).toHaveAccessibleName("Ce qui est contesté");
  await page.keyboard.type("le 9");
  await page.getByRole("button", { name: "Contester la donne 1" }).tap();
  await page.getByRole("button", { name: /, Hugo, donne 1/ }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Trancher" }).tap();
  await choose(page, "Comment cela finit", "on ajoute des points");
  await page.getByRole("button", { name: "Taper les points" }).tap();
  await expect(focused).toHaveAccessibleName(/^Points de la table pour Nora/);
  await page.getByRole("button", { name: "4", exact: true }).tap();
  await page.getByRole("button", { name: "Écrire la raison" }).tap();
  await expect(focused).toHaveAccessibleName("La raison");
  const box = await focused.boundingBox();
  const foot = await page.getByRole("button", { name: "Écrire la raison" }).boundingBox();
  expect(box && foot && box.y + box.height <= foot.y).toBe(true);
});

test("a correction that changes nothing writes nothing; a reason alone is not lost in silence", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul"] });
  await noteTaken(page, 1, "Hugo", 49);
  const form = page.getByRole("button", { name: "Corriger la donne 1" });
  await page.getByRole("button", { name: /^Garde.*, donne 1(,|$)/ }).tap();
  await form.tap();
  await expect(page.getByRole("button", { name: "Noter la donne 2", exact: true })).toBeVisible();
  await expect(page.getByRole("status")).toContainText("Donne 1 notée");
  await page.getByRole("button", { name: /^Garde.*, donne 1(,|$)/ }).tap();
  await page.getByRole("textbox", { name: "Pourquoi cette correction ?" }).fill("mal compté");
  await form.tap();
  await expect(page.getByRole("alert")).toContainText("Rien n’a changé");
  await expect(page.getByRole("textbox", { name: "Pourquoi cette correction ?" })).toHaveValue("mal compté");
});
