/**
 * What only every evening of a season can tell: ratings, records. Made from the kept evenings when somebody looks, never when a
 * deal is noted, and remembered until the season changes. Of a very long season it is made after the answer, a part at a time,
 * and what was known before is shown meanwhile.
 */
import { setImmediate as turn } from "node:timers/promises";
import type { Club, PlayerId } from "#lib/season/club-event";
import type { Counting } from "#lib/season/counting";
import { countedIn, curveOf, plus } from "#lib/season/curve";
import { dayOfEvening } from "#lib/season/evening-id";
import { personsOf } from "#lib/season/person";
import { type Ratings, rateEvening, ratingsOf } from "#lib/season/rating";
import { type PlayedEvening, recordsOf } from "#lib/season/records";
import type { PlayerEvening } from "#lib/season/rows";
import type { Figures } from "#lib/season/tallied";
import { thinned } from "#lib/season/thinned";
import type { Curve, SeasonView } from "#lib/season/views";
import { db } from "./client";
import { PLAYED } from "./played";
import { readSeats } from "./seats";

/** Made at once up to so many evenings: ten years of Tuesdays. */
const AT_ONCE = 500;
const PAGE = 500;
const MOST_KEPT = 500;
/** A very long season is not read whole again for each deal that somebody looks after. */
const AGAIN_MS = 60_000;

type History = NonNullable<SeasonView["history"]> & { readonly curve: Curve };

interface Kept {
  version: string;
  history: History | null;
  madeAt: number;
  under: Promise<void> | null;
}

/** By the database that was read: a test has one of its own. */
const kept = new WeakMap<object, Map<string, Kept>>();

interface HistoryOf {
  readonly key: number;
  readonly version: string;
  readonly evenings: number;
  readonly counting: Counting;
  readonly players: Club["players"];
  readonly bySheet: boolean;
}

/** Null while a very long season is read for the first time. */
export async function readHistory(of: HistoryOf): Promise<History | null> {
  const one = keptOf(`${of.key} ${JSON.stringify(of.counting)}`);
  if (one.version === of.version && one.history) return one.history;
  const isLong = of.evenings > AT_ONCE;
  if (isLong && Date.now() - one.madeAt < AGAIN_MS) return one.history;
  if (isLong) begun(of, one).catch(() => {});
  // What is being read may be for somebody who asked before the last evening.
  else while (one.version !== of.version) await begun(of, one);
  return one.history;
}

/** What is under way, or else this. */
function begun(of: HistoryOf, one: Kept): Promise<void> {
  one.under ??= make(of, one).finally(() => {
    one.under = null;
  });
  return one.under;
}

/** Other games are another history, that a very long season is read again for at once. */
function keptOf(key: string): Kept {
  const here = kept.get(db()) ?? new Map<string, Kept>();
  kept.set(db(), here);
  const known = here.get(key) ?? { version: "", history: null, madeAt: 0, under: null };
  if (here.size >= MOST_KEPT) here.clear();
  here.set(key, known);
  return known;
}

async function make({ key, version, players, bySheet, counting }: HistoryOf, into: Kept): Promise<void> {
  const persons = personsOf(players);
  const evenings: Night[] = [];
  let ratings: Ratings = new Map();
  for (let last: Night | undefined; ; last = evenings.at(-1)) {
    const page = await readPage(key, last);
    for (const evening of page) ratings = rateEvening(ratings, rated(evening), persons);
    evenings.push(...page);
    if (page.length < PAGE) break;
    await turn();
  }
  const curve = thinned(curveOf(evenings, counting, peopleIn(evenings, persons), players, wholeOf(evenings, persons)));
  into.history = { curve, ratings: ratingsOf(ratings, players), records: recordsOf(evenings, players, bySheet) };
  into.version = version;
  into.madeAt = Date.now();
}

interface Night extends PlayedEvening {
  readonly players: readonly PlayerEvening[];
}

const peopleIn = (evenings: readonly Night[], persons: ReadonlyMap<PlayerId, PlayerId>): PlayerId[] => [
  ...new Set(evenings.flatMap(({ players }) => players.map(({ player }) => persons.get(player) ?? player))),
];

/** Of all evenings nothing comes before the first. */
function wholeOf(evenings: readonly Night[], persons: ReadonlyMap<PlayerId, PlayerId>): ReadonlyMap<PlayerId, Figures> {
  const sums = new Map<PlayerId, Figures>();
  for (const { players } of evenings)
    for (const one of players) {
      const person = persons.get(one.player) ?? one.player;
      sums.set(person, plus(sums.get(person) ?? {}, countedIn(one), 1));
    }
  return sums;
}

/** Totals without their deals say who won, and nothing of how well anybody plays (T26). */
const rated = (evening: Night) => ({ ...evening, players: evening.players.filter(({ deals }) => deals > 0) });

/** The next evenings, the oldest first. */
async function readPage(season: number, last: Night | undefined): Promise<Night[]> {
  const rows = await db().evening.findMany({
    where: { season, ...PLAYED, counted: true, ...(last && { evening: { gt: last.evening } }) },
    orderBy: { evening: "asc" },
    take: PAGE,
    select: { evening: true },
  });
  const evenings = rows.map(({ evening }) => evening);
  const seats = await readSeats(db(), season, evenings);
  return evenings.map((evening) => ({
    evening,
    day: dayOfEvening(evening),
    players: seats.get(evening) ?? [],
  }));
}
