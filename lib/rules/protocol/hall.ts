/** The operations of a hall: seating, topage, match-points. */
import type { RuleId } from "../articles";
import { bestWithBest, drawnSeatings } from "../hall/draw-seating";
import { matchPoints, topage } from "../hall/marks";
import { secondMeetings } from "../hall/meetings";
import { FEWEST_TABLES, type HallSeating, MOST_TABLES, mostPositions, movement, seatedWithout } from "../hall/movement";
import { type Json, Reader } from "../read";
import { MOST_POINTS } from "../rules";
import { chanceOf } from "../seeded";
import { type Op, succeed } from "./op";

const MOVEMENTS = ["fft", "random", "best"] as const;
type Movement = (typeof MOVEMENTS)[number];
const RULES: Readonly<Record<Movement, RuleId>> = { fft: "ot-mouvement", random: "H6", best: "H7" };
const MOST_DRAWN = 20;
const MOST_SEED = Number.MAX_SAFE_INTEGER;

const seating: Op = (request) => {
  const reader = new Reader();
  const kind = reader.oneOf<Movement>(request.movement, "movement", "ot-placement", MOVEMENTS);
  const rule = kind ? RULES[kind] : "ot-placement";
  const tables = reader.integer(request.tables, "tables", rule, kind === "fft" ? FEWEST_TABLES : 1, MOST_TABLES);
  if (!kind || tables === undefined) return reader.refusal;
  const positions = readPositions(reader, request.positions, kind, tables);
  const absent = readEntrants(reader, request.absent ?? [], "absent", "ot-trois", tables);
  if (absent && absent.length > tables)
    reader.fault("absent", "too-many-absent", "ot-trois", { given: absent.length, most: tables });
  const away = new Set(absent);
  const seed = kind === "random" ? reader.integer(request.seed, "seed", rule, -MOST_SEED, MOST_SEED) : 0;
  const standings = kind === "best" ? readStandings(reader, request.standings, tables, away) : [];
  if (reader.faults.length > 0 || positions === undefined) return reader.refusal;
  const hall = {
    fft: (): readonly HallSeating[] => movement(tables, positions),
    random: () => drawnSeatings(tables, positions, chanceOf(seed as number), (one) => away.has(one)),
    best: () => [bestWithBest(tables, standings)],
  }[kind]();
  const seated = hall.map((round) => seatedWithout(round, away));
  const short = tablesOfTwo(seated);
  return succeed({ positions: seated, twice: secondMeetings(seated), ...(short.length > 0 ? { short } : {}) });
};

/** At most as many as the movement allows without a second meeting (H5); best with best, one (H7). */
function readPositions(reader: Reader, given: unknown, kind: Movement, tables: number): number | undefined {
  const rule = RULES[kind];
  const largest = { fft: () => mostPositions(tables), random: () => MOST_DRAWN, best: () => 1 }[kind]();
  if (!Number.isInteger(given) || Number(given) <= largest) return reader.integer(given, "positions", rule, 1, largest);
  return reader.fault("positions", "too-many-positions", kind === "fft" ? "H5" : rule, { given: Number(given), largest });
}

/** Entrants by number, each once. */
function readEntrants(reader: Reader, given: unknown, at: string, rule: RuleId, tables: number): number[] | undefined {
  const list = reader.list(given, at, rule);
  if (!list) return undefined;
  const most = 4 * tables;
  if (list.length > most) return reader.fault(at, "wrong-length", rule, { length: most, given: list.length });
  const seen = new Set<number>();
  for (const [i, value] of list.entries()) {
    const entrant = reader.integer(value, `${at}.${i}`, rule, 1, most);
    if (entrant !== undefined && seen.has(entrant)) reader.fault(`${at}.${i}`, "entrant-twice", rule, { entrant });
    if (entrant !== undefined) seen.add(entrant);
  }
  return [...seen];
}

/** All who are present, from first to last. */
function readStandings(reader: Reader, given: unknown, tables: number, away: ReadonlySet<number>): number[] {
  const standings = readEntrants(reader, given, "standings", "H7", tables) ?? [];
  for (const [i, one] of standings.entries())
    if (away.has(one)) reader.fault(`standings.${i}`, "entrant-absent", "H7", { entrant: one });
  const length = 4 * tables - away.size;
  if (reader.faults.length === 0 && standings.length !== length)
    reader.fault("standings", "wrong-length", "H7", { length, given: standings.length });
  return standings;
}

/** Position and table, from 1, at which too few sit to play. */
const tablesOfTwo = (positions: readonly (readonly (number | null)[])[][]): [position: number, table: number][] =>
  positions.flatMap((round, position) =>
    round.flatMap((table, i): [number, number][] =>
      table.filter((one) => one !== null).length < 3 ? [[position + 1, i + 1]] : [],
    ),
  );

const MOST_PLAYS = 1000;

const topageOp: Op = (request) => {
  const reader = new Reader();
  const list = reader.list(request.takers, "takers", "fft-topage") ?? [];
  if (reader.faults.length === 0 && list.length === 0) reader.fault("takers", "required", "fft-topage");
  if (list.length > MOST_PLAYS) reader.fault("takers", "wrong-length", "fft-topage", { length: MOST_PLAYS, given: list.length });
  const scores = list
    .slice(0, MOST_PLAYS)
    .map((value, i) => reader.number(value, `takers.${i}`, "fft-topage", -MOST_POINTS, MOST_POINTS, 0.5));
  return reader.faults.length > 0 ? reader.refusal : succeed({ ...topage(scores as number[]) });
};

const matchPointsOp: Op = (request) => {
  const reader = new Reader();
  const read = (at: "own" | "other") => reader.number(request[at], at, "fft-quadrettes", -MOST_POINTS, MOST_POINTS, 0.5);
  const [own, other] = [read("own"), read("other")];
  if (own === undefined || other === undefined) return reader.refusal;
  return succeed({ points: matchPoints(own, other) } satisfies Json);
};

export const HALL_OPS: Readonly<Record<string, Op>> = { seating, topage: topageOp, "match-points": matchPointsOp };
