/** Requests that no honest program sends: each field of each operation of each game, with everything JSON can hold. */
import { expect, test } from "vitest";
import { isRuleId } from "../articles";
import { answer, answerLine } from "./answer";

/** Raw JSON texts, because JavaScript values cannot express -0, 1e400 and "__proto__" as JSON. */
const NUMBERS = [
  '"0"',
  '"NaN"',
  "true",
  "[]",
  "[0]",
  "{}",
  '{"valueOf":1}',
  "0.3",
  "1e308",
  "-1e308",
  "1e400",
  "-1",
  '""',
  "9007199254740993",
];
/** Without −1, which a deal may really be worth. */
const MARKS = NUMBERS.filter((value) => value !== "-1");
const TOKENS = [
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '"hasOwnProperty"',
  '""',
  '"\\u0000"',
  "0",
  "-0",
  "true",
  "[]",
  "{}",
  '{"length":1}',
  '[["petite"]]',
];
const CARDS = [...TOKENS, '"S-15"', '"T-0"', '"T-22"', '"exc"', '" EXC"', '"T-01"', '"B-P4"', '{"toString":1}', "null"];
const LISTS = ['"x"', '"[]"', "0", "true", "{}", '{"length":3}', '{"0":"EXC"}'];
const RECORDS = ['"x"', "0", "true", "[]", "[{}]"];
const FLAGS = ['"true"', "1", "0", "[]", "{}"];
const REQUIRED = ["null"];

const card = (field: string) => ({ [field]: CARDS });
const cards = (field: string) => ({ [field]: LISTS, [`${field}.0`]: CARDS });

const RULES = {
  tarot: { game: "tarot", players: 4, options: { base: 25, targets: { "0": 56 } } },
  five: { game: "tarot", players: 5, options: {} },
  vp5: { game: "vp5", players: 5, options: {} },
  decale: { game: "decale", players: 4, options: { diplomas: { bac: 20 } } },
  decale5: { game: "decale", players: 5, options: {} },
  whist: { game: "whist", players: 4, options: { stake: 14 } },
};

const ANY_RULES = {
  rules: [...RECORDS, ...REQUIRED],
  "rules.game": [...TOKENS, ...REQUIRED],
  "rules.players": [...NUMBERS, ...REQUIRED],
  "rules.edition": TOKENS,
  "rules.options": RECORDS,
  "rules.options.__proto__": ["1", "{}"],
  "rules.options.constructor": ["1"],
};

const ATTACK_DEAL = {
  taker: 0,
  contract: "garde",
  bouts: 2,
  points: 49,
  petitAuBout: "attack",
  poignees: [{ seat: 0, level: 1 }],
  slam: { announced: false, by: null },
  miseres: [{ seat: 1, kind: "heads" }],
  excuseLast: false,
};
const ATTACK_FIELDS = {
  deal: [...RECORDS, ...REQUIRED],
  "deal.taker": [...NUMBERS, ...REQUIRED],
  "deal.contract": [...TOKENS, ...REQUIRED],
  "deal.bouts": [...NUMBERS, ...REQUIRED],
  "deal.points": [...NUMBERS, ...REQUIRED],
  "deal.defencePoints": NUMBERS,
  "deal.petitAuBout": TOKENS,
  "deal.poignees": LISTS,
  "deal.poignees.0": [...RECORDS, ...REQUIRED],
  "deal.poignees.0.seat": [...NUMBERS, ...REQUIRED],
  "deal.poignees.0.level": [...NUMBERS, "0", "4", ...REQUIRED],
  "deal.slam": RECORDS,
  "deal.slam.announced": FLAGS,
  "deal.slam.by": TOKENS,
  "deal.miseres": LISTS,
  "deal.miseres.0.seat": [...NUMBERS, ...REQUIRED],
  "deal.miseres.0.kind": [...TOKENS, ...REQUIRED],
  "deal.excuseLast": FLAGS,
  "deal.called": CARDS.filter((token) => token !== "null"),
  "deal.passed": FLAGS,
  "deal.misdeal": FLAGS,
};

