import { useKeptTonight } from "#components/parts/live/use-draft";
import { SuggestedNames } from "#components/parts/names/suggested";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { NAME_LENGTH } from "#lib/log/limits";
import { tidyName } from "#lib/log/name";
import { gameOf } from "#lib/rules/games";
import { commas } from "#lib/rules/lists";
import type { Person } from "#lib/rules/seating";
import { chooseDealer, comeBack, leave, refOf, rename } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import type { Sheet } from "#lib/sheet/sheet";
import { findNames } from "#lib/shown/names/find-names";
import { nameTyped } from "#lib/shown/names/typed-name";

interface Props {
  sheet: Sheet;
  person: Person;
  isFirst: boolean;
  known: readonly string[];
  act: (change: Change) => Promise<boolean>;
  /** Moves the person one place up. */
  onUp: () => void;
}

/** A person's name, state, and buttons. */
export function PersonRow({ sheet, person, isFirst, known, act, onUp }: Props) {
  const t = useWordsOf("people");
  const { seating, names, people } = sheet;
  const name = names[person] ?? "";
  const isHere = people[person]?.here === true;
  const deals = person === seating.dealer;
  const ref = refOf(sheet, person);
  const state = commas(deals && t.dealsNow, seating.sitsOut.includes(person) && t.sitsOut);
  const leaves = { label: t.leaves, said: t.leavesName(name), onTake: () => act(leave(sheet, ref)) };
  const up = { label: t.up, said: t.upName(name), onTake: onUp };
  const nextDealer = { label: t.deals, said: t.dealsName(name), onTake: () => act(chooseDealer(sheet.nextSlot, ref)) };
  const returns = { label: t.returns, said: t.returnsName(name), onTake: () => act(comeBack(sheet, ref)) };
  const ways = isHere ? [leaves, ...(isFirst ? [] : [up]), ...(deals ? [] : [nextDealer])] : [returns];
  return (
    <div className="broad:flex broad:items-start broad:gap-5">
      <NameField
        place={`${sheet.id} ${ref}`}
        label={t.name(name)}
        name={name}
        known={known}
        state={isHere ? state : t.alike.said.gone}
        onName={(next) => act(rename(ref, next))}
      />
      {gameOf(sheet.rules).fixedSeats === undefined && (
        <div className="flex flex-wrap gap-x-5">
          {ways.map(({ label, said, onTake }) => (
            <QuietButton key={label} accent={!isHere} aria-label={said} onClick={onTake}>
              {label}
            </QuietButton>
          ))}
        </div>
      )}
    </div>
  );
}

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
function NameField({ place, label, name, known, state, onName }: NameProps) {
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
      <SuggestedNames label={t.alike.said.found} names={found} keepsCaret onTake={take} />
    </fieldset>
  );
}

/** The typed name, and the name it started from: unless it is being edited here, the name follows other phones. */
function useHalfTyped(under: string, name: string) {
  const [kept, keep, drop] = useKeptTonight(`name ${under}`, () => nameTyped(null, name));
  const { typed, base } = nameTyped(kept, name);
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
