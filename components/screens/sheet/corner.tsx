import { Suspense } from "react";
import { useWords } from "#components/parts/words/words";
import { tableRules } from "#lib/rules/games";
import { awaited, type Sheet } from "#lib/sheet/sheet";
import { Changed } from "./pages";

/** The game at as many as play now, the edition where there are several, and every rule that this table plays otherwise. */
export function Corner({ sheet }: { sheet: Sheet }) {
  const { m, rules: words } = useWords();
  const { rules, seating } = sheet;
  const waiting = awaited(sheet);
  const changed = tableRules(rules);
  const { editions } = words.games[rules.game];
  return (
    <>
      <span className="block">{m.screens.sheet.gameAt(words.names[rules.game], seating.rules.players)}</span>
      {Object.keys(editions).length > 1 && <span className="block">{editions[rules.edition]}</span>}
      {changed.length > 0 && (
        <details className="pt-0.5">
          <summary className="flex min-h-11 cursor-pointer items-center">
            {m.screens.sheet.tableRules}
            {changed.length > 1 && ` (${changed.length})`}
          </summary>
          <Suspense>
            <Changed game={rules.game} changed={changed} />
          </Suspense>
        </details>
      )}
      {waiting.length > 0 && <span className="block pt-1 text-running">{m.ledger.without(waiting)}</span>}
    </>
  );
}
