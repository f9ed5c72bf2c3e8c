import fc from "fast-check";
import { expect, test } from "vitest";
import { eventId } from "#lib/sheet/log.fixture";
import { clubLog, FRIENDS, folded, HUGO, INES, madeInClub, NAMES, NORA, PAUL, SEASON, ZOE } from "../club/club.fixture";
import { addPlayer, adjust, changePlayer, mergePlayers, openClub, partPlayer, withdrawAdjustment } from "../club/club-change";
import type { Club, ClubChange, PlayerId } from "../club/club-event";
import { COUNTS, type Counting, TIE_BREAKS, usualCounting } from "../club/counting";
import type { EveningTally } from "../gather";
import type { PlayerEvening } from "../rows";
import { rowsOf } from "../rows.fixture";
import type { LateChange } from "../tally/tallied";
import { placesOf } from "./places";
import { type Standing, standingsOf } from "./standings";

const [N, H, I, P, Z] = [NORA, HUGO, INES, PAUL, ZOE] as const;
const club = (...more: readonly ClubChange[]): Club =>
  folded([...clubLog(...FRIENDS), ...more.map((change, i) => madeInClub(50 + i, change))]);

type Points = Readonly<Record<PlayerId, number>>;

/** An evening made from its totals: everybody has one deal with these points. */
function evening(number: number, points: Points, more: Partial<EveningTally> & { dealsEach?: number } = {}): EveningTally {
  const { dealsEach = 1, ...rest } = more;
  const ids = Object.keys(points);
  const places = placesOf(Object.values(points));
  const figures = ids.map((player, i) => {
    const [mine, place] = [points[player] as number, places[i] as number];
    const sharing = places.filter((other) => other === place).length;
    const met = ids.filter((other) => other !== player);
    const own = {
      evenings: 1,
      points: mine,
      dealt: mine,
      deals: dealsEach,
      [`place.${place}`]: 1,
      ...(place === 1 && { won: 1 }),
      ...(sharing > 1 && { [`tied.${place}.${sharing}`]: 1 }),
      ...Object.fromEntries(met.map((other) => [`met.${other}.n`, 1])),
      ...Object.fromEntries(met.filter((other) => mine > (points[other] as number)).map((other) => [`met.${other}.ahead`, 1])),
    };
    return { player, game: rest.games?.[0] ?? ("decale" as const), figures: own };
  });
  const players = ids.map((player, i): PlayerEvening => {
    const [mine, place] = [points[player] as number, places[i] as number];
    const sharing = places.filter((other) => other === place).length;
    return { player, points: mine, place, sharing, table: 0, deals: dealsEach, dealt: mine };
  });
  const day = `2026-03-${String(number).padStart(2, "0")}`;
  return {
    evening: day,
    day,
    name: null,
    games: ["decale"],
    counted: true,
    deals: dealsEach,
    carried: false,
    ended: true,
    players,
    figures,
    late: [],
    ...rest,
  };
}

function stand(evenings: readonly EveningTally[], more: Partial<Counting> = {}, of = club()): Standing[] {
  const counting = { ...usualCounting("decale"), tieBreaks: [], ...more };
  const counted = evenings.filter(({ games }) => games.some((game) => counting.games.includes(game)));
  return standingsOf({ id: SEASON, counting }, of, rowsOf(counted));
}
const table = (standings: readonly Standing[]) => standings.map(({ player, rank, value }) => [player.name, rank, value]);

/** Three evenings. Nora 30 + 0, Hugo 20 + 40 + 10, Inès 10 + 20 + 50, Paul 40. */
const THREE = [
  evening(1, { [N]: 30, [H]: 20, [I]: 10 }),
  evening(2, { [N]: 0, [H]: 40, [I]: 20 }),
  evening(3, { [H]: 10, [I]: 50, [P]: 40 }),
];

