/** A whole deal laid before the referee: what it proves, and the form that it fills. */
import { expect, type Page, test } from "@playwright/test";
import { DECALE, GARDE_SANS, REVOKE, TAROTMAG } from "../lib/sheet/drafts/record.fixture";
import { startApp } from "./app";
import { lay } from "./lay";
import { look } from "./look";
import { pressExact as press, openReferee as referee, openTarot as tarot, verdictOn as verdict } from "./referee";
import { choose, openSheet, totals } from "./table";

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
