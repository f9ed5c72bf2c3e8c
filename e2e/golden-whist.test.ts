import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { type GoldenStep, readGolden } from "../lib/sheet/golden/read-golden.fixture";
import { whistSentence } from "../lib/sheet/golden/whist.fixture";
import { de } from "../messages/fr/rules/grammar";
import { openSheet, totals } from "./table";

const evening = readGolden(readFileSync("lib/sheet/golden/whist.txt", "utf8"), whistSentence);
const { names } = evening;

interface Deal {
  cards: number;
  blind: boolean;
  bids: number[];
  tricks: number[];
}

test("twelve deals of whist, noted on a phone in speaking order, leave the stakes worked out by hand", async ({ page }) => {
  await openSheet(page, { game: "Le Mexicain", names, dealer: names[evening.dealer] });
  let dealer = evening.dealer;
  for (const step of evening.steps) {
    dealer = step.dealer ?? dealer;
    if (step.correction) await correct(page, step);
    else await note(page, step, dealer);
    await expect.poll(() => totals(page), `deal ${step.number}`).toEqual(step.totals);
  }
  await expect(page.getByRole("status")).toContainText(/tout est envoyé/i);
});

/** Speaking order: from the dealer's left to the dealer. */
const speaking = (dealer: number) => names.map((_, step) => (dealer + 1 + step) % names.length);

async function note(page: Page, { number, deal }: GoldenStep, dealer: number): Promise<void> {
  const { cards, blind, bids, tricks } = deal as Deal;
  let taps = 0;
  const tap = async (name: string, exact = true) => {
    taps++;
    await page.getByRole("button", { name, exact }).click();
  };
  await tap(`Noter la donne ${number}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    `${cards} carte${cards > 1 ? "s" : ""}${blind ? " à l’aveugle" : ""}, `,
  );
  for (const seat of speaking(dealer)) {
    await expect(page.getByRole("group", { name: `Annonce ${de(names[seat] as string)}` })).toBeVisible();
    if (seat === dealer) await expectForbidden(page, cards, bids, dealer);
    await tap(String(bids[seat]));
  }
  let left = cards;
  for (const seat of speaking(dealer).slice(0, -1)) {
    if (left === 0) break;
    await expect(page.getByRole("group", { name: `Plis ${de(names[seat] as string)}` })).toBeVisible();
    await tap(String(tricks[seat]));
    left -= tricks[seat] as number;
  }
  await tap(`Enregistrer la donne ${number}`);
  expect(taps, "one bid and one trick each but the last, open and save").toBeLessThan(2 + 2 * names.length);
}

/** The number that would make the bids add up to the tricks is in view, cannot be tapped, and says why. */
async function expectForbidden(page: Page, cards: number, bids: readonly number[], dealer: number): Promise<void> {
  const others = bids.reduce((sum, bid, seat) => (seat === dealer ? sum : sum + bid), 0);
  const keys = page.getByRole("group", { name: /^Annonce d/ }).getByRole("button");
  await expect(keys).toHaveCount(cards + 1);
  for (let bid = 0; bid <= cards; bid++) await expect(keys.nth(bid)).toBeEnabled({ enabled: others + bid !== cards });
  const reason = page.getByText(`Dire ${cards - others} ferait ${cards} en tout`);
  if (others <= cards) await expect(reason).toBeVisible();
  else await expect(reason).toBeHidden();
}

/** Corrects each number that changed: taps its cell, then the number. */
async function correct(page: Page, { number, deal, correction }: GoldenStep): Promise<void> {
  const { bids, tricks } = deal as Deal;
  await page.getByRole("button", { name: new RegExp(`^(?!.*au total).*, donne ${number}(,|$)`) }).click();
  for (const [row, numbers] of [
    ["Annonce", bids],
    ["Plis", tricks],
  ] as const) {
    for (const [seat, right] of numbers.entries()) {
      const cell = page.getByRole("button", { name: new RegExp(`^${names[seat]}, ${row} `) });
      if ((await cell.getAttribute("aria-label"))?.endsWith(` ${right}`)) continue;
      await cell.click();
      await page.getByRole("button", { name: String(right), exact: true }).click();
    }
  }
  await page.getByRole("textbox", { name: "Pourquoi cette correction ?" }).fill(correction as string);
  await page.getByRole("button", { name: `Corriger la donne ${number}` }).click();
}

test("bids are announced now, wait on the sheet, and only the tricks are asked for later", async ({ page }) => {
  await openSheet(page, { game: "Le Mexicain", names: ["Nora", "Hugo", "Inès"] });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  for (const bid of ["2", "0", "1"]) await page.getByRole("button", { name: bid, exact: true }).click();
  await page.getByRole("button", { name: "Noter les enchères" }).click();
  await expect(page.getByText("Annonces : Nora 1, Hugo 2, Inès 0.")).toBeVisible();
  await expect(page).not.toHaveURL(/#donne/);
  await page.reload();
  await page.getByRole("button", { name: "Noter le résultat" }).click();
  await expect(page.getByRole("group", { name: "Plis de Hugo" })).toBeVisible();
  for (const tricks of ["2", "1"]) await page.getByRole("button", { name: tricks, exact: true }).click();
  await expect(page.getByRole("button", { name: "Nora, Plis : 2, le reste" })).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
  await expect.poll(() => totals(page)).toEqual([13, 14, 13]);
});

test("a stake runs out: the win is shared, nothing more can be noted, and a correction reopens the game", async ({ page }) => {
  await openSheet(page, { game: "Le Mexicain", names: ["Nora", "Hugo", "Inès"], stake: 3 });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await page.getByRole("button", { name: "5", exact: true }).click();
  await expect(page.getByRole("button", { name: "Fausse donne ›" })).toBeVisible();
  for (const number of ["3", "1", "1", "3"]) await page.getByRole("button", { name: number, exact: true }).click();
  await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
  // Hugo bid 5 and took 1, so he loses 4 cards of a stake of 3. Inès and Nora took what they bid.
  await expect.poll(() => totals(page)).toEqual([3, 0, 3]);
  await expect(page.getByText("Partie finie : Nora et Inès se partagent la victoire.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Arrêter la partie" })).toBeHidden();
  await expect(page.getByRole("button", { name: /^Noter la donne/ })).toBeHidden();
  await page.getByRole("button", { name: "−4, 0 au total, Hugo, donne 1" }).click();
  const number = page.getByRole("dialog", { name: "Hugo, donne 1" });
  await expect(number.getByRole("rowheader", { name: "Hugo annonce 5 et fait 1 pli" })).toBeVisible();
  await number.getByRole("button", { name: "Corriger", exact: true }).click();
  await page.getByRole("button", { name: "Hugo, Annonce : 5" }).click();
  await page.getByRole("button", { name: "1", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Nora, qui donne, ne pouvait pas dire 1" })).toBeVisible();
  await page.getByRole("button", { name: "Hugo, Annonce : 1" }).click();
  await page.getByRole("button", { name: "2", exact: true }).click();
  await page.getByRole("button", { name: "Corriger la donne 1" }).click();
  await expect.poll(() => totals(page)).toEqual([3, 2, 3]);
  await expect(page.getByRole("button", { name: "Noter la donne 2" })).toBeVisible();
});
