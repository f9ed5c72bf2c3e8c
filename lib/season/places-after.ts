/** The places that the season's own count gave after each of its evenings: those evenings and what had been added by then, and no more. */
import { keptIn } from "#lib/rules/lists";
import type { Club, PlayerId, Season } from "./club-event";
import type { Counting, TieBreak } from "./counting";
import { countedIn } from "./curve";
import type { EveningId } from "./evening-id";
import { NOBODY } from "./person";
import { ACROSS, type EveningRow, type FigureRow, type LastMeeting, type PlayerEvening } from "./rows";
import type { Day } from "./season-body";
import { ranksIn, standingsOf } from "./standings";
import { addFigures } from "./sums";
import type { LateChange } from "./tallied";
import { bestFirst, meanOf } from "./worth";

/** `met`: the evening's figures that name who met whom. Left out, no tie-break that asks for it is asked, nor those after it. */
export interface PlacedNight {
  readonly evening: EveningId;
  readonly day: Day;
  readonly players: readonly PlayerEvening[];
  readonly met?: readonly FigureRow[];
}

export type DatedLate = Pick<LateChange, "player" | "points" | "at">;

/** By person; nobody who is not ranked. `open`: some are level, and a tie-break was left out that might have parted them. */
export interface PlacesThen {
  readonly ranks: ReadonlyMap<PlayerId, number>;
  readonly open: boolean;
}

/** Tie-breaks that ask who met whom. */
const OF_COMPANY: readonly TieBreak[] = ["head-to-head", "last-evening"];

/** Of an evening's figures, those that name who met whom. */
export const metIn = (figures: readonly FigureRow[]): FigureRow[] =>
  figures.flatMap(({ player, game, figures: own }) => {
    const met = Object.entries(own).filter(([name]) => name.startsWith("met."));
    return met.length > 0 ? [{ player, game, figures: Object.fromEntries(met) }] : [];
  });

/** `nights`: all that count, the oldest first; answered after each of those in `wanted`. */
export function* placesAfter(
  season: Pick<Season, "id" | "counting">,
  club: Pick<Club, "players" | "adjustments">,
  nights: readonly PlacedNight[],
  late: readonly DatedLate[],
  wanted: ReadonlySet<EveningId>,
): Generator<PlacesThen> {
  const { tieBreaks } = season.counting;
  const first = nights.every(({ met }) => met) ? -1 : tieBreaks.findIndex((rule) => OF_COMPANY.includes(rule));
  const asked = first < 0 ? season : { ...season, counting: { ...season.counting, tieBreaks: tieBreaks.slice(0, first) } };
  const grown = new Grown(season.counting);
  for (const [i, night] of nights.entries()) {
    grown.add(night);
    if (!wanted.has(night.evening)) continue;
    // What was added before the next evening belongs to this one's standings; what came after the last, to the last's.
    const next = nights[i + 1]?.day;
    const isThen = ({ at }: { readonly at: string }) => next === undefined || at.slice(0, 10) < next;
    const then = { players: club.players, adjustments: club.adjustments.filter(isThen) };
    const ranks = ranksIn(standingsOf(asked, then, { ...grown.rows(), late: late.filter(isThen) }));
    yield { ranks, open: first >= 0 && new Set(ranks.values()).size < ranks.size };
  }
}

/** The rows of a season, evening by evening: as much of them as is kept of one (`SeasonRows`). */
class Grown {
  private readonly figures = new Map<PlayerId, Record<string, number>>();
  private readonly best = new Map<PlayerId, readonly EveningRow[]>();
  private readonly last = new Map<string, LastMeeting>();

  constructor(private readonly counting: Counting) {}

  add({ evening, players, met }: PlacedNight): void {
    for (const one of players) {
      addFigures(this.figuresOf(one.player), countedIn(one), NOBODY);
      this.best.set(one.player, this.bestOf([...(this.best.get(one.player) ?? []), { evening, ...one }]));
    }
    for (const { player, figures } of met ?? []) addFigures(this.figuresOf(player), figures, NOBODY);
    if (!met || !this.counting.tieBreaks.includes("last-evening")) return;
    for (const { player, points: mine } of players)
      for (const { player: other, points: theirs } of players)
        if (player < other) this.last.set(`${player} ${other}`, { player, other, evening, mine, theirs });
  }

  rows() {
    const figures = [...this.figures].map(([player, figures]): FigureRow => ({ player, game: ACROSS, figures }));
    const haveMet = ({ player, other }: LastMeeting) => this.figures.get(player)?.[`met.${other}.n`];
    return { figures, best: [...this.best.values()].flat(), last: [...this.last.values()].filter(haveMet) };
  }

  private figuresOf(player: PlayerId): Record<string, number> {
    return keptIn(this.figures, player, () => ({}));
  }

  private bestOf(evenings: readonly EveningRow[]): readonly EveningRow[] {
    const { by, bestOf } = this.counting;
    const best = bestFirst(evenings, ({ points }) => points).slice(0, bestOf ?? 1);
    if (bestOf === null || by !== "deal-average") return best;
    const timed = evenings.filter(({ deals }) => deals > 0);
    return [...new Set([...best, ...bestFirst(timed, meanOf).slice(0, bestOf)])];
  }
}