const DECALE_DEAL = {
  bet: { seat: 0, diploma: "brevet" },
  cardPoints: [25, 18, 10, 9],
  setAside: 0,
  primes: [{ seat: 0, prime: "trop-cool" }],
};
const DECALE_FIELDS = {
  deal: [...RECORDS, ...REQUIRED],
  "deal.bet": RECORDS,
  "deal.bet.seat": [...NUMBERS, ...REQUIRED],
  "deal.bet.diploma": [...TOKENS, ...REQUIRED],
  "deal.cardPoints": [...LISTS, ...REQUIRED],
  "deal.cardPoints.0": [...NUMBERS, ...REQUIRED],
  "deal.setAside": NUMBERS,
  "deal.primes": LISTS,
  "deal.primes.0": [...RECORDS, ...REQUIRED],
  "deal.primes.0.seat": [...NUMBERS, ...REQUIRED],
  "deal.primes.0.prime": [...TOKENS, ...REQUIRED],
  "deal.passed": FLAGS,
  "deal.misdeal": FLAGS,
};
const CALL_DEAL = { bet: { seat: 0, diploma: "brevet", partner: 1, called: "B" }, cardPoints: [24, 9, 13, 16, 13] };

const WHIST_DEAL = { bids: [2, 1, 1, 0], tricks: [2, 0, 1, 2], cards: 5, dealer: 3, blind: false };
const WHIST_FIELDS = {
  deal: [...RECORDS, ...REQUIRED],
  "deal.bids": [...LISTS, ...REQUIRED],
  "deal.bids.0": [...NUMBERS, "6", ...REQUIRED],
  "deal.tricks": [...LISTS, ...REQUIRED],
  "deal.tricks.0": [...NUMBERS, "6", ...REQUIRED],
  "deal.cards": [...NUMBERS, "0", "6"],
  "deal.dealer": NUMBERS,
  "deal.blind": FLAGS,
  "deal.passed": FLAGS,
  "deal.misdeal": FLAGS,
};

const SESSION_FIELDS = {
  dealer: [...NUMBERS, "5"],
  deals: LISTS,
  "deals.0": [...RECORDS, ...REQUIRED],
  target: [...NUMBERS, "0"],
};

type Fields = Readonly<Record<string, readonly string[]>>;
type Row = readonly [op: string, rules: keyof typeof RULES, request: object, fields: Fields];

const forEach = (games: readonly (keyof typeof RULES)[], row: (rules: keyof typeof RULES) => Row): Row[] => games.map(row);
const SEEN = { tarot: "S-1", five: "S-1", vp5: "S-1", decale: "B-E1", decale5: "B-E1", whist: "T-5" };
const ALL = Object.keys(RULES) as (keyof typeof RULES)[];

