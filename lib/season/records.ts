/** Records and streaks of a season, from its evenings. Who set a record first keeps it until it is beaten. */
import type { Club, Day, PlayerId } from "./club-event";
import { personsOf } from "./person";
import { inSeasonOrder } from "./season-order";
import type { PlayerTally } from "./tally";
import type { RecordRow } from "./views";

export interface PlayedEvening {
  readonly sheet: string;
  readonly day: Day;
  readonly players: readonly Pick<PlayerTally, "player" | "points" | "place" | "sharing">[];
}

type Place = Pick<PlayedEvening, "sheet" | "day">;
type Seated = PlayedEvening["players"][number];

/** The best of one evening is no record (T27). */
const FEWEST_EVENINGS = 3;

/** The kinds in this order; a kind that nobody has is left out, and so is a streak of one. */
export function recordsOf(evenings: readonly PlayedEvening[], players: Club["players"]): RecordRow[] {
  const persons = personsOf(players);
  const ordered = inSeasonOrder(evenings).map(({ sheet, day, players: seated }) => ({
    sheet,
    day,
    players: seated.map((one) => ({ ...one, player: persons.get(one.player) ?? one.player })),
  }));
  const isEnough = ordered.length >= FEWEST_EVENINGS;
  return [
    isEnough ? most("best-evening", ordered, ({ points }) => points) : undefined,
    isEnough ? most("worst-evening", ordered, ({ points }) => -points) : undefined,
    isEnough ? most("widest-win", ordered, marginOf) : undefined,
    longestWinning(ordered),
    longestPresence(ordered),
  ].flatMap((record) => record ?? []);
}

/** How many evenings in a row each has won, up to the last they played. */
export function winningStreaks(evenings: readonly PlayedEvening[], players: Club["players"]): ReadonlyMap<PlayerId, number> {
  const persons = personsOf(players);
  const streaks = new Map<PlayerId, number>();
  for (const { players: seated } of inSeasonOrder(evenings)) {
    for (const { player, place } of seated) {
      const person = persons.get(player) ?? player;
      streaks.set(person, place === 1 ? (streaks.get(person) ?? 0) + 1 : 0);
    }
  }
  return streaks;
}

function most(
  kind: "best-evening" | "worst-evening" | "widest-win",
  evenings: readonly PlayedEvening[],
  measure: (one: Seated, evening: PlayedEvening) => number | null,
): RecordRow | undefined {
  let found: { record: RecordRow; by: number } | undefined;
  for (const evening of evenings) {
    for (const one of evening.players) {
      const by = measure(one, evening);
      if (by === null || (found && by <= found.by)) continue;
      const value = kind === "widest-win" ? by : one.points;
      found = { by, record: { kind, player: one.player, value, ...placeOf(evening), to: null } };
    }
  }
  return found?.record;
}

/** Over the second of the table, whom the club knows; a shared win has no margin. */
function marginOf({ points, place, sharing }: Seated, { players }: PlayedEvening): number | null {
  const second = place === 1 && sharing === 1 ? players.find((other) => other.place === 2) : undefined;
  return second ? points - second.points : null;
}

interface Run {
  readonly from: Place;
  readonly to: Place;
  readonly length: number;
}

/** Evenings that a player did not play neither break a streak nor make it longer. */
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

/** Each day of the season that a player misses does break this one: days count, not sheets (T16). */
function longestPresence(evenings: readonly PlayedEvening[]): RecordRow | undefined {
  const runs = new Map<PlayerId, Run>();
  let best: RecordRow | undefined;
  for (const here of presencesByDay(evenings)) {
    for (const player of [...runs.keys()]) if (!here.has(player)) runs.delete(player);
    for (const [player, evening] of here) best = longer("present-streak", best, player, grown(runs, player, evening));
  }
  return best;
}

/** Day after day, where each player sat first. */
function presencesByDay(evenings: readonly PlayedEvening[]): ReadonlyMap<PlayerId, PlayedEvening>[] {
  const days = new Map<Day, Map<PlayerId, PlayedEvening>>();
  for (const evening of evenings) {
    const here = days.get(evening.day) ?? new Map<PlayerId, PlayedEvening>();
    days.set(evening.day, here);
    for (const { player } of evening.players) if (!here.has(player)) here.set(player, evening);
  }
  return [...days.values()];
}

function grown(runs: Map<PlayerId, Run>, player: PlayerId, evening: PlayedEvening): Run {
  const known = runs.get(player);
  const to = placeOf(evening);
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

const placeOf = ({ sheet, day }: Place): Place => ({ sheet, day });
