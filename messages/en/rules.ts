/** What the page of rules says, in English. */
import type { Chunks } from "#messages/fr/chunks";
import { names } from "./rules/names";
import { TERMS } from "./rules/terms";

export const rules: Chunks["rules"] = {
  back: "‹ Back",
  search: "Search the rules",
  also: "slam chelem, handful poignee, dog chien, talon chien, kitty chien, discard ecart, oudler bout, renege revoke",
  options: "What the table may decide",
  byDefault: (value, others) => `Standard: ${value}.${others.length > 0 ? ` Or: ${others.join(", ")}.` : ""}`,
  pack: (points, kinds) => `${points} points: ${kinds}`,
  here: (value) => `At this table: ${value ?? "otherwise, as its sheet says"}`,
  source: (short, whole) => `${short}: ${whole}`,
  articles: "The text and our rulings",
  cards: "Cards each, set aside",
  each: "each",
  asideAt: (at) => `aside, ${at}`,
  blind: (n) => `Deal ${n} is played blind, then the left neighbour deals.`,
  deck: "The pack",
  disputes: "Common disputes",
  code: "What the arbitration code of 2012 provides ›",
  disputesNote: "The first case that is true decides.",
  none: "No rule has this word.",
  found: (n) => (n === 1 ? "One rule." : `${n} rules.`),
  above: "the table above",
  attack: {
    ifPlayed: "where it is played",
    targets: TERMS.targets,
    poignees: TERMS.poignees,
    trumps: "Trumps to show",
    differs: "the editions differ",
    vp: names.vp5,
    vpNote: "In each cell, what each attacker scores and, below, each defender.",
    inferred: "In brackets, the cells that the page lacks and the pattern of the others forces.",
    inferredCell: "inferred",
  },
};
