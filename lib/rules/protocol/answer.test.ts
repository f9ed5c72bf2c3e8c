import { spawn } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { GAMES } from "../all-games";
import { ARTICLES } from "../articles";
import { answer, answerLine, tooLong } from "./answer";

const ask = (request: unknown) =>
  answer(request) as { ok: boolean; faults?: { at: string; code: string; rule: string; text: string }[] } & Record<
    string,
    unknown
  >;
const faults = (request: unknown) => ask(request).faults?.map(({ at, code, rule }) => `${at} ${code} ${rule}`);
const decale = { game: "decale", players: 3 };

test("a line that is no request is refused, with its fault", () => {
  expect(JSON.parse(answerLine("{"))).toMatchObject({ ok: false, faults: [{ at: "", code: "not-json", rule: "T9" }] });
  expect(JSON.parse(answerLine(""))).toMatchObject({ ok: false, faults: [{ code: "not-json" }] });
  expect(JSON.parse(answerLine("\uFEFF{}"))).toMatchObject({ ok: false, faults: [{ at: "op", code: "unknown-op" }] });
  expect(faults(null)).toEqual([" not-an-object T9"]);
  expect(faults([])).toEqual([" not-an-object T9"]);
  expect(faults({ op: "toString" })).toEqual(["op unknown-op T9"]);
  expect(faults({ op: "score" })).toEqual(["rules required T9"]);
  expect(faults({ op: "score", rules: { game: "belote" } })).toEqual(["rules.game unknown-value T9"]);
  expect(faults({ op: "score", rules: { game: "decale", players: 6 } })).toEqual(["rules.players unknown-value boite-donne"]);
  expect(faults({ op: "score", rules: { game: "decale", players: 3, edition: "none" } })).toEqual([
    "rules.edition unknown-value boite-cartes",
  ]);
});

test("at most a hundred faults are listed, and an internal error is named as one", () => {
  const count = (n: number) => ask({ op: "topage", takers: Array(n).fill("x") }).faults?.length;
  expect([count(99), count(100), count(101), count(150)]).toEqual([99, 100, 100, 100]);
  const broken = {
    op: "count",
    get rules(): never {
      throw new Error("no rules");
    },
  };
  expect(ask({ id: 7, op: "count", rules: { game: "tarot", players: 4 }, cards: [] })).toMatchObject({ id: 7, ok: true });
  expect(faults(broken)).toEqual([" our-mistake T9"]);
});

test("a line too long to be read is refused, and says how long it may be", () => {
  const said = JSON.parse(tooLong(65_536));
  expect(said).toMatchObject({ ok: false, faults: [{ at: "", code: "too-long", rule: "T9" }] });
  expect(said.faults[0].text).toMatch(/65.?536/);
});

test("the id comes back, whatever it is", () => {
  for (const id of ["a", 7, null, { deep: [1] }]) expect(answer({ id, op: "games" })).toMatchObject({ id, ok: true });
  expect(answer({ id: "x", op: "nothing" })).toMatchObject({ id: "x", ok: false });
  expect(answer({ op: "games" })).not.toHaveProperty("id");
});

test("every game, edition and option is listed, with a rule that can be cited", () => {
  const { games } = ask({ op: "games" }) as unknown as {
    games: {
      game: string;
      options: { id: string; rule: string; name: string; effect: string }[];
      editions: { rule: string; name: string }[];
    }[];
  };
  expect(games.map(({ game }) => game)).toEqual(Object.keys(GAMES));
  for (const { options, editions } of games) {
    for (const { rule, name } of editions)
      expect([name, ask({ op: "cite", rule })]).toMatchObject([expect.any(String), { ok: true }]);
    for (const option of options) {
      expect(option, option.id).toMatchObject({ name: expect.any(String), effect: expect.any(String) });
      expect(ask({ op: "cite", rule: option.rule })).toMatchObject({
        ok: true,
        source: expect.any(String),
        article: expect.any(String),
        text: expect.any(String),
      });
    }
  }
});

test("every rule can be cited, in French and in English", () => {
  for (const rule of Object.keys(ARTICLES)) {
    for (const lang of ["fr", "en"]) expect((ask({ op: "cite", rule, lang }).text as string).length).toBeGreaterThan(10);
  }
  expect(faults({ op: "cite", rule: "Z9" })).toEqual(["rule unknown-rule T9"]);
  expect(faults({ op: "cite" })).toEqual(["rule unknown-rule T9"]);
});

