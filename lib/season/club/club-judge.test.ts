import fc from "fast-check";
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { isRuleId } from "#lib/rules/articles";
import type { Say } from "#lib/rules/words/words";
import { eventId } from "#lib/sheet/log.fixture";
import { clubOnly as clubOnlyEn } from "#messages/en/club/faults";
import { common as commonEn } from "#messages/en/rules/common";
import { sheetOnly as sheetEn } from "#messages/en/sheet/faults";
import { clubOnly as clubOnlyFr } from "#messages/fr/club/faults";
import { common as commonFr } from "#messages/fr/rules/common";
import { sheetOnly as sheetFr } from "#messages/fr/sheet/faults";
import { foldClub } from "./club";
import {
  CLUB,
  clubLog,
  FRIENDS,
  HUGO,
  INES,
  judgeClub,
  madeInClub,
  NORA,
  PAUL,
  playerId,
  SEASON,
  season,
  ZOE,
} from "./club.fixture";
import {
  addPlayer,
  adjust,
  bringHistory,
  changePlayer,
  changeSeason,
  endSeason,
  keepDraw,
  mergePlayers,
  openClub,
  openSeason,
  partPlayer,
  renameClub,
  reopenSeason,
  sayLeft,
  sayReturned,
  withdrawAdjustment,
  withdrawHistory,
} from "./club-change";
import { CLUB_KINDS, type ClubChange, type DrawBody } from "./club-event";
import { canAddToClub, satTogether } from "./club-judge";
import type { HistoryBody } from "./history-body";

const LOG = clubLog(...FRIENDS);
const MERGED = [...LOG, madeInClub(8, mergePlayers(ZOE, INES))];
const ENDED = [
  ...LOG,
  madeInClub(8, adjust({ season: SEASON, player: NORA, points: 5, reason: "?" })),
  madeInClub(9, endSeason(SEASON)),
];
const codes = (log: readonly LogEvent[], event: LogEvent): string[] =>
  judgeClub(log, event).map(({ at, code }) => `${at} ${code}`);
const judged = (log: readonly LogEvent[], change: ClubChange): string[] => codes(log, madeInClub(50, change));
const other = playerId(99);

const DRAW: DrawBody = {
  season: SEASON,
  day: "2026-03-10",
  name: null,
  how: "unmet",
  tables: [{ sheet: eventId(9_300), players: [NORA, HUGO, INES] }],
};

const BROUGHT: HistoryBody = {
  source: "mardis.csv",
  game: "decale",
  players: [{ player: other, name: "Léa" }],
  seasons: [{ ...season({}, { season: eventId(7_200), from: "2020-09-01", to: "2021-06-30" }), ended: true }],
  columns: [NORA, other],
  evenings: [
    { season: SEASON, day: "2026-03-10", points: [10, -10] },
    { season: eventId(7_200), day: "2020-09-01", points: [5, null] },
    { season: eventId(7_200), day: "2021-06-30", points: [5, -5] },
  ],
};
const brought = (more: Partial<HistoryBody> = {}) => bringHistory({ ...BROUGHT, ...more });
const anEvening = (season: string, day: string) => ({ season, day, points: [1, -1] });
const BROUGHT_LOG = [...LOG, madeInClub(8, brought())];

