import { useId } from "react";
import { SeatsRow } from "#components/parts/games/seats-row";
import { Ring, type RowChoice } from "#components/parts/ledger/choice-row";
import { FittedName } from "#components/parts/names/fitted-name";
import { useFit } from "#components/parts/names/use-fit";

interface AnswerProps<T extends string | boolean> {
  label: string;
  /** What the form calls this question. */
  asks?: string;
  /** The answer that is usual, nobody or no; left out, there is none until it is given. */
  none?: string;
  choices: readonly RowChoice<T>[];
  value: T | null;
  onChange: (value: T | null) => void;
}

/** A question beside its answers. */
export function AnswerRow<T extends string | boolean>({ label, asks, none, choices, value, onChange }: AnswerProps<T>) {
  const group = useId();
  return (
    <fieldset data-asks={asks} className="edge flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-rule border-t">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden className="label trim">
        {label}
      </span>
      <div className="-mr-[7px] flex flex-wrap gap-x-2">
        {none && (
          <Ring group={group} choice={{ value: "none", label: none }} chosen={value === null} onChoose={() => onChange(null)} />
        )}
        {choices.map((choice) => (
          <Ring
            key={String(choice.value)}
            group={group}
            choice={choice}
            chosen={choice.value === value}
            onChoose={() => onChange(choice.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface HandsProps {
  label: string;
  /** How many trumps it takes. */
  note?: string;
  names: readonly string[];
  chosen: (seat: number) => boolean;
  onToggle: (seat: number) => void;
}

/** Who showed it, under the players' own columns. */
export function HandsRow({ label, note, names, chosen, onToggle }: HandsProps) {
  const [row, fitted] = useFit<HTMLDivElement>(names, { sizes: [17, 15, 13], spare: 12, among: names.length });
  return (
    <SeatsRow
      label={label}
      note={note}
      className="min-h-[46px] items-center border-rule"
      labelClass="trim text-corner/4"
      cells={row}
    >
      {names.map((name, seat) => (
        <label key={name} className="relative flex min-h-11 min-w-0 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            className="peer sr-only"
            aria-label={name}
            checked={chosen(seat)}
            onChange={() => onToggle(seat)}
          />
          <span
            className={`flex items-center justify-center px-[3px] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 ${
              chosen(seat) ? "pen min-h-[34px] min-w-[34px]" : "m-0.5 min-h-[30px] min-w-[30px]"
            }`}
          >
            <FittedName fitted={fitted} at={seat} className="trim block" />
          </span>
        </label>
      ))}
    </SeatsRow>
  );
}
