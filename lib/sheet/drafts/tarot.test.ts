import { expect, test } from "vitest";
import { rulesOf } from "#lib/rules/read.fixture";
import type { Rules } from "#lib/rules/rules";
import { eraseDigit, pressDigit, pressHalf } from "./draft";
import { payOf } from "./pay";
import {
  announcedOf,
  countedOf,
  draftOf,
  EMPTY_TAROT,
  pileOf,
  readDraft,
  sameAgain,
  setPile,
  type TarotDraft,
  typeInto,
  withAllTricks,
  withAnnounced,
  withMisere,
  withPartner,
  withPoignee,
  withSide,
  withTaker,
} from "./tarot";
import { bidsOf, table } from "./tarot-table";
import { readVachette, startVachette, typeVachette, vachetteOf, vachettePoints } from "./vachette";

const four = rulesOf("tarot", 4);
const five = rulesOf("tarot", 5);
const vp5 = rulesOf("vp5", 5);
const form = (changes: Partial<TarotDraft>): TarotDraft => ({ ...EMPTY_TAROT, ...changes });
const garde = { taker: 0, contract: "garde", bouts: 2, typed: "49" } as const;
const codes = (rules: Rules, changes: Partial<TarotDraft>) => readDraft(rules, form(changes)).faults.map(({ code }) => code);
const missing = (rules: Rules, changes: Partial<TarotDraft>) => readDraft(rules, form(changes)).missing;

test("four contracts may be bid, a pousse where it is played, six at the victory-point table", () => {
  expect(bidsOf(four)).toEqual(["petite", "garde", "garde-sans", "garde-contre"]);
  expect(bidsOf(rulesOf("tarot", 4, { pousse: true }))).toContain("pouce");
  expect(bidsOf(vp5)).toEqual(["petite", "pouce", "garde", "garde-sans", "garde-contre", "chelem"]);
});

test("only what the table counts is asked", () => {
  const asked = (rules: Rules) => Object.entries(table).flatMap(([key, asks]) => (asks(rules) ? [key] : []));
  expect(asked(four)).toEqual(["petit", "announcesSlam", "paysSlam", "excuseChangesCamp"]);
  expect(asked(rulesOf("tarot", 3, { miseres: true, "slam-defence": true, "all-pass": "vachette" }))).toEqual([
    "petit",
    "miseres",
    "announcesSlam",
    "paysSlam",
    "defenceAnnounces",
    "playsVachette",
  ]);
  expect(asked(vp5)).toEqual(["calls", "miseres"]);
  expect(asked(rulesOf("vp5", 5, { misere: 1 }))).toEqual(["calls", "miseres"]);
  expect(asked(rulesOf("vp5", 5, { petit: 15, slam: 45, misere: 0 }))).toEqual(["calls", "petit", "paysSlam"]);
});

test("the button names what is missing, from the top of the form", () => {
  expect(missing(four, {})).toBe("taker");
  expect(missing(four, { taker: 0 })).toBe("contract");
  expect(missing(five, { taker: 0 })).toBe("partner");
  expect(missing(five, { taker: 0, partner: 2 })).toBe("contract");
  expect(missing(four, { taker: 0, contract: "garde" })).toBe("bouts");
  expect(missing(four, { ...garde, typed: "" })).toBe("points");
  expect(missing(vp5, { ...garde, partner: 1, contract: "chelem" })).toBe("tricks");
  expect(missing(four, garde)).toBe(null);
});

/** FFT12 p. 9: 49 points with two bouts is (25 + 8) × 2 = 66 for each defender. */
test("the columns move as soon as nothing is missing", () => {
  expect(readDraft(four, form(garde)).score?.scores).toEqual([198, -66, -66, -66]);
  expect(readDraft(four, form({ ...garde, side: "defence", typed: "42" })).score?.scores).toEqual([198, -66, -66, -66]);
  expect(readDraft(five, form({ ...garde, partner: 3 })).score?.scores).toEqual([132, -66, -66, 66, -66]);
  expect(readDraft(five, form({ ...garde, partner: 0 })).score?.scores).toEqual([264, -66, -66, -66, -66]);
  expect(readDraft(five, form({ ...garde, partner: 3, typed: "48½" })).score?.scores[0]).toBe(132);
});

