/** For tests: evenings made from their totals, and the standings that they give. */
import type { GameName } from "#lib/rules/rules";
import { clubLog, FRIENDS, folded, HUGO, INES, madeInClub, NORA, PAUL, SEASON, ZOE } from "../club/club.fixture";
import type { Club, ClubChange, PlayerId } from "../club/club-event";
import { type Counting, usualCounting } from "../club/counting";
import type { EveningTally } from "../gather";
import type { PlayerEvening } from "../rows";
import { rowsOf } from "../rows.fixture";
import { placesOf } from "./places";
import { type Standing, standingsOf } from "./standings";

export const [N, H, I, P, Z] = [NORA, HUGO, INES, PAUL, ZOE] as const;
export const friends = (...more: readonly ClubChange[]): Club =>
  folded([...clubLog(...FRIENDS), ...more.map((change, i) => madeInClub(50 + i, change))]);

type Points = Readonly<Record<PlayerId, number>>;

/** What each player of these points is counted for in one evening. */
function figuresFrom(points: Points, dealsEach: number, game: GameName): EveningTally["figures"] {
  const ids = Object.keys(points);
  const places = placesOf(Object.values(points));
  return ids.map((player, i) => {
    const [mine, place] = [points[player] as number, places[i] as number];
    const sharing = places.filter((other) => other === place).length;
    const met = ids.filter((other) => other !== player);
    const own = {
      evenings: 1,
      points: mine,
      dealt: mine,
      deals: dealsEach,
      [`place.${place}`]: 1,
      ...(place === 1 && { won: 1 }),
      ...(sharing > 1 && { [`tied.${place}.${sharing}`]: 1 }),
      ...Object.fromEntries(met.map((other) => [`met.${other}.n`, 1])),
      ...Object.fromEntries(met.filter((other) => mine > (points[other] as number)).map((other) => [`met.${other}.ahead`, 1])),
    };
    return { player, game, figures: own };
  });
}

/** An evening made from its totals: everybody has one deal with these points. */
export function eveningFrom(
  number: number,
  points: Points,
  more: Partial<EveningTally> & { dealsEach?: number } = {},
): EveningTally {
  const { dealsEach = 1, ...rest } = more;
  const places = placesOf(Object.values(points));
  const players = Object.keys(points).map((player, i): PlayerEvening => {
    const [mine, place] = [points[player] as number, places[i] as number];
    const sharing = places.filter((other) => other === place).length;
    return { player, points: mine, place, sharing, table: 0, deals: dealsEach, dealt: mine };
  });
  const day = `2026-03-${String(number).padStart(2, "0")}`;
  return {
    evening: day,
    day,
    name: null,
    games: ["decale"],
    counted: true,
    deals: dealsEach,
    carried: false,
    ended: true,
    players,
    figures: figuresFrom(points, dealsEach, rest.games?.[0] ?? "decale"),
    late: [],
    ...rest,
  };
}

export function stand(evenings: readonly EveningTally[], more: Partial<Counting> = {}, of = friends()): Standing[] {
  const counting = { ...usualCounting("decale"), tieBreaks: [], ...more };
  const counted = evenings.filter(({ games }) => games.some((game) => counting.games.includes(game)));
  return standingsOf({ id: SEASON, counting }, of, rowsOf(counted));
}
export const linesOf = (standings: readonly Standing[]) => standings.map(({ player, rank, value }) => [player.name, rank, value]);

/** Three evenings. Nora 30 + 0, Hugo 20 + 40 + 10, Inès 10 + 20 + 50, Paul 40. */
export const THREE_EVENINGS = [
  eveningFrom(1, { [N]: 30, [H]: 20, [I]: 10 }),
  eveningFrom(2, { [N]: 0, [H]: 40, [I]: 20 }),
  eveningFrom(3, { [H]: 10, [I]: 50, [P]: 40 }),
];
