import { useRef } from "react";
import { QuietButton } from "#components/parts/ledger/buttons";
import { useKeys } from "#components/parts/ledger/use-keys";
import { CitedRule } from "#components/parts/rule/cited-rule";
import { useSayFault } from "#components/parts/words/use-say-fault";
import { useWords } from "#components/parts/words/words";
import type { Fault } from "#lib/rules/rules";

interface Props {
  /** "Annonce de Nora". */
  label: string;
  most: number;
  /** The number that may not be said, and why. */
  forbidden: { readonly bid: number; readonly fault: Fault } | null;
  onNumber: (number: number) => void;
  onErase: () => void;
}

/** 0 to the number of cards, one tap each, under the thumb. A forbidden number stays in view, struck, its reason over it. */
export function NumberKeys({ label, most, forbidden, onNumber, onErase }: Props) {
  const { m } = useWords();
  const say = useSayFault("whist", []);
  const may = (number: number) => number <= most && number !== forbidden?.bid;
  const keys = useRef<HTMLDivElement>(null);
  useKeys({ onDigit: (digit) => may(digit) && onNumber(digit), onErase }, keys);
  const fault = forbidden?.fault;
  return (
    <div ref={keys} className="border-rule border-t">
      <div className="edge flex min-h-11 items-center justify-between gap-4">
        <span className="text-choice">{label}</span>
        <QuietButton onClick={onErase}>{m.form.erase}</QuietButton>
      </div>
      {fault && (
        <div className="edge flex items-center justify-between gap-4 pb-1">
          <p id="forbidden" className="text-prose text-ink2" aria-live="polite">
            {say(fault)}
          </p>
          <CitedRule rule={fault.rule} />
        </div>
      )}
      <fieldset aria-label={label} className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] border-rule border-y">
        {Array.from({ length: most + 1 }, (_, number) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a key is its number
            key={number}
            type="button"
            className="min-h-[52px] border-rule border-r border-b -mb-px text-center text-digit focus-visible:-outline-offset-4 disabled:text-ink2 disabled:line-through disabled:decoration-1"
            disabled={!may(number)}
            aria-describedby={may(number) ? undefined : "forbidden"}
            onClick={() => onNumber(number)}
          >
            <span className="trim block">{number}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
