import { Setting } from "#components/parts/field/setting";
import { QuietButton } from "#components/parts/ledger/buttons";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { GAMES } from "#lib/rules/all-games";
import type { OptionSpec, OptionValue } from "#lib/rules/rules";
import type { Editing } from "#lib/sheet/drafts/draft";
import type { OpeningDraft } from "#lib/shown/opening/opening";
import { sayRuleFault } from "#lib/shown/opening/say-rule-fault";
import { askedOf, usualOf } from "#lib/shown/opening/table-text";
import { ruleLabel } from "#lib/shown/rules/rule-label";
import { TextRules } from "./text-rules";

interface Props extends Editing<OpeningDraft> {
  players: number;
}

/** Everything the text leaves to the table, with what each choice does; checked as it is written. */
export function TableRules({ draft, players, change }: Props) {
  const words = useWords();
  const t = useWordsOf("pages").opening;
  const said = useWordsOf("options")[draft.game];
  const game = GAMES[draft.game];
  const asked = askedOf(draft);
  const set = (spec: OptionSpec, value: OptionValue) => {
    const { [spec.id]: _, ...others } = draft.options;
    change({
      options: JSON.stringify(value) === JSON.stringify(usualOf(draft, spec)) ? others : { ...others, [spec.id]: value },
    });
  };
  return (
    <div>
      <TextRules draft={draft} players={players} change={change} />
      {game.options
        .filter((spec) => !spec.players || spec.players.includes(players))
        .map((spec) => {
          const at = `rules.options.${spec.id}`;
          const faults = asked.filter((fault) => fault.at === at || fault.at.startsWith(`${at}.`));
          return (
            <div key={spec.id} data-refused={faults.length > 0 || undefined} className="edge border-rule border-t py-2">
              <p className="flex items-baseline justify-between gap-4">
                <span className="text-choice">{said[spec.id]?.label}</span>
                <span className="font-sans text-hint text-ink2">{ruleLabel(spec.rule)}</span>
              </p>
              <p className="label">{said[spec.id]?.effect}</p>
              <Setting
                spec={spec}
                said={said}
                value={draft.options[spec.id] ?? usualOf(draft, spec)}
                usual={usualOf(draft, spec)}
                faults={faults}
                onChange={(value) => set(spec, value)}
              />
              {faults[0] && (
                <p role="alert" className="text-neg">
                  {sayRuleFault(draft.game, faults[0], said, words)}
                </p>
              )}
            </div>
          );
        })}
      {Object.keys(draft.options).length > 0 && (
        <div className="edge">
          <QuietButton onClick={() => change({ options: {} })}>{t.reset}</QuietButton>
        </div>
      )}
    </div>
  );
}
