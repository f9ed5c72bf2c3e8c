/** A season's rows summed by person: merged players are added up here, so that merging and parting write nothing (T21). */

import { itemAt } from "#lib/rules/item-at";
import { keptIn } from "#lib/rules/lists";
import type { GameName, Points } from "#lib/rules/rules";
import type { Adjustment, Club, Player, PlayerId } from "../club/club-event";
import { mergedIn } from "../club/person";
import { ACROSS, type EveningRow, type FigureRow, type SeasonRows } from "../rows";
import type { Figures } from "../tally/tallied";

export interface Contender extends Sums {
  readonly player: Player;
  /** The name of others' figure "finished ahead of this player". */
  readonly aheadOf: string;
}

/** The sums that counts use. */
export interface Sums {
  readonly figures: Figures;
  /** The best evenings, as many as `SeasonRows` has. */
  readonly best: readonly EveningRow[];
  /** Added by hand, and by changes that came after the correction period. */
  readonly byHand: Points;
  readonly late: Points;
}

/** While the rows are gathered: those of one person. */
interface Gathered {
  readonly rows: FigureRow[];
  readonly best: EveningRow[];
  byHand: Points;
  late: Points;
}

/** All persons with an evening or points of their own. Only the games that count. */
export function contendersOf(
  players: Club["players"],
  games: readonly GameName[],
  rows: SeasonRows,
  adjustments: readonly Pick<Adjustment, "player" | "points">[],
): ReadonlyMap<PlayerId, Sums> {
  const persons = mergedIn(players);
  const found = new Map<PlayerId, Gathered>();
  const of = (player: PlayerId) =>
    keptIn(found, persons.get(player) ?? player, () => ({ rows: [], best: [], byHand: 0, late: 0 }));
  for (const row of rows.figures) if (row.game === ACROSS || games.includes(row.game)) of(row.player).rows.push(row);
  for (const row of rows.best) of(row.player).best.push(row);
  for (const { player, points } of adjustments) of(player).byHand += points;
  for (const { player, points } of rows.late) of(player).late += points;
  return new Map([...found].map(([person, { rows, ...rest }]) => [person, { ...rest, figures: sumOfFigures(rows, persons) }]));
}

/** A single row without merged players is its own sum: the usual case. */
export function sumOfFigures(rows: readonly Pick<FigureRow, "figures">[], persons: ReadonlyMap<PlayerId, PlayerId>): Figures {
  const [only] = rows;
  if (only && rows.length === 1 && persons.size === 0) return only.figures;
  const sums: Record<string, number> = {};
  for (const { figures } of rows) addFigures(sums, figures, persons);
  return sums;
}

/** Player ids within the names of figures are resolved too. */
export function addFigures(sums: Record<string, number>, figures: Figures, persons: ReadonlyMap<PlayerId, PlayerId>): void {
  for (const name in figures) {
    const names = persons.size > 0 && (name.startsWith("met.") || name.startsWith("with."));
    const said = names ? personal(name, persons) : name;
    sums[said] = (sums[said] ?? 0) + itemAt(figures, name);
  }
}

function personal(name: string, persons: ReadonlyMap<PlayerId, PlayerId>): string {
  const [kind, player = "", what] = name.split(".");
  return `${kind}.${persons.get(player) ?? player}.${what}`;
}
