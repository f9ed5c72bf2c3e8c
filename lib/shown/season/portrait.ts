/** Statements about a player's season that are statistically fair: none with too few deals or evenings. */
import { sum } from "#lib/rules/lists";
import type { MetRow, PartnerRow } from "#lib/season/standings/told-rows";
import type { AttendedEvening, PlayerView } from "#lib/season/views";
import { roundStep } from "../plot/axis";

/** Under so many, chance says more than play. */
export const FEWEST = { form: 5, histogram: 8, partner: 10, met: 5, contract: 10 } as const;
const FORM = 10;
const BINS = 9;

type Evening = Pick<AttendedEvening, "evening" | "day" | "points" | "place" | "counted">;

const meanOf = (list: readonly number[]): number => sum(list) / (list.length || 1);

/**
 * The last ten counting evenings, oldest first, and their mean compared with all. Null if there are too few. `evenings`: newest
 * first.
 */
export function formOf(evenings: readonly Evening[]) {
  const own = evenings.filter(({ counted }) => counted);
  if (own.length < FEWEST.form) return null;
  const last = own.slice(0, FORM).reverse();
  return { evenings: last, mean: meanOf(last.map(({ points }) => points)), whole: meanOf(own.map(({ points }) => points)) };
}

/** A histogram of evenings by points: bins of one round width from the least to the most, with 0 always at a border. */
export function histogramOf(evenings: readonly Evening[]) {
  const points = evenings.filter(({ counted }) => counted).map((one) => one.points);
  if (points.length < FEWEST.histogram) return null;
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const width = roundStep((high - low) / BINS || 1);
  const [first, last] = [Math.floor(low / width), Math.max(Math.ceil(high / width), Math.floor(low / width) + 1)];
  return Array.from({ length: last - first }, (_, i) => {
    const from = (first + i) * width;
    // The maximum belongs to the last bin.
    const isIn = (value: number) => value >= from && (value < from + width || (i === last - first - 1 && value === from + width));
    return { from, to: from + width, n: points.filter(isIn).length };
  });
}

/** The partner called often enough, with the best points a deal; if equal, the one called more. */
export function bestPartner(partners: readonly PartnerRow[], player: string): PartnerRow | null {
  const own = partners.filter((row) => row.player === player && row.n >= FEWEST.partner && row.points > 0);
  return own.sort((a, b) => b.points / b.n - a.points / a.n || b.n - a.n)[0] ?? null;
}

/** An opponent met often enough, who mostly finished ahead. */
export function nemesisOf(met: readonly MetRow[]): MetRow | null {
  const own = met.filter(({ n, ahead }) => n >= FEWEST.met && ahead * 2 < n);
  return own.sort((a, b) => a.ahead / a.n - b.ahead / b.n || a.points - b.points)[0] ?? null;
}

/** Contracts taken often enough, compared with those of all other players. */
export function contractsAgainst(view: Pick<PlayerView, "player" | "tables" | "clubContracts">) {
  const { player, tables, clubContracts = [] } = view;
  return tables.contracts
    .filter((row) => row.player === player.id && row.n >= FEWEST.contract)
    .flatMap(({ game, contract, n, made }) => {
      const club = clubContracts.find((row) => row.game === game && row.contract === contract);
      const [clubN, clubMade] = [(club?.n ?? 0) - n, (club?.made ?? 0) - made];
      return clubN >= FEWEST.contract ? [{ game, contract, n, made, clubN, clubMade }] : [];
    });
}
