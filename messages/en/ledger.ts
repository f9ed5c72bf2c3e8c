import type { GameName, Points } from "#lib/rules/rules";
import { list } from "#lib/rules/words/en/grammar";
import type { LedgerMessages, Role } from "#messages/fr/ledger";

const half = (n: Points) => (n % 1 === 0.5 ? (n < 1 ? "one half" : `${Math.floor(n)} and a half`) : `${n}`);
const total = (n: Points) => (n < 0 ? `minus ${half(-n)}` : half(n));
const change = (n: Points) => (n > 0 ? `plus ${half(n)}` : total(n));

const roles: Record<GameName, Record<Role, string>> = {
  decale: { taker: "bettor", partner: "ally" },
  tarot: { taker: "taker", partner: "partner" },
  vp5: { taker: "taker", partner: "partner" },
  whist: { taker: "taker", partner: "partner" },
};

export const ledgerEn: LedgerMessages = {
  role: (game, role) => roles[game][role],
  spoken: { total, change },
  caption: (names) => `Sheet of ${names.join(", ")}`,
  number: "Deal",
  summary: "Contract and result",
  marks: { corrected: "corrected", contested: "contested", voided: "voided", divided: "to settle", rival: "other version" },
  confirmation: { confirmed: "confirmed", waiting: "to confirm" },
  head: (name, n, provisional) =>
    [
      name,
      n === null ? "has not played yet" : `total ${total(n)}`,
      ...(provisional === undefined ? [] : [`uncontested ${total(provisional)}`]),
    ].join(", "),
  without: (deals) => (deals.length === 1 ? `without deal ${deals[0]}` : `without deals ${list(deals)}`),
  figure: (p) =>
    [p.name, `deal ${p.deal}`, ...(p.role ? [roles[p.game][p.role]] : []), change(p.change), `total ${total(p.total)}`].join(
      ", ",
    ),
  deal: (n, summary, detail, mark) => [`Deal ${n}`, summary, ...(detail ? [detail] : []), ...(mark ? [mark] : [])].join(", "),
  notConcerned: "not in play",
  toPlay: "to play",
  takes: (name, duty, deal) => `${name}${duty ? `, ${duty}` : ""}. Record deal ${deal}, taken by ${name}`,
  next: (n) => `Deal ${n}, to play`,
  dealer: "deals",
  speaks: "bids first",
  leads: "leads",
  rests: "out",
  curve: "Curve of the evening",
  curveStart: "Start",
};