test("a score is lines that add up, each with its rule and its words", () => {
  const given = ask({
    op: "score",
    rules: decale,
    deal: { bet: { seat: 0, diploma: "bac" }, cardPoints: [10, 25, 12] },
  }) as unknown as { scores: number[]; lines: { rule: string; text: string; scores?: number[] }[] };
  expect(given.scores).toEqual([-20, 25, 12]);
  expect(given.scores).toEqual([0, 1, 2].map((seat) => given.lines.reduce((sum, line) => sum + (line.scores?.[seat] ?? 0), 0)));
  expect(given.lines.map(({ text }) => text)).toEqual([
    "Pas plus que chacun des autres, 10 contre 25",
    "Cartes gagnées",
    "Pari perdu\u202f: les cartes ne comptent pas, 10 → 0",
    "Bac perdu",
  ]);
});

test("a deal that nobody played moves no column", () => {
  expect(ask({ op: "score", rules: decale, deal: { passed: true } })).toMatchObject({ ok: true, scores: [0, 0, 0] });
  expect(ask({ op: "score", rules: decale, deal: { misdeal: true } })).toMatchObject({ ok: true, scores: [0, 0, 0] });
});

test("a session: running totals, who deals next, the end", () => {
  const deals = [{ cardPoints: [30, 20, 12] }, { passed: true }, { cardPoints: [10, 20, 30], bet: { seat: 2, diploma: "bac" } }];
  expect(ask({ op: "session", rules: decale, dealer: 2, deals })).toMatchObject({
    ok: true,
    totals: [
      [30, 20, 12],
      [30, 20, 12],
      [40, 40, 62],
    ],
    next: { dealer: 1, firstBidder: 2, firstLeader: 2, cards: 12, aside: 14, blind: false },
    over: false,
    winners: [],
  });
  expect(ask({ op: "session", rules: decale, deals, target: 60 })).toMatchObject({ over: true, winners: [2] });
  expect(ask({ op: "session", rules: decale })).toMatchObject({ ok: true, totals: [], next: { dealer: 0 } });
  expect(faults({ op: "session", rules: decale, dealer: 3, deals })).toEqual(["dealer out-of-range boite-donne"]);
  expect(faults({ op: "session", rules: decale, deals: {} })).toEqual(["deals not-a-list boite-fin"]);
  expect(faults({ op: "session", rules: decale, deals, target: -1 })).toEqual(["target out-of-range boite-fin"]);
  expect([0, 1, 1_000_000, 1_000_001].map((target) => ask({ op: "session", rules: decale, deals, target }).ok)).toEqual([
    ...[false, true, true, false],
  ]);
  expect(faults({ op: "session", rules: decale, deals: [{ cardPoints: [30, 20, 12] }, { cardPoints: [76, 0, 0] }] })).toEqual([
    "deals.1.cardPoints.0 out-of-range boite-points",
  ]);
});

