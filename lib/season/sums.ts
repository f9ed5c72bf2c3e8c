/** A season's rows, gathered by person: those merged into one are added up here, so that merging and parting write nothing (T21). */
import type { GameName, Points } from "#lib/rules/rules";
import type { Adjustment, Club, Player, PlayerId } from "./club-event";
import { personsOf } from "./person";
import type { EveningRow, SeasonRows } from "./rows";
import type { Figures } from "./tally";

export interface Contender {
  readonly player: Player;
  readonly figures: Figures;
  /** The best evenings, as many as `SeasonRows` has. */
  readonly best: readonly EveningRow[];
  /** Added by hand, and by changes that came after the correction period. */
  readonly byHand: Points;
  readonly late: Points;
}

type Growing = { -readonly [K in Exclude<keyof Contender, "player">]: Contender[K] };

/** Everybody with an evening or with points of their own, by the id that stands for them. Only the games that count. */
export function contendersOf(
  players: Club["players"],
  games: readonly GameName[],
  rows: SeasonRows,
  adjustments: readonly Pick<Adjustment, "player" | "points">[],
): ReadonlyMap<PlayerId, Omit<Contender, "player">> {
  const persons = personsOf(players);
  const found = new Map<PlayerId, Growing & { sums: Record<string, number>; evenings: EveningRow[] }>();
  const of = (player: PlayerId) => {
    const person = persons.get(player) ?? player;
    const known = found.get(person);
    if (known) return known;
    const sums: Record<string, number> = {};
    const evenings: EveningRow[] = [];
    const made = { figures: sums, sums, best: evenings, evenings, byHand: 0, late: 0 };
    found.set(person, made);
    return made;
  };
  for (const { player, game, figures } of rows.figures) if (games.includes(game)) addFigures(of(player).sums, figures, persons);
  for (const row of rows.best) if (games.includes(row.game)) of(row.player).evenings.push(row);
  for (const { player, points } of adjustments) of(player).byHand += points;
  for (const { player, points } of rows.late) of(player).late += points;
  return found;
}

/** Names of players inside the names of figures are those of persons, too. */
export function addFigures(sums: Record<string, number>, figures: Figures, persons: ReadonlyMap<PlayerId, PlayerId>): void {
  for (const name in figures) {
    const said = name.startsWith("met.") || name.startsWith("with.") ? personal(name, persons) : name;
    sums[said] = (sums[said] ?? 0) + (figures[name] as number);
  }
}

function personal(name: string, persons: ReadonlyMap<PlayerId, PlayerId>): string {
  const [kind, player = "", what] = name.split(".");
  return `${kind}.${persons.get(player) ?? player}.${what}`;
}
