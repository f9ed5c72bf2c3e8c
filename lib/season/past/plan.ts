/**
 * What is understood of a file, held against the club: who is who, in which season each evening goes, what is there already. It writes
 * nothing: what a club then says yes to is `bodyOf` of `body.ts`.
 */
import { itemAt } from "#lib/rules/item-at";
import type { Json } from "#lib/rules/read";
import { type GameName, isReport, type Rules } from "#lib/rules/rules";
import type { Club, Season, SeasonId } from "../club-event";
import { movedDay } from "../evening-day";
import type { Day } from "../season-body";
import { keyOf, type NamePlan, namesOf } from "./names";
import { type PlayDiffers, type Plays, playsIn } from "./plays";
import { asChanges } from "./running";
import type { PastEvening, PastScore, PastTable } from "./table";

/** there: the club has an evening of that day. ended: its season is over. to-come: after today. nobody: of those that are taken. */
export type LeftOut = "there" | "ended" | "to-come" | "nobody";

export interface SeasonPlan {
  /** Null: the club has none of these days, and would open this one. */
  readonly known: Season | null;
  readonly name: string;
  readonly from: Day;
  readonly to: Day | null;
  readonly evenings: readonly PastEvening[];
}

export interface Plan {
  readonly names: readonly NamePlan[];
  readonly seasons: readonly SeasonPlan[];
  readonly left: readonly { readonly day: Day; readonly why: LeftOut; readonly season: string }[];
  /** Written under several names, somebody has two figures of one evening: they are added up. */
  readonly doubled: number;
  /**
   * Of rows of deals: how many are known as they were played, how many by their points alone, how many in the total of their evening alone;
   * whose rules make other points than those that are written, and what is not understood.
   */
  readonly told: {
    readonly played: number;
    readonly paper: number;
    readonly summed: number;
    readonly differ: readonly (Omit<PlayDiffers, "name"> & { readonly name: string })[];
    readonly unread: Plays["unread"];
    readonly rules: readonly Rules[];
  };
}

/** What people decide where the file alone does not say. */
export interface Choices {
  /** By the name as it is written: it is the member that it is nearly called as (true), or somebody else. */
  readonly isSame: Readonly<Record<string, boolean>>;
  /** A 0 is nobody's score, but an empty place. */
  readonly zeroIsAway: boolean;
  readonly game: GameName;
  /** Figures that seem to be running totals are; null until people say so. Those that say it of themselves are, unless people say otherwise. */
  readonly isRunning?: boolean | null;
}

export interface KnownClub {
  readonly club: Pick<Club, "players" | "seasons">;
  /** The days on which a season has an evening, by season. */
  readonly days: ReadonlyMap<SeasonId, ReadonlySet<Day>>;
  readonly today: Day;
}

/** Whether the figures of these tables may be running totals, and whether nothing but people can tell. */
export const runningIn = (
  tables: readonly PastTable[],
  { isRunning = null }: Choices,
): { readonly asked: boolean; readonly open: boolean } => ({
  asked: tables.some(({ running }) => running !== undefined),
  open: isRunning === null && tables.some(({ running }) => running === "seems"),
});

/** The tables by what each evening brought. */
export const broughtIn = (tables: readonly PastTable[], { isRunning = null }: Choices): readonly PastTable[] =>
  tables.map((table) => (table.running && (isRunning ?? table.running === "said") ? asChanges(table) : table));

/** Running totals are not what a deal brought. More deals than a history holds come without how they were played. */
const playsOf = (table: PastTable, choices: Choices): Plays =>
  playsIn(isLeft(table, choices) ? undefined : table.dealt, table.names, choices.game);

const isLeft = ({ running }: PastTable, choices: Choices): boolean => running !== undefined && (choices.isRunning ?? true);
const rowsIn = ({ dealt }: PastTable): number => dealt?.rows.length ?? 0;

