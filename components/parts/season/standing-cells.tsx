import { useRef } from "react";
import { Dash } from "#components/parts/ledger/figure";
import { useWords } from "#components/parts/words/words";
import type { Count } from "#lib/season/counting";
import type { Standing } from "#lib/season/standings";
import type { SeasonView } from "#lib/season/views";
import type { Place } from "#lib/shown/season/places";
import { average, counted } from "#lib/shown/season/say-number";

export function Rank({ standing, sameAsAbove }: { standing: Standing; sameAsAbove: boolean }) {
  if (standing.rank === null) return <Dash />;
  return <span className={sameAsAbove ? "italic" : ""}>{standing.rank}</span>;
}

export interface StandingsProps {
  view: SeasonView;
  place: Place;
}

export interface RowProps extends StandingsProps {
  standing: Standing;
  /** Its place in the table, from 0. */
  nth: number;
}

/** A value that moves while one looks holds an underline for a moment. */
export function Value({ standing: { value }, by, decimals }: { standing: Standing; by: Count; decimals: number }) {
  const { lang } = useWords();
  const first = useRef(value);
  const moved = first.current !== value;
  return (
    <span key={value} className={`whitespace-nowrap ${value < 0 ? "text-neg" : ""} ${moved ? "fresh-figure" : ""}`}>
      {counted(value, by, lang, decimals)}
    </span>
  );
}

export function Average({ value }: { value: number | null }) {
  const { lang } = useWords();
  if (value === null) return <Dash />;
  const said = average(value, lang);
  return <span className={said.startsWith("−") ? "text-neg" : ""}>{said}</span>;
}
