/** The ranked value of a player as a sum: each evening with its worth, then the additions. */
import { sum } from "#lib/rules/lists";
import type { Adjustment } from "../club/club-event";
import type { Count, Counting } from "../club/counting";
import type { AttendedEvening, PlayerView } from "../views";
import type { Standing } from "./standings";
import type { LateRow } from "./told-rows";
import { bestFirst, meanOf, PARTS, worthOf } from "./worth";

/**
 * counted: part of the value. dropped: others are worth more (T17). other-game: of a game that does not count. open: whether it
 * is among the best is unknown until all evenings are loaded.
 */
export interface CountedEvening {
  readonly evening: AttendedEvening;
  readonly worth: number;
  readonly state: "counted" | "dropped" | "other-game" | "open";
}

export interface CountedSum {
  /** In the order given. */
  readonly evenings: readonly CountedEvening[];
  readonly byHand: readonly (Adjustment & { readonly counts: boolean })[];
  readonly late: readonly (LateRow & { readonly counts: boolean })[];
  /** Evenings of a later page, with their worth (null: some may not count); late changes beyond those sent. */
  readonly unseen: { readonly evenings: number; readonly worth: number | null; readonly late: number };
  /** The worth of all counting evenings; with the additions, `sum`. Null: not known yet. */
  readonly brought: number | null;
  readonly sum: number | null;
  /** The divisor of an average: deals or evenings. Null: the value is the sum, or not known yet. */
  readonly over: number | null;
  /** The evenings in the value: how many were won, their deals and those deals' points. Null: not known yet. */
  readonly attended: Attended | null;
}

export type Attended = ReturnType<typeof attendedOf>;

/**
 * A count told evening by evening: the worth of one, the value by which the best are chosen, and which additions count (T19, T22).
 * `COUNT_RULES` comes to the same value from kept sums, without the evenings; the test holds both together.
 */
interface ToldCount {
  readonly worth: (evening: AttendedEvening, counting: Counting) => number;
  readonly choose?: (evening: AttendedEvening, counting: Counting) => number;
  readonly divide?: (evening: AttendedEvening) => number;
  readonly byHand: boolean;
  readonly late: boolean;
}

const TOLD_COUNTS: Readonly<Record<Count, ToldCount>> = {
  total: { worth: ({ points }) => points, byHand: true, late: true },
  "deal-average": {
    worth: ({ dealt }) => dealt,
    choose: meanOf,
    divide: ({ deals }) => deals,
    byHand: true,
    late: true,
  },
  "evening-average": { worth: ({ points }) => points, divide: () => 1, byHand: true, late: true },
  places: {
    worth: ({ place, sharing }, { placePoints }) => worthOf(place, sharing, placePoints),
    byHand: true,
    late: false,
  },
  wins: { worth: ({ place }) => (place === 1 ? 1 : 0), byHand: false, late: false },
};

type Counted = Pick<PlayerView, "standing" | "adjustments" | "late"> & { readonly season: { readonly counting: Counting } };

/** `evenings`: those loaded; `complete`: these are all. Of the others the standing only has the sum. */
export function countedSum(view: Counted, evenings: readonly AttendedEvening[], complete: boolean): CountedSum {
  const { standing, season } = view;
  const { counting } = season;
  const rule = TOLD_COUNTS[counting.by];
  const { divide } = rule;
  const byHand = view.adjustments.map((one) => ({ ...one, counts: rule.byHand && !one.withdrawn }));
  const late = view.late.map((one) => ({ ...one, counts: rule.late }));
  const added = sum([...byHand, ...late].map(({ counts, points }) => (counts ? points : 0)));
  // Only the newest late changes are sent to a page.
  const lateUnseen = standing ? standing.adjusted - added : 0;
  // An evening known by totals only counts for all but averages a deal (T26).
  const own = evenings.filter(({ deals, counted }) => counted && (deals > 0 || counting.by !== "deal-average"));
  const dropped = droppedOf(own, counting);
  const isOpen = !complete && counting.bestOf !== null;
  const told = evenings.map((evening): CountedEvening => {
    const state = !own.includes(evening) ? "other-game" : dropped.has(evening) ? "dropped" : isOpen ? "open" : "counted";
    return { evening, worth: rule.worth(evening, counting), state };
  });
  const kept = told.filter(({ state }) => state === "counted" || state === "open");
  const here = sum(kept.map(({ worth }) => worth));
  const over = divide ? (complete ? sum(kept.map(({ evening }) => divide(evening))) : dividedBy(standing, counting)) : 1;
  const whole = complete ? here + added + lateUnseen : over === null || !standing ? null : exact(standing.value * over);
  const brought = whole === null ? null : exact(whole - added - lateUnseen);
  return {
    evenings: told,
    byHand,
    late,
    unseen: {
      evenings: Math.max(0, (standing?.figures.evenings ?? 0) - evenings.filter(({ counted }) => counted).length),
      worth: brought === null || isOpen ? null : exact(brought - here),
      late: lateUnseen,
    },
    brought,
    sum: whole,
    over: divide ? over : null,
    attended: complete ? attendedOf(kept.map(({ evening }) => evening)) : wholeOf(standing),
  };
}

const attendedOf = (evenings: readonly AttendedEvening[]) => ({
  won: evenings.filter(({ place }) => place === 1).length,
  deals: sum(evenings.map(({ deals }) => deals)),
  dealt: sum(evenings.map(({ dealt }) => dealt)),
});

/** If every evening counts, the standing has the figures. */
function wholeOf(standing: Standing | null): Attended | null {
  const { evenings = 0, won = 0, deals = 0, dealt = 0 } = standing?.figures ?? {};
  return standing && standing.counted === evenings ? { won, deals, dealt } : null;
}

/** The loaded evenings that are dropped because enough others are worth more (T17). */
function droppedOf(evenings: readonly AttendedEvening[], counting: Counting): ReadonlySet<AttendedEvening> {
  const { by, bestOf } = counting;
  if (bestOf === null) return new Set();
  const { choose = TOLD_COUNTS[by].worth } = TOLD_COUNTS[by];
  return new Set(bestFirst(evenings, (evening) => choose(evening, counting)).slice(bestOf));
}

/** The divisor of the standing's average; null: the deals of the best evenings are known only to the server. */
function dividedBy(standing: Standing | null, { by, bestOf }: Counting): number | null {
  if (!standing) return null;
  if (by === "evening-average") return standing.counted;
  return bestOf === null ? (standing.figures.deals ?? 0) : null;
}

/** Points are halves and shares of places are 1/PARTS: rounds off a division's error. */
const exact = (value: number): number => Math.round(value * PARTS) / PARTS;
