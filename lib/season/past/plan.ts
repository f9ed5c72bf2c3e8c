/**
 * Compares a file with the club: who is who, the season of each evening, what exists already. Nothing is written here: an
 * accepted plan goes to `bodyOf` in `body.ts`.
 */
import { nameKey } from "#lib/log/name";
import { itemAt, lastOf } from "#lib/rules/item-at";
import { grouped } from "#lib/rules/lists";
import { type GameName, isReport, type Rules } from "#lib/rules/rules";
import type { Club, Season, SeasonId } from "../club/club-event";
import type { Day } from "../club/season-body";
import { begunBy, type Earlier, earlierIn, proposed } from "./earlier";
import { eveningsOf, notZero, type TablePlays } from "./evenings";
import { type NamePlan, namesOf, personKey } from "./names";
import { type PlayDiffers, type Plays, playsIn } from "./plays";
import { asChanges } from "./running";
import type { PastEvening, PastTable } from "./table";

/**
 * there: the club has an evening of that day. ended: its season has ended. to-come: after today. nobody: without any of the
 * accepted people.
 */
export type LeftOut = "there" | "ended" | "to-come" | "nobody";

export interface SeasonPlan {
  /** Null: no season of the club has these days, and this one would be opened. */
  readonly known: Season | null;
  /** Identifies it, whatever people call it. */
  readonly key: string;
  readonly name: string;
  readonly from: Day;
  readonly to: Day | null;
  readonly evenings: readonly PastEvening[];
}

export interface Plan {
  /** Evenings of other games than the chosen one: a history has one game. */
  readonly others: ReadonlyMap<GameName, number>;
  readonly names: readonly NamePlan[];
  readonly seasons: readonly SeasonPlan[];
  /** Seasons of the club that could begin earlier, and whether they do. */
  readonly earlier: readonly Earlier[];
  readonly left: readonly { readonly day: Day; readonly why: LeftOut; readonly season: string }[];
  /** Evenings that do not add up to zero, in a zero-sum game. */
  readonly notZero: ReturnType<typeof notZero>;
  /** How many figures were added to another one of the same person and evening, written under two names. */
  readonly doubled: number;
  /**
   * For rows of deals: how many have known play, only points, or are only in their evening's total; those whose written points
   * differ from the rules; and those not understood.
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

/** People's decisions where the file is not clear. */
export interface Choices {
  /** By written name: true if it is the member with nearly that name, false if someone else. */
  readonly isSame: Readonly<Record<string, boolean>>;
  /** A 0 means absent. */
  readonly zeroIsAway: boolean;
  readonly game: GameName;
  /**
   * Whether figures that look like running totals are; null until people decide. Those labelled so are, unless people deny it.
   */
  readonly isRunning?: boolean | null;
  /** By season, whether it begins earlier, to include evenings before it. By default one without evenings does. */
  readonly begins?: Readonly<Record<SeasonId, boolean>>;
  /** Names of new seasons, by their keys. */
  readonly called?: Readonly<Record<string, string>>;
}

export interface KnownClub {
  readonly club: Pick<Club, "players" | "seasons">;
  /** The days on which a season has an evening, by season. */
  readonly days: ReadonlyMap<SeasonId, ReadonlySet<Day>>;
  readonly today: Day;
}

/** The games that the tables name, with the number of evenings; empty if a table names none. */
export function gamesSaid(tables: readonly PastTable[]): ReadonlyMap<GameName, number> {
  const said = new Map<GameName, number>();
  for (const { games = [], evenings } of tables)
    for (const game of games) said.set(game, (said.get(game) ?? 0) + evenings.length);
  return tables.every(({ games }) => games) ? said : new Map();
}

/** The tables of the chosen game, or without a game. */
export const ofGame = (tables: readonly PastTable[], { game }: Choices): readonly PastTable[] =>
  tables.filter(({ games }) => games?.includes(game) ?? true);

/** Whether these tables may have running totals, and whether only people can tell. */
export const runningIn = (
  tables: readonly PastTable[],
  { isRunning = null }: Choices,
): { readonly asked: boolean; readonly open: boolean } => ({
  asked: tables.some(({ running }) => running !== undefined),
  open: isRunning === null && tables.some(({ running }) => running === "seems"),
});

/** The tables with each evening's own points. */
export const broughtIn = (tables: readonly PastTable[], { isRunning = null }: Choices): readonly PastTable[] =>
  tables.map((table) => (table.running && (isRunning ?? table.running === "said") ? asChanges(table) : table));

/** Deals with their play; not from running totals, nor from tables left out. */
const playsOf = (table: PastTable, choices: Choices): Plays =>
  playsIn(isLeft(table, choices) ? undefined : table.dealt, table.names, choices.game);

const isLeft = ({ running }: PastTable, choices: Choices): boolean => running !== undefined && (choices.isRunning ?? true);
const rowsIn = ({ dealt }: PastTable): number => dealt?.rows.length ?? 0;

export function planHistory(given: readonly PastTable[], known: KnownClub, choices: Choices): Plan {
  const tables = broughtIn(ofGame(given, choices), choices);
  const names = namesOf(tables, known.club.players);
  const who = new Map(names.map((one) => [one.written, personKey(one, choices)]));
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

/** Counts of how the rows were understood. */
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

/**
 * Seasons named by rows: from their first to their last evening, of any game; the newest one, and those with evenings of other
 * games left, stay open.
 */
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

/** The season of an evening: by the name in its row, else by its day. */
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

/** Near names not decided yet. */
export const undecided = ({ names }: Plan, { isSame }: Choices): NamePlan[] =>
  names.filter(({ status, written }) => status === "near" && isSame[written] === undefined);
