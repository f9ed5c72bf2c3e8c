import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { type GoldenStep, readGolden } from "../lib/sheet/golden/read-golden.fixture";
import { tarotSentence } from "../lib/sheet/golden/tarot.fixture";
import { choose, openSheet, totals, type } from "./table";

interface Deal {
  passed?: true;
  taker: number;
  partner?: number | null;
  contract: keyof typeof CONTRACT;
  bouts: number;
  points?: number;
  defencePoints?: number;
  petitAuBout?: "attack" | "defence";
  poignees?: { seat: number; level: number }[];
  miseres?: { seat: number; kind: "trumps" | "heads" }[];
  slam?: { announced: boolean; by: "attack" | "defence" | null };
  allTricks?: boolean;
}

const CONTRACT = {
  petite: "Petite",
  pouce: "Pouce",
  garde: "Garde",
  "garde-sans": "Garde sans",
  "garde-contre": "Garde contre",
  chelem: "Chelem",
} as const;
const CAMP = { attack: "attaque", defence: "défense" } as const;
const LEVEL = [/^Poignée/, /^Double/, /^Triple/];
const MISERE = { trumps: "Misère d’atouts", heads: "Misère d’images" } as const;

test("the federation's own score sheet, noted on a phone, gives its totals", async ({ page }) => {
  await play(page, "tarot", "Tarot");
});

test("nine deals at the victory-point table, noted on a phone, give the totals read in the table by hand", async ({ page }) => {
  await play(page, "vp5", "Points de victoire");
});

async function play(page: Page, file: string, game: string): Promise<void> {
  const evening = readGolden(readFileSync(`lib/sheet/golden/${file}.txt`, "utf8"), tarotSentence);
  const { names } = evening;
  await openSheet(page, { game, names, dealer: names[evening.dealer] });
  for (const step of evening.steps) {
    await note(page, names, step);
    await expect.poll(() => totals(page), `deal ${step.number}`).toEqual(step.totals);
  }
  await expect(page.getByRole("status")).toContainText(/tout est envoyé/i);
  await page.reload();
  await expect.poll(() => totals(page)).toEqual(evening.steps.at(-1)?.totals);
}

async function note(page: Page, names: readonly string[], { number, deal: json }: GoldenStep): Promise<void> {
  const deal = json as Deal;
  const name = (seat: number) => names[seat] as string;
  if (deal.passed) {
    await page.getByRole("button", { name: `Noter la donne ${number}`, exact: true }).click();
    return page.getByRole("button", { name: "Tous passent" }).click();
  }
  await page.getByRole("button", { name: new RegExp(`Noter la donne ${number}, prise par ${name(deal.taker)}$`) }).click();
  if (names.length === 5)
    await choose(page, "Appelé", deal.partner === null ? `Solo, ${name(deal.taker)}` : name(deal.partner as number));
  await choose(page, "Contrat", CONTRACT[deal.contract]);
  await choose(page, "Bouts", String(deal.bouts));
  if (deal.contract === "chelem") await choose(page, "Tous les plis", deal.allTricks ? "oui" : "non");
  await unfold(page, deal, name);
  if (deal.defencePoints !== undefined) await choose(page, "Points", CAMP.defence);
  const points = deal.points ?? (deal.defencePoints as number);
  if (!(await page.getByLabel("Points", { exact: true }).last().textContent())) await type(page, points);
  await page.getByRole("button", { name: `Enregistrer la donne ${number}` }).click();
}

/** Opens the part of the form for hands shown and slams announced, if the deal has any. */
async function unfold(
  page: Page,
  { petitAuBout, poignees = [], miseres = [], slam }: Deal,
  name: (seat: number) => string,
): Promise<void> {
  if (!petitAuBout && !slam && poignees.length + miseres.length === 0) return;
  const fold = page.getByRole("button", { name: /^Poignée, / });
  await fold.click();
  const tick = (group: string | RegExp, seat: number) =>
    page
      .getByRole("group", { name: group })
      .getByRole("checkbox", { name: name(seat) })
      .locator("xpath=..")
      .click();
  for (const { seat, level } of poignees) await tick(LEVEL[level - 1] as RegExp, seat);
  for (const { seat, kind } of miseres) await tick(MISERE[kind], seat);
  if (petitAuBout) await choose(page, "Petit au bout", CAMP[petitAuBout]);
  if (slam?.announced) await choose(page, "Chelem annoncé", "oui");
  if (slam?.by) await choose(page, "Tous les plis", CAMP[slam.by]);
  await page.getByRole("button", { name: "Revenir à la donne" }).click();
}
