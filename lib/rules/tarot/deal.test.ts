/** Deals of tarot that are accepted: each is read again the same. */
import { expect, test } from "vitest";
import { tarot } from "./game";
import { garde, gardeAtFive, tarotTable } from "./table.fixture";

const ACCEPTED: readonly [string, number, object, object?][] = [
  [
    "lists and slam as null",
    4,
    {
      ...garde,
      partner: null,
      poignees: null,
      miseres: null,
      slam: null,
      petitAuBout: null,
      excuseLast: null,
      called: null,
      passed: false,
      misdeal: null,
    },
  ],
  ["excuseLast said not to be", 4, { ...garde, excuseLast: false }],
  ["the called queen, as a record", 5, { ...gardeAtFive, called: "H-13" }],
  ["the called king in the dog, as a record", 5, { ...gardeAtFive, partner: null, called: "H-14", alone: "dog" }],
  ["alone: the called king was in the dog", 5, { ...garde, partner: null, called: "S-14" }],
  [
    "FFT12 p. 7: the taker's triple may count the discarded trump",
    4,
    { ...garde, poignees: [{ seat: 0, level: 3 }], miseres: [1, 2].map((seat) => ({ seat, kind: "heads" })) },
  ],
  [
    "both misères in one hand",
    4,
    {
      ...garde,
      miseres: [
        { seat: 1, kind: "heads" },
        { seat: 1, kind: "trumps" },
      ],
    },
  ],
  [
    "F18 option: a misère of trumps with the Excuse",
    3,
    { ...garde, poignees: [{ seat: 0, level: 3 }], miseres: [{ seat: 1, kind: "trumps" }] },
    { "misere-excuse": true },
  ],
  ["the pousse where it is played", 4, { ...garde, contract: "pouce" }, { pousse: true }],
];

test.each(ACCEPTED)("accepted, and read again the same: %s", (_, players, deal, options) => {
  const rules = tarotTable(players, options);
  const read = tarot.read(rules, deal);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  expect(tarot.read(rules, read.value)).toEqual(read);
  expect(tarot.read(rules, JSON.parse(JSON.stringify(read.value)))).toEqual(read);
});

test("deals nobody played", () => {
  const rules = tarotTable(4);
  expect(tarot.read(rules, { passed: true })).toEqual({ ok: true, value: { passed: true } });
  expect(tarot.read(rules, { misdeal: true })).toEqual({ ok: true, value: { misdeal: true } });
  expect(tarot.read(rules, { misdeal: true, reason: "petit-sec" })).toEqual({
    ok: true,
    value: { misdeal: true, reason: "petit-sec" },
  });
});

test("a minus zero is a zero", () => {
  const read = tarot.read(tarotTable(4), { taker: 0, contract: "garde", bouts: 0, points: -0 });
  expect(read).toMatchObject({ ok: true, value: { points: 0 } });
});
