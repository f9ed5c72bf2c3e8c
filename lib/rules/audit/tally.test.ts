import { expect, test } from "vitest";
import type { PlayRecord } from "../record";
import type { GameName, Options } from "../rules";
import { cardsIn, PACKS, toyTable } from "../toy.fixture";
import { audit } from "./audit";

const { toy, decale } = PACKS;

/** The toy pack in points: 3 of a suit 4½, 2 1½, 1 ½; Excuse, Petit and 4 of trumps 4½; 2 and 3 of trumps ½: 27½ in all. */
const attack = (
  players: number,
  cards: number,
  plays: string,
  record: Partial<PlayRecord>,
  options: Options = {},
  name: GameName = "tarot",
) => {
  const { law, rules } = toyTable(players, cards, options, name);
  const result = audit(law, rules, { leader: 0, taker: 0, contract: "garde", ...record, plays: cardsIn(toy, plays) });
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.value.tally;
};

/** Tricks 1 and 2 to the attack with seat 1's Excuse in the second, the third to seat 2; T-2 and T-3 aside. */
const PLAIN = "S-3 S-1 S-2 T-4 EXC T-1 H-1 H-2 H-3";
/** Seat 1 takes, wins the first trick, the defence the two others: its own Excuse lies in the last. */
const OWN_LAST = "S-3 S-2 S-1 H-1 H-3 T-4 EXC H-2 T-1";
/** The taker wins all; seat 1's Excuse falls in the second trick, or in the third. */
const AGAINST_SLAM = "S-3 S-1 S-2 T-4 EXC T-1 H-3 H-1 H-2";
const AGAINST_SLAM_LAST = "S-3 S-1 S-2 T-4 H-1 T-1 H-3 EXC H-2";
const OWN_SLAM = "S-3 S-1 S-2 T-4 T-1 T-2 EXC H-1 H-2";

/** Source, plays, what is told, points and bouts of the attack, petit au bout, slam, half point at four. */
test.each<[string, string, Partial<PlayRecord>, Options, number, number, string | null, string | null, boolean]>([
  ["1.3: a half-point card is given for the Excuse", PLAIN, {}, {}, 17, 2, null, null, false],
  ["1.5: garde sans, the dog is the attack's", PLAIN, { contract: "garde-sans" }, {}, 17, 2, null, null, false],
  ["1.5: garde contre, the dog is the defence's", PLAIN, { contract: "garde-contre" }, {}, 16, 2, null, null, false],
  [
    "1.3: the attack loses the trick and keeps 4 points",
    "S-3 S-2 S-1 EXC H-3 H-1 T-1 T-4 H-2",
    { leader: 1, taker: 1 },
    {},
    11.5,
    1,
    "defence",
    null,
    false,
  ],
  ["F7: so it does when the defence wins all", PLAIN, { taker: 1 }, {}, 5, 1, null, "defence", false],
  [
    "F5: in the last trick it changes camp, though its own wins",
    OWN_LAST,
    { leader: 1, taker: 1 },
    {},
    12,
    1,
    "defence",
    null,
    true,
  ],
  ["F5: so does the attack's", "S-3 S-2 S-1 H-1 H-3 T-4 H-2 EXC T-1", { leader: 1, taker: 1 }, {}, 7.5, 0, "defence", null, true],
  [
    "F5, table rule: to who wins the trick",
    OWN_LAST,
    { leader: 1, taker: 1 },
    { "excuse-last": "trick-winner" },
    7.5,
    0,
    "defence",
    null,
    false,
  ],
  [
    "F6: it leads the last trick of a chelem, and the Petit is au bout a trick before",
    OWN_SLAM,
    {},
    {},
    27.5,
    3,
    "attack",
    "attack",
    false,
  ],
  ["F6 and garde contre: all but the dog", OWN_SLAM, { contract: "garde-contre" }, {}, 22.5, 3, "attack", "attack", false],
  ["F6: with the trick rule too", OWN_SLAM, {}, { "excuse-last": "trick-winner" }, 27.5, 3, "attack", "attack", false],
  ["F7: 4 points stay with the defence against a chelem", AGAINST_SLAM, {}, {}, 23.5, 2, null, "attack", false],
  ["F7: in the last trick too (1.3: no chelem)", AGAINST_SLAM_LAST, {}, {}, 23.5, 2, null, "attack", false],
  ["F7, table rule, V19: lost to the chelem", AGAINST_SLAM, {}, { "excuse-slam": "lost" }, 27.5, 3, null, "attack", false],
  ["V17: the last trick takes it", AGAINST_SLAM_LAST, {}, { "excuse-last": "trick-winner" }, 27.5, 3, null, "attack", true],
  ["the defence wins all", AGAINST_SLAM.replace("EXC", "T-2"), { taker: 1 }, {}, 5, 1, null, "defence", false],
  ["the Excuse in the dog", "S-3 S-1 S-2 T-4 T-3 T-1 H-1 H-2 H-3", {}, {}, 21, 3, null, null, false],
  [
    "the Excuse in the dog, garde contre",
    "S-3 S-1 S-2 T-4 T-3 T-1 H-1 H-2 H-3",
    { contract: "garde-contre" },
    {},
    16,
    2,
    null,
    null,
    false,
  ],
  [
    "1.2: the Petit in the last trick, to who wins it",
    "S-3 S-1 S-2 H-1 EXC H-3 H-2 T-1 T-4",
    { leader: 0 },
    {},
    7.5,
    0,
    "defence",
    null,
    false,
  ],
])("%s", (_, plays, record, options, points, bouts, petitAuBout, slam, excuseLast) => {
  expect(attack(3, 3, plays, record, options)).toEqual({
    kind: "attack",
    points,
    bouts,
    petitAuBout,
    slam,
    partner: null,
    excuseLast,
  });
});

