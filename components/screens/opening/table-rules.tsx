import { useState } from "react";
import { QuietButton } from "#components/parts/press/buttons";
import { copyText } from "#components/parts/share/copy-text";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { GAMES } from "#lib/rules/all-games";
import type { Fault, GameName, OptionSpec, OptionValue } from "#lib/rules/rules";
import type { Editing } from "#lib/sheet/drafts/draft";
import type { OpeningDraft } from "#lib/shown/opening/opening";
import { sayRuleFault } from "#lib/shown/opening/say-rule-fault";
import { askedOf, makeTable, type ParsedTable, parseTable, usualOf } from "#lib/shown/opening/table-text";
import { ruleLabel } from "#lib/shown/rules/rule-label";
import { Setting } from "./setting";

/** Everything the text leaves to the table, with what each choice does; checked as it is written. */
export function TableRules({ draft, players, change }: Editing<OpeningDraft> & { players: number }) {
  const t = useWordsOf("opening");
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
  /** The faults of all options together. */
  asked: readonly Fault[];
}

/** An option: what it does, its field, and why its value is refused. */
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

type RefusedTable = Extract<ParsedTable, { ok: false }>;

interface Props extends Editing<OpeningDraft> {
  players: number;
}

/** The table's rules as a text to send; another table's text can be taken over once the rules accept it. */
function TextRules({ draft, players, change }: Props) {
  const t = useWordsOf("opening");
  const [copied, setCopied] = useState(false);
  const { text, setText, refused, write, take } = usePasted(players, change);
  const copy = async () => ((await copyText(makeTable(draft))) ? setCopied(true) : setText(makeTable(draft)));
  return (
    <div className="edge border-rule border-t">
      <div className="flex flex-wrap gap-x-6">
        <QuietButton onClick={() => void copy()}>{t.copy}</QuietButton>
        <QuietButton aria-expanded={text !== null} onClick={() => (text === null ? write("") : setText(null))}>
          {t.paste}
        </QuietButton>
      </div>
      {copied && (
        <p role="status" className="pb-2 font-sans text-hint text-ink2">
          {t.copied}
        </p>
      )}
      {text !== null && (
        <div className="pb-2">
          <textarea
            aria-label={t.pasted}
            aria-invalid={refused !== null || undefined}
            className="block w-full border border-rule2 bg-transparent p-2 font-sans text-hint"
            rows={6}
            spellCheck={false}
            value={text}
            onChange={(event) => write(event.target.value)}
          />
          {refused && <Refusal refused={refused} game={refused.game ?? draft.game} />}
          <QuietButton accent onClick={take}>
            {t.take}
          </QuietButton>
        </div>
      )}
    </div>
  );
}

/** The pasted text, null while the field is closed; and why it is refused. */
function usePasted(players: number, change: Props["change"]) {
  const [text, setText] = useState<string | null>(null);
  const [refused, setRefused] = useState<RefusedTable | null>(null);
  const write = (next: string) => {
    setText(next);
    setRefused(null);
  };
  const take = () => {
    const parsed = parseTable(text ?? "", players);
    if (!parsed.ok) return setRefused(parsed);
    change(parsed.table);
    setRefused(null);
    setText(null);
  };
  return { text, setText, refused, write, take };
}

/** At most this many faults of a text are shown. */
const MOST_FAULTS = 5;

function Refusal({ refused, game }: { refused: RefusedTable; game: GameName }) {
  const words = useWords();
  const t = useWordsOf("opening");
  const options = useWordsOf("options");
  return (
    <div role="alert" className="pt-1 text-neg">
      <p>{t.refused}</p>
      {refused.faults.slice(0, MOST_FAULTS).map((fault) => (
        <p key={`${fault.at} ${fault.code}`}>{sayRuleFault(game, fault, options[game], words)}</p>
      ))}
    </div>
  );
}