test("a first digit is not refused before the second is typed", () => {
  expect(readDraft(four, form({ ...garde, typed: "4" }))).toMatchObject({ missing: "points", faults: [], deal: null });
  expect(codes(four, { ...garde, typed: "90" })).toEqual(["points-beyond-bouts"]);
  expect(codes(four, { ...garde, typed: "4½" })).toContain("points-beyond-bouts");
});

test("no half point at four, but for an Excuse in the last trick (F11)", () => {
  expect(codes(four, { ...garde, typed: "48½" })).toEqual(["half-at-four"]);
  expect(readDraft(four, form({ ...garde, typed: "48½", excuseLast: true })).score?.scores[0]).toBe(198);
});

test("what is impossible is refused while the rest is still missing", () => {
  expect(codes(four, { bouts: 3, petit: "defence" })).toEqual(["petit-is-with-attack"]);
  expect(codes(four, {})).toEqual([]);
  const odd = readDraft(four, form({ ...garde, typed: "87" }));
  expect(odd.deal).not.toBeNull();
  expect(odd.warnings.map(({ code }) => code)).toEqual(["slam-not-noted"]);
});

test("playing alone moves with the taker, and nobody is their own partner", () => {
  expect(withTaker(form({ taker: 1, partner: 1 }), 2)).toMatchObject({ taker: 2, partner: 2 });
  expect(withTaker(form({ taker: 1, partner: 2 }), 2)).toMatchObject({ taker: 2, partner: null });
  expect(withTaker(form({ taker: 1, partner: 3 }), 2)).toMatchObject({ taker: 2, partner: 3 });
  expect(withPartner(form({ taker: 1, partner: 1, alone: "dog" }), 3)).toMatchObject({ partner: 3, alone: null });
  expect(withPartner(form({ taker: 1, alone: "dog" }), 1)).toMatchObject({ partner: 1, alone: "dog" });
});

test("a bet waits without its result, and fills the form again", () => {
  const bet = form({ taker: 1, contract: "garde", called: "H-14", poignees: [{ seat: 2, level: 1 }], announcedBy: "attack" });
  expect(announcedOf(five, form({ taker: 1 }))).toBeNull();
  expect(withAnnounced(five, announcedOf(five, bet) as object)).toEqual(bet);
  const alone = form({ taker: 1, partner: 1, alone: "dog", contract: "garde", called: "H-14" });
  expect(withAnnounced(five, announcedOf(five, alone) as object)).toEqual(alone);
  expect(withAnnounced(vp5, announcedOf(vp5, form({ taker: 4, contract: "chelem" })) as object)).toEqual(
    form({ taker: 4, contract: "chelem" }),
  );
  const said = form({ taker: 1, partner: null, alone: "dog", contract: "garde" });
  expect([said, { ...said, partner: 1 }].map((one) => announcedOf(five, one) as object)).toMatchObject([
    { taker: 1 },
    { taker: 1, alone: "dog" },
  ]);
  expect(announcedOf(five, said)).not.toHaveProperty("alone");
  expect(withAnnounced(four, { taker: 9, poignees: "many" })).toEqual({ ...EMPTY_TAROT });
});

