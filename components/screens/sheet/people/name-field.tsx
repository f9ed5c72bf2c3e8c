import { useKeptTonight } from "#components/parts/live/use-draft";
import { SuggestedNames } from "#components/parts/names/suggested";
import { useWordsOf } from "#components/parts/words/words";
import { NAME_LENGTH } from "#lib/log/limits";
import { tidyName } from "#lib/log/name";
import { commas } from "#lib/rules/lists";
import { findNames } from "#lib/shown/names/find-names";

interface NameProps {
  /** Key of the person, under which a half-typed name is kept for the evening. */
  place: string;
  label: string;
  name: string;
  /** Names it may be meant for. */
  known: readonly string[];
  state: string;
  onName: (name: string) => Promise<boolean>;
}

/** Corrects a name in place; a refused one goes back to the old. A change by another phone is shown beside what is typed. */
export function NameField({ place, label, name, known, state, onName }: NameProps) {
  const t = useWordsOf("people");
  const { typed, base, setTyped, forget } = useHalfTyped(place, name);
  const found = typed === name ? [] : findNames(typed, known);
  const say = async (next: string) => {
    const isTaken = next.trim() !== "" && (next === name || (await onName(next)));
    forget(isTaken ? tidyName(next) : name);
  };
  const take = (next: string) => {
    setTyped(next);
    void say(next);
  };
  return (
    // The suggestions belong to the field: the name is saved once the focus has left both.
    <fieldset
      aria-label={name}
      className="min-w-0 flex-1"
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
        <span className="label">{commas((name !== base || typed !== name) && name, state)}</span>
      </div>
      <SuggestedNames label={t.found} names={found} keepsCaret onTake={take} />
    </fieldset>
  );
}

/** The typed name, and the name it started from: unless it is being edited here, the name follows other phones. */
function useHalfTyped(place: string, name: string) {
  const whole = { typed: name, base: name };
  const [kept, keep, drop] = useKeptTonight(`name ${place}`, () => whole);
  const isSettled = !kept || (name !== kept.base && (kept.typed === kept.base || tidyName(kept.typed) === name));
  const { typed, base } = isSettled ? whole : kept;
  return {
    typed,
    base,
    setTyped: (next: string) => keep({ typed: next, base }),
    forget: (left: string) => {
      keep({ typed: left, base: left });
      void drop();
    },
  };
}