const ACTS: readonly [string, readonly LogEvent[], ClubChange, string[]][] = [
  ["a club opens", [], openClub("Les Mardis"), []],
  ["once only", LOG, openClub("Les Jeudis"), ["kind opened-twice"]],
  ["nothing comes before", [], addPlayer({ player: other, name: "Léa" }), ["kind not-opened"]],
  ["a new name for the club", LOG, renameClub("Les Jeudis"), []],
  ["no name at all", LOG, renameClub(" "), ["name text-empty"]],
  ["somebody new", LOG, addPlayer({ player: other, name: "Léa", short: "Léa", mark: "star", guest: true }), []],
  ["somebody already here", LOG, addPlayer({ player: NORA, name: "Léa" }), ["player player-twice"]],
  ["a name already borne", LOG, addPlayer({ player: other, name: " ZOE " }), ["name name-taken"]],
  ["letters already borne", LOG, addPlayer({ player: other, name: "Huguette", short: "Hugo" }), ["short name-taken"]],
  ["the name of somebody merged is free", MERGED, addPlayer({ player: other, name: "Zoé" }), []],
  ["five letters", LOG, addPlayer({ player: other, name: "Léa", short: "Léana" }), ["short text-too-long"]],
  ["a mark of no shape", LOG, addPlayer({ player: other, name: "Léa", mark: "heart" as never }), ["mark unknown-value"]],
  ["a guest of sorts", LOG, addPlayer({ player: other, name: "Léa", guest: "oui" as never }), ["guest unknown-value"]],
  ["one keeps one’s own name", LOG, changePlayer({ player: HUGO, name: "Hugo", short: "Hug" }), []],
  ["and takes nobody’s", LOG, changePlayer({ player: HUGO, name: "nora" }), ["name name-taken"]],
  ["nobody changes", LOG, changePlayer({ player: other, name: "Léa" }), ["player unknown-player"]],
  ["two that are one", LOG, mergePlayers(ZOE, INES), []],
  ["oneself", LOG, mergePlayers(ZOE, ZOE), ["into same-person"]],
  ["twice", MERGED, mergePlayers(ZOE, PAUL), ["from already-merged"]],
  ["back to front", MERGED, mergePlayers(INES, ZOE), ["into same-person"]],
  ["on to a third", MERGED, mergePlayers(INES, PAUL), []],
  ["with a stranger", LOG, mergePlayers(ZOE, other), ["into unknown-player"]],
  ["with no id", LOG, mergePlayers("Zoé", INES), ["from not-an-id"]],
  ["apart again", MERGED, partPlayer(ZOE), []],
  ["apart who never were one", LOG, partPlayer(ZOE), ["from not-merged"]],
  ["apart, a stranger", LOG, partPlayer(other), ["from unknown-player"]],
  [
    "apart under a name that another now bears",
    [...MERGED, madeInClub(9, changePlayer({ player: PAUL, name: "Zoé" }))],
    partPlayer(ZOE),
    ["from name-taken"],
  ],
  [
    "apart under letters that another has chosen since",
    [
      ...LOG,
      madeInClub(8, changePlayer({ player: ZOE, name: "Zoé", short: "ZZ" })),
      madeInClub(9, mergePlayers(ZOE, INES)),
      madeInClub(10, changePlayer({ player: PAUL, name: "Paul", short: "ZZ" })),
    ],
    partPlayer(ZOE),
    ["from name-taken"],
  ],
  ["somebody leaves", LOG, sayLeft(PAUL), []],
  ["a stranger leaves", LOG, sayLeft(other), ["player unknown-player"]],
  ["a stranger returns", LOG, sayReturned(other), ["player unknown-player"]],
  ["a second season", LOG, openSeason(season({}, { season: other })), []],
  ["the same season again", LOG, openSeason(season()), ["season season-twice"]],
  ["a season that is not there", LOG, changeSeason(season({}, { season: other })), ["season unknown-season"]],
  ["an ended season does not change", ENDED, changeSeason(season()), ["season season-ended"]],
  ["nor ends again", ENDED, endSeason(SEASON), ["season season-ended"]],
  ["it opens again", ENDED, reopenSeason(SEASON), []],
  ["a running one does not", LOG, reopenSeason(SEASON), ["season season-running"]],
  ["no such season to open", LOG, reopenSeason(other), ["season unknown-season"]],
  ["a review of a page", LOG, endSeason(SEASON, "Une ligne.\n\nUne autre."), []],
  ["a review of a book", LOG, endSeason(SEASON, "x".repeat(4_001)), ["review text-too-long"]],
  [
    "a review of two long chapters",
    LOG,
    endSeason(SEASON, `${"x".repeat(2_500)}\n${"y".repeat(2_500)}`),
    ["review text-too-long"],
  ],
  ["a review of blank pages is of one blank line", LOG, endSeason(SEASON, `x${"\n".repeat(6_000)}y`), []],
  ["a review of four thousand letters", LOG, endSeason(SEASON, "x".repeat(4_000)), []],
  ["a review of ten thousand signs that are mostly nothing", LOG, endSeason(SEASON, `x${"\n".repeat(9_998)}y`), []],
  ["a sign more", LOG, endSeason(SEASON, `x${"\n".repeat(9_999)}y`), ["review text-too-long"]],
  ["a review without end", LOG, endSeason(SEASON, "x".repeat(20_000)), ["review text-too-long"]],
  ["a review in numbers", LOG, endSeason(SEASON, { trim: () => 12 } as never), ["review not-text"]],
  ["a review with a bell in it", LOG, endSeason(SEASON, "a\u0007\nb"), ["review text-unprintable"]],
  ["half a point", LOG, adjust({ season: SEASON, player: NORA, points: -0.5, reason: "retard" }), []],
  ["a third", LOG, adjust({ season: SEASON, player: NORA, points: 1 / 3, reason: "?" }), ["points not-half"]],
  ["without a reason", LOG, adjust({ season: SEASON, player: NORA, points: 5, reason: "" }), ["reason text-empty"]],
  ["for a stranger", LOG, adjust({ season: SEASON, player: other, points: 5, reason: "?" }), ["player unknown-player"]],
  ["in an ended season", ENDED, adjust({ season: SEASON, player: NORA, points: 5, reason: "?" }), ["season season-ended"]],
  ["withdrawn from an ended season", ENDED, withdrawAdjustment({ event: eventId(8) }), ["season season-ended"]],
  ["withdrawn", ENDED.slice(0, 8), withdrawAdjustment({ event: eventId(8) }), []],
  ["tables drawn", LOG, keepDraw(DRAW), []],
  ["at two names of an evening", LOG, keepDraw({ ...DRAW, name: " Après-midi " }), []],
  ["no table", LOG, keepDraw({ ...DRAW, tables: [] }), ["tables out-of-range"]],
  [
    "a hundred and one tables",
    LOG,
    keepDraw({ ...DRAW, tables: Array.from({ length: 101 }, () => ({ sheet: eventId(9_300), players: [NORA, HUGO] })) }),
    ["tables out-of-range"],
  ],
  [
    "a table of one",
    LOG,
    keepDraw({ ...DRAW, tables: [{ sheet: eventId(9_300), players: [NORA] }] }),
    ["tables.0.players out-of-range"],
  ],
  [
    "eleven at a table",
    LOG,
    keepDraw({
      ...DRAW,
      tables: [{ sheet: eventId(9_300), players: Array.from({ length: 11 }, (_, i) => eventId(8_000 + i)) }],
    }),
    ["tables.0.players out-of-range"],
  ],
  [
    "somebody at two tables",
    LOG,
    keepDraw({
      ...DRAW,
      tables: [
        { sheet: eventId(9_300), players: [NORA, HUGO] },
        { sheet: eventId(9_301), players: [INES, NORA] },
      ],
    }),
    ["tables.1.players.1 drawn-twice"],
  ],
  [
    "one person under two names",
    [...LOG, madeInClub(40, mergePlayers(PAUL, ZOE))],
    keepDraw({ ...DRAW, tables: [{ sheet: eventId(9_300), players: [PAUL, ZOE] }] }),
    ["tables.0.players.1 drawn-twice"],
  ],
  [
    "one sheet for two tables",
    LOG,
    keepDraw({
      ...DRAW,
      tables: [
        { sheet: eventId(9_300), players: [NORA, HUGO] },
        { sheet: eventId(9_300), players: [INES, PAUL] },
      ],
    }),
    ["tables.1.sheet listed-twice"],
  ],
  [
    "a stranger",
    LOG,
    keepDraw({ ...DRAW, tables: [{ sheet: eventId(9_300), players: [NORA, other] }] }),
    ["tables.0.players.1 unknown-player"],
  ],
  ["before the season", LOG, keepDraw({ ...DRAW, day: "2026-02-28" }), ["day outside-season"]],
  ["in no season", LOG, keepDraw({ ...DRAW, season: other }), ["season unknown-season"]],
  ["in an ended season, too", ENDED, keepDraw(DRAW), ["season season-ended"]],
  ["by the stars", LOG, keepDraw({ ...DRAW, how: "stars" as never }), ["how unknown-value"]],
  [
    "without tables",
    LOG,
    keepDraw({ ...DRAW, tables: null as never, name: null, how: null as never }),
    ["how required", "tables required"],
  ],
  ["evenings of before", LOG, brought(), []],
  [
    "people of before, who are here",
    LOG,
    brought({ players: [{ player: NORA, name: "Léa" }], columns: [NORA, HUGO] }),
    ["players.0.player player-twice"],
  ],
  [
    "people of before, twice",
    LOG,
    brought({
      players: [
        { player: other, name: "Léa" },
        { player: other, name: "Luc" },
      ],
    }),
    ["players.1.player player-twice"],
  ],
  [
    "two people of before who are called alike",
    LOG,
    brought({
      players: [
        { player: other, name: "Léa" },
        { player: playerId(98), name: " LEA" },
      ],
    }),
    ["players.1.name name-taken"],
  ],
  [
    "people of before who are called as somebody here",
    LOG,
    brought({ players: [{ player: other, name: "Zoe" }] }),
    ["players.0.name name-taken"],
  ],
  [
    "a season of before that is here",
    LOG,
    brought({ seasons: [season()], evenings: [anEvening(SEASON, "2026-03-10")] }),
    ["seasons.0.season season-twice"],
  ],
  [
    "a season of before, twice",
    LOG,
    brought({ seasons: [...BROUGHT.seasons, ...BROUGHT.seasons] }),
    ["seasons.1.season season-twice"],
  ],
  [
    "columns of a stranger and of one person twice",
    MERGED,
    brought({ columns: [playerId(98), ZOE, INES], evenings: [{ season: SEASON, day: "2026-03-10", points: [1, -1, 0] }] }),
    ["columns.0 unknown-player", "columns.2 same-player-twice"],
  ],
  [
    "an evening of before in no season",
    LOG,
    brought({ evenings: [anEvening(playerId(97), "2026-03-10")] }),
    ["evenings.0.season unknown-season"],
  ],
  [
    "an evening of before in an ended season",
    ENDED,
    brought({ evenings: [anEvening(SEASON, "2026-03-10")] }),
    ["evenings.0.season season-ended"],
  ],
  [
    "evenings of before on days that their seasons do not have",
    LOG,
    brought({
      evenings: [
        anEvening(SEASON, "2026-02-28"),
        anEvening(eventId(7_200), "2020-08-31"),
        anEvening(eventId(7_200), "2021-07-01"),
      ],
    }),
    ["evenings.0.day outside-season", "evenings.1.day outside-season", "evenings.2.day outside-season"],
  ],
  [
    "an evening of before, twice",
    LOG,
    brought({ evenings: [anEvening(SEASON, "2026-03-10"), anEvening(SEASON, "2026-03-10")] }),
    ["evenings.1.day evening-twice"],
  ],
  ["evenings of before, taken back", BROUGHT_LOG, withdrawHistory({ event: eventId(8) }), []],
  [
    "evenings of before, taken back twice",
    [...BROUGHT_LOG, madeInClub(9, withdrawHistory({ event: eventId(8) }))],
    withdrawHistory({ event: eventId(8) }),
    ["refs unknown-history"],
  ],
  ["evenings of before, taken back, that never were", LOG, withdrawHistory({ event: eventId(8) }), ["refs unknown-history"]],
  [
    "evenings of before whose people somebody is now",
    [...BROUGHT_LOG, madeInClub(9, mergePlayers(ZOE, other))],
    withdrawHistory({ event: eventId(8) }),
    ["refs history-used"],
  ],
  ["withdrawn, what never was", LOG, withdrawAdjustment({ event: eventId(3) }), ["refs unknown-adjustment"]],
];
test.each(ACTS)("%s", (_, log, change, faults) => {
  expect(judged(log, change)).toEqual(faults);
});

