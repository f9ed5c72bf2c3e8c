/** "Les mardis": a season of twelve evenings at tarot, as the server would show it. Points are samples; each evening sums to zero. */
import { sum } from "#lib/rules/lists";
import { MARKS, type Player } from "#lib/season/club/club-event";
import { usualCounting } from "#lib/season/club/counting";
import type { SeasonView } from "#lib/season/views";

export const CLUB = "01939c00-0000-7000-8000-00000000c1ab";
export const SEASON = "01939c00-0000-7000-8000-000000005ea5";
const eveningOf = (evening: number) => DAYS[evening]?.[0] as string;
const sheetOf = (evening: number) => `01939c00-0000-7000-8000-0000000e${String(evening).padStart(4, "0")}`;

/** The `n`th player of a club. */
export const aPlayer = (n: number, one: Pick<Player, "name"> & Partial<Player>): Player => ({
  id: `p${n}`,
  short: one.name.slice(0, 4),
  mark: MARKS[n % MARKS.length] as Player["mark"],
  guest: false,
  left: false,
  into: null,
  ...one,
});
const players = ["Inès", "Léa", "Zoé", "Nora", "Paul", "Hugo"].map((name, i) => aPlayer(i, { name }));

/** Each player's points by evening; null: the player was not there. */
const DAYS: readonly [string, readonly (number | null)[]][] = [
  ["2025-10-07", [-580, 450, 200, -70, 0, null]],
  ["2025-10-14", [190, 0, -20, null, 180, -350]],
  ["2025-11-04", [-110, 390, null, 200, -170, -310]],
  ["2025-11-18", [null, 380, 40, 0, 80, -500]],
  ["2025-12-02", [0, null, 230, -300, 170, -100]],
  ["2025-12-16", [200, 0, -80, -180, -120, 180]],
  ["2026-01-06", [30, -110, 100, null, -510, 490]],
  ["2026-01-20", [990, 270, -330, -880, null, -50]],
  ["2026-02-03", [null, -370, 0, 360, 80, -70]],
  ["2026-02-17", [null, 740, 140, 20, 0, -900]],
  ["2026-03-03", [null, -569, 45, 335, 485, -296]],
  ["2026-03-10", [null, -747, 109, 733, -95, null]],
];

const points = DAYS.map(([, row]) => row);
const placesOf = (row: readonly (number | null)[]): (number | null)[] =>
  row.map((mine) => (mine === null ? null : 1 + row.filter((other) => other !== null && other > mine).length));

/** Each player: deals taken, deals made, points as taker; deals as called partner and points; deals as defender and points. */
const ROLES = [
  [14, 11, 1317, 8, 114, 56, -711],
  [21, 12, 338, 11, 103, 66, -7],
  [16, 7, 50, 11, 614, 71, -230],
  [18, 11, 653, 6, -151, 66, -284],
  [21, 11, 525, 9, 310, 78, -735],
  [41, 17, -447, 10, -29, 58, -1430],
] as const;

const standings: SeasonView["standings"] = players
  .map((player, i) => {
    const own = points.map((row) => row[i] ?? null);
    const [taken, , , called, , defended] = ROLES[i] as (typeof ROLES)[number];
    const figures = {
      points: sum(own),
      dealt: sum(own),
      evenings: own.filter((value) => value !== null).length,
      won: points.filter((row) => placesOf(row)[i] === 1).length,
      deals: taken + called + defended,
    };
    return { player, rank: 0, why: null, value: figures.points, figures, counted: figures.evenings, adjusted: 0, decided: null };
  })
  .sort((a, b) => b.value - a.value)
  .map((standing, i, all) => ({
    ...standing,
    rank: i + 1,
    decided:
      i === 1
        ? { by: "wins" as const, ahead: ["p1"], over: all[2] ? [all[2].player.id] : [], mine: 4, theirs: 1, tied: 2 }
        : null,
  }));

