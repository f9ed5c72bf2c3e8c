/** What a new sheet asks, in English. */

import type { Chunks } from "#messages/fr/chunks";
import { numbered } from "./alike";
import { always } from "./alike/always";
import { plural } from "./rules/grammar";

/** What a first sheet explains of the words that stay French: each screen after it uses them. */
const FIRST_WORDS = [
  "New to tarot? The bids go up from petite to garde, garde sans and garde contre; some tables bid the pousse between petite and garde.",
  "The bouts, the 21, the 1 (the Petit) and the Excuse, lower what the taker has to make.",
  "The chien is the cards dealt face down to the middle; the écart is what the taker sets aside after picking it up.",
  "A poignée, ten trumps or so, and a misère, no trumps or no court cards, are shown for a bonus. Petit au bout is the Petit in the last trick; a chelem is every trick.",
];

export const opening: Chunks["opening"] = {
  players: "Around the table",
  name: numbered.player,
  add: "Add a name",
  remove: (name) => `Remove ${name}`,
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  draw: "Draw the seats",
  known: "Here before",
  dealer: "First dealer",
  drawDealer: "Draw the dealer",
  drawn: (cards, dealer) => `${cards.join(", ")}: ${dealer} deals.`,
  end: "End of the game",
  ends: { none: "no limit", target: "to a score", hour: "until a set time" },
  endsItself: "when a stake is gone",
  target: "Points to reach",
  hour: "Time to end",
  evenings: { now: "tonight", paper: "a past evening" },
  rest: "Details",
  tonight: "tonight",
  atOnce: "Play at once",
  playAtOnce: (players) => `${players} at once`,
  toPoints: (points) => `to ${points} points`,
  toHour: (hour) => `until ${hour}`,
  usual: "standard rules",
  changed: (n) => plural(n, "rule changed", "rules changed"),
  choose: (label) => `${label}: choose`,
  open: "Open the sheet",
  firstWords: FIRST_WORDS,
  missing: (n) => `${plural(n, "more name", "more names")}`,
  fix: "Correct the names",
  edition: "Edition",
  wrong: always.toCorrect,
  mayPlay: (rule) => `The rule “${rule}” allows it.`,
  fixRules: "Correct the rules",
  cells: (n) => plural(n, "cell changed", "cells changed"),
  printed: "as printed",
  copy: "Copy the rules",
  copied: "Rules copied: send them to whom you like.",
  paste: "Paste rules",
  pasted: "The rules’ text",
  take: "Take these rules",
  refused: "This text cannot be taken:",
  reset: "Back to the standard rules",
};
