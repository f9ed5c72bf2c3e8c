/** Everybody's own card, in English. */

import type { myCard as French } from "#messages/fr/hall/my-card";
import { nth } from "../rules/grammar";

export const myCard: typeof French = {
  who: "Who are you?",
  look: "Find your name or number",
  go: (table, line) => `Table ${table}, ${line}`,
  with: (names) => `with ${names}`,
  place: (rank, of) => `${nth(rank)} of ${of}`,
  team: (rank, of) => `Their team: ${nth(rank)} of ${of}`,
  card: "Card",
  out: "Does not play in this round.",
  planned: (n, table, line) => `Round ${n} by the movement: table ${table}, ${line}`,
};
