import { Setting } from "#components/parts/field/setting";
import { QuietButton } from "#components/parts/ledger/buttons";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { GAMES } from "#lib/rules/all-games";
import type { Fault, OptionSpec, OptionValue } from "#lib/rules/rules";
import type { Editing } from "#lib/sheet/drafts/draft";
import type { OpeningDraft } from "#lib/shown/opening/opening";
import { sayRuleFault } from "#lib/shown/opening/say-rule-fault";
import { askedOf, usualOf } from "#lib/shown/opening/table-text";
import { ruleLabel } from "#lib/shown/rules/rule-label";
import { TextRules } from "./text-rules";

/** Everything the text leaves to the table, with what each choice does; checked as it is written. */
export function TableRules({ draft, players, change }: Editing<OpeningDraft> & { players: number }) {
  const t = useWordsOf("pages").opening;
  const asked = askedOf(draft);
  return (
    <div>
      <TextRules draft={draft} players={players} change={change} />
      {GAMES[draft.game].options
        .filter((spec) => !spec.players || spec.players.includes(players))
        .map((spec) => (
          <OptionRow key={spec.id} spec={spec} asked={asked} draft={draft} change={change} />
        ))}
      {Object.keys(draft.options).length > 0 && (
        <div className="edge">
          <QuietButton onClick={() => change({ options: {} })}>{t.reset}</QuietButton>
        </div>
      )}
    </div>
  );
}

interface RowProps extends Editing<OpeningDraft> {
  spec: OptionSpec;
  /** What is asked of all the options. */
  asked: readonly Fault[];
}

/** An option: what it does, how it is set, and why it cannot be set so. */
function OptionRow({ spec, asked, draft, change }: RowProps) {
  const words = useWords();
  const said = useWordsOf("options")[draft.game];
  const usual = usualOf(draft, spec);
  const at = `rules.options.${spec.id}`;
  const faults = asked.filter((fault) => fault.at === at || fault.at.startsWith(`${at}.`));
  const set = (value: OptionValue) => {
    const { [spec.id]: _, ...others } = draft.options;
    change({ options: JSON.stringify(value) === JSON.stringify(usual) ? others : { ...others, [spec.id]: value } });
  };
  return (
    <div data-refused={faults.length > 0 || undefined} className="edge border-rule border-t py-2">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-choice">{said[spec.id]?.label}</span>
        <span className="font-sans text-hint text-ink2">{ruleLabel(spec.rule, words.m.rule)}</span>
      </p>
      <p className="label">{said[spec.id]?.effect}</p>
      <Setting spec={spec} said={said} value={draft.options[spec.id] ?? usual} usual={usual} faults={faults} onChange={set} />
      {faults[0] && (
        <p role="alert" className="text-neg">
          {sayRuleFault(draft.game, faults[0], said, words)}
        </p>
      )}
    </div>
  );
}
