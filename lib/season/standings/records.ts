/** Records and streaks of a season. The first to set a record keeps it until it is beaten. */
import { keptIn } from "#lib/rules/lists";
import type { Club, PlayerId } from "../club/club-event";
import { ofPersons, personIn } from "../club/person";
import type { Day } from "../club/season-body";
import type { PlayerEvening } from "../rows";
import { type EveningId, inSeasonOrder } from "../tally/evening-id";
import type { RecordRow } from "./told-rows";

export interface PlayedEvening {
  readonly evening: EveningId;
  readonly day: Day;
  readonly players: readonly Pick<PlayerEvening, "player" | "points" | "place" | "sharing" | "table">[];
}

type When = Pick<PlayedEvening, "evening" | "day">;
type EveningPlayer = PlayedEvening["players"][number];

/** With fewer evenings there are no records (T27). */
const FEWEST_EVENINGS = 3;

/** The kinds in this order, without empty ones and streaks of one. */
export function recordsOf(evenings: readonly PlayedEvening[], players: Club["players"], bySheet = false): RecordRow[] {
  const personOf = personIn(players);
  const ordered = inSeasonOrder(evenings).map(({ evening, day, players: seated }) => ({
    evening,
    day,
    players: ofPersons(seated, personOf),
  }));
  const isEnough = ordered.length >= FEWEST_EVENINGS;
  return [
    isEnough ? most("best-evening", ordered, ({ points }) => points) : undefined,
    isEnough ? most("worst-evening", ordered, ({ points }) => -points) : undefined,
    isEnough ? most("widest-win", ordered, marginOf) : undefined,
    longestWinning(ordered),
    longestPresence(ordered, bySheet),
  ].flatMap((record) => record ?? []);
}

/** How many evenings in a row each has won, up to the last they played. */
export function winningStreaks(evenings: readonly PlayedEvening[], players: Club["players"]): ReadonlyMap<PlayerId, number> {
  const personOf = personIn(players);
  const streaks = new Map<PlayerId, number>();
  for (const { players: seated } of inSeasonOrder(evenings))
    for (const { player, place } of ofPersons(seated, personOf))
      streaks.set(player, place === 1 ? (streaks.get(player) ?? 0) + 1 : 0);
  return streaks;
}

function most(
  kind: "best-evening" | "worst-evening" | "widest-win",
  evenings: readonly PlayedEvening[],
  measure: (one: EveningPlayer, evening: PlayedEvening) => number | null,
): RecordRow | undefined {
  let found: { record: RecordRow; by: number } | undefined;
  for (const evening of evenings) {
    for (const one of evening.players) {
      const by = measure(one, evening);
      if (by === null || (found && by <= found.by)) continue;
      const value = kind === "widest-win" ? by : one.points;
      found = { by, record: { kind, player: one.player, value, ...whenOf(evening), to: null } };
    }
  }
  return found?.record;
}

/** The margin over the second, if a player of the club; a shared win has none. */
function marginOf({ points, place, sharing, table }: EveningPlayer, { players }: PlayedEvening): number | null {
  const isSecond = (other: EveningPlayer) => other.place === 2 && other.table === table;
  const second = place === 1 && sharing === 1 ? players.find(isSecond) : undefined;
  return second ? points - second.points : null;
}

interface Run {
  readonly from: When;
  readonly to: When;
  readonly length: number;
}

/** Evenings that a player missed neither break nor lengthen a winning streak. */
function longestWinning(evenings: readonly PlayedEvening[]): RecordRow | undefined {
  const runs = new Map<PlayerId, Run>();
  let best: RecordRow | undefined;
  for (const evening of evenings) {
    for (const { player, place } of evening.players) {
      if (place > 1) runs.delete(player);
      else best = longer("won-streak", best, player, grown(runs, player, evening));
    }
  }
  return best;
}

/** A missed evening does break this streak. If each sheet was an evening, days count (T28). */
function longestPresence(evenings: readonly PlayedEvening[], bySheet: boolean): RecordRow | undefined {
  const runs = new Map<PlayerId, Run>();
  let best: RecordRow | undefined;
  for (const here of presences(evenings, bySheet)) {
    for (const player of [...runs.keys()]) if (!here.has(player)) runs.delete(player);
    for (const [player, evening] of here) best = longer("present-streak", best, player, grown(runs, player, evening));
  }
  return best;
}

/** Evening after evening, or day after day, where each player sat first. */
function presences(evenings: readonly PlayedEvening[], bySheet: boolean): ReadonlyMap<PlayerId, PlayedEvening>[] {
  const times = new Map<string, Map<PlayerId, PlayedEvening>>();
  for (const evening of evenings) {
    const time = bySheet ? evening.day : evening.evening;
    const here = keptIn(times, time, () => new Map());
    for (const { player } of evening.players) if (!here.has(player)) here.set(player, evening);
  }
  return [...times.values()];
}

function grown(runs: Map<PlayerId, Run>, player: PlayerId, evening: PlayedEvening): Run {
  const known = runs.get(player);
  const to = whenOf(evening);
  const run = { from: known?.from ?? to, to, length: (known?.length ?? 0) + 1 };
  runs.set(player, run);
  return run;
}

function longer(
  kind: RecordRow["kind"],
  best: RecordRow | undefined,
  player: PlayerId,
  { from, to, length }: Run,
): RecordRow | undefined {
  if (length < 2 || (best && length <= best.value)) return best;
  return { kind, player, value: length, ...from, to };
}

const whenOf = ({ evening, day }: When): When => ({ evening, day });
