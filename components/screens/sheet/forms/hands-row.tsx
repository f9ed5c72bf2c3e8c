import { FittedName, useFit } from "#components/parts/names/fitted-name";
import { SeatsRow } from "./seats-row";

interface HandsProps {
  label: string;
  /** The number of trumps it needs. */
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