export const seasonView: SeasonView = {
  club: { id: CLUB, name: "Les mardis" },
  role: "owner",
  season: {
    id: SEASON,
    name: "Saison 2025–2026",
    from: "2025-09-01",
    to: "2026-06-30",
    counting: { ...usualCounting("tarot"), tieBreaks: ["wins", "best-evening"] },
    ended: null,
  },
  players,
  played: { evenings: DAYS.length, deals: 131, last: DAYS.at(-1)?.[0] ?? null },
  standings,
  evenings: DAYS.map(([day, row], evening) => {
    const places = placesOf(row);
    return {
      evening: day,
      games: ["tarot" as const],
      tables: [{ sheet: sheetOf(evening), game: "tarot" as const, title: null, deals: 11 }],
      day,
      title: null,
      deals: 11,
      carried: false,
      ended: true,
      counted: true,
      players: players.flatMap(({ id }, i) =>
        row[i] === null
          ? []
          : [
              {
                player: id,
                points: row[i] as number,
                place: places[i] as number,
                sharing: 1,
                table: 0,
                deals: 11,
                dealt: row[i] as number,
              },
            ],
      ),
    };
  }).reverse(),
  before: null,
  curve: {
    evenings: DAYS.map(([day]) => ({ evening: day, day })),
    players: players.map(({ id }, i) => ({
      player: id,
      before: 0,
      points: points.map((row, evening) =>
        row[i] === null ? null : sum(points.slice(0, evening + 1).map((past) => past[i] ?? null)),
      ),
    })),
  },
  tables: {
    roles: ROLES.flatMap(([taken, made, won, called, shared, defended, lost], i) => [
      { player: `p${i}`, game: "tarot" as const, role: "taker", n: taken, made, points: won },
      { player: `p${i}`, game: "tarot" as const, role: "partner", n: called, made: Math.floor(called / 2), points: shared },
      { player: `p${i}`, game: "tarot" as const, role: "defence", n: defended, made: Math.floor(defended / 2), points: lost },
    ]),
    contracts: ROLES.flatMap(([taken, made, won], i) => [
      { player: `p${i}`, game: "tarot" as const, contract: "petite", n: taken - 5, made: made - 3, points: Math.round(won / 2) },
      { player: `p${i}`, game: "tarot" as const, contract: "garde", n: 4, made: 2, points: won - Math.round(won / 2) - 120 },
      ...(i % 2 === 0 ? [{ player: `p${i}`, game: "tarot" as const, contract: "garde-sans", n: 1, made: 1, points: 120 }] : []),
    ]),
    partners: [
      { player: "p0", partner: "p1", n: 4, made: 3, points: 310 },
      { player: "p1", partner: "p2", n: 6, made: 3, points: 40 },
      { player: "p5", partner: "p0", n: 7, made: 2, points: -480 },
      { player: "p4", partner: "p3", n: 5, made: 4, points: 220 },
    ],
    met: players.flatMap(({ id }, i) =>
      players.flatMap(({ id: other }, j) => {
        const both = points.filter((row) => row[i] !== null && row[j] !== null);
        const gaps = both.map((row) => (row[i] as number) - (row[j] as number));
        return i === j || both.length === 0
          ? []
          : [{ player: id, other, n: both.length, ahead: gaps.filter((gap) => gap > 0).length, points: sum(gaps) }];
      }),
    ),
    primes: [
      { player: "p0", game: "tarot", prime: "petit", n: 2, points: 60 },
      { player: "p3", game: "tarot", prime: "poignee", n: 3, points: 240 },
    ],
    chelems: [{ player: "p1", game: "tarot", made: 1, missed: 1 }],
  },
  changed: {
    evening: eveningOf(11),
    day: "2026-03-10",
    facts: [
      { kind: "took-lead", player: "p0", over: ["p1"], value: null },
      { kind: "best-evening", player: "p3", over: [], value: 733 },
      { kind: "passed", player: "p3", over: ["p4"], value: null },
    ],
  },
  luck: {
    players: ROLES.map(([taken, , won, called, shared, defended, lost], i) => {
      const deals = taken + called + defended;
      return { player: `p${i}`, deals, mean: (won + shared + lost) / deals, error: 9 + i / 2 };
    }),
    leaders: { first: "p0", second: "p1", gap: 4.8, error: 13.1, exceedsChance: false },
  },
  history: {
    ratings: players.map(({ id }, i) => ({
      player: id,
      evenings: 7 + i,
      rating: i === 0 ? null : { mu: 27 - i, sigma: 2.5 + i / 10, shown: 27 - i - 3 * (2.5 + i / 10) },
    })),
    records: [
      { kind: "best-evening", player: "p0", value: 990, evening: eveningOf(7), day: "2026-01-20", to: null },
      { kind: "worst-evening", player: "p5", value: -900, evening: eveningOf(9), day: "2026-02-17", to: null },
      {
        kind: "won-streak",
        player: "p1",
        value: 2,
        evening: eveningOf(2),
        day: "2025-11-04",
        to: { evening: eveningOf(3), day: "2025-11-18" },
      },
    ],
  },
  adjustments: [
    {
      event: "a1",
      at: "2026-02-18T20:00:00Z",
      season: SEASON,
      player: "p4",
      points: 20,
      reason: "Donne oubliée le 17 février",
      withdrawn: null,
    },
  ],
  late: [{ player: "p2", points: -10, event: "l1", at: "2026-03-12T10:00:00Z", deal: 4, sheet: sheetOf(5), day: "2025-12-16" }],
  day: "2026-03-11",
  tonight: "2026-03-11",
};
