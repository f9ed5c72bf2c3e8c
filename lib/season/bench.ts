// This folder: a club and its seasons: how evenings are gathered, kept as rows and shown; the rest is in folders of their own.
/**
 * `npm run bench`: the computing time of an evening and a season, on one core. The fifth quickest run counts, so that other load
 * on the machine does not matter.
 */
import "#lib/rules/all-games";
import { CLUB, clubLog, FIVE, folded, playerId, SEASON } from "./club/club.fixture";
import { addPlayer, openClub } from "./club/club-change";
import type { Club } from "./club/club-event";
import { type Count, usualCounting } from "./club/counting";
import { type EveningTally, gatherEvening } from "./gather";
import type { SeasonRows } from "./rows";
import { rowsOf } from "./rows.fixture";
import { type Ratings, rateEvening } from "./standings/rating";
import { standingsOf } from "./standings/standings";
import { Evening } from "./tally/evening.fixture";
import type { SheetTally } from "./tally/tallied";
import { tallySheet } from "./tally/tally";

const RUNS = 51;
const FIFTH = 4;
const PEOPLE = 200;
const EVENINGS = 5_000;

interface Measure {
  readonly name: string;
  readonly ms: number;
  readonly most: number;
}

function timed(work: () => unknown): number {
  work();
  const runs = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return runs.sort((a, b) => a - b)[FIFTH] as number;
}

function longEvening(): Measure {
  const evening = new Evening(1, "2026-03-10", "tarot");
  for (let i = 0; i < 40; i++)
    evening.deal({ taker: i % 5, partner: (i + 2) % 5, contract: "garde", bouts: 2, points: 40 + (i % 9) });
  const { sheet, log } = evening;
  const season = { club: CLUB, season: SEASON, counting: { ...usualCounting("tarot"), correctionDays: 7 } };
  return { name: "an evening of 40 deals tallied", ms: timed(() => tallySheet(sheet, log, season)), most: 2 };
}

const usual = { counting: usualCounting("decale") };
const ids = Array.from({ length: PEOPLE }, (_, i) => playerId(i));
const club: Club = folded(clubLog(openClub("x"), ...ids.map((player, i) => addPlayer({ player, name: `P${i}` }))));

const tally = new Evening(1, "2026-03-10")
  .deal({ bet: { seat: 0, diploma: "bac", partner: 1 }, cardPoints: [22, 19, 10, 13, 11] })
  .tally() as SheetTally;

/** Rows as the store reads them: figures about pairs only among equals, and two evenings for each player. */
function rowsWhere(spread: number): SeasonRows {
  const { counting } = usual;
  const evenings = Array.from({ length: EVENINGS }, (_, n): EveningTally => {
    const players = tally.players.map((player, seat) => {
      const points = player.points + spread * ((n * 31 + seat * 17) % 97);
      return { ...player, points, player: ids[(n * 7 + seat * 13) % PEOPLE] as string, figures: { ...player.figures, points } };
    });
    return gatherEvening(`2026-03-10/${n}`, [{ ...tally, players }], { counting }, []);
  });
  const rows = rowsOf(evenings);
  const isKept = (name: string) => spread === 0 || !/^(met|with)\./.test(name);
  const figures = rows.figures.map((row) => ({
    ...row,
    figures: Object.fromEntries(Object.entries(row.figures).filter(([name]) => isKept(name))),
  }));
  return { ...rows, figures, best: rows.best.slice(0, 2 * PEOPLE), last: [] };
}

/** An evening of forty tables: each deal at one of them gathers the whole evening again. */
function hall(): Measure {
  const sheets = Array.from({ length: 40 }, (_, n) => ({
    ...tally,
    sheet: `${n}`,
    players: tally.players.map((player, seat) => ({ ...player, player: ids[n * 5 + seat] as string })),
  }));
  return { name: "an evening of 40 tables gathered", ms: timed(() => gatherEvening("2026-03-10", sheets, usual, [])), most: 5 };
}

function standings(name: string, by: Count, rows: SeasonRows, most: number): Measure {
  const season = { id: SEASON, counting: { ...usualCounting("decale"), by } };
  return { name: `standings of ${PEOPLE}, ${name}`, ms: timed(() => standingsOf(season, club, rows)), most };
}

function rating(): Measure {
  const evening = { evening: "2026-03-10", players: FIVE.map((player, i) => ({ player, place: i + 1, table: 0 })) };
  const known: Ratings = new Map();
  return { name: "an evening of five rated", ms: timed(() => rateEvening(known, evening, new Map())), most: 1 };
}

const apart = rowsWhere(1);
const measures = [
  longEvening(),
  hall(),
  standings("by total", "total", apart, 5),
  standings("by places", "places", apart, 5),
  standings("everybody equal by total", "total", rowsWhere(0), 20),
  rating(),
];
for (const { name, ms, most } of measures) {
  console.log(`${name.padEnd(60)} ${ms.toFixed(3).padStart(10)} ms, of ${most} at most${ms > most ? "  OVER" : ""}`);
}
if (measures.some(({ ms, most }) => ms > most)) process.exitCode = 1;