test("1.6: at five the called card finds the partner, whose Excuse stays in a chelem of the camp (1.3)", () => {
  const calledCard = cardsIn(toy, "S-3")[0] as number;
  const plays = "T-4 H-1 S-3 T-1 T-2 S-2 S-1 EXC H-2 H-3";
  expect(attack(5, 2, plays, { calledCard })).toEqual({
    kind: "attack",
    points: 27.5,
    bouts: 3,
    petitAuBout: null,
    slam: "attack",
    partner: 2,
    excuseLast: false,
  });
});

test("F12: at five nothing is counted until the taker's partner is known", () => {
  const plays = "T-4 H-1 S-3 T-1 T-2 S-2 S-1 EXC H-2 H-3";
  expect(attack(5, 2, plays, {})).toBeNull();
  expect(attack(5, 2, plays, { calledCard: null })).toBeNull();
  expect(attack(5, 2, plays, { partner: 2 })).toMatchObject({ points: 27.5, slam: "attack", partner: 2 });
  expect(attack(5, 2, plays, { partner: null })).toMatchObject({ points: 23.5, bouts: 2, slam: "attack", partner: null });
});

test("points are counted only after the last trick, with a taker and a known contract", () => {
  expect(attack(3, 3, PLAIN.slice(0, -4), {})).toBeNull();
  expect(attack(3, 3, PLAIN, { taker: null })).toBeNull();
  expect(attack(3, 3, PLAIN, { contract: undefined })).toBeNull();
  expect(attack(3, 3, PLAIN, { contract: "grande" })).toBeNull();
});

const seats = (plays: string, options: Options = {}) => {
  const cards = plays.split(" ").length / 2;
  const { law, rules } = toyTable(2, cards, options, "decale", decale);
  const result = audit(law, rules, { leader: 0, plays: cardsIn(decale, plays) });
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.value.tally;
};

/** Seed 0, « La partie », « Les points »; two players, seat 0 leads. */
test.each<[string, string, Options, number[], number, number | null]>([
  [
    "a tie goes with the next trick; the Petit wins the last; the Excuse stays",
    "B-P1 B-P2 B-E1 B-PRO T-1 EXC",
    {},
    [5, 15],
    0,
    1,
  ],
  ["D14: the Petit captured in the last trick", "B-PRO B-INT T-1 T-2", {}, [5, 5], 0, null],
  ["the Petit earlier", "T-1 B-E1 B-PRO B-E2", {}, [12, 0], 0, null],
  ["D6: tied to the end, set aside", "B-PRO B-INT B-P1 B-P2 O-E1 O-E2", {}, [5, 0], 6, null],
  ["D6, table rule: to the last who won", "B-PRO B-INT B-P1 B-P2 O-E1 O-E2", { "last-tie": "previous-winner" }, [11, 0], 0, null],
  ["D6, table rule: nobody ever won", "B-P1 B-P2", { "last-tie": "previous-winner" }, [0, 0], 4, null],
  ["D17: the Excuse is kept in the last trick", "B-PRO B-INT B-P1 EXC", {}, [7, 5], 0, null],
  ["D17, table rule: lost there", "B-PRO B-INT B-P1 EXC", { "excuse-last": "lost" }, [12, 0], 0, null],
  ["D17, table rule: only there", "B-PRO EXC B-P1 B-INT", { "excuse-last": "lost" }, [7, 5], 0, null],
  [
    "D18, table rule: the least card won is given for it",
    "B-PRO EXC B-E1 B-P1 O-E1 O-PRO",
    { "excuse-exchange": true },
    [12, 7],
    0,
    null,
  ],
  ["D18, table rule: nothing to give", "B-PRO EXC", { "excuse-exchange": true }, [5, 5], 0, null],
  ["D18, table rule: nothing owed for one's own trick", "EXC B-INT B-PRO B-E1", { "excuse-exchange": true }, [5, 6], 0, null],
  [
    "D18, table rule: nothing owed while the trick is tied",
    "B-PRO B-INT EXC O-E1 T-2 T-3",
    { "excuse-exchange": true },
    [10, 1],
    0,
    null,
  ],
])("%s", (_, plays, options, cardPoints, setAside, boutDuBout) => {
  expect(seats(plays, options)).toEqual({ kind: "seats", cardPoints, setAside, partner: null, boutDuBout });
});
