import { expect, type Locator, type Page, test } from "@playwright/test";
import { DECALE, GARDE_SANS, REVOKE, TAROTMAG } from "../lib/sheet/drafts/record.fixture";
import { startApp } from "./app";
import { lay } from "./lay";
import { look } from "./look";
import { choose, FOUR, noteTaken, openSheet, totals, type } from "./table";

const tarot = (page: Page) => openSheet(page, { game: "Tarot", names: FOUR });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
const referee = async (page: Page, question?: string) => {
  await page.getByRole("link", { name: "Arbitre" }).click();
  if (question) await choose(page, "Que faut-il juger ?", question);
};
/** The keys that type a card: "pb" for "B-PRO". */
const keysOfDecale = (token: string): string => {
  const [suit = "", rank = ""] = token.split("-");
  if (token === "EXC") return "ex";
  if (suit === "T") return `${rank}a`;
  const ranks: Record<string, string> = { INT: "i", PRO: "p", P1: "sc", P2: "hg", P3: "sp" };
  const schools: Record<string, string> = { B: "b", O: "o", V: "ve", M: "vi" };
  return `${ranks[rank] ?? rank.toLowerCase()}${schools[suit]}`;
};
/** Waits until the phone has stored everything: a read transaction waits for the writes before it. */
const written = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name));
      if (db.objectStoreNames.contains("drafts")) await done(db.transaction("drafts").objectStore("drafts").count());
      db.close();
    }
  });
const verdict = (page: Page) => page.getByRole("status").first();

test("Paul plays the 5 of trumps under the 9: the phone says no, shows what he could play, and where it is written", async ({
  page,
}) => {
  await tarot(page);
  await referee(page);
  await choose(page, "Entame", "Nora");
  expect(await lay(page, "H-8 T-9 H-3 T-5")).toBeLessThanOrEqual(5);
  await expect(verdict(page)).toContainText("On ne sait pas.");
  await expect(verdict(page)).toContainText("un cœur ou un atout au-dessus du 9");
  await lay(page, "C-14 S-12 D-7 T-14 T-17 EXC");
  await expect(verdict(page)).toContainText("Illégal.");
  await choose(page, "Main", "entière");
  await expect(verdict(page)).toContainText(
    "Paul joue le 5 d’atout sur le 9 de Hugo. Sans cœur, Paul devait monter : en main, le 14 et le 17.",
  );
  await expect(page.getByText("permises : 14, 17, Excuse")).toBeVisible();
  await press(page, "Terminé");
  await press(page, /^7 de carreau, interdite/);
  await expect(page.getByText(/Sans cœur, Paul devait couper et monter/)).toBeVisible();
  await expect(page.getByText("La règle ne dit pas la sanction : la table décide.")).toBeVisible();
  await page.reload();
  await expect(verdict(page)).toContainText("Illégal.");
  await page.getByRole("link", { name: "Lire dans les règles" }).click();
  await expect(page.locator("#fft-couper")).toBeInViewport();
  await expect(page.locator("#fft-couper")).toContainText("doit couper, et surcouper");
});

