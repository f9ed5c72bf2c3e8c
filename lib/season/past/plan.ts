/**
 * What is understood of a file, held against the club: who is who, in which season each evening goes, what is there already. It writes
 * nothing: what a club then says yes to is `bodyOf`.
 */
import { NAME_LENGTH, nameKey, tidyName } from "#lib/log/name";
import type { Json } from "#lib/rules/read";
import { type GameName, isReport, type Rules } from "#lib/rules/rules";
import { dealFaults } from "../brought-deals";
import type { Club, Player, PlayerId, Season, SeasonId } from "../club-event";
import { type Counting, usualCounting } from "../counting";
import { type HistoryBody, type HistoryEvening, MOST_BROUGHT } from "../history-body";
import { nearName } from "../near-name";
import { peopleOf, personsOf } from "../person";
import type { Day, SeasonBody } from "../season-body";
import { type PlayDiffers, type Plays, playsIn } from "./plays";
import { asChanges } from "./running";
import type { PastEvening, PastScore, PastTable } from "./table";

/** known: somebody of the club. new: who would be a member. near: nearly somebody's name, which people decide. none: no name. */
type Fate = "known" | "new" | "near" | "none";

export interface NamePlan {
  /** As the file writes it. */
  readonly written: string;
  /** As the club would. */
  readonly name: string;
  readonly fate: Fate;
  /** Whom it is, or may be. */
  readonly of: Pick<Player, "id" | "name"> | null;
  readonly evenings: number;
}

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
  const names = namesOf(tables, known);
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
      const own = new Map([...scores].map(([key, score]) => [places.get(key) ?? 0, score]));
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

/** One key a person: a member's id, or the name of who would be one. None for who is left out until people decide. */
function keyOf({ written, name, fate, of }: NamePlan, { isSame }: Choices): string | undefined {
  if (fate === "none") return undefined;
  if (of && (fate === "known" || isSame[written] === true)) return of.id;
  return `/${nameKey(name)}`;
}

/** Words in any order and case: "DUPONT Jean" is Jean Dupont. */
const wordsOf = (name: string): string =>
  nameKey(name)
    .split(/[\s,]+/u)
    .filter(Boolean)
    .sort()
    .join(" ");

function namesOf(tables: readonly PastTable[], { club }: KnownClub): NamePlan[] {
  const people = peopleOf(club.players);
  const persons = personsOf(club.players);
  const personOf = (id: PlayerId) => people.find((one) => one.id === (persons.get(id) ?? id));
  const members = new Map<string, Pick<Player, "id" | "name">>();
  for (const player of [...club.players].reverse()) {
    const person = personOf(player.id);
    if (!person) continue;
    for (const name of [...(player.formerNames ?? []), player.name]) members.set(wordsOf(name), person);
  }
  const counts = new Map<string, number>();
  for (const { names, evenings } of tables)
    for (const { scores } of evenings)
      for (const at of scores.keys()) counts.set(names[at] ?? "", (counts.get(names[at] ?? "") ?? 0) + 1);
  const fresh = new Map<string, string>();
  return [...counts].map(([written, evenings]): NamePlan => {
    const name = asName(written);
    const member = members.get(wordsOf(name)) ?? onlyBegun(name, people);
    if ([...name].length > NAME_LENGTH || !/\p{L}/u.test(name)) return { written, name, fate: "none", of: null, evenings };
    if (member) return { written, name: member.name, fate: "known", of: member, evenings };
    const first = fresh.get(wordsOf(name)) ?? name;
    fresh.set(wordsOf(name), first);
    const near = nearName(
      name,
      people.map((one) => one.name),
    );
    const of = people.find((one) => one.name === near) ?? null;
    return { written, name: first, fate: of ? "near" : "new", of, evenings };
  });
}

/** "Jean D." where one member alone begins so: a list cuts its names short. */
function onlyBegun(name: string, people: readonly Pick<Player, "id" | "name">[]): Pick<Player, "id" | "name"> | undefined {
  if (!name.endsWith(".")) return undefined;
  const key = nameKey(name).replace(/\.$/u, "");
  const found = people.filter((one) => nameKey(one.name).startsWith(key));
  return key.length > 2 && found.length === 1 ? found[0] : undefined;
}

/** "DUPONT jean" is printed as a name; a list's own signs are not of it. */
function asName(written: string): string {
  const bare = tidyName(written.replace(/\s*[*°]+$|\s*\((?:invité|invitée|guest)\)$/giu, "").replace(/^\d+\s*[.)°-]\s*/u, ""));
  // "Dupont, Jean" as lists sort them.
  const [last, first, more] = bare.split(/\s*,\s*/u);
  const called = first && more === undefined ? `${first} ${last}` : bare;
  const words = called.split(" ").map((word) => {
    const isShouted = word.length > 2 && word === word.toLocaleUpperCase("fr");
    const isWhispered = word === word.toLocaleLowerCase("fr") && !/^(de|du|des|la|le|van|von|d’|d')$/u.test(word);
    return isShouted || isWhispered ? capital(word) : word;
  });
  return words.join(" ");
}

