import { QuietButton } from "#components/parts/ledger/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { gameOf } from "#lib/rules/games";
import type { Person } from "#lib/rules/seating";
import { chooseDealer, comeBack, leave, rename } from "#lib/sheet/change";
import type { Change, PersonRef } from "#lib/sheet/event";
import type { Sheet } from "#lib/sheet/sheet";
import { NameField } from "./name-field";

interface Props {
  sheet: Sheet;
  person: Person;
  isFirst: boolean;
  known: readonly string[];
  act: (change: Change) => Promise<boolean>;
  /** Before whoever sits in front. */
  onUp: () => void;
}

/** As the log speaks of somebody. */
export const refOf = ({ people }: Sheet, person: Person): PersonRef => people[person]?.ref ?? person;

/** Somebody's name, what they are doing, and what they may do. */
export function PersonRow({ sheet, person, isFirst, known, act, onUp }: Props) {
  const t = useWordsOf("people");
  const { seating, names, people } = sheet;
  const name = names[person] ?? "";
  const isHere = people[person]?.here === true;
  const deals = person === seating.dealer;
  const ref = refOf(sheet, person);
  const state = [...(deals ? [t.dealsNow] : []), ...(seating.sitsOut.includes(person) ? [t.sitsOut] : [])].join(", ");
  return (
    <>
      <NameField
        label={t.name(name)}
        name={name}
        known={known}
        state={isHere ? state : t.gone}
        onName={(next) => act(rename(ref, next))}
      />
      {gameOf(sheet.rules).fixedSeats === undefined && (
        <div className="flex flex-wrap gap-x-5">
          {isHere && (
            <QuietButton aria-label={t.leavesName(name)} onClick={() => act(leave(sheet, ref))}>
              {t.leaves}
            </QuietButton>
          )}
          {isHere && !isFirst && (
            <QuietButton aria-label={t.upName(name)} onClick={onUp}>
              {t.up}
            </QuietButton>
          )}
          {isHere && !deals && (
            <QuietButton aria-label={t.dealsName(name)} onClick={() => act(chooseDealer(sheet.nextSlot, ref))}>
              {t.deals}
            </QuietButton>
          )}
          {!isHere && (
            <QuietButton accent aria-label={t.returnsName(name)} onClick={() => act(comeBack(sheet, ref))}>
              {t.returns}
            </QuietButton>
          )}
        </div>
      )}
    </>
  );
}
