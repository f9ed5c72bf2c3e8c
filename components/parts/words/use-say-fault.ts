import type { Fault, GameName } from "#lib/rules/rules";
import { sayFault } from "#lib/rules/words/words";
import { useWords } from "./words";

/** Why an entry is refused, in the words of its game, with the names of those at the seats. */
export function useSayFault(game: GameName, names: readonly string[]): (fault: Fault) => string {
  const { rules } = useWords();
  return (fault) => sayFault(rules.games[game], rules.common, fault, (seat) => names[seat] ?? "");
}
