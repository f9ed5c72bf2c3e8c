import { useState } from "react";
import { OneOf } from "#components/parts/press/choice-row";
import { FoldRow } from "#components/parts/press/fold-row";
import { useWordsOf } from "#components/parts/words/words";
import { gameOf } from "#lib/rules/games";
import { commas } from "#lib/rules/lists";
import type { Person } from "#lib/rules/seating";
import type { Sheet } from "#lib/sheet/sheet";
import {
  canMove,
  type DealSeating,
  goneAt,
  numbersOf,
  resized,
  swapped,
  thereAt,
  tickedSeats,
} from "#lib/shown/sheet/deal-seating";

interface Props {
  sheet: Sheet;
  slot: number;
  seating: DealSeating;
  onSeat: (next: DealSeating) => void;
  /** A person dealt in takes the seat of one dealt out: entries stay by seat. */
  inPlace: boolean;
}

/** Who sits this deal out, in one tap; how many play and who deals, in another. Nothing at a table where seats never changed. */
export function SeatRows({ sheet, slot, seating, onSeat, inPlace }: Props) {
  const t = useWordsOf("people");
  const [open, setOpen] = useState(false);
  const { seats, dealer } = seating;
  const there = thereAt(sheet, slot, seats);
  const numbers = numbersOf(sheet, there.length);
  const out = there.filter((person) => !seats.includes(person));
  const gone = inPlace ? [] : goneAt(sheet, slot, seats);
  if (gameOf(sheet.rules).fixedSeats !== undefined || !sheet.moved) return null;
  const nameOf = (person: Person) => sheet.names[person] ?? "";
  const table = { there, seats, numbers, inPlace };
  const sit = (next: readonly Person[]) => onSeat({ seats: next, dealer });
  const resize = (n: number) => sit(resized(there, seating, n));
  const holds = commas(
    seats.length !== sheet.rules.players && String(seats.length),
    out.length === 0 ? (gone.length === 0 ? t.everybody : t.goneAre(gone.map(nameOf))) : t.without(out.map(nameOf)),
    t.dealt(nameOf(dealer)),
  );
  return (
    <>
      {out.length === 1 && !open && (
        <OneOf
          label={t.out}
          of={there}
          say={nameOf}
          value={out[0] ?? null}
          onChange={(person) => sit(inPlace ? swapped(seats, person, out) : there.filter((one) => one !== person))}
        />
      )}
      <FoldRow label={t.playing} holds={holds} open={open} onToggle={() => setOpen(!open)}>
        {numbers.length > 1 && <OneOf label={t.seats} layout="flow" of={numbers} value={seats.length} onChange={resize} />}
        <OutBoxes table={table} nameOf={nameOf} onTick={(person) => sit(tickedSeats(table, person))} />
        <OneOf label={t.dealer} of={there} say={nameOf} value={dealer} onChange={(person) => onSeat({ seats, dealer: person })} />
      </FoldRow>
    </>
  );
}

interface BoxProps {
  table: Parameters<typeof canMove>[0];
  nameOf: (person: Person) => string;
  onTick: (person: Person) => void;
}

/** Who sits it out: a tick box for each person. */
function OutBoxes({ table, nameOf, onTick }: BoxProps) {
  const t = useWordsOf("people");
  return (
    <fieldset className="edge flex flex-wrap items-center gap-x-4">
      <legend className="label">{t.out}</legend>
      {table.there.map((person) => (
        <label key={person} className="flex min-h-11 items-center gap-2 text-choice">
          <input
            type="checkbox"
            className="size-5 accent-ink"
            checked={!table.seats.includes(person)}
            disabled={!canMove(table, person)}
            onChange={() => onTick(person)}
          />
          {nameOf(person)}
        </label>
      ))}
    </fieldset>
  );
}
