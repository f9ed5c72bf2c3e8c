/** Derived facts of an evening: whether it still goes on, and who outside the club sat there. */
import { sum } from "#lib/rules/lists";
import type { Day } from "#lib/season/club/season-body";
import type { EveningLine } from "#lib/season/views";

type TablePlaces = readonly { readonly place: number; readonly sharing: number; readonly table: number }[];

/** An evening that was not ended goes on if it is tonight's; an older one was just never closed. */
export const isOngoing = ({ ended, day }: Pick<EveningLine, "ended" | "day">, tonight: Day): boolean => !ended && day >= tonight;

/**
 * How many people outside the club placed, derived from the players' places: `first`: sharing the first place; `any`: in some
 * place before, or level with, a player of the club. Places are among all people (T15), or at each table if taken table by table.
 */
export function outsidersIn(players: TablePlaces): { readonly first: number; readonly any: number } {
  const tables = [...new Set(players.map(({ table }) => table))];
  const each = tables.map((at) => outsidersAt(players.filter(({ table }) => table === at)));
  return { first: sum(each.map(({ first }) => first)), any: sum(each.map(({ any }) => any)) };
}

function outsidersAt(players: TablePlaces): { first: number; any: number } {
  const level = (place: number) => players.filter((one) => one.place === place);
  const places = [...new Set(players.map(({ place }) => place))].sort((a, b) => a - b);
  let [before, any] = [0, 0];
  for (const place of places) {
    const own = level(place).length;
    const shared = (level(place)[0]?.sharing ?? own) - own;
    any += place - 1 - before + shared;
    before = place - 1 + own + shared;
  }
  const winners = level(1);
  const first = winners.length > 0 ? (winners[0]?.sharing ?? 1) - winners.length : players.length > 0 ? 1 : 0;
  return { first, any };
}