export function planHistory(given: readonly PastTable[], known: KnownClub, choices: Choices): Plan {
  const tables = broughtIn(given, choices);
  const names = namesOf(tables, known.club.players);
  const who = new Map(names.map((one) => [one.written, keyOf(one, choices)]));
  const days = new Map<Day, Map<string, PastScore>>();
  let doubled = 0;
  const plays = tables.map((table) => ({ table, plays: playsOf(table, choices) }));
  const played = new Map<Day, { seats: (string | undefined)[]; deal: Json }[]>();
  for (const { table, plays: own } of plays)
    for (const { day, seats, deal } of own.played)
      played.set(day, [...(played.get(day) ?? []), { seats: seats.map((at) => who.get(table.names[at] ?? "")), deal }]);
  for (const { names: written, evenings } of tables) {
    for (const { day, scores } of evenings) {
      const evening = days.get(day) ?? new Map<string, PastScore>();
      for (const [at, score] of scores) {
        const key = who.get(written[at] ?? "");
        if (key === undefined || (choices.zeroIsAway && score.points === 0)) continue;
        const before = evening.get(key);
        if (before) doubled++;
        evening.set(key, before ? { points: before.points + score.points, deals: before.deals + score.deals } : score);
      }
      days.set(day, evening);
    }
  }
  const places = new Map([...new Set(who.values())].flatMap((key) => (key === undefined ? [] : [key])).map((key, i) => [key, i]));
  const evenings = [...days]
    .map(([day, scores]): PastEvening => {
      const deals = (played.get(day) ?? []).flatMap(({ seats, deal }) => {
        const at = seats.flatMap((key) => (key === undefined || !scores.has(key) ? [] : (places.get(key) ?? [])));
        return new Set(at).size === seats.length ? [{ seats: at, deal }] : [];
      });
      const own = new Map([...scores].map(([key, score]) => [places.get(key) as number, score]));
      return { day, scores: own, ...(deals.length > 0 && { played: deals }) };
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const rows = plays.flatMap((one) => one.plays.played);
  const paper = rows.filter(({ deal }) => isReport(deal)).length;
  const told = {
    played: rows.length - paper,
    paper,
    summed: plays.reduce((sum, { table, plays: { summed } }) => sum + (isLeft(table, choices) ? rowsIn(table) : summed), 0),
    differ: plays.flatMap(({ table, plays: { differ } }) => differ.map((one) => ({ ...one, name: table.names[one.name] ?? "" }))),
    unread: plays.flatMap((one) => one.plays.unread),
    rules: plays.flatMap((one) => one.plays.rules),
  };
  return { names, doubled, told, ...inSeasons(evenings, known) };
}

function inSeasons(evenings: readonly PastEvening[], { club, days, today }: KnownClub): Pick<Plan, "seasons" | "left"> {
  const plans = new Map<string, { plan: Omit<SeasonPlan, "evenings">; evenings: PastEvening[] }>();
  const left: Plan["left"][number][] = [];
  for (const evening of evenings) {
    const { day } = evening;
    const of = club.seasons.filter(({ from, to }) => day >= from && (to === null || day <= to));
    const season = of.find(({ ended }) => !ended) ?? of[0] ?? null;
    const leave = (why: LeftOut) => left.push({ day, why, season: season?.name ?? "" });
    if (day > today) leave("to-come");
    else if (evening.scores.size === 0) leave("nobody");
    else if (season?.ended) leave("ended");
    else if (season && days.get(season.id)?.has(day)) leave("there");
    else {
      const plan = season ? { known: season, name: season.name, from: season.from, to: season.to } : proposed(day, club.seasons);
      const found = plans.get(plan.from) ?? { plan, evenings: [] };
      found.evenings.push(evening);
      plans.set(plan.from, found);
    }
  }
  return { left, seasons: [...plans.values()].map(({ plan, evenings }) => ({ ...plan, evenings })) };
}

/** A season of the table goes from September to August, as far as the club's own leave it room. */
function proposed(day: Day, seasons: Club["seasons"]): Omit<SeasonPlan, "evenings"> {
  const [year, month] = day.split("-").map(Number) as [number, number];
  const first = month >= 9 ? year : year - 1;
  const before = seasons.flatMap(({ to }) => (to !== null && to < day ? [movedDay(to, 1)] : []));
  const after = seasons.flatMap(({ from }) => (from > day ? [movedDay(from, -1)] : []));
  const from = [`${first}-09-01`, ...before].sort().at(-1) as Day;
  const to = itemAt([`${first + 1}-08-31`, ...after].sort(), 0);
  return { known: null, name: `${first}-${first + 1}`, from, to };
}

/** Names that people have still to decide about. */
export const undecided = ({ names }: Plan, { isSame }: Choices): NamePlan[] =>
  names.filter(({ fate, written }) => fate === "near" && isSame[written] === undefined);
