import { useState } from "react";
import { ListField, onLongPaste, ticked } from "#components/parts/field/field";
import { Trouble } from "#components/parts/form/submit";
import { ChoiceRow } from "#components/parts/press/choice-row";
import { useWordsOf } from "#components/parts/words/words";
import type { Player } from "#lib/season/club/club-event";
import { MOST_PASTED, type PastedDraft, type PastedLine, readPasted } from "#lib/season/names/pasted";
import type { Editing } from "#lib/sheet/drafts/draft";

/** Letters a text field shows without delay: a browser takes many seconds for thousands of lines. */
const MOST_SHOWN = 10_000;

interface Props extends Editing<PastedDraft> {
  /** The people who are in the club already. */
  members: readonly Pick<Player, "name" | "left">[];
  /** Needed if the page does not say whose names they are. */
  label?: string;
}

/** A list of names, pasted: what becomes of each line is said under it. */
export function PastedNames({ members, label, draft, change }: Props) {
  const t = useWordsOf("club").paste;
  const { text, others, order } = draft;
  const { lines, tooMany, reading, readings } = readPasted(text, members, order ?? undefined);
  const { over, paste, type } = usePasting({ members, draft, change });
  const many = over ?? tooMany;
  const toggle = (name: string) => change({ others: ticked(others, name, !others.includes(name)) });
  return (
    <>
      <ListField label={label ?? t.label} className="edge pt-3" value={text} onText={type} onPaste={paste} />
      <Trouble text={many === null ? null : t.tooMany(many, MOST_PASTED)} />
      {readings.length > 1 && (
        <ChoiceRow
          label={t.reads}
          layout="above"
          choices={readings.map(([value, label]) => ({ value, label }))}
          value={reading}
          onChange={(next) => change({ order: next })}
        />
      )}
      <ul aria-label={t.lines}>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people of one line, who may be called alike
          <Line key={i} line={line} isOther={others.includes(line.name)} onToggle={() => toggle(line.name)} />
        ))}
      </ul>
    </>
  );
}

function usePasting({ members, draft: { text }, change }: Props) {
  // How many names a list held that was too long to be shown.
  const [over, setOver] = useState<number | null>(null);
  const paste = onLongPaste(MOST_SHOWN, (given) => {
    const list = readPasted(given, members);
    change({ text: [text, ...list.lines.map(({ name }) => name)].filter((line) => line !== "").join("\n") });
    setOver(list.tooMany);
  });
  const type = (typed: string) => {
    setOver(null);
    change({ text: typed });
  };
  return { over, paste, type };
}

interface LineProps {
  line: PastedLine;
  isOther: boolean;
  onToggle: () => void;
}

function Line({ line: { line, name, status, of = "" }, isOther, onToggle }: LineProps) {
  const t = useWordsOf("club").paste;
  const isAdded = status === "new" || (status === "near" && isOther);
  return (
    <li className="edge flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-rule border-b py-1">
      <bdi className={`min-w-0 text-choice wrap-anywhere ${isAdded ? "" : "text-ink2"}`}>{name}</bdi>
      <span className="label">
        {status === "long" || status === "none" ? t.statuses[status](String(line)) : t.statuses[status](of)}
      </span>
      {status === "near" && (
        <label className="flex min-h-11 w-full cursor-pointer items-center gap-3">
          <input type="checkbox" className="size-5 accent-ink" checked={isOther} onChange={onToggle} />
          <span className="text-reason">{t.isOther(name, of)}</span>
        </label>
      )}
    </li>
  );
}
