import { expect, test } from "vitest";
import { rulesOf } from "#lib/rules/read.fixture";
import {
  announcedBetOf,
  betOf,
  type DecaleDraft,
  draftOf,
  emptyDraft,
  focusNext,
  mayCall,
  mayClaim,
  maySetAside,
  missingPoints,
  mostInPile,
  playsInCamps,
  pointsOf,
  readDraft,
  sameBet,
  setPile,
  tiedLast,
  typeInto,
  withBet,
} from "./decale";
import { eraseDigit, pressDigit } from "./draft";

const table = (players: number, options: object = {}) => rulesOf("decale", players, options);
const five = table(5);
const form = (changes: Partial<DecaleDraft>, rules = five): DecaleDraft => ({ ...emptyDraft(rules), ...changes });
const solo = { bettor: 0, diploma: "brevet", call: "none" } as const;
const pair = { bettor: 1, diploma: "bac", call: "B", partner: 4 } as const;

/** Seed 0: at two 14 cards each, so that of 35 that count only 28 are in play; at four 40. */
test("a pile has no card of another pile, and no more cards than are in play", () => {
  const rules = table(2);
  const counted = setPile(rules, form({}, rules), { proviseurs: 3, profs: 6, eleves: 10, bouts: 2 });
  const other = { ...counted, focus: 1 };
  expect(mostInPile(rules, other, "proviseurs")).toBe(1);
  expect(mostInPile(rules, other, "eleves")).toBe(6);
  const fuller = setPile(rules, other, { proviseurs: 0, profs: 6, eleves: 0, bouts: 0 });
  expect(mostInPile(rules, fuller, "eleves")).toBe(1);
  expect(mostInPile(rules, fuller, "profs")).toBe(6);
  const four = setPile(table(4), form({}, table(4)), { proviseurs: 3, profs: 6, eleves: 10, bouts: 2 });
  expect(mostInPile(table(4), { ...four, focus: 1 }, "eleves")).toBe(6);
  const camp = setPile(five, form(pair), { proviseurs: 4, profs: 12, eleves: 1, bouts: 3 });
  expect(mostInPile(five, camp, "eleves")).toBe(16);
});

test("the button names what is missing, in speaking order", () => {
  const missing = (changes: Partial<DecaleDraft>, rules = five) => readDraft(rules, form(changes, rules)).missing;
  expect(missing({})).toBe("bettor");
  expect(missing({ bettor: 0 })).toBe("diploma");
  expect(missing({ bettor: 0, diploma: "bac" })).toBe("call");
  expect(missing({ bettor: 0, diploma: "bac", call: "B" })).toBe("partner");
  expect(missing(solo)).toBe("points");
  expect(missing(pair)).toBe("points");
  expect(missing({ bettor: 0, diploma: "bac" }, table(4))).toBe("points");
  expect(missing({}, table(4, { bets: false }))).toBe("points");
});

test("at five the last column is what the others leave of 75, less the points set aside", () => {
  const draft = form({ ...solo, typed: ["25", "9", "20", "11", ""] });
  expect(pointsOf(five, draft)[4]).toEqual({ points: 10, given: true });
  expect(readDraft(five, draft).score?.scores).toEqual([35, 9, 20, 11, 10]);
  expect(pointsOf(five, { ...draft, setAside: 3 })[4]).toEqual({ points: 7, given: true });
  expect(pointsOf(five, form({ typed: ["70", "9", "20", "11", ""] }))[4]).toEqual({ points: null, given: false });
  const four = table(4);
  expect(pointsOf(four, form({ typed: ["25", "18", "10", ""] }, four))[3]).toEqual({ points: null, given: false });
});

test("two against three needs the points of one camp, whichever was counted", () => {
  const won = [0, 61, 0, 0, 61];
  expect(readDraft(five, form({ ...pair, campTyped: "41" })).score?.scores).toEqual(won);
  expect(readDraft(five, form({ ...pair, camp: "three", campTyped: "34" })).score?.scores).toEqual(won);
  expect(readDraft(five, form({ ...pair, each: true, typed: ["9", "24", "11", "14", "17"] })).score?.scores).toEqual(won);
});

test("a fault is told as soon as it is certain, and not before", () => {
  expect(readDraft(five, form({ ...pair, campTyped: "76" })).faults.map(({ code }) => code)).toEqual(["out-of-range"]);
  expect(readDraft(five, form({ ...solo, typed: ["76", "", "", "", ""] })).faults.map(({ code }) => code)).toEqual([
    "out-of-range",
  ]);
  expect(readDraft(five, form({ ...solo, typed: ["25", "", "", "", ""] })).faults).toEqual([]);
  expect(readDraft(five, form({})).faults).toEqual([]);
  expect(readDraft(five, form({ ...solo, typed: ["20", "9", "20", "11", "10"] })).faults.map(({ code }) => code)).toEqual([
    "total-not-75",
  ]);
});

