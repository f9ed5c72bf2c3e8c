/** The audit by protocol: which faults are proven, in which words, and who won each trick. */
import { expect, test } from "vitest";
import {
  auditByProtocol as audit,
  DECALE_AT_THREE as DECALE,
  TAROT_AT_FIVE as FIVE,
  suitRun as suit,
  TAROT_AT_FOUR as TAROT,
  VP_AT_FIVE as VP5,
  WHIST_AT_THREE as WHIST,
} from "./audit.fixture";

const HEARTS = ["S-3", "H-9", ...suit("C", 1, 10), ...suit("D", 1, 6)];

/** Rules, plays from seat 0, what else is known; the faults as "play seat card rule because". */
test.each<[string, object, string, object, string[]]>([
  [
    "RULES 1.4.2: no heart, and a heart in the next trick",
    TAROT,
    "H-1 S-3 H-5 H-2 C-2 C-3 C-4 H-9",
    {},
    ["1 1 S-3 fft-fournir [7]"],
  ],
  [
    "RULES 1.4.2: a known hand shows it alone",
    TAROT,
    "H-1 S-3",
    { hands: [null, HEARTS, null, null] },
    ["1 1 S-3 fft-fournir []"],
  ],
  ["RULES 1.4.2: a card shown in a poignée", TAROT, "H-1 S-3", { shown: [[], ["T-4"], [], []] }, ["1 1 S-3 fft-couper []"]],
  ["RULES 1.4.1: under the 9, with the 8 in hand", TAROT, "T-9 T-4 T-10 T-2 C-5 C-6 C-7 T-8", {}, []],
  ["RULES 1.4.1: under the 9, with the 12 in hand", TAROT, "T-9 T-4 T-3 T-2 C-5 T-12", {}, ["1 1 T-4 fft-monter [5]"]],
  [
    "RULES 1.4.6: the called suit led, another card in hand",
    FIVE,
    "S-5 S-1 S-2 S-3 S-4 T-3",
    { calledCard: "S-14" },
    ["0 0 S-5 fft-appel [5]"],
  ],
  ["RULES 1.4.6: the called card itself may be led", FIVE, "S-14 S-1 S-2 S-3 S-4 T-3", { calledCard: "S-14" }, []],
  ["F13: the Excuse led, the ban passes on", FIVE, "EXC S-5 S-1 S-2 S-3 T-3", { calledCard: "S-14" }, ["1 1 S-5 fft-appel [5]"]],
  ["seed 2, 4: « On est obligé de couper »", VP5, "H-1 S-3 H-5 H-2 H-4 C-2 C-3 C-4 C-5 T-9", {}, ["1 1 S-3 vp-couper [9]"]],
  ["seed 0, 3: « devront jouer la même couleur »", DECALE, "B-E1 O-E1 B-INT O-E2 B-P1 O-INT", {}, ["1 1 O-E1 boite-fournir [4]"]],
  ["seed 0, 3: the Interro never ties an Élève", DECALE, "B-INT B-E1 B-E2", {}, []],
  ["W13: « On n’est pas obligé de monter, juste de jouer »", WHIST, "T-9 T-4 T-12 T-2 T-1 T-3", {}, []],
])("%s", (_, rules, plays, more, faults) => {
  const given = audit(rules, plays, more);
  expect(given.ok).toBe(true);
  expect(
    given.faults.map((fault) => `${fault.play} ${fault.seat} ${fault.card} ${fault.rule} ${JSON.stringify(fault.because)}`),
  ).toEqual(faults);
});

test("a proof is a sentence, in both languages", () => {
  const plays = "H-1 S-3 H-5 H-2 C-2 C-3 C-4 H-9";
  const said = (lang: string) => audit(TAROT, plays, { lang }).faults[0]?.text;
  expect(said("fr")).toBe(
    "Au pli 1, le joueur 2 joue le 3 de pique sur l’as de cœur du joueur 1. Le joueur 2 devait fournir\u202f: le 9 de cœur (pli 2) était en main.",
  );
  expect(said("en")).toBe(
    "In trick 1, player 2 plays the 3 of spades on the ace of hearts from player 1. Player 2 had to follow suit: the 9 of hearts (trick 2) was in hand.",
  );
});

/** Three hands without a heart or a trump leave too many such cards for the leader's 17 and the 6 aside: somebody erred. */
test("when somebody erred and nobody can be named, the fewest plays are listed", () => {
  const given = audit(TAROT, "H-1 S-3 C-3 D-3");
  expect([given.faults, given.unclear]).toEqual([[], [1, 2, 3]]);
  expect(given.text).toContain("une de ces cartes au moins était une faute");
  expect(audit(TAROT, "H-1 S-3 C-3 H-2")).toMatchObject({ faults: [], unclear: [], text: "Rien n’est prouvé." });
});

test("tricks say who led and who won; a tie has no winner, an unfinished trick is left out (seed 0, D4)", () => {
  expect(audit(DECALE, "B-P1 B-P2 B-E1 O-E1 O-PRO O-E2 M-INT").tricks).toEqual([
    { leader: 0, winner: null },
    { leader: 0, winner: 1 },
  ]);
  const carried = { ...DECALE, options: { "tie-leader": "first-tied" } };
  expect(audit(carried, "B-E1 B-P1 B-P2 O-E1 O-PRO O-E2").tricks).toEqual([
    { leader: 0, winner: null },
    { leader: 1, winner: 2 },
  ]);
});
