import type { WhistMessages } from "#messages/fr/games/whist";
import { aDeal } from "../alike/deal";
import { plural } from "../rules/grammar";

export const whist: WhistMessages = {
  bid: "Bid",
  later: "Record the bids ›",
  tricks: "Tricks",
  bidOf: (name) => `${name}’s bid`,
  tricksOf: (name) => `${name}’s tricks`,
  cell: (name, row, said) => `${name}, ${row}: ${said}`,
  nothing: "to say",
  rest: aDeal.rest,
  blind: (n) => `${plural(n, "card", "cards")}, blind`,
  speaks: (dealt, name) => `${dealt}, ${name} bids.`,
  leads: (dealt, name) => `${dealt}, ${name} leads.`,
  kept: (dealt, n) => `${dealt}, ${n === 0 ? "no bid kept" : plural(n, "bid kept", "bids kept")}.`,
  said: (n) => `${n} bid`,
  announced: (bids) => `Bids: ${bids.join(", ")}.`,
  announcedOf: (n, cards) => `${n} bid for ${plural(cards, "trick", "tricks")}.`,
  takenOf: (n, cards) => `${plural(n, "trick", "tricks")} counted of ${cards}.`,
  fix: "Correct the numbers",
  missing: { bids: "Enter the bids", tricks: "Enter the tricks" },
};