test("an event of another club, of tomorrow, or of no shape", () => {
  const event = madeInClub(50, renameClub("x"));
  expect(codes(LOG, { ...event, sheet: eventId(1) })).toEqual(["sheet other-sheet"]);
  expect(codes(LOG, { ...event, kind: "club.painted" })).toEqual(["kind newer-event"]);
  expect(codes(LOG, { ...event, kind: "toString" })).toEqual(["kind newer-event"]);
  expect(codes(LOG, { ...event, v: 2 })).toEqual(["kind newer-event"]);
  expect(codes(LOG, { ...event, body: null })).toEqual(["body required"]);
  expect(codes(LOG, { ...event, id: "?", at: "?" })).toEqual(["id not-an-id", "at not-a-date"]);
  expect(event.sheet).toBe(CLUB);
});

test("any event is judged: faults have rules, nothing throws, and accepted events fold", () => {
  const odd = fc.anything({ maxDepth: 3, withBigInt: false });
  const field = fc.constantFrom(
    "name",
    "player",
    "from",
    "into",
    "season",
    "to",
    "counting",
    "points",
    "reason",
    "review",
    "short",
  );
  const body = fc.oneof(
    odd,
    fc.dictionary(field, fc.oneof(odd, fc.constantFrom(NORA, ZOE, SEASON, "2026-03-01", season().counting))),
  );
  const refs = fc.option(fc.array(fc.constantFrom(eventId(3), eventId(8), "?")), { nil: undefined });
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(CLUB_KINDS)), body, refs, (kind, given, to) => {
      const event = { ...madeInClub(50, renameClub("x")), kind, body: given, ...(to && { refs: to }) };
      const faults = judgeClub(ENDED, event);
      for (const { rule } of faults) expect(isRuleId(rule)).toBe(true);
      expect(foldClub([...ENDED, event])?.id).toBe(CLUB);
    }),
    { numRuns: 500 },
  );
});

