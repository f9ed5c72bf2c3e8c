/** The value that ranks a player, as the sum it is: each evening with its worth in the season's count, then what was added. */
import { sum } from "#lib/rules/lists";
import type { Adjustment } from "./club-event";
import type { Count, Counting } from "./counting";
import type { Standing } from "./standings";
import type { LateRow } from "./told-rows";
import type { PlayerNight, PlayerView } from "./views";
import { bestFirst, meanOf, PARTS, worthOf } from "./worth";

/**
 * counted: part of the value. dropped: left out, others are worth more (T17). other-game: of a game that does not count. open:
 * whether it is among the best shows once every evening is here.
 */
export interface CountedEvening {
  readonly evening: PlayerNight;
  readonly worth: number;
  readonly state: "counted" | "dropped" | "other-game" | "open";
}

export interface CountedSum {
  /** In the order given. */
  readonly evenings: readonly CountedEvening[];
  readonly byHand: readonly (Adjustment & { readonly counts: boolean })[];
  readonly late: readonly (LateRow & { readonly counts: boolean })[];
  /** Evenings of a later page, with what they bring (null: some of them may not count); late changes beyond those that are sent. */
  readonly unseen: { readonly evenings: number; readonly worth: number | null; readonly late: number };
  /** What all evenings that count bring; with the additions, `sum`. Null: cannot be told yet. */
  readonly brought: number | null;
  readonly sum: number | null;
  /** What an average divides the sum by: deals or evenings. Null: the sum is the value, or it cannot be told yet. */
  readonly over: number | null;
  /** The evenings that make it: how many of them were won, their deals and what those wrote. Null: cannot be told yet. */
  readonly attended: Attended | null;
}

export type Attended = ReturnType<typeof attendedOf>;

/** What an evening is worth, what the best are chosen by, and what of the additions counts (T19, T22). */
interface CountRule {
  readonly worth: (evening: PlayerNight, counting: Counting) => number;
  readonly choose?: (evening: PlayerNight, counting: Counting) => number;
  readonly divide?: (evening: PlayerNight) => number;
  readonly byHand: boolean;
  readonly late: boolean;
}

const RULES: Readonly<Record<Count, CountRule>> = {
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

/** `evenings`: those at hand; `complete`: these are all. Of others, the standing knows what they come to. */
export function countedSum(view: Counted, evenings: readonly PlayerNight[], complete: boolean): CountedSum {
  const { standing, season } = view;
  const { counting } = season;
  const rule = RULES[counting.by];
  const { divide } = rule;
  const byHand = view.adjustments.map((one) => ({ ...one, counts: rule.byHand && !one.withdrawn }));
  const late = view.late.map((one) => ({ ...one, counts: rule.late }));
  const added = sum([...byHand, ...late].map(({ counts, points }) => (counts ? points : 0)));
  // A page is sent the newest of them alone.
  const lateUnseen = standing ? standing.adjusted - added : 0;
  // Known by its totals alone, an evening counts for all but an average a deal (T26).
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

const attendedOf = (evenings: readonly PlayerNight[]) => ({
  won: evenings.filter(({ place }) => place === 1).length,
  deals: sum(evenings.map(({ deals }) => deals)),
  dealt: sum(evenings.map(({ dealt }) => dealt)),
});

/** Where every evening counts, the standing knows them all. */
function wholeOf(standing: Standing | null): Attended | null {
  const { evenings = 0, won = 0, deals = 0, dealt = 0 } = standing?.figures ?? {};
  return standing && standing.counted === evenings ? { won, deals, dealt } : null;
}

/** Of the evenings at hand, those of which so many others are worth more (T17). */
function droppedOf(evenings: readonly PlayerNight[], counting: Counting): ReadonlySet<PlayerNight> {
  const { by, bestOf } = counting;
  if (bestOf === null) return new Set();
  const { choose = RULES[by].worth } = RULES[by];
  return new Set(bestFirst(evenings, (evening) => choose(evening, counting)).slice(bestOf));
}

/** What the standing's average was divided by; null: of the best evenings' deals only the server knows. */
function dividedBy(standing: Standing | null, { by, bestOf }: Counting): number | null {
  if (!standing) return null;
  if (by === "evening-average") return standing.counted;
  return bestOf === null ? (standing.figures.deals ?? 0) : null;
}

/** Points come in halves, shares of places in parts: what a division lost is put back. */
const exact = (value: number): number => Math.round(value * PARTS) / PARTS;
