import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { tableRules } from "#lib/rules/games";
import { sayOption } from "#lib/rules/words/words";
import type { Sheet } from "#lib/sheet/sheet";
import { localDay } from "#lib/shown/local-day";
import { longDay } from "#lib/shown/season/say-number";
import { dayOf } from "#lib/shown/sheet/title";
import type { Lang } from "#messages/words";

/** "mardi 10 mars 2026": with its year, since paper is kept. */
export const printedDay = (sheet: Sheet, lang: Lang): string => longDay(localDay(dayOf(sheet)), lang);

/** The number of deals that were played and count. */
export const playedIn = ({ deals }: Pick<Sheet, "deals">): number => deals.filter(({ voided, score }) => !voided && score).length;

/** The same, where it begins. */
export function dayHead(sheet: Sheet, lang: Lang): string {
  const day = printedDay(sheet, lang);
  return day.charAt(0).toUpperCase() + day.slice(1);
}

export function Head({ sheet }: { sheet: Sheet }) {
  const { m, rules: words, lang, t } = useWordsAnd("print");
  const options = useWordsOf("options")[sheet.rules.game];
  const { rules, target, until, title } = sheet;
  const named = dayHead(sheet, lang);
  const changed = tableRules(rules);
  const game = `${m.screens.sheet.gameAt(words.names[rules.game], rules.players)}, ${words.games[rules.game].editions[rules.edition]}.`;
  const ends = [target === null ? "" : t.target(target), until === null ? "" : t.until(until)].filter(Boolean).join(" ");
  return (
    <header className="pb-[0.8em]">
      <h1 className="text-[2.1em] leading-tight">{title ?? named}</h1>
      <p className="italic">
        {[title ? `${named}.` : "", game, ends, `${t.played(playedIn(sheet))}.`].filter(Boolean).join(" ")}
      </p>
      {changed.length > 0 && (
        <p className="small pt-[0.2em]">
          {m.screens.sheet.tableRule(
            t.tableRules,
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
