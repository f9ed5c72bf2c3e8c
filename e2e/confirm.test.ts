import { type Browser, expect, type Page, test } from "@playwright/test";
import { look } from "./look";
import { choose, FOUR, noteTaken, openSheet, type } from "./table";

const share = (page: Page) => page.getByRole("dialog", { name: "Partager" });
const row = (page: Page) => page.getByRole("button", { name: /^Garde.*, donne 1(,|$)/ });
/** Says whose phone this is, after which the question disappears. */
const say = (page: Page, name: string) =>
  page.getByRole("group", { name: "Ce téléphone est celui de" }).locator("label").filter({ hasText: name }).click();
const closeWith = (page: Page) => page.getByRole("button", { name: "‹ Feuille" }).click();

async function aPhone(browser: Browser, link?: string): Promise<Page> {
  const permissions = ["clipboard-read", "clipboard-write"];
  const page = await (
    await browser.newContext({ permissions, locale: "fr-FR", viewport: { width: 390, height: 844 } })
  ).newPage();
  if (!link) return page;
  await page.goto(link);
  await page.waitForURL(/\/sheet\?s=/);
  await expect(page.getByRole("table", { name: /^Feuille de/ })).toBeVisible();
  return page;
}

/** Nora says that her phone is hers and that deals need confirming, and shows the link for those who note. */
async function invite(nora: Page): Promise<string> {
  await nora.getByRole("button", { name: "Partager" }).click();
  await choose(nora, "Ce téléphone est celui de", "Nora");
  await choose(nora, "Faire valider par l’autre camp", "oui");
  await choose(nora, "Droit", "Noter");
  await expect(share(nora).getByRole("img", { name: "Le QR de la feuille" })).toBeVisible();
  await share(nora).getByRole("button", { name: "Copier le lien" }).click();
  await expect(share(nora).getByText("Lien copié.")).toBeVisible();
  await look(nora, "share, an owner's");
  const link = await nora.evaluate(() => navigator.clipboard.readText());
  await closeWith(nora);
  return link;
}

test("Hugo confirms from his phone the deal that Nora noted; put right, it waits again; contested, it ends by his word", async ({
  browser,
  baseURL,
}) => {
  const nora = await aPhone(browser);
  await nora.goto(`${baseURL}/fr`);
  await openSheet(nora, { game: "Tarot", names: FOUR });
  const link = await invite(nora);
  const [hugo, paul] = [await aPhone(browser, link), await aPhone(browser, link)];
  // (25 + 8) × 2 (FFT, édition 2012, p. 8-9).
  await noteTaken(nora, 1, "Hugo", 49);
  await expect(row(nora)).toHaveAccessibleName(/à confirmer$/);

  await hugo.getByRole("button", { name: "Donne 1 à confirmer" }).click();
  await expect(hugo.getByText("Pour confirmer, dites qui joue avec ce téléphone.")).toBeVisible();
  await say(hugo, "Hugo");
  await hugo.getByRole("button", { name: "Confirmer la donne 1" }).click();
  await expect(hugo.getByText(/^confirmée\s: Hugo \(cet appareil\), /)).toBeVisible();
  await look(hugo, "history, a deal confirmed");
  await expect(row(nora)).toHaveAccessibleName(/confirmée$/);
  await expect(nora.getByText("Toutes les donnes sont confirmées.")).toBeVisible();

  await row(nora).click();
  await nora.getByRole("button", { name: "Effacer" }).click();
  await type(nora, 0);
  await nora.getByRole("button", { name: "Corriger la donne 1" }).click();
  await expect(row(nora)).toHaveAccessibleName(/corrigée, .*à confirmer$/);
  await look(nora, "sheet, a deal to confirm");

  await paul.getByRole("button", { name: "Donne 1 à confirmer" }).click();
  await say(paul, "Paul");
  await expect(paul.getByText("C’est à l’autre camp de confirmer.")).toBeVisible();
  await expect(paul.getByRole("button", { name: "Confirmer la donne 1" })).toHaveCount(0);
  // A name tapped by mistake can be corrected on the page where it prevents a confirmation.
  await paul.getByRole("button", { name: "Ce téléphone n’est pas celui de Paul" }).click();
  await expect(paul.getByRole("group", { name: "Ce téléphone est celui de" })).toBeVisible();
  await paul.getByRole("button", { name: "Contester, donne 1", exact: true }).click();
  await paul.getByRole("textbox", { name: "Ce qui est contesté" }).fill("Les points du chien");
  await paul.getByRole("button", { name: "Contester la donne 1" }).click();
  await expect(row(nora)).toHaveAccessibleName(/, contestée, /);

  await expect(hugo.getByText("La confirmation de l’autre camp met fin à la contestation.")).toBeVisible();
  await expect(hugo.getByText(/avant correction$/)).toBeVisible();
  await hugo.getByRole("button", { name: "Confirmer la donne 1" }).click();
  await expect(hugo.getByText(/donne gardée \(l’autre camp confirme\)/)).toBeVisible();
  await expect(row(nora)).toHaveAccessibleName(/corrigée, .*, confirmée$/);
  await nora.getByRole("button", { name: "Historique" }).click();
  await expect(nora.getByText(/contestée, téléphone de Paul/)).toBeVisible();
  await expect(nora.getByText(/^confirmée\s: Hugo/)).toHaveCount(2);

  // A wrong confirmation is taken back, and the contest that it ended waits again.
  await closeWith(hugo);
  await hugo.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(hugo.getByText(/^Confirmation de la donne 1 retirée/)).toBeVisible();
  await expect(row(hugo)).toHaveAccessibleName(/, contestée, /);
  await expect(nora.getByText(/^confirmation retirée, téléphone de Hugo/)).toBeVisible();
});

for (const lang of ["fr", "en"] as const) {
  test(`the pages for joining break no accessibility rule (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/join`);
    await expect(page.getByRole("textbox")).toBeVisible();
    await look(page, "join");
    await page.goto(`/${lang}/join#${"x".repeat(43)}`);
    await page.reload();
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await look(page, "join, a link that lets nobody in");
  });
}
