import { useState } from "react";
import { Trouble } from "#components/parts/form/submit";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { useSayUnsaved } from "#components/parts/live/use-sheet-saving";
import { TitledPage } from "#components/parts/page/titled-page";
import { OneOf } from "#components/parts/press/choice-row";
import { useSayFault } from "#components/parts/words/use-say-fault";
import { useWordsOf } from "#components/parts/words/words";
import { gameOf } from "#lib/rules/games";
import type { Person } from "#lib/rules/seating";
import { addPerson, arrange, refOf, refsOf } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { MOST_PEOPLE } from "#lib/sheet/opening";
import type { Sheet } from "#lib/sheet/sheet";
import { numbersOf } from "#lib/shown/sheet/deal-seating";
import { movedUp } from "#lib/shown/sheet/moved-up";
import { toSheet } from "../view";
import { Adding, useKnown } from "./adding";
import { PersonRow } from "./person-row";

/** Arrivals, departures, names, order and dealer: at any time, on this phone alone. */
export function PeoplePage({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  const t = useWordsOf("people");
  const { of, trouble, act } = useActing(at, sheet);
  const known = useKnown(sheet);
  const { seating, order, people } = sheet;
  const isFixed = gameOf(sheet.rules).fixedSeats !== undefined;
  const here = order.filter((person) => people[person]?.here);
  const numbers = numbersOf(sheet, here.length);
  const sit = (n: number) => act(null)(arrange(sheet, refsOf(sheet, order), n));
  return (
    <TitledPage title={t.title} back={t.alike.back.sheet} head={<Head sheet={sheet} />} onClose={toSheet}>
      {!isFixed && numbers.length > 1 && (
        <OneOf label={t.seats} of={numbers} layout="flow" value={seating.seats.length} onChange={sit} />
      )}
      <p className="edge label pt-2">{isFixed ? t.fixed : t.alike.said.inOrder}</p>
      <ul>
        {order.map((person, nth) => (
          <li key={refOf(sheet, person)} className="edge border-rule border-b py-1">
            <PersonRow
              sheet={sheet}
              person={person}
              isFirst={nth === 0}
              known={known.names}
              act={act(person)}
              onUp={() => act(person)(arrange(sheet, refsOf(sheet, movedUp(order, here, person)), sheet.wanted))}
            />
            <Trouble text={of === person ? trouble : null} className="pb-1" />
          </li>
        ))}
      </ul>
      <Trouble text={of === null ? trouble : null} />
      {!isFixed && people.length < MOST_PEOPLE && (
        <Adding sheet={sheet} known={known} onAdd={(name, player) => act(null)(addPerson(sheet, name, player))} />
      )}
    </TitledPage>
  );
}

/**
 * Leaving a name field and the tap that leaves it are two changes, saved independently. `of`: the person whose change was
 * refused.
 */
function useActing({ open }: SheetAtHand, { rules, names }: Sheet) {
  const say = useSayUnsaved(useSayFault(rules.game, names));
  const [refused, setRefused] = useState<{ of: Person | null; trouble: string | null }>({ of: null, trouble: null });
  const act =
    (of: Person | null) =>
    async (change: Change): Promise<boolean> => {
      const saved = await open.save(change);
      setRefused({ of, trouble: say(saved) });
      return saved.ok;
    };
  return { ...refused, act };
}

function Head({ sheet }: { sheet: Sheet }) {
  const t = useWordsOf("people");
  const { nextSlot, names, seating } = sheet;
  const next = t.next(
    nextSlot + 1,
    names[seating.dealer] ?? "",
    seating.sitsOut.map((person) => names[person] ?? ""),
  );
  return (
    <p role="status" className="pt-2 text-reason">
      {next}
    </p>
  );
}
