/**
 * How the standings are counted, in short sentences with their rules, each shown only if it applies: the note under the table.
 */

import type { RuleId } from "#lib/rules/articles";
import { grouped } from "#lib/rules/lists";
import type { GameName } from "#lib/rules/rules";
import type { PlayerId } from "#lib/season/club/club-event";
import type { Count, Counting, TieBreak } from "#lib/season/club/counting";
import { decimalsOf } from "#lib/season/standings/decimals";
import type { Standing } from "#lib/season/standings/standings";
import type { EveningLine, SeasonView } from "#lib/season/views";
import { numeral } from "#lib/shown/sheet/numeral";
import type { Chunks } from "#messages/fr/chunks";
import type { Lang } from "#messages/words";
import { nameIn } from "../../season/names/name-in";
import { isOngoing, outsidersIn } from "./evening-facts";
import { average, counted, dayOf } from "./say-number";

type NoteView = Pick<SeasonView, "season" | "players" | "standings" | "evenings" | "before" | "adjustments" | "tonight">;
type Sentence = readonly [isSo: boolean, say: () => string, rule: RuleId];

/** Counts made only of places: late changes do not affect them, and people outside the club may hold places (T15, T19). */
const BY_PLACE: readonly Count[] = ["places", "wins"];

export function noteOf(view: NoteView, t: Chunks["season"], lang: Lang, games: Readonly<Record<GameName, string>>) {
  const { counting } = view.season;
  const { by, bestOf, correctionDays, minEvenings } = counting;
  const byPlace = BY_PLACE.includes(by);
  const others = view.evenings.filter((evening) => !evening.counted);
  const otherGames = [...new Set(others.flatMap((evening) => evening.games.map((game) => games[game])))];
  const outside = outsideIn(view.evenings, by);
  const isAll = view.before === null;
  const going = view.evenings.filter((evening) => evening.counted && isOngoing(evening, view.tonight));
  const few = view.standings.filter(({ why }) => why === "too-few-evenings");
  const guests = view.standings.flatMap(({ why, player }) => (why === "guest" ? [player.name] : []));
  const ties = tellingTies(counting, view.standings);
  const shared = sharedRanks(view);
  const told: readonly Sentence[] = [
    [true, () => t.counted[by], byPlace ? "T15" : "T14"],
    [by === "places", () => t.scale(counting.placePoints.map((points) => counted(points, "places", lang))), "T15"],
    [outside > 0, () => t.outside(by === "wins", outside, isAll), "T15"],
    [counting.games.length > 1, () => t.gamesAdded(counting.games.map((game) => games[game])), "T22"],
    [others.length > 0, () => t.gamesLeftOut(others.length, isAll, otherGames), "T22"],
    [bestOf !== null, () => t.bestOf[by](bestOf ?? 0), "T17"],
    [view.adjustments.some(({ withdrawn }) => !withdrawn), () => t.adjustmentsIn[by], "T22"],
    [correctionDays !== null, () => t.period(correctionDays ?? 0, byPlace), "T19"],
    [going.length > 0, () => t.ongoing(going.length, dayOf(going[0]?.day ?? view.tonight, lang)), "T14"],
    [counting.tableByTable ?? false, () => t.tableByTable, "T28"],
    [view.season.bySheet ?? false, () => t.bySheet, "T28"],
    [minEvenings > 1, () => t.fewest(minEvenings), "T16"],
    [
      few.length > 0,
      () => t.unranked(few.map(({ player, figures }) => t.withEvenings(player.name, figures.evenings ?? 0))),
      "T16",
    ],
    [guests.length > 0, () => t.guestsApart(guests), "T16"],
    [ties.length > 0, () => [t.ties(ties), ...decidedIn(view, t, lang)].join(" "), "T18"],
    [shared.length > 0, () => t.shared(shared), "T18"],
  ];
  return told.flatMap(([isSo, say, rule]) => (isSo ? [{ text: say(), rule }] : []));
}

/** How many counting evenings were won by someone outside the club or, by places, had one before or level with a player. */
const outsideIn = (evenings: readonly EveningLine[], by: Count): number =>
  BY_PLACE.includes(by)
    ? evenings.filter((evening) => {
        const outside = outsidersIn(evening.players);
        return evening.counted && (by === "wins" ? outside.first : outside.any) > 0;
      }).length
    : 0;

/** Without the tie-break that equals the value itself, which cannot separate equals. */
function tellingTies({ by, bestOf, tieBreaks }: Counting, standings: readonly Standing[]): TieBreak[] {
  const isBare = bestOf === null && (by === "wins" || standings.every(({ adjusted }) => adjusted === 0));
  return tieBreaks.filter((rule) => !(isBare && rule === by));
}

/** The cases that tie-breaks decided: between whom, and by which rule; each once. */
function decidedIn(view: NoteView, t: Chunks["season"], lang: Lang): string[] {
  const namesOf = (ids: readonly PlayerId[]) => ids.map((id) => nameIn(view, id));
  const parted = view.standings.flatMap(({ decided }) => {
    if (!decided) return [];
    const { by, ahead, over, mine, theirs, tied } = decided;
    const isBalance = tied > 2 && BALANCED.includes(by);
    const say = (value: number) =>
      isBalance ? numeral(value, "change", lang) : measured(by, value, decimalsOf([mine, theirs]), lang);
    return [{ by, isBalance, first: namesOf(ahead), second: namesOf(over), mine: say(mine), theirs: say(theirs) }];
  });
  const groups = grouped(parted, ({ by, isBalance }) => `${by} ${isBalance}`);
  return [...groups.values()].map((told) => (told[0]?.isBalance ? t.balance(told) : t.decided(told[0]?.by ?? "wins", told)));
}

const BALANCED: readonly TieBreak[] = ["head-to-head", "last-evening"];
const OF_POINTS: readonly TieBreak[] = ["best-evening", "last-evening"];

function measured(by: TieBreak, value: number, decimals: number, lang: Lang): string {
  if (by === "deal-average") return average(value, lang, decimals);
  return OF_POINTS.includes(by) ? numeral(value, "change", lang) : String(value);
}

/** Players whom no tie-break separated. */
function sharedRanks({ standings }: Pick<SeasonView, "standings">): string[][] {
  const ranks = [...new Set(standings.flatMap(({ rank }) => rank ?? []))];
  return ranks
    .map((rank) => standings.filter((standing) => standing.rank === rank).map(({ player }) => player.name))
    .filter((names) => names.length > 1);
}