const capital = (word: string): string =>
  word
    .toLocaleLowerCase("fr")
    .replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase("fr"));

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
  const before = seasons.flatMap(({ to }) => (to !== null && to < day ? [nextDay(to)] : []));
  const after = seasons.flatMap(({ from }) => (from > day ? [dayBefore(from)] : []));
  const from = [`${first}-09-01`, ...before].sort().at(-1) as Day;
  const to = [`${first + 1}-08-31`, ...after].sort()[0] as Day;
  return { known: null, name: `${first}-${first + 1}`, from, to };
}

const moved = (day: Day, by: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
const nextDay = (day: Day): Day => moved(day, 1);
const dayBefore = (day: Day): Day => moved(day, -1);

/** Names that people have still to decide about. */
export const undecided = ({ names }: Plan, { isSame }: Choices): NamePlan[] =>
  names.filter(({ fate, written }) => fate === "near" && isSame[written] === undefined);

/** How new seasons are counted: as the club's last one, of the game that was played. */
function countingFor({ seasons }: Pick<Club, "seasons">, game: GameName): Counting {
  const last = seasons.at(-1)?.counting;
  const { correctionDays: _, ...counting } = last?.games.includes(game) ? last : usualCounting(game);
  return { ...counting, correctionDays: null };
}

/** What is written; ids are drawn by `idOf`, the same for the same words. Null: nothing is left to be brought. */
export function bodyOf(
  { names, seasons, told }: Plan,
  { club, today }: KnownClub,
  choices: Choices,
  source: string,
  idOf: (words: unknown) => string,
): HistoryBody | null {
  const keys = [...new Set(names.flatMap((one) => keyOf(one, choices) ?? []))];
  const there = new Set(seasons.flatMap(({ evenings }) => evenings.flatMap(({ scores }) => [...scores.keys()])));
  const taken = keys.flatMap((key, at) => (there.has(at) ? [{ key, at }] : []));
  if (taken.length === 0) return null;
  const counting = countingFor(club, choices.game);
  const kept = keptOf(told);
  const opened = seasons.map((one) => ({ ...one, id: one.known?.id ?? idOf(["season", one.name, one.from]) }));
  const nameOf = (key: string) => names.find((one) => keyOf(one, choices) === key)?.name ?? "";
  const idFor = (key: string): PlayerId => (key.startsWith("/") ? idOf(["player", key]) : key);
  const rules = kept === "none" ? undefined : distinct(told.rules);
  const evenings = opened.flatMap(({ id, evenings }) => evenings.map((evening) => written(evening, id, taken, kept)));
  return {
    source: [...source].slice(0, 100).join("") || "–",
    game: choices.game,
    players: taken.flatMap(({ key }) => (key.startsWith("/") ? [{ player: idFor(key), name: nameOf(key) }] : [])),
    seasons: opened.flatMap(({ known, id, name, from, to }): (SeasonBody & { ended?: boolean })[] =>
      known ? [] : [{ season: id, name, from, to, counting, ...(to !== null && to < today && { ended: true }) }],
    ),
    columns: taken.map(({ key }) => idFor(key)),
    evenings: evenings.map((evening) => asJudged({ game: choices.game, rules: rules ?? [] }, evening)),
    ...(rules && { rules }),
  };
}

/** As the server will judge it, which refuses all of a history for one deal: that evening's stay in its totals. */
function asJudged(of: Pick<HistoryBody, "game" | "rules">, evening: HistoryEvening): HistoryEvening {
  const { played, ...totals } = evening;
  return played && dealFaults(of, evening).length > 0 ? totals : evening;
}

/** Which deals come one by one: of more than a history holds, those that say how they were played. */
export const keptOf = ({ played, paper }: Pick<Plan["told"], "played" | "paper">): "all" | "played" | "none" => {
  if (played + paper > 0 && played + paper <= MOST_BROUGHT.played) return "all";
  return played > 0 && played <= MOST_BROUGHT.played ? "played" : "none";
};

/** One for each number of players. */
const distinct = (rules: readonly Rules[]): Rules[] => [...new Map(rules.map((one) => [one.players, one])).values()];

function written(
  { day, scores, played = [] }: PastEvening,
  season: SeasonId,
  taken: readonly { readonly at: number }[],
  kept: ReturnType<typeof keptOf>,
): HistoryEvening {
  const own = taken.map(({ at }) => scores.get(at));
  const deals = own.map((score) => score?.deals ?? 0);
  const known = played
    .filter(({ deal }) => kept === "all" || (kept === "played" && !isReport(deal)))
    .map(({ seats, deal }) => ({ seats: seats.map((place) => taken.findIndex(({ at }) => at === place)), deal }));
  return {
    ...{ season, day, points: own.map((score) => score?.points ?? null) },
    ...(deals.some((n) => n > 0) && { deals }),
    ...(known.length > 0 && { played: known }),
  };
}
