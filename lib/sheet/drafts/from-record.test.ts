import { expect, test } from "vitest";
import { gameOf } from "#lib/rules/games";
import { rulesOf } from "#lib/rules/read.fixture";
import type { Options, Rules } from "#lib/rules/rules";
import { cardsIn } from "#lib/rules/toy.fixture";
import { type Announced, announcedIn } from "./announced";
import * as decale from "./decale";
import { fillForm } from "./from-record";
import { readRecord } from "./record";
import { DECALE, GARDE_SANS } from "./record.fixture";
import { emptyRecord, type RecordDraft } from "./record-draft";
import * as tarot from "./tarot";
import * as whist from "./whist";

function filled(
  rules: Rules,
  form: object,
  plays: string,
  told: Partial<RecordDraft>,
  announced: readonly Announced[] = [],
): object {
  const law = gameOf(rules);
  const draft = { ...emptyRecord(rules, 0), ...told, plays: cardsIn(law.deck, plays) };
  const reading = readRecord(law, rules, draft);
  if (!reading.audit?.tally) throw new Error(JSON.stringify(reading));
  return fillForm(rules, form, { record: draft, plays: reading.plays, tally: reading.audit.tally, announced });
}

/** FFT12 p. 8: (25 + 83 − 36) × 4 = 288 from each of three. */
test("a garde sans of 83 points with three bouts fills the form without a key", () => {
  const rules = rulesOf("tarot", 4);
  const form = filled(rules, tarot.EMPTY_TAROT, GARDE_SANS, { taker: 0, contract: "garde-sans" }) as tarot.TarotDraft;
  expect(tarot.readDraft(rules, form)).toMatchObject({ missing: null, score: { scores: [864, -288, -288, -288] } });
});

/** Seat 4 takes at five, calls a king that nobody else plays: alone against four (FFT12 p. 12). */
test.each<[string, string, string | null]>([
  ["played by the taker", "S-14", "hand"],
  ["in the dog", "H-14", "dog"],
])("at five the taker plays alone: the called king was %s", (_, called, alone) => {
  const rules = rulesOf("tarot", 5);
  const { deck } = gameOf(rules);
  const tally = {
    kind: "attack",
    points: 50,
    bouts: 2,
    petitAuBout: "defence",
    slam: null,
    partner: null,
    excuseLast: true,
  } as const;
  const record = { ...emptyRecord(rules, 0), taker: 4, contract: "garde", calledCard: cardsIn(deck, called)[0] as number };
  const plays = [
    { seat: 4, card: cardsIn(deck, "S-14")[0] as number, trick: 0, demand: { suit: -1, height: 0, barred: -1 } as const },
  ];
  expect(fillForm(rules, { vachette: [] }, { record, plays, tally, announced: [] })).toMatchObject({
    ...{ taker: 4, partner: 4, called, alone, typed: "50", petit: "defence", tricksBy: null, excuseLast: false },
  });
});

test("a poignée noted before stays, and points typed before are replaced", () => {
  const rules = rulesOf("tarot", 4);
  const before = { ...tarot.EMPTY_TAROT, taker: 2, typed: "41", poignees: [{ seat: 1, level: 1 }] };
  const form = filled(rules, before, GARDE_SANS, { taker: 0, contract: "garde-sans" });
  expect(form).toMatchObject({ taker: 0, typed: "83", bouts: 3, poignees: [{ seat: 1, level: 1 }] });
});

/** Seed 0: a Master lost, the bettor −30; the three others note their cards (D1). Here won: 55 is more than each other's. */
test("décalé: a record gives everybody's cards, with the bet that was announced", () => {
  const rules = rulesOf("decale", 5);
  const bet = { ...decale.emptyDraft(rules), ...decale.withBet({ seat: 4, diploma: "master" }) };
  const form = filled(rules, bet, DECALE, { leader: 4 }) as decale.DecaleDraft;
  expect(decale.readDraft(rules, form)).toMatchObject({ missing: null, score: { scores: [20, 0, 0, 0, 85] } });
  expect(form.focus).toBe(0);
});

