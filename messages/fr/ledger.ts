/** What the ledger says, and what it says aloud. */

import { always } from "./alike/always";
import { de, list } from "./rules/grammar";

/** `ruled`: the table moved points; `divided`: two phones noted it otherwise; `rival`: what the other one noted. */
export type DealMark = "corrected" | "ruled" | "contested" | "voided" | "divided" | "rival";
export type Confirmed = "confirmed" | "waiting";

/** `seen`: the name as there was room for it; figures as they are printed. `total`: null, has never sat. */
interface HeadSaid {
  readonly seen: string;
  readonly name: string;
  readonly total: string | null;
  readonly provisional?: string | undefined;
}

/** `change`, `total`: as they are printed. */
interface FigureSaid {
  readonly change: string;
  readonly total: string;
  readonly name: string;
  readonly deal: number;
  readonly role?: string | undefined;
}

export const ledger = {
  caption: (names: readonly string[]) => `Feuille ${de(names.join(", "))}`,
  marks: {
    corrected: "corrigée",
    ruled: "décidée",
    contested: "contestée",
    voided: "annulée",
    divided: "à départager",
    rival: "autre version",
  } as Record<DealMark, string>,
  confirmation: { confirmed: "confirmée", waiting: "à confirmer" } as Record<Confirmed, string>,
  /** A button's name begins with its visible text, because people say that to voice control. */
  head: ({ seen, name, total, provisional }: HeadSaid) =>
    [
      ...(total === null
        ? [seen, "n’a pas encore joué"]
        : provisional === undefined
          ? [seen, `${total} au total`]
          : [seen, total, provisional, "au total et sans ce qui est contesté"]),
      ...(seen === name ? [] : [name]),
    ].join(", "),
  without: (deals: readonly number[]) => (deals.length === 1 ? `sans la donne ${deals[0]}` : `sans les donnes ${list(deals)}`),
  figure: ({ change, total, name, deal, role }: FigureSaid) =>
    [change, `${total} au total`, name, `donne ${deal}`, ...(role ? [role.toLowerCase()] : [])].join(", "),
  /** `seen`: contract, sign and bouts. */
  deal: (n: number, seen: readonly string[], state?: string) => [...seen, `donne ${n}`, ...(state ? [state] : [])].join(", "),
  notConcerned: "pas en jeu",
  notCounted: always.notCounted,
  toPlay: "à jouer",
  takes: (name: string, duty: string, deal: number) =>
    `${duty ? `${duty}, ` : ""}${name}. Noter la donne ${deal}, prise par ${name}`,
  finishes: (name: string, duty: string, deal: number) =>
    `${duty ? `${duty}, ` : ""}${name}. Noter le résultat de la donne ${deal}`,
  dealer: "donne",
  /** Over one of so many columns: its neighbour’s word stands right beside it. */
  speaks: (_columns: number): string => "parle",
  leads: "entame",
  /** The same, over the narrowest columns. */
  leadsBriefly: "ent.",
  /** Sits the next deal out. */
  rests: "mort",
  curve: "Courbe de la soirée",
};