const ODD_SEASONS = [
  season({ placePoints: [5, 7], games: ["tarot", "tarot"], bestOf: 0, minEvenings: 1.5 }, { from: "2026-02-30" }),
  season({}, { to: "2026-02-28" }),
];
test("every refusal cites a rule and has words in both languages", () => {
  const faults = [
    ...ACTS.flatMap(([, log, change]) => judgeClub(log, madeInClub(50, change))),
    ...ODD_SEASONS.flatMap((body) => judgeClub(clubLog(openClub("x")), madeInClub(50, openSeason(body)))),
    satTogether("Zoé", "Inès"),
  ];
  expect(faults.length).toBeGreaterThan(50);
  for (const { rule, code, params } of faults) {
    expect(isRuleId(rule)).toBe(true);
    for (const words of [
      { ...commonFr, ...sheetFr, ...clubOnlyFr },
      { ...commonEn, ...sheetEn, ...clubOnlyEn },
    ] as const) {
      const say = (words as Readonly<Record<string, Say>>)[code];
      expect(say?.(params ?? {}, String), code).toMatch(/^[^{}]+\.$/);
      expect(say?.(params ?? {}, String), code).not.toMatch(/undefined|NaN/);
    }
  }
});

test.each([
  ["viewer", "player.added", false],
  ["player", "player.added", true],
  ["player", "player.changed", false],
  ["player", "season.opened", false],
  ["owner", "season.opened", true],
  ["player", "club.painted", false],
] as const)("a %s adds %s: %s", (role, kind, can) => {
  expect(canAddToClub(role, kind)).toBe(can);
});