test("décalé: the called Proviseur says who the partner is", () => {
  const rules = rulesOf("decale", 5);
  const bet = { ...decale.emptyDraft(rules), bettor: 4, diploma: "bac" as const, call: "V" as const };
  const called = cardsIn(gameOf(rules).deck, "V-PRO")[0] as number;
  const form = filled(rules, bet, DECALE, { leader: 4, taker: 4, calledCard: called }) as decale.DecaleDraft;
  // Seed 0: 55 + 0 against 20, so both note 55 + 20.
  expect(form.partner).toBe(2);
  expect(decale.readDraft(rules, form).score?.scores).toEqual([0, 0, 75, 0, 75]);
});

/** W5: a card for each trick of difference. */
test("whist: tricks beside the bids that were announced", () => {
  const rules = rulesOf("whist", 4);
  const form = filled(
    rules,
    whist.withBids(rules, { bids: [1, 1, 0, 0] }),
    "T-8 T-9 T-21 T-2 T-3 T-4 T-5 T-6 T-7 T-1 T-20 T-10",
    { cards: 3 },
  );
  expect((form as whist.WhistDraft).tricks).toEqual([0, 1, 1, 1]);
});

const announced = (rules: Rules, plays: string, told: Partial<RecordDraft> = {}): Announced[] => {
  const law = gameOf(rules);
  const draft = { ...emptyRecord(rules, 0), ...told, plays: cardsIn(law.deck, plays) };
  return announcedIn(law, rules, draft, readRecord(law, rules, draft).plays);
};

/** Seats 0 to 3 hold a school and one trump; seat 4 ten trumps with the Excuse, and neither Prof nor Proviseur (seed 0, D7). */
test("décalé: primes held in a hand are added to those of the form", () => {
  const rules = rulesOf("decale", 5);
  const claims = announced(rules, DECALE, { leader: 4 });
  expect(claims).toEqual([
    { seat: 4, code: "trop-cool", level: 0, usual: true },
    { seat: 4, code: "greve", level: 0, usual: true },
  ]);
  const before = { ...decale.emptyDraft(rules), primes: [{ seat: 4, prime: "greve" as const }] };
  const form = filled(rules, before, DECALE, { leader: 4 }, claims) as decale.DecaleDraft;
  expect(form.primes).toEqual([
    { seat: 4, prime: "greve" },
    { seat: 4, prime: "trop-cool" },
  ]);
  expect(announced(rulesOf("decale", 5, { primes: false }), DECALE, { leader: 4 })).toEqual([]);
});

/** Each of the four holds four trumps, seat 0 the Excuse among them. */
test.each<[string, Options, Announced[]]>([
  ["ten trumps are needed and nobody has them", {}, []],
  [
    "at a table of four for a simple one, everybody could",
    { "poignee-trumps-4": { simple: 4, double: 5, triple: 6 } },
    [0, 1, 2, 3].map((seat) => ({ seat, code: "poignee" as const, level: 1, usual: false })),
  ],
  [
    "where it is the holder’s own, it is said",
    { "poignee-trumps-4": { simple: 4, double: 5, triple: 6 }, "poignee-to": "personal" },
    [0, 1, 2, 3].map((seat) => ({ seat, code: "poignee" as const, level: 1, usual: true })),
  ],
])("tarot: %s", (_, options, claims) => {
  expect(announced(rulesOf("tarot", 4, options), GARDE_SANS, { taker: 0, contract: "garde-sans" })).toEqual(claims);
});

