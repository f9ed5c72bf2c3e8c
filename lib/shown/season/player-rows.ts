/** A player's season as rows that open: each figure, and what each evening brought to it. */
import type { GameName, Points } from "#lib/rules/rules";
import type { Counting } from "#lib/season/counting";
import type { RoleRow } from "#lib/season/told-rows";
import type { PlayerView } from "#lib/season/views";

/** `n` and `good`: how often, and how often well (made, ahead); null where it has no meaning. */
export interface Amount {
  readonly n: number;
  readonly good: number | null;
  readonly points: Points | null;
}

export interface PlayerFigure {
  /** "points", "taker", "contract.garde", "with.<player>": what the address's hash names. */
  readonly part: string;
  readonly group: "points" | "roles" | "contracts" | "with" | "met" | "primes" | "chelems";
  readonly game: GameName | null;
  /** The role, contract, prime or player it is about. */
  readonly about: string;
  readonly amount: Amount;
}

/** Where the value is the plain sum of the points, it opens to them itself. */
const isPlain = ({ by, bestOf }: Counting): boolean => by === "total" && bestOf === null;

/** Every figure the player has in this season, in the order of the page. */
export function figureRows({ player, standing, tables, season }: PlayerView): PlayerFigure[] {
  const whole = standing?.figures ?? {};
  const points: PlayerFigure = {
    part: "points",
    group: "points",
    game: null,
    about: "",
    amount: { n: whole.evenings ?? 0, good: whole.won ?? 0, points: whole.points ?? 0 },
  };
  return [
    ...(isPlain(season.counting) ? [] : [points]),
    ...withAlone(tables.roles).map(({ role, game, n, made, points }) =>
      rowOf("roles", role, game, role, { n, good: made, points }),
    ),
    ...tables.contracts.map(({ contract, game, n, made, points }) =>
      rowOf("contracts", `contract.${contract}`, game, contract, { n, good: made, points }),
    ),
    ...tables.partners
      .filter((row) => row.player === player.id)
      .map(({ partner, n, made, points }) => rowOf("with", `with.${partner}`, null, partner, { n, good: made, points })),
    ...tables.met.map(({ other, n, ahead, points }) => rowOf("met", `met.${other}`, null, other, { n, good: ahead, points })),
    ...tables.primes.map(({ prime, game, n, points }) =>
      rowOf("primes", `prime.${prime}`, game, prime, { n, good: null, points }),
    ),
    ...tables.chelems.map(({ game, made, missed }) =>
      rowOf("chelems", "chelem", game, "", { n: made + missed, good: made, points: null }),
    ),
  ];
}

const ROLES = ["taker", "alone", "partner", "defence", "own"];

/** Who takes without a partner takes all the same: the taker's row holds both, the other says how often. */
const withAlone = (roles: readonly RoleRow[]): RoleRow[] => {
  const takes = (row: RoleRow) => row.role === "taker" || row.role === "alone";
  const games = [...new Set(roles.map(({ game }) => game))];
  return games.flatMap((game) => {
    const own = roles.filter((row) => row.game === game);
    const taken = own.filter(takes);
    const sum = (of: (row: RoleRow) => number) => taken.reduce((total, row) => total + of(row), 0);
    const [first] = taken;
    const all = first && {
      ...first,
      role: "taker",
      n: sum((row) => row.n),
      made: sum((row) => row.made),
      points: sum((row) => row.points),
    };
    const others = own.filter(({ role }) => role !== "taker").sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
    return [...(all ? [all] : []), ...others];
  });
};

const rowOf = (
  group: PlayerFigure["group"],
  part: string,
  game: GameName | null,
  about: string,
  amount: Amount,
): PlayerFigure => ({
  part,
  group,
  game,
  about,
  amount,
});

type PlayedEvening = PlayerView["evenings"][number];

/** What an evening brought to a figure; null when nothing. */
export function amountIn({ figures, points, place, games, counted }: PlayedEvening, row: PlayerFigure): Amount | null {
  if (!counted) return null;
  if (row.part === "points") return { n: place, good: null, points };
  if (row.game !== null && !games.includes(row.game)) return null;
  const parts = row.part === "taker" ? ["taker", "alone"] : [row.part];
  const of = (name: string): number => parts.reduce((sum, part) => sum + (figures[`${part}.${name}`] ?? 0), 0);
  if (row.group === "chelems") {
    const [made, missed] = [of("made"), of("missed")];
    return made + missed === 0 ? null : { n: made + missed, good: made, points: null };
  }
  const n = of("n");
  if (n === 0) return null;
  const good = row.group === "met" ? of("ahead") : row.group === "primes" ? null : of("made");
  return { n, good, points: of("points") };
}
