/** What the protocol answers: games, rules, the score of a deal and of a session. */
import { expect, test } from "vitest";
import { GAMES } from "../all-games";
import { ARTICLES } from "../articles";
import { askProtocol as ask, protocolFaults as faults } from "./answer.fixture";

const decale = { game: "decale", players: 3 };

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
