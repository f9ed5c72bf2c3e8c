/** What surrounds the rows: one chunk, loaded while they are painted. */
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { tableRules } from "#lib/rules/games";
import { sayOption } from "#lib/rules/words/words";
import type { Sheet } from "#lib/sheet/sheet";

export { Curve } from "#components/parts/curve/curve";
export { CurveTable } from "#components/parts/curve/curve-table";
export { StateLine } from "./state-line";
export { UnderRows } from "./under-rows";

/** Each rule in which this table differs from its edition. */
export function Changed({ game, changed }: { game: Sheet["rules"]["game"]; changed: ReturnType<typeof tableRules> }) {
  const { m } = useWords();
  const options = useWordsOf("options")[game];
  return changed.map(({ spec, value }) => (
    <span key={spec.id} className="block">
      {m.sheet.tableRule(options[spec.id]?.label ?? spec.id, sayOption(options, spec, value))}
    </span>
  ));
}
