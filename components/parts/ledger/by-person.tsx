import type { Points } from "#lib/rules/rules";
import { widestEm } from "#lib/shown/sheet/numeral";
import { Figure } from "./figure";

interface Props {
  /** Over the columns, or read aloud where no head is in sight. */
  names: readonly string[];
  scores: readonly (Points | null)[];
  struck?: boolean | undefined;
}

/** Between two figures. */
const AIR = "4px";

/** A row of figures, a column a person: all of one size, that at which the widest, or what a page says is its widest (`--em`), keeps clear of its neighbour. */
export function ByPerson({ names, scores, struck }: Props) {
  const fontSize = `min(1.0625rem, (100cqi / ${names.length} - ${AIR}) / var(--em, ${widestEm(scores, "change")}))`;
  return (
    <span className="@container block">
      <span
        className={`grid auto-cols-[minmax(0,1fr)] grid-flow-col text-right leading-[1.25rem] ${struck ? "text-ink2 line-through decoration-1" : ""}`}
        style={{ fontSize }}
      >
        {names.map((name, column) => (
          <span key={name}>
            <span className="sr-only">{name} </span>
            <Figure value={scores[column] ?? null} />
          </span>
        ))}
      </span>
    </span>
  );
}
