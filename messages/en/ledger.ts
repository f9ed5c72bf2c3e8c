import type { GameName } from "#lib/rules/rules";
import { list } from "#lib/rules/words/en/grammar";
import type { LedgerMessages, Role } from "#messages/fr/ledger";

const roles: Record<GameName, Record<Role, string>> = {
  decale: { taker: "bettor", partner: "ally" },
  tarot: { taker: "taker", partner: "partner" },
  vp5: { taker: "taker", partner: "partner" },
  whist: { taker: "taker", partner: "partner" },
};

export const ledgerEn: LedgerMessages = {
  role: (game, role) => roles[game][role],
  caption: (names) => `Sheet of ${names.join(", ")}`,
  number: "Deal",
  summary: "Contract and result",
  marks: { corrected: "corrected", contested: "contested", voided: "voided", divided: "to settle", rival: "other version" },
  confirmation: { confirmed: "confirmed", waiting: "to confirm" },
  head: ({ seen, name, total, provisional }) =>
    [
      ...(total === null
        ? [seen, "has not played yet"]
        : provisional === undefined
          ? [seen, `${total} in all`]
          : [seen, total, provisional, "in all, and without what is contested"]),
      ...(seen === name ? [] : [name]),
    ].join(", "),
  without: (deals) => (deals.length === 1 ? `without deal ${deals[0]}` : `without deals ${list(deals)}`),
  figure: ({ change, total, name, deal, game, role }) =>
    [change, `${total} in all`, name, `deal ${deal}`, ...(role ? [roles[game][role]] : [])].join(", "),
  deal: (n, seen, state) => [...seen, `deal ${n}`, ...(state ? [state] : [])].join(", "),
  notConcerned: "not in play",
  toPlay: "to play",
  takes: (name, duty, deal) => `${duty ? `${duty}, ` : ""}${name}. Record deal ${deal}, taken by ${name}`,
  next: (n) => `Deal ${n}, to play`,
  dealer: "deals",
  speaks: "bids first",
  leads: "leads",
  rests: "out",
  curve: "Curve of the evening",
  curveStart: "Start",
};
