import { Figure } from "#components/parts/ledger/figure";
import { useWordsOf } from "#components/parts/words/words";
import type { Amount } from "#lib/shown/season/player-rows";
import type { NumeralKind } from "#lib/shown/sheet/numeral";

/** Points under each other, beside what they are of. */
export const SideFigure = ({ value, kind = "change" }: { value: number; kind?: NumeralKind }) => (
  <Figure value={value} kind={kind} className="inline-block min-w-18 pl-3 text-right" />
);

/** "11 sur 14 +1317": how often, and what it came to. */
export function Tally({ n, good, points }: Amount) {
  const t = useWordsOf("season");
  return (
    <>
      <span>{good === null ? `× ${n}` : t.outOf(good, n)}</span>
      {points !== null && <SideFigure value={points} />}
    </>
  );
}
