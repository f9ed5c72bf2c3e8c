import type { Messages } from "#messages/fr/shared";
import { always } from "./alike/always";
import { list } from "./rules/grammar";

export const ledger: Messages["ledger"] = {
  caption: (names) => `Sheet of ${names.join(", ")}`,
  marks: {
    corrected: "corrected",
    ruled: "ruled",
    contested: "disputed",
    voided: "cancelled",
    divided: "to settle",
    rival: "other version",
  },
  confirmation: { confirmed: "confirmed", waiting: "to confirm" },
  head: ({ seen, name, total, provisional }) =>
    [
      ...(total === null
        ? [seen, "has not played yet"]
        : provisional === undefined
          ? [seen, `${total} in all`]
          : [seen, total, provisional, "in all, and without what is disputed"]),
      ...(seen === name ? [] : [name]),
    ].join(", "),
  without: (deals) => (deals.length === 1 ? `without deal ${deals[0]}` : `without deals ${list(deals)}`),
  figure: ({ change, total, name, deal, role }) =>
    [change, `${total} in all`, name, `deal ${deal}`, ...(role ? [role.toLowerCase()] : [])].join(", "),
  deal: (n, seen, state) => [...seen, `deal ${n}`, ...(state ? [state] : [])].join(", "),
  notConcerned: "not in play",
  notCounted: always.notCounted,
  toPlay: "to play",
  takes: (name, duty, deal) => `${duty ? `${duty}, ` : ""}${name}. Record deal ${deal}, taken by ${name}`,
  finishes: (name, duty, deal) => `${duty ? `${duty}, ` : ""}${name}. Record the result of deal ${deal}`,
  dealer: "deals",
  speaks: (columns) => (columns > 3 ? "bids" : "bids first"),
  leads: "leads",
  leadsBriefly: "leads",
  rests: "out",
  curve: "Curve of the evening",
};
