/**
 * What is understood of a file, held against the club: who is who, in which season each evening goes, what is there already. It writes
 * nothing: what a club then says yes to is `bodyOf` of `body.ts`.
 */
import { nameKey } from "#lib/log/name";
import { itemAt, lastOf } from "#lib/rules/item-at";
import { grouped } from "#lib/rules/lists";
import { type GameName, isReport, type Rules } from "#lib/rules/rules";
import type { Club, Season, SeasonId } from "../club-event";
import type { Day } from "../season-body";
import { begunBy, type Earlier, earlierIn, proposed } from "./earlier";
import { eveningsOf, notZero, type TablePlays } from "./evenings";
import { keyOf, type NamePlan, namesOf } from "./names";
import { type PlayDiffers, type Plays, playsIn } from "./plays";
import { asChanges } from "./running";
import type { PastEvening, PastTable } from "./table";

/** there: the club has an evening of that day. ended: its season is over. to-come: after today. nobody: of those that are taken. */
export type LeftOut = "there" | "ended" | "to-come" | "nobody";

export interface SeasonPlan {
  /** Null: the club has none of these days, and would open this one. */
  readonly known: Season | null;
  /** What tells it from the others, however people call it. */
  readonly key: string;
  readonly name: string;
  readonly from: Day;
  readonly to: Day | null;
  readonly evenings: readonly PastEvening[];
}

export interface Plan {
  /** Evenings of games that are not the chosen one: a history is of one game. */
  readonly others: ReadonlyMap<GameName, number>;
  readonly names: readonly NamePlan[];
  readonly seasons: readonly SeasonPlan[];
  /** Seasons of the club that may begin earlier, and whether they do. */
  readonly earlier: readonly Earlier[];
  readonly left: readonly { readonly day: Day; readonly why: LeftOut; readonly season: string }[];
  /** Evenings to be brought that do not add up to zero, in a game whose every deal does. */
  readonly notZero: ReturnType<typeof notZero>;
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
  /** By season: it begins earlier, with the evenings before it. Until people say so, one without any evening does. */
  readonly begins?: Readonly<Record<SeasonId, boolean>>;
  /** What new seasons are called, by their keys. */
  readonly called?: Readonly<Record<string, string>>;
}

export interface KnownClub {
  readonly club: Pick<Club, "players" | "seasons">;
  /** The days on which a season has an evening, by season. */
  readonly days: ReadonlyMap<SeasonId, ReadonlySet<Day>>;
  readonly today: Day;
}

/** The games that the tables name, by how many evenings; nothing where one of them names none. */
export function gamesSaid(tables: readonly PastTable[]): ReadonlyMap<GameName, number> {
  const said = new Map<GameName, number>();
  for (const { games = [], evenings } of tables)
    for (const game of games) said.set(game, (said.get(game) ?? 0) + evenings.length);
  return tables.every(({ games }) => games) ? said : new Map();
}

/** Those whose rows are of the chosen game, or do not say. */
export const ofGame = (tables: readonly PastTable[], { game }: Choices): readonly PastTable[] =>
  tables.filter(({ games }) => games?.includes(game) ?? true);

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
  const tables = broughtIn(ofGame(given, choices), choices);
  const names = namesOf(tables, known.club.players);
  const who = new Map(names.map((one) => [one.written, keyOf(one, choices)]));
  const plays = tables.map((table) => ({ table, plays: playsOf(table, choices) }));
  const { evenings, doubled } = eveningsOf(plays, who, choices.zeroIsAway);
  const others = gamesSaid(given.filter((table) => !ofGame([table], choices).includes(table)));
  const own = evenings.flatMap(({ day, season }) => (season === undefined && day <= known.today ? [day] : []));
  const isTaken = ({ id }: Season) => choices.begins?.[id] ?? !known.days.get(id)?.size;
  const earlier = earlierIn(known.club.seasons, own, choices.game, isTaken);
  const begun = { ...known, club: { ...known.club, seasons: begunBy(known.club.seasons, earlier) } };
  const into = inSeasons(evenings, begun, seasonsSaid(given, choices));
  const seasons = into.seasons.map((one) => (one.known ? one : { ...one, name: choices.called?.[one.key]?.trim() || one.name }));
  const all = seasons.flatMap((one) => one.evenings);
  return { others, names, doubled, told: toldOf(plays, choices), earlier, notZero: notZero(all, choices.game), ...into, seasons };
}

