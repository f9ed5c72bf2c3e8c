/** What the table may decide at French tarot. */

import type { OptionWords } from "#lib/rules/words/words";
import type * as fr from "#messages/fr/rules/tarot-options";
import { attackOptions, CONTRACTS, LEVELS, OPTION, YES_NO } from "./attack";
import { TERMS } from "./terms";

export const tarotOptions = {
  ...attackOptions,
  multipliers: { label: "Multipliers", effect: "What each contract multiplies the count by.", values: CONTRACTS },
  base: { label: "Base", effect: "What is added to the margin before the multiplier." },
  "half-points": {
    label: "Half points",
    effect: "How a half point counts with three and with five players.",
    values: { fft: OPTION.toWinners, exact: "counted as it is", "half-short-is-nil": "short by a half, deal void" },
  },
  petit: { label: TERMS.petit, effect: "What the Petit au bout is worth, before the multiplier." },
  "petit-multiplied": {
    label: "Petit au bout multiplied",
    effect: "The Petit au bout follows the contract’s multiplier.",
    values: YES_NO,
  },
  poignees: { label: TERMS.poignees, effect: "What each poignée is worth for each defender.", values: LEVELS },
  "poignee-to": {
    label: OPTION.poigneeTo,
    effect: "The poignée goes to the side that wins the deal, or each other player pays it to the holder.",
    values: { camp: OPTION.toWinners, personal: OPTION.toHolder },
  },
  "poignee-trumps-3": {
    label: "Trumps for a poignée, three players",
    effect: "How many trumps must be shown with three players.",
    values: LEVELS,
  },
  "poignee-trumps-4": {
    label: "Trumps for a poignée, four players",
    effect: "How many trumps must be shown with four players.",
    values: LEVELS,
  },
  slams: {
    label: "Worth of the chelem",
    effect: "What a chelem is worth for each defender.",
    values: { announced: "announced and made", made: "not announced", missed: "announced and missed" },
  },
  "slam-both": {
    label: "Chelem announced, made by the other side",
    effect: "Whoever announces the chelem and has one made against them pays both, or once.",
    values: { both: "both", once: "once" },
  },
  "slam-defence": {
    label: "Chelem announced by the defence",
    effect: "The defence may announce the chelem.",
    values: YES_NO,
  },
  "excuse-last": {
    label: TERMS.excuseLast,
    effect: "Played to the last trick, the Excuse changes sides, or goes to whoever wins the trick.",
    values: { "other-camp": OPTION.otherCamp, "trick-winner": OPTION.trickWinner },
  },
  "excuse-slam": {
    label: OPTION.excuseSlam,
    effect: "Against a chelem by the attack the defence keeps its Excuse for 4 points, or loses it.",
    values: { kept: OPTION.excuseSlamKept, lost: "lost" },
  },
  miseres: {
    label: "Misères",
    effect: "A misère, a hand without trumps or without court cards, brings points.",
    values: YES_NO,
  },
  misere: { label: OPTION.misere, effect: "What each other player pays." },
  "misere-multiplied": {
    label: "Misère multiplied",
    effect: "The misère follows the contract’s multiplier.",
    values: YES_NO,
  },
  "misere-to": {
    label: "Misère, to whom",
    effect: "The misère is paid to the holder, or counts for the holder’s side.",
    values: { personal: OPTION.toHolder, camp: "to the side" },
  },
  "misere-excuse": { label: "Misère with the Excuse", effect: "One may hold the Excuse and show a misère.", values: YES_NO },
  pousse: { label: "Pousse", effect: "The pousse, one more bid between petite and garde.", values: YES_NO },
  "all-pass": {
    label: "When everybody passes",
    effect: "The cards are dealt again, or the vachette is played: each for themselves, the most points lose.",
    values: { redeal: "deal again", vachette: "vachette" },
  },
  vachette: {
    label: "Worth of the vachette",
    effect: "What the strongest lose and the weakest win.",
    values: { most: "at the extremes", next: "at the next places" },
  },
} as const satisfies Readonly<Record<keyof typeof fr.tarotOptions, OptionWords>>;
