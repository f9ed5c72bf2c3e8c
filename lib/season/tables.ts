/** The tables of a season from its figures: by role, contract, partner, opponent, prime. Merged players are one person. */

import { SEAT_ROLES } from "#lib/rules/facts";
import { lastOf } from "#lib/rules/item-at";
import { keptIn } from "#lib/rules/lists";
import type { GameName } from "#lib/rules/rules";
import type { Club, PlayerId } from "./club-event";
import { mergedIn } from "./person";
import type { FigureRow } from "./rows";
import { addFigures } from "./sums";
import type { Figures } from "./tallied";
import type { ChelemRow, ContractRow, MetRow, PartnerRow, PrimeRow, RoleRow, Tables } from "./told-rows";

/** One line of a table: the player, the game (null: any), what or whom it is about, and its figures by last name. */
interface Line {
  readonly player: PlayerId;
  readonly game: FigureRow["game"];
  readonly about: string;
  readonly values: Record<string, number>;
}

/** In the order of the club's players, then of the names. */
export function tablesOf(rows: readonly FigureRow[], players: Club["players"]): Tables {
  const sums = byPerson(rows, players).map(split);
  const linesOf = (isKind: (head: string) => boolean, parts: 2 | 3) => sums.flatMap((row) => linesOfRow(row, isKind, parts));
  const across = (head: string) => mergeGames(linesOf((name) => name === head, 3));
  const roles = linesOf((head) => (SEAT_ROLES as readonly string[]).includes(head), 2);
  const [contracts, primes] = ["contract", "prime"].map((kind) => linesOf((head) => head === kind, 3)) as [Line[], Line[]];
  const chelems = linesOf((head) => head === "chelem", 2);
  return {
    roles: roles.map((line): RoleRow => ({ ...inGame(line), role: line.about, ...triedOf(line) })),
    contracts: contracts.map((line): ContractRow => ({ ...inGame(line), contract: line.about, ...triedOf(line) })),
    partners: across("with").map((line): PartnerRow => ({ player: line.player, partner: line.about, ...triedOf(line) })),
    met: across("met").map(
      ({ player, about: other, values: { n = 0, ahead = 0, points = 0 } }): MetRow => ({ player, other, n, ahead, points }),
    ),
    primes: primes.map((line): PrimeRow => {
      const { n, points } = triedOf(line);
      return { ...inGame(line), prime: line.about, n, points };
    }),
    chelems: chelems.map(
      (line): ChelemRow => ({ ...inGame(line), made: line.values.made ?? 0, missed: line.values.missed ?? 0 }),
    ),
  };
}

const inGame = ({ player, game }: Line) => ({ player, game: game as GameName });
const triedOf = ({ values: { n = 0, made = 0, points = 0 } }: Line) => ({ n, made, points });

/** The figures of each person in each game; ids within names are resolved too. */
function byPerson(rows: readonly FigureRow[], players: Club["players"]): FigureRow[] {
  const persons = mergedIn(players);
  const order = new Map(players.map(({ id }, i) => [id, i]));
  const sums = new Map<string, { player: PlayerId; game: FigureRow["game"]; figures: Record<string, number> }>();
  for (const { player: raw, game, figures } of rows) {
    const player = persons.get(raw) ?? raw;
    const key = `${game} ${player}`;
    const sum = keptIn(sums, key, () => ({ player, game, figures: {} }));
    addFigures(sum.figures, figures, persons);
  }
  const orderOf = ({ player }: { player: PlayerId }) => order.get(player) ?? order.size;
  return [...sums.values()].sort((a, b) => orderOf(a) - orderOf(b) || (a.game < b.game ? -1 : 1));
}

type Split = Pick<FigureRow, "player" | "game"> & { readonly figures: readonly (readonly [string[], number])[] };

/** Splits each name once for all tables. */
const split = ({ player, game, figures }: FigureRow): Split => ({
  ...{ player, game },
  figures: Object.entries(figures as Figures).flatMap(([name, value]) =>
    value === 0 ? [] : [[name.split("."), value] as const],
  ),
});

/** "taker.n" is about the taker, in two parts; "contract.garde.n" about the garde, in three. */
function linesOfRow({ player, game, figures }: Split, isKind: (head: string) => boolean, parts: 2 | 3): Line[] {
  const lines = new Map<string, Line>();
  for (const [names, value] of figures) {
    const [head = "", middle = ""] = names;
    if (names.length !== parts || !isKind(head)) continue;
    const about = parts === 2 ? head : middle;
    const line = keptIn(lines, about, () => ({ player, game, about, values: {} }));
    line.values[lastOf(names)] = value;
  }
  return [...lines.values()].sort((a, b) => (a.about < b.about ? -1 : 1));
}

/** Lines about other players are summed over games. */
function mergeGames(lines: readonly Line[]): Line[] {
  const sums = new Map<string, Line>();
  for (const line of lines) {
    const key = `${line.player} ${line.about}`;
    const sum = keptIn(sums, key, () => ({ ...line, values: {} }));
    for (const [name, value] of Object.entries(line.values)) sum.values[name] = (sum.values[name] ?? 0) + value;
  }
  return [...sums.values()];
}