test.each<[string, Partial<Counting>, [string, number | null, number][]]>([
  [
    "total",
    {},
    [
      ["Inès", 1, 80],
      ["Hugo", 2, 70],
      ["Paul", 3, 40],
      ["Nora", 4, 30],
    ],
  ],
  [
    "points an evening: 40, 80/3, 70/3, 15",
    { by: "evening-average" },
    [
      ["Paul", 1, 40],
      ["Inès", 2, 80 / 3],
      ["Hugo", 3, 70 / 3],
      ["Nora", 4, 15],
    ],
  ],
  [
    "places 10, 7, 5: Inès 5 + 7 + 10, Hugo 7 + 10 + 5, Nora 10 + 5, Paul 7",
    { by: "places", placePoints: [10, 7, 5] },
    [
      ["Hugo", 1, 22],
      ["Inès", 1, 22],
      ["Nora", 3, 15],
      ["Paul", 4, 7],
    ],
  ],
  [
    "places: nothing after the last",
    { by: "places", placePoints: [3] },
    [
      ["Nora", 1, 3],
      ["Hugo", 1, 3],
      ["Inès", 1, 3],
      ["Paul", 4, 0],
    ],
  ],
  [
    "wins",
    { by: "wins" },
    [
      ["Nora", 1, 1],
      ["Hugo", 1, 1],
      ["Inès", 1, 1],
      ["Paul", 4, 0],
    ],
  ],
  [
    "the best two: Inès 50 + 20, Hugo 40 + 20, Paul 40, Nora 30 + 0",
    { bestOf: 2 },
    [
      ["Inès", 1, 70],
      ["Hugo", 2, 60],
      ["Paul", 3, 40],
      ["Nora", 4, 30],
    ],
  ],
  [
    "the best one, averaged",
    { by: "evening-average", bestOf: 1 },
    [
      ["Inès", 1, 50],
      ["Hugo", 2, 40],
      ["Paul", 2, 40],
      ["Nora", 4, 30],
    ],
  ],
  [
    "the best place",
    { by: "places", placePoints: [10, 7, 5], bestOf: 1 },
    [
      ["Nora", 1, 10],
      ["Hugo", 1, 10],
      ["Inès", 1, 10],
      ["Paul", 4, 7],
    ],
  ],
  [
    "at least two evenings: Paul has one",
    { minEvenings: 2 },
    [
      ["Inès", 1, 80],
      ["Hugo", 2, 70],
      ["Nora", 3, 30],
      ["Paul", null, 40],
    ],
  ],
  [
    "at least three",
    { minEvenings: 3 },
    [
      ["Inès", 1, 80],
      ["Hugo", 2, 70],
      ["Paul", null, 40],
      ["Nora", null, 30],
    ],
  ],
  ["no evening of this game", { games: ["whist"] }, []],
])("by %s", (_, counting, rows) => {
  expect(table(stand(THREE, counting))).toEqual(rows);
});

test("points a deal weigh long evenings more, and the best evenings are the best a deal", () => {
  const evenings = [evening(1, { [N]: 30, [H]: 24 }, { dealsEach: 10 }), evening(2, { [N]: 8, [H]: 20 }, { dealsEach: 2 })];
  // Nora 38/12, Hugo 44/12; the best one: Nora's second, 4 a deal, and Hugo's, 10.
  expect(table(stand(evenings, { by: "deal-average" }))).toEqual([
    ["Hugo", 1, 44 / 12],
    ["Nora", 2, 38 / 12],
  ]);
  expect(table(stand(evenings, { by: "deal-average", bestOf: 1 }))).toEqual([
    ["Hugo", 1, 10],
    ["Nora", 2, 4],
  ]);
});

test("a shared place shares the points of the places it takes", () => {
  const shared = [evening(1, { [N]: 30, [H]: 30, [I]: 30, [P]: 5 }), evening(2, { [N]: 9, [H]: 4, [I]: 4, [P]: 1 })];
  // Evening 1: (10 + 7 + 5) / 3 each, Paul 3. Evening 2: Nora 10, Hugo and Inès (7 + 5) / 2 = 6, Paul 3.
  expect(table(stand(shared, { by: "places", placePoints: [10, 7, 5, 3] }))).toEqual([
    ["Nora", 1, 52 / 3],
    ["Hugo", 2, 40 / 3],
    ["Inès", 2, 40 / 3],
    ["Paul", 4, 6],
  ]);
  expect(stand(shared, { by: "wins" }).map(({ value }) => value)).toEqual([2, 1, 1, 0]);
});

