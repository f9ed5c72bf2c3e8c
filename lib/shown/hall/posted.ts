/** What is posted of a tournament after a position: in which order, under which title, and the prizes. */
import type { BoardLine } from "#lib/hall/board-standings";
import { type Hall, isOfMatch } from "#lib/hall/hall";
import { prizesAfter, type StandingLine } from "#lib/hall/hall-standings";
import { teamPlaces } from "#lib/hall/teams";
import { nameKey } from "#lib/log/name";
import type { Prize } from "#lib/rules/hall/standings";
import { commas } from "#lib/rules/lists";
import type { Chunks } from "#messages/fr/chunks";

export type PostedOrder = "general" | "alternate";

/** The order shown on the wall and on phones: in a duplicate by percentage, that by lines, which counts for a session. */
export const postedOrder = (hall: Hall): PostedOrder => (hall.opening.duplicate && !isOfMatch(hall) ? "alternate" : "general");

/** The title, which names the order if there are two. */
export function postedTitle(hall: Hall, after: number, t: Chunks["hall"], boards: Chunks["boards"]): string {
  const order = postedOrder(hall);
  return commas(t.standingsAfter(after), order === "alternate" && boards.orders[order]);
}

export const inOrderOf = (standings: readonly BoardLine[], order: PostedOrder): BoardLine[] => {
  const key = order === "general" ? "rank" : "alternate";
  return [...standings].sort((a, b) => a[key] - b[key]);
};

/** The names, as keys, that several players have: their numbers tell them apart. */
export function sharedNames(lines: readonly { readonly name: string }[]): ReadonlySet<string> {
  const keys = lines.map(({ name }) => nameKey(name)).sort();
  return new Set(keys.filter((key, i) => key === keys[i + 1]));
}

/** Prizes: in a tournament of teams for the first fifth of them; else as `prizesAfter` says. */
export function prizesOf(hall: Hall, after: number, lines: readonly StandingLine[], t: Chunks["hall"]) {
  if (hall.opening.teamOf === 1)
    return prizesAfter(hall, after).map((prize) => ({
      key: `${prize.entrant} ${prize.kind}`,
      name: lines.find(({ entrant }) => entrant === prize.entrant)?.name ?? "",
      text: prizeSaid(prize, lines, t),
    }));
  const places = teamPlaces(hall, after);
  return places
    .filter(({ rank }) => rank <= Math.ceil(places.length / 5))
    .map(({ rank, number, name }) => ({ key: String(number), name, text: t.prizeRank(rank) }));
}

function prizeSaid({ entrant, kind, series }: Prize, lines: readonly StandingLine[], t: Chunks["hall"]): string {
  if (kind === "last-two") return t.prizeLastTwo;
  if (kind === "series") return t.prizeSeries(series ?? "");
  const rank = lines.find((line) => line.entrant === entrant)?.rank ?? 0;
  return t.prizeRank(rank);
}
