import { useState } from "react";
import { SuggestedNames } from "#components/parts/names/suggested";
import { useWordsOf } from "#components/parts/words/words";
import { NAME_LENGTH } from "#lib/log/limits";
import { tidyName } from "#lib/log/name";
import { findNames } from "#lib/shown/names/find-names";

interface NameProps {
  label: string;
  name: string;
  /** Whom it may be meant for. */
  known: readonly string[];
  state: string;
  onName: (name: string) => Promise<boolean>;
}

/** Put right where it stands; a name that is refused comes back. What another phone says meanwhile stands beside what is typed. */
export function NameField({ label, name, known, state, onName }: NameProps) {
  const t = useWordsOf("people");
  const [typed, setTyped] = useState(name);
  const [base, setBase] = useState(name);
  if (name !== base && (typed === base || tidyName(typed) === name)) {
    setBase(name);
    setTyped(name);
  }
  const found = typed === name ? [] : findNames(typed, known);
  const say = async (next: string) => {
    if (next.trim() !== "" && (next === name || (await onName(next)))) return;
    setBase(name);
    setTyped(name);
  };
  const take = (next: string) => {
    setTyped(next);
    void say(next);
  };
  return (
    // What is found is of this name: it is put right once whoever types has left both.
    <fieldset
      className="min-w-0"
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || void say(typed)}
    >
      <div className="flex items-baseline gap-3">
        <input
          aria-label={label}
          className="min-h-11 min-w-0 flex-1 bg-transparent text-choice"
          maxLength={NAME_LENGTH}
          enterKeyHint="done"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
        />
        <span className="label">{[...(name === base ? [] : [name]), state].filter(Boolean).join(", ")}</span>
      </div>
      <SuggestedNames label={t.found} names={found} keepsCaret onTake={take} />
    </fieldset>
  );
}