test("the deal of the box's example at two: tied tricks may repeat", () => {
  const trick = (cards: string[], players = 2) => ask({ op: "trick", rules: { game: "decale", players }, cards });
  expect(trick(["B-P1", "B-P2"])).toMatchObject({ ok: true, tied: [0, 1] });
  expect(trick(["B-P1", "B-PRO"])).toMatchObject({ ok: true, winner: 1 });
  expect(trick(["EXC", "B-INT"])).toMatchObject({ ok: true, winner: 1 });
  expect(trick(["B-P1", "EXC"])).toMatchObject({ ok: true, winner: 0 });
  expect(trick(["EXC"])).toMatchObject({ ok: true, winner: null });
  expect(faults({ op: "trick", rules: { game: "decale", players: 2 }, cards: ["B-P1", "B-P1"] })).toEqual([
    "cards.1 card-twice boite-cartes",
  ]);
  expect(faults({ op: "trick", rules: { game: "decale", players: 2 }, cards: ["S-1"] })).toEqual([
    "cards.0 unknown-card boite-cartes",
  ]);
});

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(-1, 0.5, 1e308, -0, "", "__proto__", null, [], {}, [[]], "B-PRO", "T-1", "EXC"),
);
const request = fc.record(
  {
    op: fc.constantFrom(
      "games",
      "cite",
      "score",
      "session",
      "auction",
      "legal",
      "judge",
      "trick",
      "count",
      "discard",
      "announce",
      "audit",
      "arbitrate",
      "seating",
      "topage",
      "match-points",
    ),
    rules: fc.record(
      {
        game: fc.constantFrom("decale", "tarot", "vp5", "whist"),
        players: fc.integer({ min: 2, max: 5 }),
        options: anything,
        edition: anything,
      },
      { requiredKeys: ["game", "players"] },
    ),
    deal: fc.oneof(
      anything,
      fc.record(
        {
          bet: anything,
          cardPoints: fc.array(fc.oneof(anything, fc.nat(30)), { maxLength: 6 }),
          setAside: anything,
          primes: anything,
          taker: anything,
          contract: fc.oneof(anything, fc.constantFrom("petite", "garde")),
          bouts: anything,
          points: anything,
          bids: anything,
          tricks: anything,
          partner: anything,
          poignees: anything,
          slam: anything,
          miseres: anything,
          passed: anything,
        },
        { requiredKeys: [] },
      ),
    ),
    deals: anything,
    bids: anything,
    hand: fc.oneof(anything, fc.array(fc.constantFrom("B-PRO", "T-1", "EXC", "S-1", "H-14", "T-13"), { maxLength: 8 })),
    trick: anything,
    card: anything,
    cards: fc.oneof(anything, fc.array(fc.constantFrom("B-PRO", "T-1", "EXC", "S-1", "H-14"), { maxLength: 8 })),
    plays: fc.oneof(anything, fc.array(fc.constantFrom("B-PRO", "T-1", "EXC", "S-1", "H-14", "T-13", "O-E1"), { maxLength: 8 })),
    leader: anything,
    hands: anything,
    aside: anything,
    target: anything,
    rule: anything,
    excuseValue: anything,
    calledCard: anything,
    trickNumber: anything,
    case: fc.oneof(anything, fc.constantFrom("CA6", "CA14", "CA18", "CA38")),
    by: fc.oneof(anything, fc.constantFrom("taker", "defence")),
    result: fc.oneof(anything, fc.constantFrom("made", "falls")),
    again: fc.oneof(anything, fc.boolean()),
    when: anything,
    what: anything,
    tables: fc.oneof(anything, fc.integer({ min: 1, max: 12 })),
    positions: fc.oneof(anything, fc.integer({ min: 1, max: 7 })),
    movement: fc.oneof(anything, fc.constantFrom("fft", "random", "best")),
    absent: anything,
    seed: fc.oneof(anything, fc.integer()),
    standings: anything,
    takers: fc.oneof(anything, fc.array(fc.integer({ min: -400, max: 400 }), { maxLength: 8 })),
    own: anything,
    other: anything,
  },
  { requiredKeys: ["op"] },
);

test("whatever is asked is answered: no exception of ours, no NaN", () => {
  fc.assert(
    fc.property(fc.oneof(anything, request), (asked) => {
      const line = answerLine(JSON.stringify(asked) ?? "");
      const given = JSON.parse(line);
      expect(typeof given.ok).toBe("boolean");
      expect(line).not.toMatch(/our-mistake|NaN|undefined/);
      for (const fault of given.faults ?? []) expect(Object.hasOwn(ARTICLES, fault.rule)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test("the door answers each line as it is read", async () => {
  const door = spawn(process.execPath, [".ci/rules.mjs"], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = door.stdout.setEncoding("utf8")[Symbol.asyncIterator]();
  let text = "";
  const next = async () => {
    while (!text.includes("\n")) text += (await lines.next()).value;
    const [line, ...rest] = text.split("\n");
    text = rest.join("\n");
    return JSON.parse(line as string);
  };
  for (const [line, expected] of [
    ['{"id":1,"op":"cite","rule":"D2"}', { id: 1, ok: true }],
    ["nonsense", { ok: false }],
    [
      '{"id":2,"op":"trick","rules":{"game":"decale","players":4},"cards":["B-P3","B-P1","T-2","B-E2"]}',
      { id: 2, ok: true, winner: 2 },
    ],
  ] as const) {
    door.stdin.write(`${line}\n`);
    expect(await next()).toMatchObject(expected);
  }
  door.stdin.end();
  expect(await new Promise((resolve) => door.on("exit", resolve))).toBe(0);
});

test("a line nested too deeply to be answered is refused for that", () => {
  const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
  expect(JSON.parse(answerLine(`{"op":"games","id":${deep}}`))).toMatchObject({
    ok: false,
    faults: [{ code: "too-deep", rule: "T9" }],
  });
});
