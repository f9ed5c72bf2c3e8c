/** The places by the season's count after each of its evenings, from those evenings and the additions made by then. */
import { keptIn } from "#lib/rules/lists";
import type { Club, PlayerId, Season } from "../club/club-event";
import type { Counting, TieBreak } from "../club/counting";
import { NOBODY } from "../club/person";
import type { Day } from "../club/season-body";
import { ACROSS, type EveningRow, type FigureRow, type LastMeeting, type PlayerEvening } from "../rows";
import type { EveningId } from "../tally/evening-id";
import type { LateChange } from "../tally/tallied";
import { countedIn } from "./curve";
import { ranksIn, standingsOf } from "./standings";
import { addFigures } from "./sums";
import { bestFirst, meanOf } from "./worth";

/** `met`: the evening's figures of meetings. Without them, tie-breaks about meetings, and those after them, are not applied. */
export interface PlacedEvening {
  readonly evening: EveningId;
  readonly day: Day;
  readonly players: readonly PlayerEvening[];
  readonly met?: readonly FigureRow[];
}

export type DatedLate = Pick<LateChange, "player" | "points" | "at">;

/** By person, only ranked ones. `open`: some are equal, and a left-out tie-break might separate them. */
export interface PlacesThen {
  readonly ranks: ReadonlyMap<PlayerId, number>;
  readonly open: boolean;
}

/** Tie-breaks about meetings. */
const OF_COMPANY: readonly TieBreak[] = ["head-to-head", "last-evening"];

/** An evening's figures of meetings. */
export const metIn = (figures: readonly FigureRow[]): FigureRow[] =>
  figures.flatMap(({ player, game, figures: own }) => {
    const met = Object.entries(own).filter(([name]) => name.startsWith("met."));
    return met.length > 0 ? [{ player, game, figures: Object.fromEntries(met) }] : [];
  });

/** `evenings`: all counting evenings, oldest first; yields after each of those in `wanted`. */
export function* placesAfter(
  season: Pick<Season, "id" | "counting">,
  club: Pick<Club, "players" | "adjustments">,
  evenings: readonly PlacedEvening[],
  late: readonly DatedLate[],
  wanted: ReadonlySet<EveningId>,
): Generator<PlacesThen> {
  const { tieBreaks } = season.counting;
  const first = evenings.every(({ met }) => met) ? -1 : tieBreaks.findIndex((rule) => OF_COMPANY.includes(rule));
  const asked = first < 0 ? season : { ...season, counting: { ...season.counting, tieBreaks: tieBreaks.slice(0, first) } };
  const grown = new Grown(season.counting);
  for (const [i, evening] of evenings.entries()) {
    grown.add(evening);
    if (!wanted.has(evening.evening)) continue;
    // Additions up to the next evening belong to this one; those after the last evening to the last.
    const next = evenings[i + 1]?.day;
    const isThen = ({ at }: { readonly at: string }) => next === undefined || at.slice(0, 10) < next;
    const then = { players: club.players, adjustments: club.adjustments.filter(isThen) };
    const ranks = ranksIn(standingsOf(asked, then, { ...grown.rows(), late: late.filter(isThen) }));
    yield { ranks, open: first >= 0 && new Set(ranks.values()).size < ranks.size };
  }
}

/** A season's rows growing evening by evening, as much as `SeasonRows` has. */
class Grown {
  private readonly figures = new Map<PlayerId, Record<string, number>>();
  private readonly best = new Map<PlayerId, readonly EveningRow[]>();
  private readonly last = new Map<string, LastMeeting>();

  constructor(private readonly counting: Counting) {}

  add({ evening, players, met }: PlacedEvening): void {
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
