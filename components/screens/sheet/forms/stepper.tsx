import { useWords } from "#components/parts/words/words";

interface Props {
  label: string;
  /** The worth of one item: "× 5". */
  worth?: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

const KEY = "min-h-[46px] min-w-16 text-center text-digit disabled:text-rule2";

/** So many of a kind, one more or one fewer. */
export function Stepper({ label, worth, value, most, onChange }: Props) {
  const { m } = useWords();
  return (
    <div role="group" aria-label={label} className="flex items-center border-rule border-t">
      <span className="edge flex-1 text-choice">
        {label} {worth && <span className="text-corner text-ink2">{worth}</span>}
      </span>
      <button
        type="button"
        className={KEY}
        aria-label={m.deal.fewer(label)}
        disabled={value === 0}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output className="w-10 text-center text-digit">{value}</output>
      <button
        type="button"
        className={`${KEY} mr-2`}
        aria-label={m.deal.more(label)}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}
