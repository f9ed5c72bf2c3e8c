import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { tableRules } from "#lib/rules/games";
import { spaced } from "#lib/rules/lists";
import { sayOption } from "#lib/rules/words/words";
import type { Sheet } from "#lib/sheet/sheet";
import { countPlayed, dayHead } from "#lib/shown/printed-day";

export function SheetHead({ sheet }: { sheet: Sheet }) {
  const { m, rules: words, lang, t } = useWordsAnd("print");
  const options = useWordsOf("options")[sheet.rules.game];
  const { rules, target, until, title } = sheet;
  const named = dayHead(sheet, lang);
  const changed = tableRules(rules);
  const game = `${m.sheet.gameAt(words.names[rules.game], rules.players)}, ${words.games[rules.game].editions[rules.edition]}.`;
  const ends = spaced(target !== null && t.target(target), until !== null && t.until(until));
  return (
    <header className="pb-[0.8em]">
      <h1 className="text-[2.1em] leading-tight">{title ?? named}</h1>
      <p className="italic">{spaced(title && `${named}.`, game, ends, `${t.played(countPlayed(sheet))}.`)}</p>
      {changed.length > 0 && (
        <p className="small pt-[0.2em]">
          {m.sheet.tableRule(
            t.alike.pages.tableRules,
            changed
              .map(({ spec, value }) => `${options[spec.id]?.label ?? spec.id}, ${sayOption(options, spec, value)}`)
              .join(". "),
          )}
          .
        </p>
      )}
    </header>
  );
}
