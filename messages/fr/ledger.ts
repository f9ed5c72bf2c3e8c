/** What the ledger says, and what it says aloud. */

import type { GameName, Points } from "#lib/rules/rules";
import { de, list } from "#lib/rules/words/fr/grammar";

/** `divided`: two phones noted it otherwise; `rival`: what the other one noted. */
export type Mark = "corrected" | "contested" | "voided" | "divided" | "rival";
export type Role = "taker" | "partner";
export type Confirmed = "confirmed" | "waiting";

const half = (n: Points) => (n % 1 === 0.5 ? (n < 1 ? "un demi" : `${Math.floor(n)} et demi`) : `${n}`);
const total = (n: Points) => (n < 0 ? `moins ${half(-n)}` : half(n));
const change = (n: Points) => (n > 0 ? `plus ${half(n)}` : total(n));

/** Décalé bets where the others take. */
const roles: Record<GameName, Record<Role, string>> = {
  decale: { taker: "parieur", partner: "allié" },
  tarot: { taker: "preneur", partner: "appelé" },
  vp5: { taker: "preneur", partner: "appelé" },
  whist: { taker: "preneur", partner: "partenaire" },
};

export const ledgerFr = {
  role: (game: GameName, role: Role) => roles[game][role],
  spoken: { total, change },
  caption: (names: readonly string[]) => `Feuille ${de(names.join(", "))}`,
  number: "Donne",
  summary: "Contrat et résultat",
  marks: {
    corrected: "corrigée",
    contested: "contestée",
    voided: "annulée",
    divided: "à départager",
    rival: "autre version",
  } as Record<Mark, string>,
  confirmation: { confirmed: "confirmée", waiting: "à confirmer" } as Record<Confirmed, string>,
  head: (name: string, n: Points | null, provisional?: Points) =>
    [
      name,
      n === null ? "n’a pas encore joué" : `total ${total(n)}`,
      ...(provisional === undefined ? [] : [`sans contestation ${total(provisional)}`]),
    ].join(", "),
  without: (deals: readonly number[]) => (deals.length === 1 ? `sans la donne ${deals[0]}` : `sans les donnes ${list(deals)}`),
  figure: (p: { name: string; deal: number; game: GameName; role?: Role | undefined; change: Points; total: Points }) =>
    [p.name, `donne ${p.deal}`, ...(p.role ? [roles[p.game][p.role]] : []), change(p.change), `total ${total(p.total)}`].join(
      ", ",
    ),
  deal: (n: number, summary: string, detail: string, mark?: string) =>
    [`Donne ${n}`, summary, ...(detail ? [detail] : []), ...(mark ? [mark] : [])].join(", "),
  notConcerned: "pas en jeu",
  toPlay: "à jouer",
  takes: (name: string, duty: string, deal: number) =>
    `${name}${duty ? `, ${duty}` : ""}. Noter la donne ${deal}, prise par ${name}`,
  next: (n: number) => `Donne ${n}, à jouer`,
  dealer: "donne",
  speaks: "parle",
  leads: "entame",
  /** Sits the next deal out. */
  rests: "mort",
  curve: "Courbe de la soirée",
  curveStart: "Départ",
};

export type LedgerMessages = typeof ledgerFr;