test("a recorded deal comes back into the form whole", () => {
  const deals: [Rules, Partial<TarotDraft>][] = [
    [four, { ...garde, petit: "attack", poignees: [{ seat: 2, level: 2 }], announcedBy: "attack" }],
    [four, { ...garde, bouts: 3, typed: "91", tricksBy: "attack" }],
    [four, { ...garde, typed: "48½", excuseLast: true }],
    [five, { ...garde, partner: 3, called: "S-13", typed: "48½" }],
    [five, { ...garde, partner: 0, called: "S-14", alone: "hand" }],
    [vp5, { ...garde, partner: 3, contract: "chelem", allTricks: false, miseres: [{ seat: 1, kind: "trumps" }] }],
    [rulesOf("tarot", 3, { "slam-defence": true }), { ...garde, announcedBy: "defence" }],
  ];
  for (const [rules, changes] of deals) {
    const { deal, faults } = readDraft(rules, form(changes));
    expect(faults).toEqual([]);
    expect(draftOf(rules, deal as object)).toEqual(form(changes));
  }
  expect(draftOf(four, { passed: true })).toEqual(EMPTY_TAROT);
  expect(sameAgain(five, readDraft(five, form({ ...garde, partner: 3 })).deal as object)).toEqual({
    taker: 0,
    contract: "garde",
  });
});

test("a bid chelem asks whether it was made; once made, nothing is left to count", () => {
  const bid = form({ taker: 0, partner: 1, contract: "chelem" });
  expect(readDraft(vp5, withAllTricks(vp5, bid, true)).score?.scores).toEqual([555, 555, -370, -370, -370]);
  expect(withAllTricks(vp5, bid, false)).toEqual({ ...bid, allTricks: false });
  expect(withAllTricks(vp5, { ...bid, bouts: 2, typed: "86½" }, true)).toMatchObject({ bouts: 2, typed: "86½" });
  expect(withAllTricks(rulesOf("vp5", 5, { "excuse-slam": "kept" }), bid, true)).toMatchObject({ bouts: null, typed: "" });
});

test("points filled in for every trick give way to the first digit, and go when not every trick was made", () => {
  const made = withAllTricks(vp5, form({ taker: 0, partner: 1, contract: "chelem" }), true);
  const digit = (typed: string) => `${typed}8`;
  expect(made).toMatchObject({ bouts: 3, typed: "91" });
  expect(withAllTricks(vp5, made, false)).toMatchObject({ allTricks: false, bouts: null, typed: "" });
  expect(typeInto(made, digit).typed).toBe("8");
  expect(typeInto(made, (typed) => typed.slice(0, -1)).typed).toBe("");
  const counted: [string, Partial<TarotDraft>][] = [
    ["8", { typed: "8", bouts: 3 }],
    ["91", { typed: "91", bouts: 2 }],
  ];
  for (const [typed, own] of counted) {
    expect(withAllTricks(vp5, { ...made, ...own }, false).typed).toBe(typed);
    expect(typeInto({ ...made, ...own }, digit).typed).toBe(digit(typed));
  }
  expect(typeInto({ ...made, allTricks: false }, digit).typed).toBe("918");
});

test("a pile counted card by card fills in its points, and its bouts become the deal's", () => {
  const pile = { kings: 3, queens: 2, knights: 1, jacks: 2, others: 25 };
  // 9 + 13½ + 7 + 2½ + 3 + 12½ = 47½
  const attack = setPile(form({ taker: 0, contract: "garde" }), pile, 2);
  expect(attack).toMatchObject({ bouts: 2, typed: "47½" });
  const defence = withSide(attack, "defence");
  expect(defence.typed).toBe("");
  expect(pileOf(defence).kings).toBe(0);
  // The other pile checks the first: together, with the 45 cards that are left, they make 91.
  const rest = { kings: 1, queens: 2, knights: 3, jacks: 2, others: 34 };
  const half = setPile(defence, { ...rest, others: 30 }, 2);
  expect(countedOf(half)).toEqual({ counted: 89, left: 2 });
  expect(missing(rulesOf("tarot", 3), half)).toBe("pile");
  expect(missing(rulesOf("tarot", 3), setPile(half, rest, 2))).toBe(null);
  expect(setPile(form({ side: "defence", bouts: null }), rest, 2).typed).toBe("43½");
  expect([countedOf(attack), countedOf({ ...defence, piles: { defence: rest } })].map(({ counted }) => counted)).toEqual([
    47.5, 43.5,
  ]);
  // While nobody has said who has the bouts, neither pile counts any.
  const unsaid = { ...half, bouts: null, piles: { attack: pile, defence: rest } };
  expect(countedOf(unsaid)).toEqual({ counted: 38.5 + 39, left: 13.5 });
  expect(typeInto(half, () => "9").piles).toEqual({});
  expect(withSide(form({ typed: "49" }), "defence")).toMatchObject({ side: "defence", typed: "49" });
});

