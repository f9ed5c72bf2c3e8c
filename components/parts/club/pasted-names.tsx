import { type ClipboardEvent, useState } from "react";
import { ListField } from "#components/parts/field/list-field";
import { Trouble } from "#components/parts/form/trouble";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { useWordsOf } from "#components/parts/words/words";
import type { Player } from "#lib/season/club-event";
import { MOST_PASTED, type PastedLine, readPasted } from "#lib/season/pasted";
import type { NameOrder } from "#lib/season/pasted-rows";

/** As much as a text field takes at ease: a browser puts thousands of lines into one for many seconds. */
const MOST_SHOWN = 10_000;

interface Props {
  /** Who is of the club already. */
  members: readonly Pick<Player, "name" | "left">[];
  /** Whom the list adds, at each change. */
  onNames: (names: readonly string[]) => void;
}

/** A list of names, pasted: what becomes of each line is said under it. */
export function PastedNames({ members, onNames }: Props) {
  const t = useWordsOf("club").paste;
  const { text, others, many, lines, reading, readings, change, toggle, read, pasteLong } = usePasted({ members, onNames });
  const paste = (event: ClipboardEvent) => {
    const given = event.clipboardData.getData("text");
    if (given.length <= MOST_SHOWN) return;
    event.preventDefault();
    pasteLong(given);
  };
  return (
    <>
      <ListField label={t.label} className="edge pt-3" text={text} onText={change} onPaste={paste} />
      <Trouble text={many === null ? null : t.tooMany(many, MOST_PASTED)} />
      {readings.length > 1 && (
        <ChoiceRow
          label={t.reads}
          layout="above"
          choices={readings.map(([value, label]) => ({ value, label }))}
          value={reading}
          onChange={read}
        />
      )}
      <ul aria-label={t.lines}>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people of one line, who may be called alike
          <Line key={i} line={line} isOther={others.has(line.name)} onToggle={() => toggle(line.name)} />
        ))}
      </ul>
    </>
  );
}

/** The list as it stands, what becomes of each line, and what people say of it. */
function usePasted({ members, onNames }: Props) {
  const [text, setText] = useState("");
  // Nearly somebody's name: only who is ticked is somebody else.
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  // How many there were in what was too long even to be shown.
  const [over, setOver] = useState<number | null>(null);
  // Which way round the names are, where people say so.
  const [asked, setAsked] = useState<NameOrder>();
  const { lines, tooMany, reading, readings } = readPasted(text, members, asked);
  const tell = (typed: string, different: ReadonlySet<string>, how = asked) =>
    onNames(
      readPasted(typed, members, how).lines.flatMap(({ fate, name }) =>
        fate === "new" || (fate === "near" && different.has(name)) ? [name] : [],
      ),
    );
  const change = (typed: string) => {
    setOver(null);
    setText(typed);
    tell(typed, others);
  };
  const pasteLong = (given: string) => {
    const list = readPasted(given, members);
    change([text, ...list.lines.map(({ name }) => name)].filter((line) => line !== "").join("\n"));
    setOver(list.tooMany);
  };
  const toggle = (name: string) => {
    const next = new Set(others);
    if (!next.delete(name)) next.add(name);
    setOthers(next);
    tell(text, next);
  };
  const read = (how: NameOrder) => {
    setAsked(how);
    tell(text, others, how);
  };
  return { text, others, many: over ?? tooMany, lines, reading, readings, change, toggle, read, pasteLong };
}

interface LineProps {
  line: PastedLine;
  isOther: boolean;
  onToggle: () => void;
}

function Line({ line: { line, name, fate, of = "" }, isOther, onToggle }: LineProps) {
  const t = useWordsOf("club").paste;
  const isAdded = fate === "new" || (fate === "near" && isOther);
  return (
    <li className="edge flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-rule border-b py-1">
      <bdi className={`min-w-0 text-choice wrap-anywhere ${isAdded ? "" : "text-ink2"}`}>{name}</bdi>
      <span className="label">{fate === "long" || fate === "none" ? t.fates[fate](String(line)) : t.fates[fate](of)}</span>
      {fate === "near" && (
        <label className="flex min-h-11 w-full cursor-pointer items-center gap-3">
          <input type="checkbox" className="size-5 accent-ink" checked={isOther} onChange={onToggle} />
          <span className="text-reason">{t.isOther(name, of)}</span>
        </label>
      )}
    </li>
  );
}
