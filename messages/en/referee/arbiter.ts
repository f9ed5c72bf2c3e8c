// This folder: words of the referee that come at other times than its page, in English.
/** Words around what the arbitration code provides, in English. */

import { plain } from "#lib/rules/words/figures";
import type { Chunks } from "#messages/fr/chunks";
import { heads } from "../alike";
import { plural } from "../rules/grammar";

const backSaid = (points: number) => `${plural(points, "point", "points", plain(points))} given back to the other side`;

export const arbiter: Chunks["arbiter"] = {
  lead: "What the Code d’arbitrage of 2012 provides, that of the federation’s tournaments. At a table it is a proposal: nothing applies by itself.",
  noText: (game) =>
    `${game}: this game has no text on arbitration. Here, for information, is what the federation does in French tarot; the table decides.`,
  situation: "What happened?",
  situations: {
    revoke: "Revoke",
    play: "Card play",
    deal: "Dealing",
    discard: "Écart and chien",
    poignee: heads.poignee,
    conduct: "Conduct, sheet",
  },
  page: (page) => `p. ${page}`,
  other: "‹ Another case",
  who: "Who is concerned?",
  before: "Before, in this tournament",
  beforeAt: (position, table, deal, note) => `Round ${position}, table ${table}, deal ${deal}: ${note}`,
  add: (points) => `The arbiter adds ${points} points of penalty`,
  adds: { no: "No", yes: "Yes" },
  annulled: (number, dealer) => `Deal ${number} becomes an annulled deal: it was not played, ${dealer} deals again.`,
  redealt: (number, dealer) => `Deal ${number} becomes a misdeal: ${dealer} deals again.`,
  unshown: (number, name) => `${name}’s poignée is taken out of deal ${number}, which counts.`,
  back: "Points wrongly won, to give back to the other side",
  backSaid,
  mended: (number, points) => `Deal ${number} counts, ${backSaid(points)}.`,
  stands: (number) => `Deal ${number} stays as it is.`,
  fined: (name, points) => `${name}: ${points}, on a line of its own, outside the zero sum of the deal.`,
  barred: (name) => `${name} may not bid on the deal that comes.`,
  warned: (name) => `A warning for ${name}, kept in the history.`,
  waits: (number) => `It stays a dispute until deal ${number} is recorded.`,
  ownerOnly: "Only the phone that manages the sheet can decide.",
  take: (number) => `Decide so for deal ${number}`,
  note: (number) => `Record the dispute, deal ${number}`,
  written: (title, page, parts, name) =>
    `Code d’arbitrage of 2012, p. ${page}. ${title}${name ? `, on ${name}’s side` : ""}: ${parts}.`,
};
