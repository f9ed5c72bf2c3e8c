/** Turns an accepted plan into the event for the club's log. */
import { type GameName, isReport, type Rules } from "#lib/rules/rules";
import type { Club, PlayerId, SeasonId } from "../club/club-event";
import { type Counting, usualCounting } from "../club/counting";
import { type HistoryBody, type HistoryEvening, MOST_BROUGHT } from "../club/history-body";
import type { SeasonBody } from "../club/season-body";
import { dealFaults } from "../tally/brought-deals";
import { personKey } from "./names";
import type { Choices, KnownClub, Plan } from "./plan";
import type { PastEvening } from "./table";

/** New seasons are counted like the club's last one, if it counts the game played. */
function countingFor({ seasons }: Pick<Club, "seasons">, game: GameName): Counting {
  const last = seasons.at(-1)?.counting;
  const { correctionDays: _, ...counting } = last?.games.includes(game) ? last : usualCounting(game);
  return { ...counting, correctionDays: null };
}

/** The event's body; `idOf` draws ids, the same for the same words. Null: there is nothing left to import. */
export function bodyOf(
  { names, seasons, told }: Plan,
  { club, today }: KnownClub,
  choices: Choices,
  source: string,
  idOf: (words: unknown) => string,
): HistoryBody | null {
  const keys = [...new Set(names.flatMap((one) => personKey(one, choices) ?? []))];
  const there = new Set(seasons.flatMap(({ evenings }) => evenings.flatMap(({ scores }) => [...scores.keys()])));
  const taken = keys.flatMap((key, at) => (there.has(at) ? [{ key, at }] : []));
  if (taken.length === 0) return null;
  const counting = countingFor(club, choices.game);
  const kept = keptOf(told);
  const opened = seasons.map((one) => ({ ...one, id: one.known?.id ?? idOf(["season", one.name, one.from]) }));
  const nameOf = (key: string) => names.find((one) => personKey(one, choices) === key)?.name ?? "";
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

/**
 * Checked like on the server, which refuses a whole history for one deal: an evening with a faulty deal is imported by its
 * totals.
 */
function asJudged(of: Pick<HistoryBody, "game" | "rules">, evening: HistoryEvening): HistoryEvening {
  const { played, ...totals } = evening;
  return played && dealFaults(of, evening).length > 0 ? totals : evening;
}

/** Which deals are imported one by one: if there are too many, only those with known play. */
export const keptOf = ({ played, paper }: Pick<Plan["told"], "played" | "paper">): "all" | "played" | "none" => {
  if (played + paper > 0 && played + paper <= MOST_BROUGHT.played) return "all";
  return played > 0 && played <= MOST_BROUGHT.played ? "played" : "none";
};

/** One set of rules for each number of players. */
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
