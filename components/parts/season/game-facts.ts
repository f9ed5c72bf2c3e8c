import { useWords, useWordsOf } from "#components/parts/words/words";
import type { SeatRole } from "#lib/rules/facts";
import type { GameName } from "#lib/rules/rules";

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