test("each value tells how many evenings it is made of", () => {
  const counted = (counting: Partial<Counting>) => stand(THREE, counting).map(({ player, counted }) => [player.name, counted]);
  expect(counted({})).toEqual([
    ["Inès", 3],
    ["Hugo", 3],
    ["Paul", 1],
    ["Nora", 2],
  ]);
  for (const by of COUNTS)
    for (const [name, n] of counted({ by, bestOf: 2 })) expect([by, name, n]).toEqual([by, name, name === "Paul" ? 1 : 2]);
});

test("guests are ranked or not; their evenings count for the others all the same", () => {
  const guest = club(changePlayer({ player: I, name: "Inès", guest: true }));
  expect(table(stand(THREE, {}, guest))[0]).toEqual(["Inès", 1, 80]);
  expect(stand(THREE, { guests: false, by: "wins" }, guest).map(({ player, rank, why }) => [player.name, rank, why])).toEqual([
    ["Nora", 1, null],
    ["Hugo", 1, null],
    ["Paul", 3, null],
    ["Inès", null, "guest"],
  ]);
});

test("points by hand and late changes count with points, those by hand also with places, neither with wins", () => {
  const by = (points: number, player: PlayerId): ClubChange => adjust({ season: SEASON, player, points, reason: "?" });
  const elsewhere = { ...by(100, N), body: { season: eventId(1), player: N, points: 100, reason: "?" } } as ClubChange;
  const of = club(by(-20, I), by(5.5, N), elsewhere, by(70, P), withdrawAdjustment({ event: eventId(53) }));
  expect(of.adjustments).toHaveLength(4);
  const late: LateChange[] = [{ player: H, points: 15, event: eventId(1), at: "", deal: 1 }];
  const evenings = [...THREE.slice(0, 2), { ...(THREE[2] as EveningTally), late }];
  expect(table(stand(evenings, {}, of))).toEqual([
    ["Hugo", 1, 85],
    ["Inès", 2, 60],
    ["Paul", 3, 40],
    ["Nora", 4, 35.5],
  ]);
  expect(stand(evenings, {}, of).map(({ adjusted }) => adjusted)).toEqual([15, -20, 0, 5.5]);
  expect(table(stand(evenings, { by: "evening-average" }, of))).toEqual([
    ["Paul", 1, 40],
    ["Hugo", 2, 85 / 3],
    ["Inès", 3, 20],
    ["Nora", 4, 17.75],
  ]);
  expect(table(stand(evenings, { by: "places", placePoints: [10, 7, 5] }, of))).toEqual([
    ["Hugo", 1, 22],
    ["Nora", 2, 20.5],
    ["Paul", 3, 7],
    ["Inès", 4, 2],
  ]);
  // Points are never added to wins, nor late points to places.
  const added = (by: Counting["by"]) => stand(evenings, { by, placePoints: [10, 7, 5] }, of).map(({ adjusted }) => adjusted);
  expect(stand(evenings, { by: "wins" }, of).map(({ value }) => value)).toEqual([1, 1, 1, 0]);
  expect(added("wins")).toEqual([0, 0, 0, 0]);
  expect(added("places")).toEqual([0, 5.5, 0, -20]);
  expect(stand(evenings, { bestOf: 1 }, of).find(({ player }) => player.id === H)).toMatchObject({ value: 55, adjusted: 15 });
});

test("somebody with points by hand and no evening is there, without a rank", () => {
  const of = club(adjust({ season: SEASON, player: Z, points: 3, reason: "arbitrage" }));
  expect(stand(THREE, {}, of).at(-1)).toMatchObject({
    player: { id: Z },
    rank: null,
    why: "too-few-evenings",
    value: 3,
    figures: {},
  });
  expect(stand(THREE, { by: "evening-average" }, of).at(-1)).toMatchObject({ player: { id: Z }, value: 0 });
});

