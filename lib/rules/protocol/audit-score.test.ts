/** The audit by protocol counts a whole deal, and nothing before it is known. */
import { expect, test } from "vitest";
import {
  auditByProtocol as audit,
  suitRun as suit,
  trumpsIn as trumps,
  VP_AT_FIVE as VP5,
  WHIST_AT_THREE as WHIST,
} from "./audit.fixture";

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
