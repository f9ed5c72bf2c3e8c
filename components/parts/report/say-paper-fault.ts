// This folder: why a row typed from paper is refused, on the paper page and in a sheet's report.
import { useSayFault } from "#components/parts/words/use-say-fault";
import { useWordsOf } from "#components/parts/words/words";
import type { CellFault } from "#lib/rules/codes";
import type { Fault, GameName } from "#lib/rules/rules";

/** Why a cell or a row is refused: faults of paper sheets in their own words, others in the game's. */
export function useSayPaperFault(game: GameName, names: readonly string[]): (fault: Fault) => string {
  const say = useSayFault(game, names);
  const { faults } = useWordsOf("paper");
  return (fault) =>
    Object.hasOwn(faults, fault.code) ? faults[fault.code as CellFault](String(fault.params?.given ?? "")) : say(fault);
}