test("a hand has one poignée, a table several; a second tap takes one back", () => {
  const one = form(withPoignee(EMPTY_TAROT, { seat: 1, level: 1 }));
  expect(withPoignee(one, { seat: 2, level: 2 }).poignees).toHaveLength(2);
  expect(withPoignee(one, { seat: 1, level: 3 }).poignees).toEqual([{ seat: 1, level: 3 }]);
  expect(withPoignee(one, { seat: 1, level: 1 }).poignees).toEqual([]);
  const misere = form(withMisere(EMPTY_TAROT, { seat: 1, kind: "trumps" }));
  expect(withMisere(misere, { seat: 1, kind: "heads" }).miseres).toHaveLength(2);
  expect(withMisere(misere, { seat: 1, kind: "trumps" }).miseres).toEqual([]);
});

test("the pad: a half in turn, digits before it, erased from the end", () => {
  expect(pressHalf("48")).toBe("48½");
  expect(pressHalf("48½")).toBe("48");
  expect(pressHalf("0")).toBe("½");
  expect(pressDigit("4½", 8)).toBe("48½");
  expect(pressDigit("48½", 8)).toBe("48½");
  expect(pressDigit("½", 4)).toBe("4½");
  expect(eraseDigit("48½")).toBe("48");
});

test("piles counted each for themselves leave the last one the rest of 91 (T10)", () => {
  const rules = rulesOf("tarot", 4, { "all-pass": "vachette" });
  let typed = startVachette(rules);
  for (const [focus, text] of ["30", "25½", "20"].entries()) typed = typeVachette({ ...typed, focus }, () => text);
  expect(vachettePoints(typed)[3]).toEqual({ points: 15.5, given: true });
  expect(readVachette(rules, typed).score?.scores).toEqual([-120, -60, 60, 120]);
  expect(readVachette(rules, startVachette(rules)).missing).toBe("points");
  const wrong = startVachette(rules, [30, 30, 30, 30]);
  expect(readVachette(rules, wrong).faults.map(({ code }) => code)).toEqual(["vachette-not-91"]);
  expect(vachetteOf(rules, { vachette: [30, 25.5, 20, 15.5] })?.vachette).toEqual(["30", "25½", "20", "15½"]);
  expect(vachetteOf(rules, { vachette: "ours" })).toEqual(startVachette(rules));
  expect(vachetteOf(rules, garde)).toBeNull();
});

/** FFT12 p. 8-12: 25 and the margin, times the contract, shared out; the victory-point table's own cells. */
test("the pay of a contract is told before anybody bids", () => {
  expect(payOf(four, "garde", 0, false)).toEqual([150]);
  expect(payOf(four, "garde-contre", -10, false)).toEqual([-630]);
  expect(payOf(rulesOf("tarot", 3), "petite", 10, false)).toEqual([70]);
  expect(payOf(five, "petite", 10, false)).toEqual([70, 35]);
  expect(payOf(five, "petite", 10, true)).toEqual([140]);
  expect(payOf(rulesOf("tarot", 4, { multipliers: { "garde-contre": 7 } }), "garde-contre", 0, false)).toEqual([525]);
  expect(payOf(vp5, "garde", -10, false)).toEqual([-75, -75]);
  expect(payOf(vp5, "petite", 0, true)).toEqual([40]);
  expect([-10, 0, 10].map((margin) => payOf(vp5, "chelem", margin, false)[0])).toEqual([-495, 555, 555]);
});
