import { QuietButton } from "#components/parts/ledger/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { gameOf } from "#lib/rules/games";
import { commas } from "#lib/rules/lists";
import type { Person } from "#lib/rules/seating";
import { chooseDealer, comeBack, leave, refOf, rename } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import type { Sheet } from "#lib/sheet/sheet";
import { NameField } from "./name-field";

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
        state={isHere ? state : t.gone}
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
