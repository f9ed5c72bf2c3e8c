/** The audit by protocol, for the four games: what is proven, in which words, the score of a whole deal, and what is refused. */
import { expect, test } from "vitest";
import { answer } from "./answer";

const TAROT = { game: "tarot", players: 4 };
const FIVE = { game: "tarot", players: 5 };
const VP5 = { game: "vp5", players: 5 };
const DECALE = { game: "decale", players: 3 };
const WHIST = { game: "whist", players: 3 };

interface Answer {
  readonly ok: boolean;
  readonly tricks: { leader: number; winner: number | null }[];
  readonly faults: { play: number; seat: number; card: string; rule: string; because: number[]; text: string }[];
  readonly unclear: number[];
  readonly text?: string;
}

const audit = (rules: object, plays: string, more: object = {}) =>
  answer({ op: "audit", rules, leader: 0, plays: plays.split(" ").filter(Boolean), ...more }) as unknown as Answer &
    Record<string, unknown>;

const trumps = (from: number, to: number) =>
  Array.from({ length: Math.abs(from - to) + 1 }, (_, i) => `T-${from > to ? from - i : from + i}`);
const suit = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${letter}-${from + i}`);
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

/** One hand leads every trick; the cards of each hand in the order they fall. */
const deal = (...hands: (readonly string[])[]) =>
  (hands[0] as readonly string[]).flatMap((_, trick) => hands.map((hand) => hand[trick])).join(" ");

/** F6: every trump and the two best spades against two hands without any: all tricks, the Petit one before the Excuse. */
const SLAM = deal(
  ["S-14", "S-13", ...trumps(21, 2), "T-1", "EXC"],
  ["S-1", "S-2", ...suit("H", 1, 14), ...suit("D", 1, 8)],
  ["S-3", "S-4", ...suit("C", 1, 14), ...suit("D", 9, 14), "S-5", "S-6"],
);

/** The same at five: seat 1 has the low trumps, seat 2 the king called. */
const FIVE_SLAM = deal(
  ["S-14", ...trumps(21, 10), "T-1", "EXC"],
  ["S-1", ...trumps(2, 9), ...suit("H", 1, 6)],
  ["S-2", "H-14", ...suit("C", 1, 13)],
  ["S-3", "C-14", ...suit("D", 1, 13)],
  ["S-4", "D-14", ...suit("H", 7, 13), ...suit("S", 5, 10)],
);

/** Seat 0 has every trump: all the points but the Élève that wins the Excuse's trick; the Petit wins the last. */
const DECALE_DEAL = [
  deal(trumps(13, 2), [
    ...["PRO", "P1", "P2", "P3", "E1", "E2", "E3", "E4", "INT"].map((code) => `B-${code}`),
    "O-PRO",
    "O-P1",
    "O-P2",
  ]),
  "EXC V-E1 O-P3 T-1",
].join(" ");

test.each<[string, object, string, object, object]>([
  [
    "F6: a chelem at three, 91 points, and the Petit au bout a trick before the last",
    { game: "tarot", players: 3 },
    SLAM,
    { taker: 0, partner: null, contract: "garde" },
    { points: 91, bouts: 3, petitAuBout: "attack", slam: "attack" },
  ],
  [
    "F6, garde contre: 91 but the dog, the 7 to the knight of spades",
    { game: "tarot", players: 3 },
    SLAM,
    { taker: 0, contract: "garde-contre" },
    { points: 85, bouts: 3, petitAuBout: "attack", slam: "attack" },
  ],
  [
    "the same deal taken by seat 1, who has the 6 points of the discard and nothing else",
    { game: "tarot", players: 3 },
    SLAM,
    { taker: 1, contract: "garde" },
    { points: 6, bouts: 0, petitAuBout: "defence", slam: "defence" },
  ],
  [
    "V8, V18: at five with the called king, and nothing to say of the partner",
    VP5,
    FIVE_SLAM,
    { taker: 0, contract: "chelem", calledCard: "H-14" },
    { points: 91, bouts: 3, petitAuBout: "attack", slam: "attack", partner: 2 },
  ],
  [
    "seed 0, Les points: 41 and 1, and the Petit's prime",
    { game: "decale", players: 2 },
    DECALE_DEAL,
    {},
    { cardPoints: [41, 1], setAside: 0, partner: null, boutDuBout: 0 },
  ],
])("a complete deal: %s", (_, rules, plays, more, figures) => {
  const given = audit(rules, plays, more);
  expect(given).toMatchObject({ ok: true, faults: [], unclear: [], ...figures });
});

test("at five nothing is counted until the taker's partner is known (F12)", () => {
  const told = { taker: 0, contract: "chelem" };
  expect(audit(VP5, FIVE_SLAM, told)).not.toHaveProperty("points");
  expect(audit(VP5, FIVE_SLAM, { ...told, partner: 2 })).toMatchObject({ points: 91, partner: 2 });
  // Without a partner, seat 2's tricks would belong to the defence; it won none, and the taker still has the Excuse.
  expect(audit(VP5, FIVE_SLAM, { ...told, partner: null })).toMatchObject({ points: 91, partner: null, slam: "attack" });
});

test("nothing is counted before the end, nor without a taker or a contract", () => {
  const rules = { game: "tarot", players: 3 };
  expect(audit(rules, SLAM.slice(0, -4), { taker: 0, contract: "garde" })).not.toHaveProperty("points");
  expect(audit(rules, SLAM, { taker: 0 })).not.toHaveProperty("points");
  expect(audit(rules, SLAM, { contract: "garde" })).not.toHaveProperty("points");
});

/** Seed 3: the Excuse is 0 or 22; each card makes a trick. */
test("whist: tricks keep their form, and what each took is told beside", () => {
  const three = "T-5 T-9 T-2 T-1 EXC T-3 T-4 T-6 T-7";
  expect(audit(WHIST, three, { cards: 3, excuseValue: 22 })).toMatchObject({
    tricks: [
      { leader: 0, winner: 1 },
      { leader: 1, winner: 2 },
      { leader: 2, winner: 1 },
    ],
    taken: [0, 2, 1],
  });
  expect(audit(WHIST, three, { cards: 3, excuseValue: 0 }).tricks[1]).toEqual({ leader: 1, winner: 0 });
  // When the number of cards is not given, it is that of a known hand, else five each: then the deal is not over.
  expect(audit(WHIST, three, { excuseValue: 22, hands: [["T-5", "T-3", "T-6"], null, null] })).toHaveProperty("ok", true);
  expect(audit(WHIST, three, { excuseValue: 22 })).not.toHaveProperty("taken");
});

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
