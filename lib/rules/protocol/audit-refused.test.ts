/** Audits that the protocol refuses, with their faults. */
import { expect, test } from "vitest";
import {
  auditByProtocol as audit,
  DECALE_AT_THREE as DECALE,
  TAROT_AT_FIVE as FIVE,
  suitRun as suit,
  TAROT_AT_FOUR as TAROT,
  trumpsIn as trumps,
  VP_AT_FIVE as VP5,
  WHIST_AT_THREE as WHIST,
} from "./audit.fixture";

const missing = (hand: string[]) => [hand, null, null, null];

/** PROTOCOL: two plays of one card, a card from a hand known not to hold it, a card aside: the play's index. */
test.each<[string, object, string, object, string[]]>([
  ["a card that fell before", TAROT, "H-1 H-2 H-1", {}, ["plays.2 played-twice fft-cartes 2"]],
  [
    "a card not in the known hand",
    TAROT,
    "H-1",
    { hands: missing(suit("S", 1, 14).concat(suit("C", 1, 4))) },
    ["plays.0 not-in-hand fft-cartes 0"],
  ],
  [
    "a card in another known hand",
    TAROT,
    "H-1 S-1",
    { hands: missing(suit("S", 1, 14).concat("H-1", "C-1", "C-2", "C-3")) },
    ["plays.1 in-another-hand fft-cartes 1"],
  ],
  ["a card aside", TAROT, "H-1 H-2", { aside: ["H-2"] }, ["plays.1 card-aside fft-cartes 1"]],
  ["décalé: one pack", DECALE, "B-P1 B-P1", {}, ["plays.1 played-twice boite-cartes 1"]],
  ["whist: one pack", WHIST, "T-1 T-1", {}, ["plays.1 played-twice mex-mise 1"]],
  ["the game's last card has fallen", WHIST, "T-1 T-2 T-3 T-4", { cards: 1 }, ["plays.3 out-of-cards mex-mise 3"]],
  ["not a card of this pack", DECALE, "S-1", {}, ["plays.0 unknown-card boite-cartes"]],
  ["a hand of one card too few", TAROT, "", { hands: missing(["S-1"]) }, ["hands.0 wrong-length fft-cartes"]],
  ["hands of three for four", TAROT, "", { hands: [null, null, null] }, ["hands wrong-length fft-donne"]],
  ["more cards aside than there are", TAROT, "", { aside: suit("S", 1, 7) }, ["aside too-many-aside fft-cartes"]],
  [
    "décalé at five: nothing is aside",
    { game: "decale", players: 5 },
    "",
    { aside: ["B-PRO"] },
    ["aside too-many-aside boite-cartes"],
  ],
  [
    "a card both aside and in a hand",
    WHIST,
    "",
    { hands: [["T-1"], null, null], aside: ["T-1"] },
    ["aside.0 card-twice mex-mise"],
  ],
  ["shown in two hands", TAROT, "", { shown: [["T-1"], ["T-1"], [], []] }, ["shown.1.0 card-twice fft-cartes"]],
  [
    "more trumps shown than a hand holds",
    VP5,
    "",
    { shown: [trumps(1, 16), [], [], [], []] },
    ["shown.0 too-many-shown fft-cartes"],
  ],
  ["whist: the Excuse has a value", WHIST, "EXC", {}, ["excuseValue required mex-excuse"]],
  ["whist: 0 or 22", WHIST, "EXC", { excuseValue: 21 }, ["excuseValue unknown-value mex-excuse"]],
  ["whist: no deal of six cards", WHIST, "", { cards: 6 }, ["cards out-of-range W1"]],
  ["no such seat", TAROT, "", { leader: 4 }, ["leader out-of-range fft-fournir"]],
  ["no such taker", TAROT, "", { taker: 4 }, ["taker out-of-range fft-fournir"]],
  ["nobody is called at four", TAROT, "", { partner: 1 }, ["partner partner-only-at-five fft-appel"]],
  ["the partner is somebody else", FIVE, "", { taker: 1, partner: 1 }, ["partner partner-is-taker F12"]],
  ["no such partner", FIVE, "", { partner: 5 }, ["partner out-of-range fft-fournir"]],
  ["no such contract", TAROT, "", { contract: "constructor" }, ["contract unknown-value fft-contrats"]],
  ["a pouce at a table without", TAROT, "", { contract: "pouce" }, ["contract unknown-value fft-contrats"]],
  ["a contract of the table of points", VP5, "", { contract: "pousse" }, ["contract unknown-value vp-table"]],
  ["no one calls a ten", FIVE, "", { calledCard: "S-10" }, ["calledCard not-callable fft-appel"]],
])("refused: %s", (_, rules, plays, more, faults) => {
  const given = audit(rules, plays, more) as unknown as {
    ok: boolean;
    faults: { at: string; code: string; rule: string; play?: number }[];
  };
  expect(given.ok).toBe(false);
  const said = given.faults.map(({ at, code, rule, play }) => [at, code, rule, ...(play === undefined ? [] : [play])].join(" "));
  expect([...new Set(said)]).toEqual(faults);
});

test("in games without camps, a contract and a partner change nothing", () => {
  expect(audit(DECALE, "B-E1", { contract: "bac", partner: 1 })).toMatchObject({ ok: true });
  expect(audit(WHIST, "T-1", { contract: 7, partner: null })).toMatchObject({ ok: true });
});