const ROWS: readonly Row[] = [
  [
    "score",
    "tarot",
    { deal: ATTACK_DEAL },
    {
      ...ANY_RULES,
      ...ATTACK_FIELDS,
      "deal.partner": NUMBERS,
      "rules.options.base": [...NUMBERS, ...REQUIRED],
      "rules.options.targets": [...RECORDS, ...REQUIRED],
      "rules.options.targets.0": [...NUMBERS, ...REQUIRED],
      "rules.options.targets.__proto__": ["1"],
    },
  ],
  ["score", "five", { deal: { ...ATTACK_DEAL, partner: 1 } }, { "deal.partner": [...NUMBERS, "0"], "deal.alone": TOKENS }],
  [
    "score",
    "vp5",
    { deal: { ...ATTACK_DEAL, partner: 1, allTricks: false } },
    { ...ANY_RULES, ...ATTACK_FIELDS, "deal.partner": NUMBERS, "deal.allTricks": FLAGS },
  ],
  [
    "score",
    "decale",
    { deal: DECALE_DEAL },
    { ...ANY_RULES, ...DECALE_FIELDS, "rules.options.diplomas.bac": [...NUMBERS, ...REQUIRED] },
  ],
  [
    "score",
    "decale5",
    { deal: CALL_DEAL },
    { "deal.bet.partner": [...NUMBERS, ...REQUIRED], "deal.bet.called": TOKENS, "deal.campPoints": NUMBERS },
  ],
  ["score", "whist", { deal: WHIST_DEAL }, { ...ANY_RULES, ...WHIST_FIELDS, "rules.options.stake": [...NUMBERS, ...REQUIRED] }],
  ["session", "tarot", { dealer: 0, deals: [ATTACK_DEAL], target: 500 }, SESSION_FIELDS],
  [
    "session",
    "tarot",
    { people: 5, dealer: 4, deals: [{ ...ATTACK_DEAL, seats: [4, 0, 1, 2], dealer: 3 }], target: 500 },
    {
      ...SESSION_FIELDS,
      people: [...NUMBERS, "11", "3"],
      "deals.0.seats": LISTS,
      "deals.0.seats.2": [...NUMBERS, ...REQUIRED, "0"],
      "deals.0.dealer": [...NUMBERS, "5"],
    },
  ],
  ["session", "vp5", { dealer: 0, deals: [{ ...ATTACK_DEAL, partner: 1 }], target: 500 }, SESSION_FIELDS],
  ["session", "decale", { dealer: 0, deals: [DECALE_DEAL], target: 500 }, SESSION_FIELDS],
  ["session", "whist", { dealer: 3, deals: [WHIST_DEAL], target: null }, SESSION_FIELDS],
  [
    "auction",
    "tarot",
    { bids: ["pass", "garde"], barred: 2 },
    { bids: LISTS, "bids.0": [...TOKENS, ...REQUIRED], "bids.1": ['"pass "', '"pouce"'], barred: NUMBERS },
  ],
  ["auction", "vp5", { bids: ["pass", "chelem"] }, { bids: LISTS, "bids.0": [...TOKENS, ...REQUIRED] }],
  ["auction", "decale", { bids: ["pass", "bac"] }, { bids: LISTS, "bids.0": [...TOKENS, ...REQUIRED] }],
  [
    "auction",
    "whist",
    { cards: 5, bids: [2, 1, 1] },
    { bids: LISTS, "bids.0": [...NUMBERS, "6", ...REQUIRED], cards: [...NUMBERS, "0", ...REQUIRED], blind: FLAGS },
  ],
  ...forEach(ALL, (rules) => [
    "legal",
    rules,
    { hand: [SEEN[rules]], trick: [], trickNumber: 1, calledCard: null },
    {
      ...cards("hand"),
      hand: [...LISTS, ...REQUIRED],
      ...cards("trick"),
      trickNumber: NUMBERS,
      calledCard: CARDS.filter((token) => token !== "null"),
    },
  ]),
  ...forEach(ALL, (rules) => [
    "judge",
    rules,
    { hand: [SEEN[rules]], trick: [], card: SEEN[rules] },
    {
      ...cards("hand"),
      hand: [...LISTS, ...REQUIRED],
      ...cards("trick"),
      ...card("card"),
      handIsPartial: FLAGS,
      calledCard: CARDS.filter((token) => token !== "null"),
    },
  ]),
  ...forEach(ALL, (rules) => [
    "trick",
    rules,
    { cards: [SEEN[rules]], last: false, slam: false },
    {
      ...cards("cards"),
      cards: [...LISTS, ...REQUIRED, "[]"],
      last: FLAGS,
      slam: FLAGS,
      ...(rules === "whist" ? { excuseValue: [...NUMBERS, "21"] } : {}),
    },
  ]),
  ...forEach(ALL, (rules) => ["count", rules, { cards: [SEEN[rules]] }, { ...cards("cards"), cards: [...LISTS, ...REQUIRED] }]),
  ...forEach(["tarot", "five", "vp5"], (rules) => [
    "discard",
    rules,
    { cards: [SEEN[rules]], hand: [SEEN[rules]], contract: "garde" },
    { ...cards("cards"), ...cards("hand"), contract: TOKENS, calledCard: CARDS.filter((token) => token !== "null") },
  ]),
  ...forEach(ALL, (rules) => ["announce", rules, { hand: [SEEN[rules]] }, { ...cards("hand"), hand: [...LISTS, ...REQUIRED] }]),
  ...forEach(ALL, (rules) => [
    "audit",
    rules,
    {
      leader: 0,
      plays: [SEEN[rules]],
      hands: Array(RULES[rules].players).fill(null),
      shown: Array(RULES[rules].players).fill(null),
      aside: [],
      calledCard: null,
    },
    {
      leader: [...NUMBERS, "5", ...REQUIRED],
      ...cards("plays"),
      plays: [...LISTS, ...REQUIRED],
      hands: [...LISTS, "[]"],
      "hands.0": [...LISTS, "[]"],
      "shown.0": LISTS,
      ...cards("aside"),
      taker: NUMBERS,
      calledCard: CARDS.filter((token) => token !== "null"),
      ...(["tarot", "five", "vp5"].includes(rules) ? { partner: NUMBERS, contract: TOKENS } : {}),
      ...(rules === "whist" ? { cards: NUMBERS, excuseValue: NUMBERS } : {}),
    },
  ]),
  [
    "arbitrate",
    "tarot",
    { case: "CA38", by: "taker", result: "made", again: false },
    {
      ...ANY_RULES,
      case: [...TOKENS, '"ca38"', '"CA39"', '"CA038"'],
      by: [...TOKENS, ...REQUIRED],
      result: [...TOKENS, ...REQUIRED],
      again: [...FLAGS, ...REQUIRED],
    },
  ],
  ["arbitrate", "five", { case: "CA25", what: "total" }, { what: [...TOKENS, '"slow"', ...REQUIRED] }],
  ["arbitrate", "tarot", { case: "CA11", when: "dealt" }, { when: [...TOKENS, '"put-right"', ...REQUIRED] }],
  [
    "seating",
    "tarot",
    { tables: 6, positions: 5, movement: "fft", absent: [21] },
    {
      tables: [...NUMBERS, "0", "2", "201", "1.5", ...REQUIRED],
      positions: [...NUMBERS, "0", "6", ...REQUIRED],
      movement: [...TOKENS, ...REQUIRED],
      absent: LISTS,
      "absent.0": [...NUMBERS, "0", "25", ...REQUIRED],
    },
  ],
  [
    "seating",
    "tarot",
    { tables: 1, positions: 2, movement: "random", seed: 5 },
    { seed: [...NUMBERS.filter((value) => value !== "-1"), ...REQUIRED] },
  ],
  [
    "seating",
    "tarot",
    { tables: 1, positions: 1, movement: "best", standings: [4, 3, 2, 1] },
    { standings: [...LISTS, "[]", "[1,2,3]", ...REQUIRED], "standings.0": [...NUMBERS, "0", "3", ...REQUIRED] },
  ],
  ["topage", "tarot", { takers: [56, 62] }, { takers: [...LISTS, "[]", ...REQUIRED], "takers.0": [...MARKS, ...REQUIRED] }],
  ["match-points", "tarot", { own: 82, other: 66 }, { own: [...MARKS, ...REQUIRED], other: [...MARKS, ...REQUIRED] }],
  ["cite", "tarot", { rule: "F1" }, { rule: [...TOKENS, '"f1"', '"F25"', '"F01"', ...REQUIRED] }],
];

