import { useState } from "react";
import { QuietButton } from "#components/parts/ledger/buttons";
import { copyText } from "#components/parts/share/copy-text";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { GameName } from "#lib/rules/rules";
import type { Editing } from "#lib/sheet/drafts/draft";
import type { OpeningDraft } from "#lib/shown/opening/opening";
import { sayRuleFault } from "#lib/shown/opening/say-rule-fault";
import { makeTable, type ParsedTable, parseTable } from "#lib/shown/opening/table-text";

type RefusedTable = Extract<ParsedTable, { ok: false }>;

interface Props extends Editing<OpeningDraft> {
  players: number;
}

/** The table's rules as a text to send, and somebody else's taken over once the rules have read it. */
export function TextRules({ draft, players, change }: Props) {
  const t = useWordsOf("pages").opening;
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

/** Somebody else's text, null while none is asked for; and why it is not taken. */
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

/** So many faults are said of a text at once. */
const MOST_FAULTS = 5;

function Refusal({ refused, game }: { refused: RefusedTable; game: GameName }) {
  const words = useWords();
  const t = useWordsOf("pages").opening;
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
