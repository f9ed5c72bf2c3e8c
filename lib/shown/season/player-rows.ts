/** A player's season as rows that open: each figure, and what each evening brought to it. */
import { grouped, sum } from "#lib/rules/lists";
import type { GameName, Points } from "#lib/rules/rules";
import type { Counting } from "#lib/season/club/counting";
import type { RoleRow } from "#lib/season/standings/told-rows";
import type { AttendedEvening, PlayerView } from "#lib/season/views";
import { isInRole, triedIn } from "./standing-figures";

/** `n`: how often; `good`: how often with success (made, ahead); null if that has no meaning. */
export interface Amount {
  readonly n: number;
  readonly good: number | null;
  readonly points: Points | null;
}

export interface PlayerFigure {
  /** The name in the address's hash: "points", "taker", "contract.garde", "with.<player>". */
  readonly part: string;
  readonly group: "points" | "roles" | "contracts" | "with" | "met" | "primes" | "chelems";
  readonly game: GameName | null;
  /** The role, contract, prime or player it is about. */
  readonly about: string;
  readonly amount: Amount;
}

/** True if the ranked value is the plain sum of points: then it opens to the points themselves. */
const isPlain = ({ by, bestOf }: Counting): boolean => by === "total" && bestOf === null;

/** Every figure the player has in this season, in the order of the page. */
export function figureRows({ player, standing, tables, season }: PlayerView): PlayerFigure[] {
  const { evenings = 0, won = 0, points = 0 } = standing?.figures ?? {};
  const called = tables.partners.filter((row) => row.player === player.id);
  return [
    ...(isPlain(season.counting) ? [] : [rowOf("points", "", null, { n: evenings, good: won, points })]),
    ...withAlone(tables.roles).map(({ role, game, ...row }) => rowOf("roles", role, game, { ...row, good: row.made })),
    ...tables.contracts.map(({ contract, game, ...row }) => rowOf("contracts", contract, game, { ...row, good: row.made })),
    ...called.map(({ partner, ...row }) => rowOf("with", partner, null, { ...row, good: row.made })),
    ...tables.met.map(({ other, ...row }) => rowOf("met", other, null, { ...row, good: row.ahead })),
    ...tables.primes.map(({ prime, game, ...row }) => rowOf("primes", prime, game, { ...row, good: null })),
    ...tables.chelems.map(({ game, made, missed }) => rowOf("chelems", "", game, { n: made + missed, good: made, points: null })),
  ];
}

const ROLES = ["taker", "alone", "partner", "defence", "own"];

/** The taker's row includes takers without a partner; another row shows how often. */
const withAlone = (roles: readonly RoleRow[]): RoleRow[] =>
  [...grouped(roles, ({ game }) => game).values()].flatMap((own) => {
    const taken = own.filter((row) => isInRole(row, "taker"));
    const all = taken.slice(0, 1).map((first) => ({ ...first, role: "taker", ...triedIn(taken) }));
    const others = own.filter(({ role }) => role !== "taker").sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
    return [...all, ...others];
  });

const PARTS: Readonly<Record<PlayerFigure["group"], (about: string) => string>> = {
  points: () => "points",
  roles: (role) => role,
  contracts: (contract) => `contract.${contract}`,
  with: (player) => `with.${player}`,
  met: (player) => `met.${player}`,
  primes: (prime) => `prime.${prime}`,
  chelems: () => "chelem",
};

const rowOf = (
  group: PlayerFigure["group"],
  about: string,
  game: GameName | null,
  { n, good, points }: Amount,
): PlayerFigure => ({ part: PARTS[group](about), group, game, about, amount: { n, good, points } });

/** What an evening brought to a figure; null when nothing. */
export function amountIn({ figures, points, place, games, counted }: AttendedEvening, row: PlayerFigure): Amount | null {
  if (!counted) return null;
  if (row.part === "points") return { n: place, good: null, points };
  if (row.game !== null && !games.includes(row.game)) return null;
  const parts = row.part === "taker" ? ["taker", "alone"] : [row.part];
  const of = (name: string): number => sum(parts.map((part) => figures[`${part}.${name}`]));
  if (row.group === "chelems") {
    const [made, missed] = [of("made"), of("missed")];
    return made + missed === 0 ? null : { n: made + missed, good: made, points: null };
  }
  const n = of("n");
  if (n === 0) return null;
  const good = row.group === "met" ? of("ahead") : row.group === "primes" ? null : of("made");
  return { n, good, points: of("points") };
}
