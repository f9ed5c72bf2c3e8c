/** The season's count, evening after evening: what a season's curve draws, and what its data table reads out. */
import { itemAt } from "#lib/rules/item-at";
import type { Club, PlayerId } from "./club-event";
import type { Counting } from "./counting";
import { COUNT_RULES } from "./counts";
import { inSeasonOrder } from "./evening-id";
import { personIn } from "./person";
import type { Figures } from "./tallied";
import type { Curve, EveningLine } from "./views";

type NightPlayer = Pick<EveningLine["players"][number], "player" | "points" | "deals" | "dealt" | "place" | "sharing">;
type Night = Pick<EveningLine, "evening" | "day"> & { readonly players: readonly NightPlayer[] };

/**
 * `players` in the order they are drawn, by the ids that stand for them; `whole`: their figures of the season, of which these
 * evenings are the newest. A value is the count's own, of all evenings so far, among the best or not: what is added by hand or
 * late belongs to no evening.
 */
export function curveOf(
  evenings: readonly Night[],
  counting: Counting,
  players: readonly PlayerId[],
  club: Club["players"],
  whole: ReadonlyMap<PlayerId, Figures>,
): Curve {
  const personOf = personIn(club);
  const ordered = inSeasonOrder(evenings);
  const seatOf = (player: PlayerId, seated: readonly NightPlayer[]) => seated.find((one) => personOf(one.player) === player);
  return {
    evenings: ordered.map(({ evening, day }) => ({ evening, day })),
    players: players.map((player) => {
      const seats = ordered.map(({ players: seated }) => seatOf(player, seated));
      return { player, ...lineOf(seats, counting, whole.get(player) ?? {}) };
    }),
  };
}

/** What came before is what is left of the whole without these evenings. */
function lineOf(seats: readonly (NightPlayer | undefined)[], counting: Counting, whole: Figures) {
  const countOf = (figures: Figures) =>
    COUNT_RULES[counting.by]({ figures, best: [], byHand: 0, late: 0 }, { ...counting, bestOf: null }).value;
  let sums = seats.reduce((left, seat) => (seat ? plus(left, countedIn(seat), -1) : left), whole);
  const before = countOf(sums);
  const points = seats.map((seat) => {
    if (!seat) return null;
    sums = plus(sums, countedIn(seat), 1);
    return countOf(sums);
  });
  return { before, points };
}

/** Of the figures of an evening, those that counts are made of. */
export const countedIn = ({ points, deals, dealt, place, sharing }: NightPlayer): Figures => ({
  evenings: 1,
  ...{ points, deals, dealt },
  won: place === 1 ? 1 : 0,
  [`place.${place}`]: 1,
  [`tied.${place}.${sharing}`]: sharing > 1 ? 1 : 0,
});

export function plus(figures: Figures, more: Figures, sign: 1 | -1): Figures {
  const sums = { ...figures };
  for (const name in more) sums[name] = (sums[name] ?? 0) + sign * itemAt(more, name);
  return sums;
}

/** A line of two screens' width has no room for more points. */
const MOST_STEPS = 120;

/**
 * A long season's curve, drawn by fewer evenings than it has: each value is the true one of its evening, and the last is always there.
 * Evenly spaced, from the last back: a line never leaves out what a player had come to, it only goes there in fewer steps.
 */
export function thinned(curve: Curve, most = MOST_STEPS): Curve {
  const all = curve.evenings.length;
  if (all <= most) return curve;
  const kept = Array.from({ length: most }, (_, i) => Math.round(((i + 1) * all) / most) - 1);
  return {
    evenings: kept.map((at) => itemAt(curve.evenings, at)),
    of: all,
    players: curve.players.map(({ player, before, points }) => ({
      player,
      before,
      points: kept.map((at, i) => {
        const since = points.slice((kept[i - 1] ?? -1) + 1, at + 1);
        return since.findLast((value) => value !== null) ?? null;
      }),
    })),
  };
}