/** What of the rows says how it was played, and what does not. */
function toldOf(plays: readonly TablePlays[], choices: Choices): Plan["told"] {
  const rows = plays.flatMap((one) => one.plays.played);
  const paper = rows.filter(({ deal }) => isReport(deal)).length;
  return {
    played: rows.length - paper,
    paper,
    summed: plays.reduce((sum, { table, plays: { summed } }) => sum + (isLeft(table, choices) ? rowsIn(table) : summed), 0),
    differ: plays.flatMap(({ table, plays: { differ } }) => differ.map((one) => ({ ...one, name: table.names[one.name] ?? "" }))),
    unread: plays.flatMap((one) => one.plays.unread),
    rules: plays.flatMap((one) => one.plays.rules),
  };
}

type Dated = Omit<SeasonPlan, "evenings" | "key">;

/** The seasons that rows name: as long as their evenings, of whichever game; the newest, and those that hold evenings for later, stay open. */
function seasonsSaid(given: readonly PastTable[], choices: Choices): ReadonlyMap<string, Dated> {
  const now = ofGame(given, choices);
  const rows = given.flatMap((table) =>
    table.season === undefined ? [] : table.evenings.map(({ day }) => ({ season: table.season ?? "", day, table })),
  );
  const last = rows
    .map(({ day }) => day)
    .sort()
    .at(-1);
  const seasons = [...grouped(rows, ({ season }) => season)].map(([name, own]): [string, Dated] => {
    const days = own.map(({ day }) => day).sort();
    const to = lastOf(days);
    const isOpen = to === last || own.some(({ table }) => !now.includes(table));
    return [name, { known: null, name, from: itemAt(days, 0), to: isOpen ? null : to }];
  });
  return new Map(seasons);
}

/** The club's season that a day is of: that of the name its row says, else, where no name is said, that of the day. */
function seasonOf({ day, season }: PastEvening, seasons: readonly Season[], said: ReadonlyMap<string, Dated>): Dated {
  const within = seasons.filter(({ from, to }) => day >= from && (to === null || day <= to));
  const isCalled = ({ name }: Season) => nameKey(name) === nameKey(season ?? "");
  const dated = said.get(season ?? "");
  if (dated && !seasons.some(isCalled)) return dated;
  const called = dated ? within.filter(isCalled) : [];
  const of = called.length > 0 ? called : within;
  const known = of.find(({ ended }) => !ended) ?? of[0];
  return known ? { known, name: known.name, from: known.from, to: known.to } : proposed(day, seasons);
}

function inSeasons(
  evenings: readonly PastEvening[],
  { club, days, today }: KnownClub,
  said: ReadonlyMap<string, Dated>,
): Pick<Plan, "seasons" | "left"> {
  const plans = new Map<string, { plan: Dated; evenings: PastEvening[] }>();
  const left: Plan["left"][number][] = [];
  for (const evening of evenings) {
    const { day } = evening;
    const plan = seasonOf(evening, club.seasons, said);
    const { known } = plan;
    const key = known?.id ?? `${plan.from} ${plan.name}`;
    const found = plans.get(key) ?? { plan, evenings: [] };
    const isThere = found.evenings.some((one) => one.day === day) || (known && days.get(known.id)?.has(day));
    const leave = (why: LeftOut) => left.push({ day, why, season: plan.name });
    if (day > today) leave("to-come");
    else if (evening.scores.size === 0) leave("nobody");
    else if (known?.ended) leave("ended");
    else if (isThere) leave("there");
    else {
      found.evenings.push(evening);
      plans.set(key, found);
    }
  }
  return { left, seasons: [...plans].map(([key, { plan, evenings }]) => ({ ...plan, key, evenings })) };
}

/** Names that people have still to decide about. */
export const undecided = ({ names }: Plan, { isSame }: Choices): NamePlan[] =>
  names.filter(({ fate, written }) => fate === "near" && isSame[written] === undefined);
