/** What the table may decide at the victory-point table. */
import { VP_ROWS } from "#lib/rules/vp5/table";
import type { OptionWords } from "#lib/rules/words/words";
import type * as fr from "#messages/fr/rules/vp5-options";
import { attackOptions, LEVELS, YES_NO } from "./attack";
import { contract, row } from "./vp5";

const CELLS = Object.fromEntries(
  VP_ROWS.flatMap(({ contract: id, row: result, keys }) => [
    [keys.attack, `${contract(id)}, ${row(result)}, attack`],
    [keys.defence, `${contract(id)}, ${row(result)}, defence`],
  ]),
);

export const vp5Options = {
  ...attackOptions,
  table: { label: "Table", effect: "The 72 rows: what each attacker and each defender scores.", values: CELLS },
  rows: {
    label: "Between two rows",
    effect: "A row holds from its number on (+3 is just made), or one goes up to the row above (+3 counts + 5, −3 stays lost).",
    values: { lower: "from its number", upper: "the row above" },
  },
  "half-points": {
    label: "Half points",
    effect: "A half point is compared as it is, or first rounded for the winning side.",
    values: { raw: "as it is", fft: "to the winning side" },
  },
  beyond: {
    label: "Beyond 45",
    effect: "Past the last row the count stops there, or goes on by the same step.",
    values: { capped: "stops there", extrapolated: "goes on" },
  },
  alone: {
    label: "Alone",
    effect:
      "Against four, each defender keeps the row and the taker takes the sum, or the taker takes twice the row, spread over four.",
    values: { sum: "the sum", double: "twice the row" },
  },
  "partner-share": {
    label: "Partner’s share",
    effect: "The partner scores as much as the taker, or one third against two.",
    values: { same: "the same", fft: "one third" },
  },
  poignees: {
    label: "Worth of the poignées",
    effect: "What each other player pays; the holder gets four times as much.",
    values: LEVELS,
  },
  "poignee-to": {
    label: "Poignée, to whom",
    effect: "The poignée is paid to the holder, or goes to the side that wins the deal.",
    values: { personal: "to the holder", camp: "to the winning side" },
  },
  "poignee-excuse": {
    label: "The Excuse in the poignée",
    effect: "The Excuse may count as a trump of the poignée.",
    values: YES_NO,
  },
  misere: { label: "Worth of the misère", effect: "What each other player pays; the holder gets four times as much." },
  "misere-dog": {
    label: "The taker’s misère",
    effect: "The taker shows a misère after the écart, or before taking up the chien.",
    values: { after: "after the écart", before: "before the chien" },
  },
  petit: { label: "Petit au bout", effect: "What it is worth to each attacker (15: one row); 0 if it does not count." },
  "slam-missed": {
    label: "Chelem bid and missed",
    effect: "It is lost even if the points suffice, or the points decide.",
    values: { lost: "lost", points: "by the points" },
  },
  slam: { label: "Every trick without having bid it", effect: "The bonus to each attacker; 0 if there is none." },
  "excuse-last": {
    label: "The Excuse in the last trick",
    effect: "Played to the last trick, the Excuse goes to whoever wins the trick, or changes sides.",
    values: { "trick-winner": "to the trick’s winner", "other-camp": "to the other side" },
  },
  "excuse-slam": {
    label: "The Excuse against a chelem",
    effect: "Against a chelem by the attack the defence loses its Excuse, or keeps it for 4 points.",
    values: { lost: "lost", kept: "kept, 4 points" },
  },
} as const satisfies Readonly<Record<keyof typeof fr.vp5Options, OptionWords>>;
