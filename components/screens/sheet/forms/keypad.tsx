import { useRef } from "react";
import { type Keys, useKeys } from "#components/parts/press/use-keys";
import { useWords } from "#components/parts/words/words";

const KEY =
  "min-h-[46px] low:min-h-11 border-rule border-b border-l text-center nth-[3n+1]:border-l-0 low:not-nth-[6n+1]:border-l focus-visible:-outline-offset-4";
const DIGIT = `${KEY} text-digit`;
const WORD = `${KEY} font-sans text-quiet font-medium low:text-hint max-large:text-[min(0.9375rem,6.5vw)]`;

/** Large keys for one thumb, in hairlines; in two lines on a low screen. */
export function Keypad({ onDigit, onErase, onHalf, onNext, onSign }: Keys) {
  const { m } = useWords();
  const pad = useRef<HTMLFieldSetElement>(null);
  useKeys({ onDigit, onErase, onHalf, onNext, onSign }, pad);
  const digit = (n: number) => (
    <button key={n} type="button" className={DIGIT} onClick={() => onDigit(n)}>
      <span className="trim block">{n}</span>
    </button>
  );
  return (
    <fieldset ref={pad} aria-label={m.form.keypad} className="grid grid-cols-3 border-rule border-t low:grid-cols-6">
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map(digit)}
      {onSign || onHalf ? (
        <button type="button" className={DIGIT} aria-label={onSign ? m.form.sign : m.form.half} onClick={onSign ?? onHalf}>
          <span className="trim block">{onSign ? "±" : "½"}</span>
        </button>
      ) : (
        <button type="button" className={WORD} disabled={!onNext} onClick={onNext}>
          {onNext && m.form.next}
        </button>
      )}
      {digit(0)}
      <button type="button" className={WORD} aria-keyshortcuts="Backspace" onClick={onErase}>
        {m.form.erase}
      </button>
    </fieldset>
  );
}