test("points missing at five may belong to a tied last trick", () => {
  const draft = form({ ...solo, typed: ["20", "9", "20", "11", "10"] });
  expect(missingPoints(five, draft)).toBe(5);
  expect(readDraft(five, { ...draft, setAside: 5 }).deal).not.toBeNull();
  expect(missingPoints(table(4), form({ typed: ["1", "2", "3", "4"] }, table(4)))).toBe(0);
});

test("a tied last trick is proposed where it would make the deal right, and nowhere else (D6)", () => {
  const lacks = (points: number, rules = five) =>
    tiedLast(rules, form({ ...solo, typed: [String(25 - points), "9", "20", "11", "10"] }, rules));
  expect([0, 2, 5].map((points) => lacks(points))).toEqual([0, 2, 5]);
  // A trick holds at least two Élèves, and is never worth less than nothing.
  expect([1, -1].map((points) => lacks(points))).toEqual([0, 0]);
  expect(lacks(5, table(5, { "last-tie": "previous-winner" }))).toBe(0);
  const said = form({ ...solo, typed: ["20", "9", "20", "11", "10"], setAside: 2 });
  expect(tiedLast(five, said)).toBe(3);
  expect(tiedLast(five, { ...said, setAside: 6 }), "too much was set aside").toBe(0);
  const claimed = { ...said, primes: [{ seat: 9, prime: "greve" as const }] };
  expect(tiedLast(five, claimed)).toBe(3);
});

test("an announced bet keeps its partner secret, and a recorded one comes back into the form", () => {
  expect(announcedBetOf(form({ bettor: 1, diploma: "bac", call: "B" }))).toEqual({ seat: 1, diploma: "bac", called: "B" });
  expect(announcedBetOf(form({ ...pair }))).toEqual({ seat: 1, diploma: "bac", called: "B", partner: 4 });
  expect(announcedBetOf(form({ bettor: 1 }))).toBeNull();
  expect(betOf(form({ bettor: 1, diploma: "bac", call: "B" }))).toEqual({ seat: 1, diploma: "bac" });
  expect(withBet({ seat: 1, diploma: "bac", called: "B" })).toEqual({ bettor: 1, diploma: "bac", call: "B", partner: null });
  expect(withBet({ seat: 1, diploma: "bac" })).toEqual({ bettor: 1, diploma: "bac", call: "none", partner: null });
  expect(withBet(null)).toEqual({ bettor: null, diploma: null, call: null, partner: null });
  expect(sameBet({ bet: { seat: 1, diploma: "bac", called: "B", partner: 4 } })).toEqual({ ...pair, partner: null });
  expect([sameBet({}), sameBet({ bet: null })]).toEqual([withBet(null), withBet(null)]);
  for (const changes of [
    { ...pair, campTyped: "41" },
    { ...solo, typed: ["25", "9", "20", "11", "10"], primes: [{ seat: 2, prime: "greve" as const }] },
  ]) {
    const deal = readDraft(five, form(changes)).deal;
    expect(readDraft(five, draftOf(five, deal as never)).deal).toEqual(deal);
  }
  expect(draftOf(five, { passed: true })).toEqual(emptyDraft(five));
});

test("the pad: digits, erase, next column, a pile counted", () => {
  expect(pressDigit("4", 1)).toBe("41");
  expect(pressDigit("41", 2)).toBe("41");
  expect(pressDigit("0", 7)).toBe("7");
  expect(eraseDigit("41")).toBe("4");
  const draft = typeInto(five, form({ ...solo, focus: 2 }), () => "12");
  expect(draft.typed).toEqual(["", "", "12", "", ""]);
  expect(focusNext(five, draft).focus).toBe(3);
  expect(focusNext(five, form({ typed: ["1", "2", "3", "4", "5"], focus: 4 })).focus).toBe(0);
  const counted = setPile(five, form({ ...pair }), { proviseurs: 2, profs: 5, eleves: 6, bouts: 1 });
  expect(counted.campTyped).toBe("31");
  expect(typeInto(five, counted, () => "9").piles).toEqual({});
});

test.each<[number, object, boolean, boolean]>([
  [3, {}, false, false],
  [3, { "primes-under-four": true }, false, true],
  [4, {}, false, true],
  [5, {}, true, true],
  [5, { primes: false }, true, false],
  [5, { bets: false }, false, true],
  [5, { call: false }, false, true],
])("at %i with %j: who may call (%s), and claim primes (%s)", (players, options, call, claim) => {
  expect([mayCall(table(players, options)), mayClaim(table(players, options))]).toEqual([call, claim]);
});

test("a tied last trick can be set aside where only one camp is counted, and the table leaves it to nobody", () => {
  expect(maySetAside(five, form(pair))).toBe(true);
  expect(maySetAside(five, form({ ...pair, each: true }))).toBe(false);
  expect(maySetAside(five, form({ ...pair, each: true, setAside: 4 })), "what was set aside can be taken back").toBe(true);
  expect(maySetAside(table(5, { "last-tie": "previous-winner" }), form(pair))).toBe(false);
});

