/** What the table may decide at the victory-point table. */
import { VP_ROWS } from "#lib/rules/vp5/table";
import type { OptionWords } from "#lib/rules/words/words";
import type * as fr from "#messages/fr/rules/vp5-options";
import { attackOptions, LEVELS, OPTION, YES_NO } from "./attack";
import { TERMS } from "./terms";
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
    values: { raw: "as it is", fft: OPTION.toWinners },
  },
  beyond: {
    label: "Beyond 45",
    effect: "Past the last row the count stops there, or goes on by the same step.",
    values: { capped: "stops there", extrapolated: "goes on" },
  },
  alone: {
    label: TERMS.alone,
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
    label: TERMS.poignees,
    effect: "What each other player pays; the holder gets four times as much.",
    values: LEVELS,
  },
  "poignee-to": {
    label: OPTION.poigneeTo,
    effect: "The poignée is paid to the holder, or goes to the side that wins the deal.",
    values: { personal: OPTION.toHolder, camp: OPTION.toWinners },
  },
  "poignee-excuse": {
    label: "The Excuse in the poignée",
    effect: "The Excuse may count as a trump of the poignée.",
    values: YES_NO,
  },
  misere: { label: OPTION.misere, effect: "What each other player pays; the holder gets four times as much." },
  "misere-dog": {
    label: "The taker’s misère",
    effect: "The taker shows a misère after the écart, or before taking up the chien.",
    values: { after: "after the écart", before: "before the chien" },
  },
  petit: { label: TERMS.petit, effect: "What it is worth to each attacker (15: one row); 0 if it does not count." },
  "slam-missed": {
    label: "Chelem bid and missed",
    effect: "It is lost even if the points suffice, or the points decide.",
    values: { lost: "lost", points: "by the points" },
  },
  slam: { label: "Every trick without having bid it", effect: "The bonus to each attacker; 0 if there is none." },
  "excuse-last": {
    label: TERMS.excuseLast,
    effect: "Played to the last trick, the Excuse goes to whoever wins the trick, or changes sides.",
    values: { "trick-winner": OPTION.trickWinner, "other-camp": OPTION.otherCamp },
  },
  "excuse-slam": {
    label: OPTION.excuseSlam,
    effect: "Against a chelem by the attack the defence loses its Excuse, or keeps it for 4 points.",
    values: { lost: "lost", kept: OPTION.excuseSlamKept },
  },
} as const satisfies Readonly<Record<keyof typeof fr.vp5Options, OptionWords>>;
