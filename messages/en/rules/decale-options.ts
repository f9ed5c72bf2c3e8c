/** What the table may decide at Tarot décalé. */

import type { OptionWords } from "#lib/rules/words/words";
import type * as fr from "#messages/fr/rules/decale-options";
import { DIPLOMAS } from "./decale";
import { PRIMES, TERMS } from "./terms";

export const decaleOptions = {
  bets: { label: "Bets", effect: "A diploma is bet before play.", values: { true: "yes", false: "no" } },
  call: {
    label: "Call of the Proviseur",
    effect: "With five players, the bettor may call a Proviseur: two against three.",
    values: { true: "yes", false: "no" },
  },
  primes: {
    label: "Primes",
    effect: "With four or five players, four announcements are worth points.",
    values: { true: "yes", false: "no" },
  },
  diplomas: { label: "Worth of the diplomas", effect: "What each diploma brings or costs.", values: DIPLOMAS },
  "prime-points": { label: "Worth of the primes", effect: "What each prime brings.", values: PRIMES },
  "solo-others": {
    label: "Solo bet won, the others",
    effect: "What the others score when a solo bet is won.",
    values: { own: "their cards", zero: "nothing" },
  },
  "solo-against": {
    label: "Solo bet, against",
    effect: "More points than each other player are needed, or more than all of them together.",
    values: { each: "each other player", sum: "the others together" },
  },
  "solo-tie": {
    label: "Solo bet, tie",
    effect: "With equal points, the bet is lost or does not count.",
    values: { lost: "lost", void: "neither won nor lost" },
  },
  "camp-tie": {
    label: "Sides level",
    effect: "Two and three level: the bet is lost, or void and everybody scores the sum of their side.",
    values: { lost: TERMS.betLost, void: TERMS.betVoid },
  },
  "tie-leader": {
    label: "After a tied trick",
    effect: "Who leads after a trick that nobody wins, and whether the same suit must be followed again.",
    values: {
      "same-leader": "same leader, any card",
      "same-suit": "same leader, same suit",
      "first-tied": "whoever first played a tied card",
    },
  },
  "last-tie": {
    label: TERMS.tiedLast,
    effect: "The cards of a tied last trick are set aside, or go to the winner of the last trick that was won.",
    values: { aside: "set aside", "previous-winner": "to the winner of the trick before" },
  },
  "excuse-is-trump": {
    label: "The Excuse counts as a trump",
    effect: "For “Trop cool” and “C’est la loose”, the Excuse is a trump or not.",
    values: { true: "yes", false: "no" },
  },
  "primes-under-four": {
    label: "Primes with two or three players",
    effect: "Primes are played with two and three players as well.",
    values: { true: "yes", false: "no" },
  },
  "trop-cool": {
    label: "Trumps for “Trop cool”",
    effect: "How many trumps must be shown, by number of players.",
    values: { "2": "with two", "3": "with three", "4": "with four", "5": "with five" },
  },
  "excuse-last": {
    label: TERMS.excuseLast,
    effect: "Played to the last trick, the Excuse stays with its player or goes with the trick.",
    values: { kept: "kept", lost: "lost" },
  },
  "excuse-exchange": {
    label: "A card for the Excuse",
    effect: "Whoever keeps the Excuse gives a worthless card for it.",
    values: { true: "yes", false: "no" },
  },
  "auction-rounds": {
    label: "Rounds of bets",
    effect: "Each speaks once, or it goes round until all the others pass.",
    values: { one: "one", several: "several" },
  },
  "all-pass-dealer": {
    label: "If nobody bets",
    effect: "Who deals again when nobody bets.",
    values: { same: "the same Super Donneur", next: "the next player" },
  },
  "next-dealer": {
    label: "Next deal",
    effect: "Which way the deal goes round.",
    values: { next: "to the left", previous: "to the right" },
  },
  "self-call": {
    label: "Calling oneself",
    effect: "A Proviseur in one’s own hand may be called: it is then a secret solo bet.",
    values: { true: "allowed", false: "refused" },
  },
  "called-school-first": {
    label: "Called school at the first lead",
    effect: "The school of the called Proviseur may be led in the first trick.",
    values: { true: "allowed", false: "forbidden, but for the Proviseur" },
  },
  "target-tie": {
    label: "Target reached by several",
    effect: "Level at the top: the win is shared, or one more deal is played.",
    values: { shared: TERMS.sharedWin, "extra-deal": "one more deal" },
  },
} as const satisfies Readonly<Record<keyof typeof fr.decaleOptions, OptionWords>>;
