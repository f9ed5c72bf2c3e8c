import type { Chunks } from "#messages/fr/chunks";
import { aDeal, whatBecame } from "../alike/deal";
import { tarotTerms } from "../alike/tarot";
import { list } from "../rules/grammar";

export const contest: Chunks["contest"] = {
  title: (n) => `Deal ${n}, dispute`,
  contest: "Dispute",
  settle: "Settle",
  note: "What is disputed",
  noteMissing: "Say what is disputed",
  doContest: aDeal.contest,
  doDispute: (n) => `Record it for deal ${n}`,
  waits: (n) => `Deal ${n} is still being played; it will be disputed once it is recorded.`,
  disputed: (n) => `deal ${n} disputed`,
  takenBack: {
    "contest.withdrawn": whatBecame["contest.withdrawn"],
    "ruling.withdrawn": whatBecame["ruling.withdrawn"],
    "confirmation.withdrawn": whatBecame["confirmation.withdrawn"],
  },
  kept: "The deal still counts; the totals without it stand in small figures until it is settled.",
  judge: "Judge a play ›",
  replay: "Go through the tricks ›",
  code: tarotTerms.code,
  contested: "disputed",
  why: (note) => `“${note}”`,
  how: "How it ends",
  outcomes: { kept: "the deal is kept", replaced: "it is corrected", adjusted: "points are added", annulled: "it is annulled" },
  ended: { kept: "deal kept", replaced: whatBecame.replaced, adjusted: "points added", annulled: "deal annulled" },
  by: "Who says so",
  bys: { agreement: "the whole table", confirmation: "the other side confirms", ruling: "whoever keeps the sheet" },
  arbiter: "the arbiter",
  reason: "The reason",
  missing: { reason: "Give the reason", points: "Enter the points" },
  points: "Table",
  result: "Deal",
  pointsOf: (name) => `Points of the table for ${name}`,
  keep: (n) => `Keep deal ${n}`,
  correct: aDeal.correct,
  annul: (n) => `Annul deal ${n}`,
  add: "Add these points",
  correcting: "The form opens; saving the correction ends the dispute.",
  resultWaits: (deals, isOver) =>
    deals.length === 1
      ? `${isOver ? "Game ended" : "Target reached"}; the result waits for deal ${deals[0]}, disputed.`
      : `${isOver ? "Game ended" : "Target reached"}; the result waits for deals ${list(deals)}, disputed.`,
  stays: (moved) => `The table’s decision comes on top, and stays: ${moved}.`,
  ends: "This correction ends the dispute.",
  penalty: "No text settles the penalty: the table decides, and its decision is written apart.",
  ownerOnly: "A decision is written on a device that manages the sheet.",
  decided: (outcome) => `decision: ${outcome}`,
};
