import { useState } from "react";
import { Trouble } from "#components/parts/club/trouble";
import { useChange } from "#components/parts/club/use-change";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { useWordsOf } from "#components/parts/words/words-of";
import { addPlayer } from "#lib/season/club-change";
import { MOST_PASTED, type PastedLine, readPasted } from "#lib/season/pasted";
import { peopleOf } from "#lib/season/person";
import type { ClubView } from "#lib/season/views";

/** A list of members, pasted: what becomes of each line is said before anything is written. */
export function PastePage({ view, onClose }: { view: ClubView; onClose: () => void }) {
  const words = useWordsOf("club");
  const t = words.paste;
  const { club } = view;
  const { change, idOf, trouble, busy } = useChange(club.id);
  const [text, setText] = useState("");
  // Nearly somebody's name: only who is ticked is somebody else.
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const { lines, tooMany } = readPasted(text, peopleOf(club.players));
  const taken = lines.filter(({ fate, name }) => fate === "new" || (fate === "near" && others.has(name)));
  const toggle = (name: string) => {
    const next = new Set(others);
    if (!next.delete(name)) next.add(name);
    setOthers(next);
  };
  const add = async () => {
    if (taken.length === 0 || busy) return;
    const made = await change(...taken.map(({ name }) => addPlayer({ player: idOf(["pasted", name]), name })));
    if (made) onClose();
  };
  return (
    <RaisedPage label={t.title} height="high" onClose={onClose}>
      <div className="flex min-h-full max-w-[720px] flex-col">
        <div className="edge pt-2">
          <QuietButton onClick={onClose}>{words.backToClub}</QuietButton>
          <h2 className="double-rule pb-2 text-title">{t.title}</h2>
          <label className="block pt-3">
            <span className="label">{t.label}</span>
            <textarea
              className="min-h-32 w-full border border-rule2 bg-transparent p-2 text-choice"
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
        </div>
        {tooMany !== null && <Trouble text={t.tooMany(tooMany, MOST_PASTED)} />}
        <ul aria-label={t.lines}>
          {lines.map((line) => (
            <Line key={line.line} line={line} isOther={others.has(line.name)} onToggle={() => toggle(line.name)} />
          ))}
        </ul>
        <Trouble text={trouble} />
        <div className="edge foot sticky bottom-0 mt-auto bg-paper pt-3">
          <PrimaryButton className="w-full" ready={taken.length > 0 && !busy} onClick={() => void add()}>
            {taken.length > 0 ? t.add(taken.length) : t.nothing}
          </PrimaryButton>
        </div>
      </div>
    </RaisedPage>
  );
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
      <span className={`min-w-0 text-choice wrap-anywhere ${isAdded ? "" : "text-ink2"}`}>{name}</span>
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
