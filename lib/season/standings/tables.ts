/** The tables of a season from its figures: by role, contract, partner, opponent, prime. Merged players are one person. */

import { SEAT_ROLES } from "#lib/rules/facts";
import { grouped, keptIn } from "#lib/rules/lists";
import type { GameName } from "#lib/rules/rules";
import type { Club, PlayerId } from "../club/club-event";
import { mergedIn, ofPersons, personIn } from "../club/person";
import type { FigureRow } from "../rows";
import { sumOfFigures } from "./sums";
import type { ChelemRow, ContractRow, MetRow, PartnerRow, PrimeRow, RoleRow, Tables } from "./told-rows";

/** One line of a table: the player, the first game that it is of, what or whom it is about, and its figures by last name. */
interface Line {
  readonly kind: string;
  readonly player: PlayerId;
  readonly game: FigureRow["game"];
  readonly about: string;
  readonly values: Record<string, number>;
}

/** In the order of the club's players, then of the games, then of the names. */
export function tablesOf(rows: readonly FigureRow[], players: Club["players"]): Tables {
  const kinds = grouped(linesOf(rows, players), ({ kind }) => kind);
  const of = (kind: string): readonly Line[] => kinds.get(kind) ?? [];
  return {
    roles: of("role").map((line): RoleRow => ({ ...inGame(line), role: line.about, ...triedOf(line) })),
    contracts: of("contract").map((line): ContractRow => ({ ...inGame(line), contract: line.about, ...triedOf(line) })),
    partners: of("with").map((line): PartnerRow => ({ player: line.player, partner: line.about, ...triedOf(line) })),
    met: of("met").map(
      ({ player, about: other, values: { n = 0, ahead = 0, points = 0 } }): MetRow => ({ player, other, n, ahead, points }),
    ),
    primes: of("prime").map((line): PrimeRow => {
      const { n, points } = triedOf(line);
      return { ...inGame(line), prime: line.about, n, points };
    }),
    chelems: of("chelem").map(({ values: { made = 0, missed = 0 }, ...line }): ChelemRow => ({ ...inGame(line), made, missed })),
  };
}

const inGame = ({ player, game }: Pick<Line, "player" | "game">) => ({ player, game: game as GameName });
const triedOf = ({ values: { n = 0, made = 0, points = 0 } }: Line) => ({ n, made, points });

/** Every line with something in it. Those about other players are summed over games. */
function linesOf(rows: readonly FigureRow[], players: Club["players"]): Line[] {
  const persons = mergedIn(players);
  const order = new Map(players.map(({ id }, i) => [id, i]));
  const orderOf = ({ player }: Pick<Line, "player">) => order.get(player) ?? order.size;
  const inOrder = (a: Pick<Line, "player" | "game">, b: Pick<Line, "player" | "game">) =>
    orderOf(a) - orderOf(b) || a.game.localeCompare(b.game);
  const lines = new Map<string, Line>();
  for (const row of ofPersons(rows, personIn(players)).sort(inOrder))
    for (const [name, value] of Object.entries(sumOfFigures([row], persons))) {
      const { player, game } = row;
      const [kind, about, what] = toldBy(name);
      const key = `${kind} ${kind === "with" || kind === "met" ? "" : game} ${player} ${about}`;
      const line = keptIn(lines, key, () => ({ kind, player, game, about, values: {} }));
      line.values[what] = (line.values[what] ?? 0) + value;
    }
  const told = [...lines.values()].filter(({ values }) => Object.values(values).some((value) => value !== 0));
  return told.sort((a, b) => inOrder(a, b) || (a.about < b.about ? -1 : 1));
}

/** "contract.garde.n" is about the garde; "taker.n", in two parts, about a role. */
function toldBy(name: string): readonly [kind: string, about: string, what: string] {
  const [head = "", middle = "", last] = name.split(".");
  if (last !== undefined) return [head, middle, last];
  return [(SEAT_ROLES as readonly string[]).includes(head) ? "role" : head, head, middle];
}
