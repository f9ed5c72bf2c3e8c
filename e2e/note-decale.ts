import type { Page } from "@playwright/test";
import type { GoldenStep } from "../lib/sheet/golden/read-golden.fixture";
import { choose, type } from "./table";

const DIPLOMA = { brevet: "Brevet", bac: "Bac", master: "Master" } as const;
const SCHOOL = { B: "bleu", O: "orange", V: "vert", M: "violet" } as const;
const PRIME = {
  "trop-cool": "Trop cool",
  loose: "C’est la loose",
  greve: "Grève des profs",
  "bout-du-bout": "Le bout du bout",
} as const;

interface Deal {
  passed?: true;
  bet?: { seat: number; diploma: keyof typeof DIPLOMA; partner?: number; called?: keyof typeof SCHOOL };
  cardPoints?: number[];
  setAside?: number;
  primes?: { seat: number; prime: keyof typeof PRIME }[];
}

/** One deal of a golden evening, through the form. */
export async function noteDecale(page: Page, names: readonly string[], step: GoldenStep): Promise<void> {
  const deal = step.deal as Deal;
  if (step.correction)
    await page
      .getByRole("button", { name: new RegExp(`^\\p{L}.*, donne ${step.number}(,|$)`, "u") })
      .first()
      .click();
  else await page.getByRole("button", { name: `Noter la donne ${step.number}`, exact: true }).click();
  if (deal.passed) return page.getByRole("button", { name: "Personne ne parie" }).click();
  const { bet, cardPoints = [], setAside = 0, primes = [] } = deal;
  if (!bet) throw new Error("every deal of this evening has a bet");
  await choose(page, "Diplôme", DIPLOMA[bet.diploma]);
  await choose(page, "Parie", names[bet.seat] as string);
  if (bet.partner === undefined) await choose(page, "Proviseur appelé", "sans appel");
  else {
    await choose(page, "Proviseur appelé", SCHOOL[bet.called as keyof typeof SCHOOL]);
    await choose(page, "Allié", names[bet.partner] as string);
  }
  if (step.correction) await page.getByRole("textbox", { name: "Pourquoi cette correction ?" }).fill(step.correction);
  else if (bet.partner === undefined) {
    // Four columns are typed; the total gives the fifth.
    for (const points of cardPoints.slice(0, -1)) {
      await type(page, points);
      await page.getByRole("button", { name: "Suivant" }).click();
    }
  } else {
    await type(page, (cardPoints[bet.seat] as number) + (cardPoints[bet.partner] as number));
    if (setAside > 0) {
      await page.getByRole("button", { name: /^Dernier pli à égalité/ }).click();
      for (let points = 2; points <= setAside; points++)
        await page.getByRole("button", { name: "Points mis de côté, un de plus" }).click();
    }
  }
  if (primes.length > 0) await page.getByRole("button", { name: /^Primes/ }).click();
  for (const { seat, prime } of primes) {
    await choose(page, PRIME[prime], names[seat] as string);
  }
  if (primes.length > 0) await page.getByRole("button", { name: "Revenir à la donne" }).click();
  await page
    .getByRole("button", { name: step.correction ? `Corriger la donne ${step.number}` : `Enregistrer la donne ${step.number}` })
    .click();
}
