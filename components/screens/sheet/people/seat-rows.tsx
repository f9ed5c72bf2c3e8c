import { useState } from "react";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { FoldRow } from "#components/parts/ledger/fold-row";
import { useWordsOf } from "#components/parts/words/words-of";
import { gameOf } from "#lib/rules/games";
import type { Rules, Turn } from "#lib/rules/rules";
import { everybody, type Person, rulesAt, turnOf } from "#lib/rules/seating";
import { isHere, type Sheet, seatingAt } from "#lib/sheet/sheet";

/** Who plays a deal, in the order of play, and who deals it. */
export interface DealSeating {
  readonly seats: readonly Person[];
  readonly dealer: Person;
}

/** As it was noted, was said with the bet, or is proposed. */
export function seatingFor(sheet: Sheet, slot: number): DealSeating {
  const { announced, seating } = sheet;
  const known = sheet.deals.find((deal) => deal.slot === slot);
  const said = !known && announced && slot === sheet.nextSlot ? announced : null;
  const { seats, dealer } = known ?? seatingAt(sheet, slot);
  return said ? { seats: said.seats, dealer: said.dealer ?? seating.dealer } : { seats, dealer };
}

/** Where the same people always sit, nothing that was typed says otherwise. */
export function seatingOf({ rules }: Sheet, draft: object, due: DealSeating): DealSeating {
  // A game keeps what it types under names of its own; this one is the form's.
  const { sit } = draft as { readonly sit?: DealSeating };
  return gameOf(rules).fixedSeats === undefined && sit ? sit : due;
}

/** How the deal is played by those who sit. */
export function turnFor(sheet: Sheet, slot: number, rules: Rules, { seats, dealer }: DealSeating): Turn {
  const due = seatingAt(sheet, slot);
  const isDue = dealer === due.dealer && seats.join() === due.seats.join();
  return isDue ? due.turn : turnOf(rules, seats, dealer, sheet.order);
}

interface Props {
  sheet: Sheet;
  slot: number;
  seating: DealSeating;
  onSeat: (next: DealSeating) => void;
  /** Whoever is dealt in takes the place of who is not: what was noted stays by place. */
  inPlace: boolean;
}

/** Who sits this deal out, one tap away; how many play and who deals, one more. Nothing at a table where nobody moved. */
export function SeatRows({ sheet, slot, seating, onSeat, inPlace }: Props) {
  const t = useWordsOf("people");
  const [open, setOpen] = useState(false);
  const { seats, dealer } = seating;
  const there = sheet.order.filter((person) => seats.includes(person) || isHere(sheet.people[person] ?? { moves: [] }, slot));
  const numbers = everybody(there.length + 1).filter((n) => n > 1 && rulesAt(sheet.rules, n));
  const out = there.filter((person) => !seats.includes(person));
  if (gameOf(sheet.rules).fixedSeats !== undefined || !sheet.moved) return null;
  const nameOf = (person: Person) => sheet.names[person] ?? "";
  const choices = there.map((person) => ({ value: person, label: nameOf(person) }));
  const sit = (next: readonly Person[]) => onSeat({ seats: next, dealer });
  const holds = [
    ...(seats.length === sheet.rules.players ? [] : [String(seats.length)]),
    out.length === 0 ? t.everybody : t.without(out.map(nameOf)),
    t.dealt(nameOf(dealer)),
  ].join(", ");
  return (
    <>
      {out.length === 1 && !open && (
        <ChoiceRow
          label={t.out}
          labelAbove
          layout="flow"
          choices={choices}
          value={out[0] ?? null}
          onChange={(person) => sit(inPlace ? swapped(seats, person, out) : there.filter((one) => one !== person))}
        />
      )}
      <FoldRow label={t.playing} holds={holds} open={open} onToggle={() => setOpen(!open)}>
        {numbers.length > 1 && (
          <ChoiceRow
            label={t.seats}
            layout="flow"
            choices={numbers.map((n) => ({ value: n, label: String(n) }))}
            value={seats.length}
            onChange={(n) => sit(resized(there, seating, n))}
          />
        )}
        <fieldset className="edge flex flex-wrap items-center gap-x-4">
          <legend className="label">{t.out}</legend>
          {there.map((person) => (
            <label key={person} className="flex min-h-11 items-center gap-2 text-choice">
              <input
                type="checkbox"
                className="size-5 accent-ink"
                checked={out.includes(person)}
                disabled={
                  out.includes(person)
                    ? inPlace || !numbers.includes(seats.length + 1)
                    : out.length === 0 && !numbers.includes(seats.length - 1)
                }
                onChange={() => {
                  if (inPlace && out.length > 0) return sit(swapped(seats, person, out));
                  const fewer = numbers.includes(seats.length - 1)
                    ? seats.filter((one) => one !== person)
                    : swapped(seats, person, out);
                  const next = out.includes(person) ? [...seats, person] : fewer;
                  sit(there.filter((one) => next.includes(one)));
                }}
              />
              {nameOf(person)}
            </label>
          ))}
        </fieldset>
        <ChoiceRow
          label={t.dealer}
          labelAbove
          layout="flow"
          choices={choices}
          value={dealer}
          onChange={(person) => onSeat({ seats, dealer: person })}
        />
      </FoldRow>
    </>
  );
}

/** `person` goes out and whoever is out comes in: of several, who does not deal. */
function swapped(seats: readonly Person[], person: Person, out: readonly Person[]): Person[] {
  const comes = out.at(-1);
  return seats.map((one) => (one === person ? (comes ?? one) : one));
}

/** So many play: the dealer goes out first and comes in last. */
function resized(there: readonly Person[], { seats, dealer }: DealSeating, n: number): Person[] {
  const rank = (person: Person) => Number(seats.includes(person)) * 2 + Number(person !== dealer);
  const kept = [...there].sort((a, b) => rank(b) - rank(a)).slice(0, n);
  return there.filter((person) => kept.includes(person));
}