test("two names that are one person are one line, and two again once parted", () => {
  const merged = club(mergePlayers(P, N));
  const standings = stand(THREE, {}, merged);
  // Nora 30 + 0 + Paul's 40.
  expect(table(standings)).toEqual(
    [
      ["Inès", 1, 80],
      ["Nora", 2, 70],
      ["Hugo", 2, 70],
    ].sort((a, b) => Number(a[1]) - Number(b[1])),
  );
  expect(standings.find(({ player }) => player.id === N)?.figures).toMatchObject({
    evenings: 3,
    [`met.${H}.n`]: 3,
    [`met.${H}.ahead`]: 2,
  });
  expect(standings.find(({ player }) => player.id === H)?.figures).toMatchObject({ [`met.${N}.n`]: 3, [`met.${N}.ahead`]: 1 });
  expect(stand(THREE, {}, club(mergePlayers(P, N), partPlayer(P)))).toEqual(stand(THREE));
  // Paul is merged into Nora by way of Zoé.
  const chain = club(mergePlayers(P, Z), mergePlayers(Z, N));
  expect(table(stand(THREE, {}, chain))).toEqual(table(standings));
});

/** Nora and Hugo have 60 each in all of these, and the standings say what separates them. */
test.each<[string, EveningTally[], Partial<Counting>, [string, string, number, number] | null]>([
  [
    "wins: two to one",
    [evening(1, { [N]: 30, [H]: 10 }), evening(2, { [N]: 25, [H]: 20 }), evening(3, { [N]: 5, [H]: 30 })],
    { tieBreaks: ["wins"] },
    ["Nora", "Hugo", 2, 1],
  ],
  [
    "best-evening: 45 to 40",
    [
      evening(1, { [N]: 40, [I]: 0 }),
      evening(2, { [N]: 20, [I]: 1 }),
      evening(3, { [H]: 45, [I]: 1 }),
      evening(4, { [H]: 15, [I]: 0 }),
    ],
    { tieBreaks: ["best-evening"] },
    ["Hugo", "Nora", 45, 40],
  ],
  [
    "head-to-head: ahead twice, behind once",
    [evening(1, { [N]: 30, [H]: 10 }), evening(2, { [N]: 25, [H]: 20 }), evening(3, { [N]: 5, [H]: 30 })],
    { tieBreaks: ["head-to-head"] },
    ["Nora", "Hugo", 2, 1],
  ],
  [
    "deal-average: 60 in 4 deals to 60 in 6",
    [evening(1, { [N]: 60, [I]: 0 }, { dealsEach: 6 }), evening(2, { [H]: 60, [I]: 0 }, { dealsEach: 4 })],
    { tieBreaks: ["deal-average"] },
    ["Hugo", "Nora", 15, 10],
  ],
  [
    "evenings: two to one",
    [evening(1, { [N]: 60, [I]: 0 }), evening(2, { [H]: 30, [I]: 0 }), evening(3, { [H]: 30, [I]: 0 })],
    { tieBreaks: ["evenings"] },
    ["Hugo", "Nora", 2, 1],
  ],
  [
    "fewer-evenings: one to two",
    [evening(1, { [N]: 60, [I]: 0 }), evening(2, { [H]: 30, [I]: 0 }), evening(3, { [H]: 30, [I]: 0 })],
    { tieBreaks: ["fewer-evenings"] },
    ["Nora", "Hugo", 1, 2],
  ],
  [
    "last-evening: 40 to 10 on the last they both played",
    [evening(1, { [N]: 40, [H]: 20 }), evening(2, { [N]: 10, [H]: 40 }), evening(3, { [N]: 10, [I]: 0 })],
    { tieBreaks: ["last-evening"] },
    ["Hugo", "Nora", 40, 10],
  ],
  [
    "last-evening: they never met",
    [evening(1, { [N]: 60, [I]: 0 }), evening(2, { [H]: 60, [I]: 0 })],
    { tieBreaks: ["last-evening"] },
    null,
  ],
  [
    "head-to-head: they never met",
    [evening(1, { [N]: 60, [I]: 0 }), evening(2, { [H]: 60, [I]: 0 })],
    { tieBreaks: ["head-to-head"] },
    null,
  ],
  [
    "the first rule says nothing, the second decides",
    [evening(1, { [N]: 40, [H]: 20 }), evening(2, { [N]: 20, [H]: 40 })],
    { tieBreaks: ["wins", "best-evening", "last-evening"] },
    ["Hugo", "Nora", 40, 20],
  ],
  [
    "nothing decides: they share the rank",
    [evening(1, { [N]: 40, [H]: 20 }), evening(2, { [N]: 20, [H]: 40 })],
    { tieBreaks: ["wins", "best-evening", "head-to-head", "deal-average", "evenings"] },
    null,
  ],
])("tie-break %s", (_, evenings, counting, decided) => {
  const [first, second] = stand(evenings, counting).filter(({ player }) => player.id === N || player.id === H) as [
    Standing,
    Standing,
  ];
  expect([first.value, second.value]).toEqual([60, 60]);
  if (!decided) return expect([first.rank, second.rank, first.decided]).toEqual([1, 1, null]);
  const [name, other, mine, theirs] = decided;
  expect([first.player.name, second.player.name, first.rank, second.rank]).toEqual([name, other, 1, 2]);
  expect(first.decided).toEqual({
    by: first.decided?.by,
    ahead: [first.player.id],
    over: [second.player.id],
    mine,
    theirs,
    tied: 2,
  });
  expect(counting.tieBreaks).toContain(first.decided?.by);
});

