import { useId } from "react";
import { Ring, type RowChoice } from "#components/parts/ledger/choice-row";

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
      <span aria-hidden className="label trim py-2.5">
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
