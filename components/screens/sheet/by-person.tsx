import type { CSSProperties } from "react";
import { Figure } from "#components/parts/ledger/figure";
import type { Points } from "#lib/rules/rules";
import { widestEm } from "#lib/shown/sheet/numeral";

interface Props {
  /** Over the columns, or read aloud where no head is in sight. */
  names: readonly string[];
  scores: readonly (Points | null)[];
  struck?: boolean | undefined;
}

/** Between two figures. */
const AIR = "4px";

/**
 * A row of figures, a column a person, all of one size: the largest at which the widest figure, or the page's widest (`--em`),
 * does not touch the next. In text too large for columns, a line a person.
 */
export function ByPerson({ names, scores, struck }: Props) {
  const size = `min(1.0625rem, (100cqi / ${names.length} - ${AIR}) / var(--em, ${widestEm(scores, "change")}))`;
  return (
    <span className="@container block">
      <span
        className={`large:grid large:auto-cols-[minmax(0,1fr)] large:grid-flow-col text-right leading-[1.25rem] text-figure large:text-(length:--size) ${struck ? "text-ink2 line-through decoration-1" : ""}`}
        style={{ "--size": size } as CSSProperties}
      >
        {names.map((name, column) => (
          <span key={name} className="max-large:flex max-large:items-baseline max-large:justify-between max-large:gap-2">
            <span className="large:sr-only text-left">{name} </span>
            <Figure value={scores[column] ?? null} />
          </span>
        ))}
      </span>
    </span>
  );
}