test("a tie-break is named only between two whom it separated", () => {
  const evenings = [evening(1, { [N]: 40, [H]: 20, [I]: 0 }), evening(2, { [N]: 20, [H]: 40, [I]: 5 })];
  const [first, second, third] = stand(evenings, { tieBreaks: ["wins", "evenings"] });
  expect([first?.decided, second?.decided, third?.decided]).toEqual([null, null, null]);
});

test("three who each beat the next: the circle is no order, and the next rule decides", () => {
  // Nora ahead of Hugo, Hugo of Inès, Inès of Nora; 30 each. Best evenings 20, 25, 20; then Inès won her last meetings.
  const circle = [evening(1, { [N]: 20, [H]: 5 }), evening(2, { [H]: 25, [I]: 10 }), evening(3, { [I]: 20, [N]: 10 })];
  const standings = stand(circle, { tieBreaks: ["head-to-head", "best-evening", "last-evening"] });
  expect(table(standings)).toEqual([
    ["Hugo", 1, 30],
    ["Inès", 2, 30],
    ["Nora", 3, 30],
  ]);
  expect(standings.map(({ decided }) => decided)).toEqual([
    { by: "best-evening", ahead: [H], over: [I, N], mine: 25, theirs: 20, tied: 3 },
    // Between the two alone: 20 to 10 on the evening they both played.
    { by: "last-evening", ahead: [I], over: [N], mine: 20, theirs: 10, tied: 2 },
    null,
  ]);
});

test("a tie-break that separates two groups names both, whole", () => {
  // All 30. Nora and Hugo won twice, Inès and Paul once; Zoé never. Nora's best evening is 20, Hugo's 15.
  const evenings = [
    evening(1, { [N]: 20, [Z]: 15 }),
    evening(2, { [N]: 10, [Z]: 9 }),
    evening(3, { [H]: 15, [Z]: 6 }),
    evening(4, { [H]: 15, [I]: 5 }),
    evening(5, { [I]: 25, [P]: 5 }),
    evening(6, { [P]: 25 }),
  ];
  const standings = stand(evenings, { tieBreaks: ["wins", "best-evening"] });
  expect(standings.map(({ player, rank, decided }) => [player.id, rank, decided && [decided.ahead, decided.over]])).toEqual([
    [N, 1, [[N], [H]]],
    [
      H,
      2,
      [
        [N, H],
        [I, P],
      ],
    ],
    [I, 3, null],
    [P, 3, [[I, P], [Z]]],
    [Z, 5, null],
  ]);
});

