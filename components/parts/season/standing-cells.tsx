import { useRef } from "react";
import { Dash } from "#components/parts/ledger/figure";
import { useWords } from "#components/parts/words/words";
import type { Standing } from "#lib/season/standings";
import type { InSeason } from "#lib/shown/season/places";
import { average, counted, decimalsIn } from "#lib/shown/season/say-number";
import { sharesRank } from "#lib/shown/season/standing-figures";

export interface RowProps extends InSeason {
  standing: Standing;
  /** Its place in the table, from 0. */
  nth: number;
}

export function RankCell({ view, standing: { rank }, nth, className }: RowProps & { className: string }) {
  return (
    <td className={`border-rule border-b p-0 text-ink2 ${className}`}>
      {rank === null ? <Dash /> : <span className={sharesRank(view.standings, nth) ? "italic" : ""}>{rank}</span>}
    </td>
  );
}

/** A value that moves while one looks holds an underline for a moment. */
export function Value({ view: { season, standings }, standing: { value } }: RowProps) {
  const { lang } = useWords();
  const first = useRef(value);
  const moved = first.current !== value;
  return (
    <span key={value} className={`whitespace-nowrap ${value < 0 ? "text-neg" : ""} ${moved ? "fresh-figure" : ""}`}>
      {counted(value, season.counting.by, lang, decimalsIn(standings))}
    </span>
  );
}

export function Average({ value }: { value: number | null }) {
  const { lang } = useWords();
  if (value === null) return <Dash />;
  const said = average(value, lang);
  return <span className={said.startsWith("−") ? "text-neg" : ""}>{said}</span>;
}
