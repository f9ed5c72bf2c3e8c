/** The season's count, evening by evening, for the curve and its data table. */
import { itemAt } from "#lib/rules/item-at";
import type { Club, PlayerId } from "../club/club-event";
import type { Counting } from "../club/counting";
import { personIn } from "../club/person";
import { inSeasonOrder } from "../tally/evening-id";
import type { Figures } from "../tally/tallied";
import type { Curve, EveningLine } from "../views";
import { COUNT_RULES } from "./counts";

type CurveSeat = Pick<EveningLine["players"][number], "player" | "points" | "deals" | "dealt" | "place" | "sharing">;
type CurveEvening = Pick<EveningLine, "evening" | "day"> & { readonly players: readonly CurveSeat[] };

/**
 * `players`: persons' ids in drawing order; `whole`: their figures of the whole season, of which these evenings are the newest.
 * Values are the count of all evenings so far, dropped ones included; points added by hand or late belong to no evening.
 */
export function curveOf(
  evenings: readonly CurveEvening[],
  counting: Counting,
  players: readonly PlayerId[],
  club: Club["players"],
  whole: ReadonlyMap<PlayerId, Figures>,
): Curve {
  const personOf = personIn(club);
  const ordered = inSeasonOrder(evenings);
  const seatOf = (player: PlayerId, seated: readonly CurveSeat[]) => seated.find((one) => personOf(one.player) === player);
  return {
    evenings: ordered.map(({ evening, day }) => ({ evening, day })),
    players: players.map((player) => {
      const seats = ordered.map(({ players: seated }) => seatOf(player, seated));
      return { player, ...lineOf(seats, counting, whole.get(player) ?? {}) };
    }),
  };
}

/** The part before these evenings is the whole less these. */
function lineOf(seats: readonly (CurveSeat | undefined)[], counting: Counting, whole: Figures) {
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

/** The figures of an evening that counts use. */
export const countedIn = ({ points, deals, dealt, place, sharing }: CurveSeat): Figures => ({
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

/** The most evenings that a curve has points for: it is two phone screens wide, where more could not be told apart. */
const MOST_STEPS = 120;

/**
 * A long season's curve with fewer points: each is the true value of its evening, and the last evening is always there. Evenly
 * spaced from the last one back.
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
