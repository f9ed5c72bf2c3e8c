// This folder: how a season is told and marked, on any screen.
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { SeatRole } from "#lib/rules/facts";
import type { GameName } from "#lib/rules/rules";
import type { PlayerId } from "#lib/season/club/club-event";
import type { ContractRow } from "#lib/season/standings/told-rows";
import type { SeasonView } from "#lib/season/views";
import { gameOfSeason } from "#lib/shown/season/standing-figures";

/** What a game calls its contracts, bets, primes and roles. Its words are loaded by the page (`useGames`). */
export function useGameFacts() {
  const { rules } = useWords();
  const { facts } = useWordsOf("season");
  const say = (game: GameName, term: string): string => rules.games[game]?.terms[term] ?? facts[term] ?? term;
  /** From the least contract to the greatest, as the game lists them. */
  const order = (game: GameName, term: string): number => Object.keys(rules.games[game]?.terms ?? {}).indexOf(term);
  const role = (game: GameName, own: string): string => rules.games[game]?.roles[own as SeatRole] ?? own;
  return { contract: say, prime: say, role, order };
}

/** The contracts of these rows, from the least to the greatest: each with a player's row of it. */
export function useContracts(rows: readonly ContractRow[]) {
  const say = useGameFacts();
  const keyOf = ({ game, contract }: ContractRow): string => `${game} ${contract}`;
  return [...new Map(rows.map((row) => [keyOf(row), row]))]
    .sort(([, a], [, b]) => say.order(a.game, a.contract) - say.order(b.game, b.contract))
    .map(([key, { game, contract }]) => ({
      key,
      label: say.contract(game, contract),
      rowOf: (player: PlayerId) => rows.find((row) => row.player === player && keyOf(row) === key),
    }));
}

/** What the season's game calls its roles. */
export function useRoles(view: Pick<SeasonView, "season">): (role: string) => string {
  const say = useGameFacts();
  const game = gameOfSeason(view);
  return (role) => say.role(game, role);
}