test("among three, head-to-head balances all their meetings", () => {
  // Nora beats Hugo and Inès, Inès beats Hugo twice and loses once; 60 each.
  const evenings = [
    evening(1, { [N]: 40, [H]: 10, [I]: 20 }),
    evening(2, { [N]: 20, [P]: 0 }),
    evening(3, { [H]: 30, [I]: 10 }),
    evening(4, { [H]: 20, [I]: 30 }),
  ];
  const standings = stand(evenings, { tieBreaks: ["head-to-head"] });
  // Nora +2; Inès: −1 against Nora, 2 − 1 against Hugo = 0; Hugo: −1 and −1 = −2.
  expect(standings.slice(0, 3).map(({ player, rank, decided }) => [player.name, rank, decided?.mine, decided?.theirs])).toEqual([
    ["Nora", 1, 2, 0],
    ["Inès", 2, 0, -2],
    ["Hugo", 3, undefined, undefined],
  ]);
});

const seasons = fc
  .tuple(
    fc.array(
      fc.tuple(
        fc.uniqueArray(fc.constantFrom(N, H, I, P, Z), { minLength: 3, maxLength: 5 }),
        fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 5, maxLength: 5 }),
      ),
      { minLength: 1, maxLength: 6 },
    ),
    fc.record({
      by: fc.constantFrom(...COUNTS),
      bestOf: fc.constantFrom(null, 1, 2),
      minEvenings: fc.integer({ min: 1, max: 3 }),
      tieBreaks: fc.shuffledSubarray([...TIE_BREAKS]),
    }),
  )
  .map(([drawn, counting]) => {
    const evenings = drawn.map(([ids, points], i) =>
      evening(i + 1, Object.fromEntries(ids.map((id, seat) => [id, points[seat] as number]))),
    );
    return { evenings, counting };
  });
const ranks = (standings: readonly Standing[], name = (one: Standing) => one.player.id) =>
  Object.fromEntries(standings.map((one) => [name(one), [one.rank, one.value, one.why]]));

test("a total preorder: every rank is one more than those before it, and nobody of higher value is behind", () => {
  fc.assert(
    fc.property(seasons, ({ evenings, counting }) => {
      const standings = stand(evenings, counting);
      const ranked = standings.filter(({ rank }) => rank !== null);
      expect(standings.slice(ranked.length).every(({ rank, why }) => rank === null && why !== null)).toBe(true);
      ranked.forEach(({ rank, value, decided }, i) => {
        const before = ranked[i - 1];
        expect(rank).toBe(before && before.rank === rank ? before.rank : i + 1);
        if (before) expect(before.value).toBeGreaterThanOrEqual(value);
        const next = ranked[i + 1];
        expect(decided !== null).toBe(next !== undefined && next.value === value && next.rank !== rank);
      });
    }),
  );
});

test("neither the order of the evenings’ rows nor that of the players, nor their names, changes a rank", () => {
  fc.assert(
    fc.property(seasons, fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), ({ evenings, counting }, order) => {
      const usual = ranks(stand(evenings, counting));
      expect(ranks(stand([...evenings].reverse(), counting))).toEqual(usual);
      const renamed = clubLog(
        openClub("x"),
        ...order.map((i) => addPlayer({ player: [N, H, I, P, Z][i] as string, name: `${i}${NAMES[i]}` })),
      );
      expect(ranks(stand(evenings, counting, folded(renamed)))).toEqual(usual);
    }),
  );
});

test("merge then part is the identity, whoever the two are", () => {
  fc.assert(
    fc.property(seasons, fc.nat(4), fc.integer({ min: 1, max: 4 }), ({ evenings, counting }, a, step) => {
      const ids = [N, H, I, P, Z];
      const [from, into] = [ids[a] as string, ids[(a + step) % 5] as string];
      expect(stand(evenings, counting, club(mergePlayers(from, into), partPlayer(from)))).toEqual(stand(evenings, counting));
    }),
  );
});

test("totals are the sum of the evenings", () => {
  fc.assert(
    fc.property(seasons, ({ evenings }) => {
      for (const { player, value } of stand(evenings)) {
        const sum = evenings
          .flatMap(({ players }) => players.filter((one) => one.player === player.id))
          .reduce((all, { points }) => all + points, 0);
        expect(value).toBe(sum);
      }
    }),
  );
});
