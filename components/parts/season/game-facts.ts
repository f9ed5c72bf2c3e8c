import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import type { GameName } from "#lib/rules/rules";

/** What a game calls its contracts, bets and primes. Its words are loaded by the page (`useGames`). */
export function useGameFacts() {
  const { rules } = useWords();
  const { facts } = useWordsOf("season");
  const say = (game: GameName, term: string): string => rules.games[game]?.terms[term] ?? facts[term] ?? term;
  /** From the least contract to the greatest, as the game lists them. */
  const order = (game: GameName, term: string): number => Object.keys(rules.games[game]?.terms ?? {}).indexOf(term);
  return { contract: say, prime: say, order };
}
