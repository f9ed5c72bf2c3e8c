import { useRef } from "react";
import { QuietButton } from "#components/parts/press/buttons";
import { useKeys } from "#components/parts/press/use-keys";
import { CitedRule } from "#components/parts/rule/cited-rule";
import { useSayFault } from "#components/parts/words/use-say-fault";
import { useWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import type { Fault } from "#lib/rules/rules";
import { forbiddenNext, say, unsay } from "#lib/sheet/drafts/whist";
import type { WhistPart } from "./columns";

/**
 * The numbers of the next cell: 0 to the number of cards, one tap each. A forbidden number is shown struck, with its reason
 * above.
 */
export function NumberKeys({ form: { rules, names, turn, onDraft }, draft, focus: { row, seat } }: WhistPart) {
  const { m } = useWords();
  const name = itemAt(names, seat);
  const label = row === "bids" ? m.whist.bidOf(name) : m.whist.tricksOf(name);
  const forbidden = forbiddenNext(rules, draft, turn);
  const onNumber = (said: number) => onDraft(say(rules, draft, turn, said));
  const onErase = () => onDraft(unsay(rules, draft, turn));
  const may = (number: number) => number <= turn.cards && number !== forbidden?.bid;
  const keys = useRef<HTMLDivElement>(null);
  useKeys({ onDigit: (digit) => may(digit) && onNumber(digit), onErase }, keys);
  return (
    <div ref={keys} className="border-rule border-t">
      <div className="edge flex min-h-11 items-center justify-between gap-4">
        <span className="text-choice">{label}</span>
        <QuietButton onClick={onErase}>{m.form.erase}</QuietButton>
      </div>
      {forbidden && <Reason {...forbidden} />}
      <fieldset aria-label={label} className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] border-rule border-y">
        {Array.from({ length: turn.cards + 1 }, (_, number) => (
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

/** Why a number may not be said. */
function Reason({ fault }: { fault: Fault }) {
  const sayFault = useSayFault("whist", []);
  return (
    <div className="edge flex items-center justify-between gap-4 pb-1">
      <p id="forbidden" className="text-prose text-ink2" aria-live="polite">
        {sayFault(fault)}
      </p>
      <CitedRule rule={fault.rule} />
    </div>
  );
}