/** The request as a line, with `raw` at the path. */
function lineOf(request: object, path: string, raw: string): string {
  const copy = structuredClone(request) as Record<string, unknown>;
  const keys = path.split(".");
  let at = copy;
  for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>;
  Object.defineProperty(at, keys.at(-1) as string, { value: "§", enumerable: true, configurable: true, writable: true });
  return JSON.stringify(copy).replace('"§"', raw);
}

interface Refusal {
  readonly ok: boolean;
  readonly faults: readonly { readonly at: string; readonly code: string; readonly rule: string; readonly text: string }[];
}

/** A refusal must cite a rule and give a French sentence, without codes, internal errors or words such as "undefined". */
function expectRefusal(line: string): void {
  const said = answerLine(line);
  const { ok, faults } = JSON.parse(said) as Refusal;
  expect(ok, line).toBe(false);
  expect(faults.length, line).toBeGreaterThan(0);
  for (const { at, code, rule, text } of faults) {
    expect([typeof at, isRuleId(rule)], line).toEqual(["string", true]);
    expect(code, line).not.toBe("our-mistake");
    expect(text, line).toMatch(/^[\p{Lu}«\d−½].*[.?]$/u);
    // Text between guillemets is a quotation of the request.
    expect(text.replace(/«.*»/, ""), line).not.toMatch(/undefined|NaN|Infinity|\bnull\b|\[object/);
  }
}

test.each(ROWS.map((row) => [`${row[0]} ${row[1]}`, row] as const))(
  "%s: every field refuses values of a wrong kind",
  (_, [op, rules, fields, hostile]) => {
    const request = { op, rules: RULES[rules], ...fields };
    expect(answer(request), "the request itself is in order").toMatchObject({ ok: true });
    for (const [path, values] of Object.entries(hostile)) {
      for (const raw of values) expectRefusal(lineOf(request, path, raw));
    }
  },
);

test.each([
  ["nothing", ""],
  ["a space", " "],
  ["half an object", '{"op":"games"'],
  ["JavaScript, not JSON", "{op:'games'}"],
  ["NaN", '{"op":"score","deal":NaN}'],
  ["a list", "[]"],
  ["a number", "1e400"],
  ["null", "null"],
  ["an operation by the prototype", '{"op":"__proto__"}'],
  ["another", '{"op":"constructor"}'],
  ["an operation in a list", '{"op":["games"]}'],
  ["no operation", '{"__proto__":{"op":"games"}}'],
])("%s is no request", (_, line) => expectRefusal(line));

const many = (count: number, item: string) => `[${Array(count).fill(item).join()}]`;
const TAROT = '"rules":{"game":"tarot","players":4}';

/** The refusal of a huge request fits on a page, however long the request is. */
test.each([
  ["cards", `{"op":"count",${TAROT},"cards":${many(200_000, '"S-1"')}}`],
  ["a hand", `{"op":"legal",${TAROT},"hand":${many(200_000, '"S-1"')}}`],
  ["a hand of nothing", `{"op":"judge",${TAROT},"card":"S-1","hand":${many(200_000, "null")}}`],
  ["plays", `{"op":"audit",${TAROT},"leader":0,"plays":${many(200_000, '"S-1"')}}`],
  ["cards aside", `{"op":"audit",${TAROT},"leader":0,"plays":[],"aside":${many(200_000, '"S-1"')}}`],
  ["bids", `{"op":"auction",${TAROT},"bids":${many(200_000, '"pass"')}}`],
  ["deals", `{"op":"session",${TAROT},"deals":${many(50_000, "{}")}}`],
  [
    "poignées",
    `{"op":"score",${TAROT},"deal":{"taker":0,"contract":"petite","bouts":1,"points":50,"poignees":${many(50_000, "{}")}}}`,
  ],
  [
    "options",
    `{"op":"score","rules":{"game":"tarot","players":4,"options":{${Array.from({ length: 20_000 }, (_, i) => `"o${i}":1`).join()}}}}`,
  ],
  ["people absent", `{"op":"seating","tables":200,"positions":7,"movement":"fft","absent":${many(200_000, "801")}}`],
  ["standings", `{"op":"seating","tables":200,"positions":1,"movement":"best","standings":${many(200_000, "1")}}`],
  ["takers", `{"op":"topage","takers":${many(200_000, '"x"')}}`],
  ["a name", `{"op":"${"x".repeat(1_000_000)}"}`],
])("an endless list is refused in few words: %s", (_, line) => {
  expectRefusal(line);
  expect(answerLine(line).length).toBeLessThan(20_000);
});

test("a line nested without end is refused, and the next line is read as usual", () => {
  const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
  expectRefusal(`{"op":"games","id":${deep}}`);
  expectRefusal(`{"op":"count",${TAROT},"cards":[${deep}]}`);
  expectRefusal(`{"op":"score",${TAROT},"deal":{"taker":${deep}}}`);
  expectRefusal(deep);
  expect(JSON.parse(answerLine('{"op":"cite","rule":"F1","id":1}'))).toMatchObject({ id: 1, ok: true });
});

test("a mistake of ours is answered too, without its trace", () => {
  const broken = {
    id: 7,
    op: "score",
    get rules(): never {
      throw new Error("a stack trace");
    },
  };
  expect(answer(broken)).toEqual({
    id: 7,
    ok: false,
    faults: [{ at: "", code: "our-mistake", rule: "T9", text: "Erreur de notre part sur cette demande." }],
  });
});