test("camps exist only at five, when the bettor has another player as a partner", () => {
  const inCamps = (changes: Partial<DecaleDraft>, rules = five) => playsInCamps(rules, form(changes, rules));
  expect(
    [pair, { ...pair, partner: 1 }, { ...pair, partner: null }, { ...pair, bettor: null }].map((one) => inCamps(one)),
  ).toEqual([true, false, false, false]);
  expect(inCamps(pair, table(4))).toBe(false);
});

test("the last column is what is left, down to zero", () => {
  const last = (first: string, changes: Partial<DecaleDraft> = {}) =>
    pointsOf(five, form({ typed: [first, "9", "20", "11", ""], ...changes }))[4];
  expect([last("34"), last("35"), last("36")]).toEqual([
    { points: 1, given: true },
    { points: 0, given: true },
    { points: null, given: false },
  ]);
  expect(last("35", { setAside: 1 })).toEqual({ points: null, given: false });
  expect(pointsOf(five, form({ typed: ["35", "9", "20", "", ""] })).filter(({ given }) => given)).toEqual([]);
});

test("missing points are told once all columns are typed, and never where one camp is counted", () => {
  expect(missingPoints(five, form({ typed: ["20", "9", "20", "11", ""] }))).toBe(0);
  expect(missingPoints(five, form({ ...pair, typed: ["20", "9", "20", "11", "10"] }))).toBe(0);
  expect(missingPoints(five, form({ ...pair, each: true, typed: ["20", "9", "20", "11", "10"] }))).toBe(5);
});

test.each<[string, Partial<DecaleDraft>, string[]]>([
  ["nothing", {}, []],
  ["a column", { typed: ["76", "", "", "", ""] }, ["out-of-range"]],
  ["a prime of nobody", { primes: [{ seat: 9, prime: "greve" as const }] }, ["out-of-range"]],
  ["a camp, before anybody has said for what it plays", { ...pair, campTyped: "76" }, []],
  [
    "a prime that cannot be",
    {
      primes: [
        { seat: 0, prime: "greve" as const },
        { seat: 0, prime: "greve" as const },
      ],
    },
    ["prime-twice"],
  ],
])("a fault is told even while something is missing: %s", (_, changes, codes) => {
  const { faults } = readDraft(five, form({ ...changes, diploma: null }));
  expect(faults.map(({ code }) => code).filter((code) => code !== "unknown-value")).toEqual(codes);
});

test("a camp’s points are its own, or what the other camp and the last trick leave", () => {
  const points = (changes: Partial<DecaleDraft>) =>
    (readDraft(five, form({ ...pair, ...changes })).deal as { campPoints?: number } | null)?.campPoints;
  expect(points({ campTyped: "41" })).toBe(41);
  expect(points({ campTyped: "34", camp: "three" })).toBe(41);
  expect(points({ campTyped: "31", camp: "three", setAside: 3 })).toBe(41);
});

test("a deal put right opens as it was noted: one camp, or everybody; the last trick; the primes", () => {
  const primes = [{ seat: 2, prime: "greve" as const }];
  const bet = { seat: 1, diploma: "bac", called: "B", partner: 4 };
  expect(draftOf(five, { bet, campPoints: 41, setAside: 3, primes })).toEqual(
    form({ ...pair, campTyped: "41", setAside: 3, primes }),
  );
  const typed = ["25", "9", "20", "11", "10"];
  expect(draftOf(five, { bet: null, cardPoints: typed.map(Number) })).toEqual(form({ each: true, typed }));
  expect(draftOf(five, { cardPoints: "none" })).toEqual(form({}));
});

test("a bet without a call names no partner", () => {
  expect(betOf(form(pair))).toEqual({ seat: 1, diploma: "bac", called: "B", partner: 4 });
  expect(betOf(form({ ...pair, call: null }))).toEqual({ seat: 1, diploma: "bac", partner: 4 });
  expect(betOf(form({ ...pair, call: "none" }))).toEqual({ seat: 1, diploma: "bac" });
  expect([betOf(form({ ...pair, bettor: null })), betOf(form({ ...pair, diploma: null }))]).toEqual([null, null]);
  expect(announcedBetOf(form({ ...pair, call: "none", partner: null }))).toEqual({ seat: 1, diploma: "bac" });
  expect(announcedBetOf(form({ ...pair, call: null }))).toEqual({ seat: 1, diploma: "bac", partner: 4 });
});

test("a camp’s pile and the columns’ piles do not take cards from each other", () => {
  const pile = { proviseurs: 3, profs: 6, eleves: 10, bouts: 2 };
  const camp = setPile(five, form(pair), pile);
  expect(mostInPile(five, { ...camp, each: true }, "eleves")).toBe(16);
  const columns = setPile(five, form({ ...pair, each: true }), pile);
  expect(mostInPile(five, { ...columns, each: false }, "eleves")).toBe(16);
});

test("typing begins in the first column, and goes on to the next empty one", () => {
  expect(typeInto(five, form({}), () => "1").typed).toEqual(["1", "", "", "", ""]);
  expect(focusNext(five, form({ typed: ["", "", "1", "2", ""], focus: 2 })).focus).toBe(4);
  expect(withBet({ seat: 1 })).toEqual({ bettor: 1, diploma: null, call: null, partner: null });
});
