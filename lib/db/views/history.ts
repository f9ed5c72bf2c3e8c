/**
 * Ratings and records, which need every evening of a season. Made from the kept evenings when someone opens them, never when a
 * deal is noted, and kept until the season changes. For a very long season they are made after the answer, a part at a time, and
 * the older ones are shown meanwhile.
 */
import { setImmediate as turn } from "node:timers/promises";
import { itemAt } from "#lib/rules/item-at";
import type { PlayerId } from "#lib/season/club/club-event";
import { ofPersons, personIn, personsOf } from "#lib/season/club/person";
import { gatherEvening } from "#lib/season/gather";
import type { PlayerEvening } from "#lib/season/rows";
import { countedIn, curveOf, plus, thinned } from "#lib/season/standings/curve";
import { type DatedLate, metIn, type PlacedEvening, type PlacesThen, placesAfter } from "#lib/season/standings/places-after";
import { type Ratings, rateEvening, ratingsOf } from "#lib/season/standings/rating";
import { type PlayedEvening, recordsOf } from "#lib/season/standings/records";
import { dayOfEvening, type EveningId } from "#lib/season/tally/evening-id";
import type { Figures } from "#lib/season/tally/tallied";
import type { Curve, PlayedSoFar, SeasonView } from "#lib/season/views";
import { db } from "../client";
import { byDatabase } from "../memory";
import type { Kept } from "../project/project-evening";
import { readTables } from "../project/project-sheet";
import { readSeats } from "../project/read-seats";
import { readDatedLate } from "./late-rows";
import { PLAYED } from "./played";

/** Up to this many evenings they are made before the answer: ten years of Tuesdays. */
const AT_ONCE = 500;
const PAGE = 500;
const MOST_KEPT = 500;
/** A very long season is read again at most once in this time. */
const AGAIN_MS = 60_000;

type History = NonNullable<SeasonView["history"]> & { readonly curve: Curve };

interface Known {
  version: string;
  history: History | null;
  madeAt: number;
  under: Promise<void> | null;
}

const kept = byDatabase(() => new Map<string, Known>());

interface HistoryOf extends Kept {
  readonly version: string;
  readonly played: Pick<PlayedSoFar, "evenings">;
}

/** Null while a very long season is read for the first time. */
export async function readHistory(of: HistoryOf): Promise<History | null> {
  const one = keptOf(`${of.key} ${JSON.stringify(of.season.counting)}`);
  if (one.version === of.version && one.history) return one.history;
  const isLong = of.played.evenings > AT_ONCE;
  if (isLong && Date.now() - one.madeAt < AGAIN_MS) return one.history;
  if (isLong) begun(of, one).catch(() => {});
  // The history being made may be of an older version.
  else while (one.version !== of.version) await begun(of, one);
  return one.history;
}

/** Joins the making under way, or starts one. */
function begun(of: HistoryOf, one: Known): Promise<void> {
  one.under ??= make(of, one).finally(() => {
    one.under = null;
  });
  return one.under;
}

/** Keyed by season and counting: when those change, the history is made anew at once. */
function keptOf(key: string): Known {
  const here = kept();
  const known = here.get(key) ?? { version: "", history: null, madeAt: 0, under: null };
  if (here.size >= MOST_KEPT) here.clear();
  here.set(key, known);
  return known;
}

async function make(of: HistoryOf, into: Known): Promise<void> {
  const { key, version, season } = of;
  const { players } = of.club;
  const persons = personsOf(players);
  const evenings: SeatedEvening[] = [];
  let ratings: Ratings = new Map();
  for (let last: SeatedEvening | undefined; ; last = evenings.at(-1)) {
    const page = await readPage(key, last);
    for (const evening of page) ratings = rateEvening(ratings, rated(evening), persons);
    evenings.push(...page);
    if (page.length < PAGE) break;
    await turn();
  }
  const whole = wholeOf(evenings, personIn(players));
  const curve = thinned(curveOf(evenings, season.counting, [...whole.keys()], players, whole));
  into.history = {
    curve: await withPlaces(of, curve, evenings),
    ratings: ratingsOf(ratings, players),
    records: recordsOf(evenings, players, season.bySheet ?? false),
  };
  into.version = version;
  into.madeAt = Date.now();
}

/** Who met whom is read only for ties that nothing else decides. */
async function withPlaces(of: HistoryOf, curve: Curve, evenings: readonly SeatedEvening[]): Promise<Curve> {
  const late = await readDatedLate(of);
  const drawn = curve.evenings.map(({ evening }) => evening);
  const bare = await placesOn(of, drawn, evenings, late);
  const open = drawn.filter((_, i) => bare[i]?.open);
  const told = open.length > 0 ? await placesOn(of, open, await withMet(of, evenings, open.at(-1)), late) : [];
  const then = bare.map((one, i) => told[open.indexOf(itemAt(drawn, i))] ?? one);
  return {
    ...curve,
    players: curve.players.map((one) => ({ ...one, places: then.map(({ ranks }) => ranks.get(one.player) ?? null) })),
  };
}

async function placesOn(
  { season, club }: HistoryOf,
  wanted: readonly EveningId[],
  evenings: readonly PlacedEvening[],
  late: readonly DatedLate[],
): Promise<PlacesThen[]> {
  const found: PlacesThen[] = [];
  for (const then of placesAfter(season, club, evenings, late, new Set(wanted))) {
    found.push(then);
    if (evenings.length > AT_ONCE) await turn();
  }
  return found;
}

/** Adds who met whom, up to evening `to`; later ones do not need it. */
async function withMet({ key, season, club }: HistoryOf, evenings: readonly SeatedEvening[], to = ""): Promise<PlacedEvening[]> {
  const told: PlacedEvening[] = [];
  for (const evening of evenings) {
    const tables = evening.evening <= to ? await readTables(db(), key, evening.evening) : [];
    told.push({ ...evening, met: metIn(gatherEvening(evening.evening, tables, season, club.players).figures) });
  }
  return told;
}

interface SeatedEvening extends PlayedEvening {
  readonly players: readonly PlayerEvening[];
}

/** Sums over all evenings, from none. */
function wholeOf(evenings: readonly SeatedEvening[], personOf: (id: PlayerId) => PlayerId): ReadonlyMap<PlayerId, Figures> {
  const sums = new Map<PlayerId, Figures>();
  for (const { players } of evenings)
    for (const one of ofPersons(players, personOf)) sums.set(one.player, plus(sums.get(one.player) ?? {}, countedIn(one), 1));
  return sums;
}

/** Totals without deals say who won, but not how well anyone plays: not rated (T26). */
const rated = (evening: SeatedEvening) => ({ ...evening, players: evening.players.filter(({ deals }) => deals > 0) });

/** The next evenings, the oldest first. */
async function readPage(season: number, last: SeatedEvening | undefined): Promise<SeatedEvening[]> {
  const rows = await db().evening.findMany({
    where: { season, ...PLAYED, counted: true, ...(last && { evening: { gt: last.evening } }) },
    orderBy: { evening: "asc" },
    take: PAGE,
    select: { evening: true },
  });
  const evenings = rows.map(({ evening }) => evening);
  const seats = await readSeats(db(), season, evenings);
  return evenings.map((evening) => ({ evening, day: dayOfEvening(evening), players: seats.get(evening) ?? [] }));
}