test("a poignée that a hand has shown counts as announced; one already in the form stays as it is", () => {
  const rules = rulesOf("tarot", 4, { "poignee-trumps-4": { simple: 4, double: 5, triple: 6 } });
  const held = [[], cardsIn(gameOf(rules).deck, "T-2 T-3 T-4 T-5"), [], []];
  const claims = announced(rules, GARDE_SANS, { taker: 0, contract: "garde-sans", held });
  expect(claims.map(({ seat, usual }) => [seat, usual])).toEqual([
    [0, false],
    [1, true],
    [2, false],
    [3, false],
  ]);
  const before = { ...tarot.EMPTY_TAROT, poignees: [{ seat: 1, level: 2 }] };
  const form = filled(rules, before, GARDE_SANS, { taker: 0, contract: "garde-sans" }, claims.slice(1, 3)) as tarot.TarotDraft;
  expect(form.poignees).toEqual([
    { seat: 1, level: 2 },
    { seat: 2, level: 1 },
  ]);
});

/** V12: no trump and no Excuse; no head and no bout. */
test("the victory-point table: misères are found too, except a taker's where the hand before the dog counts", () => {
  const small = ["S-1", "S-2", "S-3", "S-4", "S-5", "S-6", "S-7", "S-8", "S-9", "S-10", "H-1", "H-2", "H-3", "H-4", "H-5"];
  const of = (options: Options, taker: number) => {
    const rules = rulesOf("vp5", 5, options);
    const law = gameOf(rules);
    const demand = { suit: -1, height: 0, barred: -1 } as const;
    const plays = cardsIn(law.deck, small.join(" ")).map((card, trick) => ({ seat: 2, card, trick, demand }));
    return announcedIn(law, rules, { ...emptyRecord(rules, 0), taker, contract: "garde" }, plays).map(({ code }) => code);
  };
  expect(of({}, 2)).toEqual(["misere-trumps", "misere-heads"]);
  expect(of({ "misere-dog": "before" }, 2)).toEqual([]);
  expect(of({ "misere-dog": "before" }, 1)).toEqual(["misere-trumps", "misere-heads"]);
});

test("the slam of a deal is written where the table pays it, and whether a bid chelem was made", () => {
  const tally = {
    kind: "attack",
    points: 91,
    bouts: 3,
    petitAuBout: null,
    slam: "attack",
    partner: 1,
    excuseLast: false,
  } as const;
  const fill = (rules: Rules, contract: string) =>
    fillForm(rules, tarot.EMPTY_TAROT, {
      record: { ...emptyRecord(rules, 0), taker: 0, contract },
      plays: [],
      tally,
      announced: [],
    });
  expect(fill(rulesOf("tarot", 4), "garde")).toMatchObject({ tricksBy: "attack", allTricks: null, alone: null });
  expect(fill(rulesOf("vp5", 5), "chelem")).toMatchObject({ tricksBy: null, allTricks: true, partner: 1, alone: null });
});

test("a misère in the form stays; another one of that hand, and one of another hand, are added", () => {
  const rules = rulesOf("tarot", 4, { miseres: true });
  const before = { ...tarot.EMPTY_TAROT, miseres: [{ seat: 3, kind: "trumps" as const }] };
  const claims = [
    { seat: 3, code: "misere-trumps" },
    { seat: 3, code: "misere-heads" },
    { seat: 2, code: "misere-trumps" },
    { seat: 1, code: "poignee" },
  ].map((one) => ({ ...one, level: 1, usual: true }) as Announced);
  const form = filled(rules, before, GARDE_SANS, { taker: 0, contract: "garde-sans" }, claims) as tarot.TarotDraft;
  expect(form.miseres).toEqual([
    { seat: 3, kind: "trumps" },
    { seat: 3, kind: "heads" },
    { seat: 2, kind: "trumps" },
  ]);
});

test("both misères of a hand go in the form", () => {
  const rules = rulesOf("tarot", 4, { miseres: true });
  const claims = (["misere-trumps", "misere-heads"] as const).map((code) => ({ seat: 3, code, level: 0, usual: true }));
  const form = filled(rules, tarot.EMPTY_TAROT, GARDE_SANS, { taker: 0, contract: "garde-sans" }, claims) as tarot.TarotDraft;
  expect(form.miseres).toEqual([
    { seat: 3, kind: "trumps" },
    { seat: 3, kind: "heads" },
  ]);
});