test("with the server stopped, a revoke is proved as soon as the trump comes out, by those two plays", async ({ browser }) => {
  const app = await startApp();
  const page = await browser.newPage({ baseURL: app.url });
  try {
    await tarot(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await referee(page, "La donne");
    await choose(page, "Entame", "Nora");
    const cards = REVOKE.split(" ");
    await lay(page, cards.slice(0, 14).join(" "));
    await expect(page.getByText("Rien n’est prouvé.")).toBeVisible();
    await app.stop();
    await lay(page, cards.slice(14, 24).join(" "));
    const proved = page.getByRole("region", { name: "Ce qui est prouvé" });
    await expect(proved).toContainText("Au pli 3, Hugo joue le 2 de cœur sur le roi de pique de Nora.");
    await expect(proved).toContainText("le 2 d’atout (pli 4) et le 3 d’atout (pli 6) étaient en main");
    await expect(page.getByRole("button", { name: "Hugo, pli 3, 2 de cœur, faute prouvée" })).toBeVisible();
    // A wrong trump was laid by mistake, and is corrected where it lies.
    await press(page, "Hugo, pli 6, 3 d’atout, gagne le pli");
    await lay(page, "T-14");
    await expect(proved).toContainText("le 14 d’atout (pli 6)");
    await press(page, "Hugo, pli 6, 14 d’atout, gagne le pli");
    await lay(page, "T-3");
    await expect(proved).toContainText("le 3 d’atout (pli 6)");
    await written(page);
    await page.reload();
    await expect(proved).toContainText("le 3 d’atout (pli 6)");
    await press(page, "Effacer");
    await expect(proved).toBeHidden();
    await press(page, "Rétablir");
    await proved.getByRole("button", { name: "Juger ce coup" }).first().click();
    await expect(page.getByRole("heading", { name: "Arbitre, 3ᵉ pli" })).toBeVisible();
    await expect(verdict(page)).toContainText("Même sans pique, Hugo devait couper : en main, le 2 et le 3.");
  } finally {
    await page.close();
    await app.close();
  }
});

test("seventy-two cards of a garde sans fill the deal: 83 points, three bouts, and nothing to type", async ({ page }) => {
  await tarot(page);
  await referee(page, "La donne");
  await choose(page, "Entame", "Nora");
  await press(page, /^Le contrat/);
  await choose(page, "Prend", "Nora");
  await choose(page, "Contrat", "Garde sans");
  await lay(page, GARDE_SANS);
  await expect(page.getByText("Attaque : 83 points, trois bouts.")).toBeVisible();
  await press(page, "Remplir la donne 1");
  await expect(page.getByText(/^83, il en fallait 36/)).toBeVisible();
  await press(page, "Enregistrer la donne 1");
  // (25 + 47) × 4 = 288 from each (FFT12 p. 8-9).
  await expect.poll(() => totals(page)).toEqual([864, -288, -288, -288]);
});

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

test("a hand's announcements and its possible discards are told, with their rules", async ({ page }) => {
  await tarot(page);
  await referee(page, "Une main");
  await lay(page, "T-2 T-3 T-4 T-5 T-6 T-7 T-8 T-9 T-10");
  await expect(page.getByRole("listitem").filter({ hasText: "Poignée" })).toContainText("à voir");
  await lay(page, "EXC");
  await expect(page.getByRole("listitem").filter({ hasText: "Poignée" })).toContainText("simple, 10 atouts");
  await press(page, "FFT p. 7");
  await expect(page.getByRole("dialog")).toContainText("L’Excuse peut y remplacer un atout");
  await press(page, "Fermer");
  await press(page, "Effacer");
  await choose(page, "On regarde", "écart");
  await lay(page, "S-1 S-2 S-3 S-4 S-5 S-14");
  await expect(verdict(page)).toContainText("Un roi ne s’écarte pas : le roi de pique.");
});

for (const reducedMotion of ["reduce", "no-preference"] as const)
  test(`the verdict is in view when it comes, above the cards of however long a hand (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await tarot(page);
    await referee(page);
    await choose(page, "Entame", "Nora");
    await lay(page, "H-8 T-9 H-3 T-5");
    await lay(page, "S-1 S-2 S-3 S-4 S-5 S-6 S-7 S-8 S-9 D-7 T-1 T-2");
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await lay(page, "T-14");
    const said = verdict(page);
    await expect(said).toContainText("Illégal.");
    const bar = page.getByRole("group", { name: "Couleur", exact: true }).locator("xpath=ancestor::*[contains(@class,'sticky')]");
    await expect
      .poll(async () => {
        const [word, pinned] = [await said.boundingBox(), await bar.boundingBox()];
        return word && pinned && word.y >= 44 && word.y + word.height <= pinned.y;
      })
      .toBe(true);
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

/** A real deal (tarotmag 17): a trick takes four taps for its cards, and one for each change of suit. */
test("a whole deal is laid in less than five taps a trick, and a trick of one suit in four or five", async ({ page }) => {
  await tarot(page);
  await referee(page, "La donne");
  await choose(page, "Entame", "Paul");
  const tricks = TAROTMAG.split(", ");
  let taps = 0;
  for (const trick of tricks) {
    const each = await lay(page, trick);
    taps += each;
    if (new Set(trick.split(" ").map((token) => token[0])).size === 1) expect(each).toBeLessThanOrEqual(5);
  }
  expect(taps / tricks.length).toBeLessThan(5);
  await expect(page.getByText("Rien n’est prouvé.")).toBeVisible();
});

test("at a keyboard: cards by their letters, Backspace, Enter, arrows, and a ruling in figures", async ({ page }) => {
  await tarot(page);
  await noteTaken(page, 1, "Nora", 55, "Petite", 1);
  await referee(page);
  await choose(page, "Entame", "Nora");
  await page.keyboard.type("8c9crk");
  const trick = page.getByRole("list", { name: "Le pli" });
  await expect(trick).toContainText("Inès");
  await expect(trick.getByRole("button", { name: /^Inès, .*roi de carreau/ })).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(trick.getByRole("button", { name: /^Inès, .*roi de carreau/ })).toBeHidden();
  // Hearts were led and are shown, so 3 and Enter means the 3 of hearts.
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await expect(trick.getByRole("button", { name: /^Inès, .*3 de cœur/ })).toBeVisible();
  await page.keyboard.type("8c");
  await expect(
    page.getByText("« 8c » : aucune carte libre ne s’écrit ainsi.".replace(/ ([:»])/g, "\u202f$1").replace("« ", "«\u202f")),
  ).toBeVisible();
  await page.keyboard.type("21");
  await expect(trick.getByRole("button", { name: /^Paul, contesté, 21 d’atout/ })).toBeVisible();
  await page.keyboard.type("1cex");
  await expect(verdict(page)).toContainText("Illégal.");
  const key = (name: string) => page.getByRole("button", { name, exact: true });
  await page.getByRole("group", { name: "Couleur", exact: true }).locator("label").filter({ hasText: "pique" }).click();
  await key("roi de pique").focus();
  await page.keyboard.press("ArrowRight");
  await expect(key("dame de pique")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(key("6 de pique")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Main de Paul" })).toContainText("");
  await expect(page.getByRole("button", { name: /^Pourquoi.*roi de pique|^roi de pique, /i }).first()).toBeVisible();

  await page.getByRole("link", { name: "‹ Feuille" }).click();
  await press(page, /, Nora, donne 1(,|$)/);
  await press(page, "Contester");
  await page.getByRole("textbox", { name: "Ce qui est contesté" }).fill("renonce");
  await press(page, "Contester la donne 1");
  await press(page, /, Nora, donne 1(,|$)/);
  await press(page, "Trancher");
  await choose(page, "Comment cela finit", "on ajoute des points");
  await press(page, /^Points de la table pour Hugo/);
  await page.keyboard.type("-25");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("0");
  await expect(page.getByRole("button", { name: /^Points de la table pour Hugo/ })).toContainText("−20");
});

test("décalé recorded to its last card fills the deal with the primes that were held, each to be taken off", async ({ page }) => {
  await openSheet(page, { names: ["Nora", "Hugo", "Inès", "Paul", "Zoé"] });
  await referee(page, "La donne");
  await choose(page, "Entame", "Zoé");
  await page.keyboard.type(DECALE.split(" ").map(keysOfDecale).join(""));
  const said = page.getByRole("group", { name: "Annoncé à la table, à remplir aussi" });
  await expect(said.getByRole("checkbox", { name: "Zoé, Trop cool" })).toBeChecked();
  await expect(said.getByRole("checkbox", { name: "Zoé, Grève des profs" })).toBeChecked();
  await look(page, "what the hands announced");
  await said.getByRole("checkbox", { name: "Zoé, Grève des profs" }).uncheck();
  await press(page, "Remplir la donne 1");
  await expect(page.getByText(/Zoé, Trop cool/)).toBeVisible();
  await expect(page.getByText(/Grève des profs/)).toBeHidden();
});

test("a figure under other rules has its own history entry: going back closes only that", async ({ page }) => {
  await tarot(page);
  await noteTaken(page, 1, "Nora", 60, "Garde contre", 1);
  await press(page, /, Nora, donne 1(,|$)/);
  const own = page.getByRole("dialog", { name: /^Nora, donne 1/ });
  await expect(own).toBeVisible();
  // The page opens just below the line that was tapped.
  const top = async (at: Locator) => (await at.boundingBox())?.y ?? Number.NaN;
  const line = page.locator('main [data-deal="1"]');
  await expect.poll(async () => Math.abs((await top(line)) - (await top(own)))).toBeLessThanOrEqual(2);
  await page
    .getByRole("button", { name: /autres? règles|édition/i })
    .first()
    .click();
  await expect(page).toHaveURL(/#chiffre-1-0-autre$/);
  await expect(page.getByRole("dialog")).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(own).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/sheet\?s=/);
});

test("with the server stopped, a rule is found by a word, in the text of the game or in ours", async ({ browser }) => {
  const app = await startApp();
  const page = await browser.newPage({ baseURL: app.url });
  const rules = page.getByRole("definition");
  const look = page.getByRole("searchbox", { name: "Chercher un mot" });
  try {
    await tarot(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await referee(page);
    await app.stop();
    await page.getByRole("link", { name: "Chercher une règle" }).click();
    await look.fill("surcouper");
    await expect(rules.filter({ hasText: "doit couper, et surcouper" })).toBeVisible();
    await expect(page.getByRole("status")).toContainText(/règles?\./);
    await look.fill("excuse dernier pli");
    await expect(page.locator("#F5")).toBeVisible();
    await choose(page, "Jeu", "Points de victoire");
    await look.fill("fournir");
    await expect(page.locator("#fft-fournir")).toBeVisible();
    await look.fill("renonce");
    await expect(page.locator("summary").first()).toBeVisible();
    await look.fill("belote");
    await expect(page.getByRole("status")).toContainText("Aucune règle ne contient ce mot.");
    await page.getByRole("link", { name: "‹ Retour" }).click();
    await expect(page.getByRole("heading", { name: "Arbitre" })).toBeVisible();
  } finally {
    await page.close();
    await app.close();
  }
});

for (const lang of ["fr", "en"] as const) {
  test(`the referee's screens break no accessibility rule (${lang})`, async ({ page }) => {
    const words =
      lang === "fr"
        ? { key: "roi de pique", next: "dame de pique", hand: "Une main", deal: "La donne", what: "Que faut-il juger ?" }
        : {
            key: "king of spades",
            next: "queen of spades",
            hand: "A hand",
            deal: "The deal",
            what: "What is to be judged?",
          };
    await page.goto(`/${lang}/referee`);
    await press(page, words.key);
    await press(page, words.next);
    await page.getByRole("list").first().getByRole("button").nth(1).click();
    await expect(verdict(page)).toBeVisible();
    await look(page, "one play");
    await choose(page, words.what, words.hand);
    await press(page, words.key);
    await look(page, "one hand");
    await choose(page, words.what, words.deal);
    await press(page, words.key);
    await look(page, "the whole deal");
    await page.goto(`/${lang}/rules?g=tarot#disputes`);
    await page.locator("summary").first().click();
    await look(page, "disputes");
  });
}
