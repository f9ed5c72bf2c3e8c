/** Deals of the victory-point table that are refused, or accepted and read again the same. */
import { expect, test } from "vitest";
import { vp5 } from "./game";
import { vp5Chelem, vp5Fault, vp5Garde, vp5Table } from "./vp5.fixture";

const REFUSED: readonly [string, unknown, readonly string[], object?][] = [
  ["nothing", undefined, ["deal required vp-points"]],
  ["passed is yes or no", { passed: 1 }, ["deal.passed unknown-value F21"]],
  ["a contract that is none", { ...vp5Garde, contract: "solo" }, ["deal.contract unknown-value vp-table"]],
  ["allTricks is yes or no", { ...vp5Garde, allTricks: "all" }, ["deal.allTricks unknown-value V14"]],
  [
    "every trick, and not",
    { ...vp5Garde, points: 87, allTricks: false, slam: { by: "attack" } },
    ["deal.allTricks all-tricks-or-not V14"],
  ],
  [
    "every trick, but by the defence",
    { ...vp5Garde, allTricks: true, slam: { by: "defence" } },
    ["deal.allTricks all-tricks-or-not V14"],
  ],
  [
    "V14: a chelem announced without bidding it",
    { ...vp5Garde, slam: { announced: true } },
    ["deal.slam.announced slam-is-a-contract V14"],
  ],
  [
    "every trick, the Petit lost",
    { ...vp5Garde, points: 87, allTricks: true, petitAuBout: "defence" },
    ["deal.petitAuBout petit-against-slam fft-petit"],
  ],
  ["the taker's own king: say null", { ...vp5Garde, partner: 0 }, ["deal.partner partner-is-taker F12"]],
  [
    "V12: a misère of pictures without a bout: nobody can hold the other three",
    { ...vp5Garde, miseres: [0, 1, 2, 3].map((seat) => ({ seat, kind: "heads" })) },
    ["deal.miseres hands-cannot-exist vp-points"],
  ],
  [
    "8 + 13 + 8 trumps",
    {
      ...vp5Garde,
      contract: "garde-sans",
      poignees: [
        { seat: 1, level: 1 },
        { seat: 2, level: 3 },
        { seat: 3, level: 1 },
      ],
    },
    ["deal.poignees too-many-trumps vp-primes"],
  ],
  [
    "V11 option: a table's triple of 14 makes 22, but without the Excuse there are 21",
    {
      ...vp5Garde,
      poignees: [
        { seat: 1, level: 1 },
        { seat: 2, level: 3 },
      ],
    },
    ["deal.poignees too-many-trumps vp-primes"],
    { "poignee-excuse": false, "poignee-trumps-5": { triple: 14 } },
  ],
];

test.each(REFUSED)("refused: %s", (_, deal, faults, options) => {
  const read = vp5.read(vp5Table(options), deal);
  expect(read.ok ? [] : read.faults.map(vp5Fault)).toEqual(faults);
});

test.each<[string, object, object?]>([
  ["a plain deal", vp5Garde],
  ["a chelem made", { ...vp5Chelem, allTricks: true }],
  ["a chelem missed", { ...vp5Chelem, points: 80 }],
  ["every trick, said twice", { ...vp5Garde, points: 87, allTricks: true, slam: { announced: false, by: "attack" } }],
  [
    "21 trumps in two hands, and the Excuse besides",
    {
      ...vp5Garde,
      poignees: [
        { seat: 1, level: 1 },
        { seat: 2, level: 3 },
      ],
    },
    { "poignee-excuse": false },
  ],
])("accepted, and read again the same: %s", (_, deal, options) => {
  const rules = vp5Table(options);
  const read = vp5.read(rules, deal);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  expect(vp5.read(rules, read.value)).toEqual(read);
});

test("deals nobody played; a petit sec passes the deal on (V22)", () => {
  const rules = vp5Table();
  expect(vp5.read(rules, { misdeal: true, reason: "petit-sec" })).toEqual({
    ok: true,
    value: { misdeal: true, reason: "petit-sec" },
  });
  const first = vp5.firstTurn(rules, 4);
  expect(first).toEqual({ dealer: 4, firstBidder: 0, firstLeader: 0, cards: 15, aside: 3, blind: false });
  expect(vp5.nextTurn(rules, first, { misdeal: true, reason: "petit-sec" }).dealer).toBe(0);
  expect(vp5.nextTurn(rules, first, { misdeal: true })).toEqual({ ...first, barred: 4 });
});
