import { useState } from "react";
import { QuietButton } from "#components/parts/ledger/buttons";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import { NAME_LENGTH, nameKey } from "#lib/log/name";
import { gameOf } from "#lib/rules/games";
import { everybody, type Person, rulesAt } from "#lib/rules/seating";
import { sayFault } from "#lib/rules/words/words";
import { addPerson, arrange, chooseDealer, comeBack, leave, rename } from "#lib/sheet/change";
import type { Change, PersonRef } from "#lib/sheet/event";
import { MOST_PEOPLE } from "#lib/sheet/opening";
import type { Sheet } from "#lib/sheet/sheet";
import { findNames } from "#lib/shown/names/find-names";
import { type Known, useKnown } from "./use-known";

interface Props {
  at: SheetAtHand;
  sheet: Sheet;
  onClose: () => void;
}

/** Who comes, goes, is called otherwise, changes places, deals: at any time, on this phone alone. */
export function PeoplePage({ at, sheet, onClose }: Props) {
  const { m, rules: words } = useWords();
  const t = useWordsOf("people");
  const [problem, setProblem] = useState("");
  const known = useKnown(sheet);
  const { seating, names, order, people } = sheet;
  const isFixed = gameOf(sheet.rules).fixedSeats !== undefined;
  const refOf = (person: Person): PersonRef => people[person]?.ref ?? person;
  async function act(change: Change): Promise<boolean> {
    const saved = await at.open.save(change);
    const said = saved.ok
      ? ""
      : saved.code === "refused" && saved.faults[0]
        ? sayFault(words.games[sheet.rules.game], words.common, saved.faults[0], (seat) => names[seat] ?? "")
        : m.screens.sheet.notSaved;
    setProblem(said);
    return saved.ok;
  }
  const here = order.filter((person) => people[person]?.here);
  const numbers = everybody(here.length + 1).filter((n) => n > 1 && rulesAt(sheet.rules, n));
  const up = (person: Person) => act(arrange(sheet, moved(order, here, person).map(refOf), sheet.wanted));
  return (
    <RaisedPage label={t.title} height="high" onClose={onClose}>
      <div className="max-w-[720px]">
        <div className="edge pt-2">
          <QuietButton onClick={onClose}>{t.back}</QuietButton>
          <h2 className="double-rule pb-2 text-title">{t.title}</h2>
          <p role="status" className="pt-2 text-reason">
            {t.next(
              sheet.nextSlot + 1,
              names[seating.dealer] ?? "",
              seating.sitsOut.map((person) => names[person] ?? ""),
            )}
          </p>
          {problem && (
            <p role="alert" className="pt-1 text-reason text-neg">
              {problem}
            </p>
          )}
        </div>
        {!isFixed && numbers.length > 1 && (
          <ChoiceRow
            label={t.seats}
            choices={numbers.map((n) => ({ value: n, label: String(n) }))}
            layout="flow"
            value={seating.seats.length}
            onChange={(n) => act(arrange(sheet, order.map(refOf), n))}
          />
        )}
        <p className="edge label pt-2">{isFixed ? t.fixed : t.order}</p>
        <ul>
          {order.map((person, place) => (
            <li key={refOf(person)} className="edge border-rule border-b py-1">
              <NameField
                key={names[person]}
                label={t.name(names[person] ?? "")}
                name={names[person] ?? ""}
                known={known.names}
                state={
                  !people[person]?.here
                    ? t.gone
                    : [
                        ...(person === seating.dealer ? [t.dealsNow] : []),
                        ...(seating.sitsOut.includes(person) ? [t.sitsOut] : []),
                      ].join(", ")
                }
                onName={(name) => act(rename(refOf(person), name))}
              />
              {!isFixed && (
                <div className="flex flex-wrap gap-x-5">
                  {people[person]?.here ? (
                    <>
                      <QuietButton
                        aria-label={t.leavesName(names[person] ?? "")}
                        onClick={() => act(leave(sheet, refOf(person)))}
                      >
                        {t.leaves}
                      </QuietButton>
                      {place > 0 && (
                        <QuietButton aria-label={t.upName(names[person] ?? "")} onClick={() => up(person)}>
                          {t.up}
                        </QuietButton>
                      )}
                      {person !== seating.dealer && (
                        <QuietButton
                          aria-label={t.dealsName(names[person] ?? "")}
                          onClick={() => act(chooseDealer(sheet.nextSlot, refOf(person)))}
                        >
                          {t.deals}
                        </QuietButton>
                      )}
                    </>
                  ) : (
                    <QuietButton
                      accent
                      aria-label={t.returnsName(names[person] ?? "")}
                      onClick={() => act(comeBack(sheet, refOf(person)))}
                    >
                      {t.returns}
                    </QuietButton>
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
        {!isFixed && people.length < MOST_PEOPLE && (
          <Adding sheet={sheet} known={known} onAdd={(name, player) => act(addPerson(sheet, name, player))} />
        )}
      </div>
    </RaisedPage>
  );
}

/** One place towards the first, before whoever is there; those who left keep theirs. */
function moved(order: readonly Person[], here: readonly Person[], person: Person): Person[] {
  const before = here[here.indexOf(person) - 1] ?? order[order.indexOf(person) - 1];
  if (before === undefined) return [...order];
  return order.flatMap((one) => (one === person ? [] : one === before ? [person, one] : [one]));
}

interface NameProps {
  label: string;
  name: string;
  /** Whom it may be meant for. */
  known: readonly string[];
  state: string;
  onName: (name: string) => Promise<boolean>;
}

/** Put right where it stands; a name that is refused comes back. */
function NameField({ label, name, known, state, onName }: NameProps) {
  const [typed, setTyped] = useState(name);
  const found = typed === name ? [] : findNames(typed, known);
  const say = async (next: string) => {
    if (next.trim() === "" || (next !== name && !(await onName(next)))) setTyped(name);
  };
  return (
    // What is found is of this name: it is put right once whoever types has left both.
    <fieldset onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || void say(typed)}>
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
        <span className="label">{state}</span>
      </div>
      <Found
        names={found}
        onTake={(next) => {
          setTyped(next);
          void say(next);
        }}
      />
    </fieldset>
  );
}

/** A name that is there already is somebody else's. */
function Adding({
  sheet,
  known,
  onAdd,
}: {
  sheet: Sheet;
  known: Known;
  onAdd: (name: string, player?: string) => Promise<boolean>;
}) {
  const { m, rules: words } = useWords();
  const t = useWordsOf("people");
  const [typed, setTyped] = useState("");
  const taken = sheet.names.find((name) => nameKey(name) === nameKey(typed));
  const found = findNames(typed, known.names);
  /** The club's own player counts at once; a name that it has not waits to be matched. */
  const add = async (name = typed) => {
    const player = known.players.find((one) => nameKey(one.name) === nameKey(name));
    if (name.trim() !== "" && taken === undefined && (await onAdd(player?.name ?? name, player?.id))) setTyped("");
  };
  return (
    <form
      className="edge foot pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label className="block">
        <span className="label">{t.add}</span>
        <span className="flex items-center gap-4">
          <input
            className="min-h-11 min-w-0 flex-1 border-rule2 border-b bg-transparent text-choice"
            maxLength={NAME_LENGTH}
            enterKeyHint="done"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <QuietButton accent onClick={() => void add()}>
            {t.addButton}
          </QuietButton>
        </span>
      </label>
      <Found names={found} onTake={(name) => void add(name)} />
      {taken !== undefined && (
        <p role="alert" className="pt-1 text-reason text-neg">
          {words.common["name-taken"]?.({ name: taken }, String) ?? m.screens.sheet.notSaved}
        </p>
      )}
    </form>
  );
}

/** Whom a name that is typed may be: each is a tap away, none is taken by itself. */
function Found({ names, onTake }: { names: readonly string[]; onTake: (name: string) => void }) {
  const t = useWordsOf("people");
  if (names.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-x-2">
      <legend className="sr-only">{t.found}</legend>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="min-h-11 px-2 text-choice text-ink2 underline decoration-rule2 underline-offset-4"
          // The name being typed keeps the caret: leaving it would note it as it stands.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(name)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
