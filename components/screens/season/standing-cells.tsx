import { type ReactNode, useRef } from "react";
import { Dash, Figure } from "#components/parts/ledger/figure";
import { useWords, useWordsAnd } from "#components/parts/words/words";
import type { Standing } from "#lib/season/standings/standings";
import type { SeasonView } from "#lib/season/views";
import type { InSeason } from "#lib/shown/addresses/addresses";
import { average, counted, decimalsIn } from "#lib/shown/season/say-number";
import { lastDay } from "#lib/shown/season/say-standing";
import { figureOf, lastCounted, linksOf, perDeal, repeatsRank, showsPerDeal } from "#lib/shown/season/standing-figures";
import { Cell } from "./cell";

export interface RowProps extends InSeason {
  standing: Standing;
  /** Its place in the table, from 0. */
  nth: number;
}

/** Everybody in the standings, a row each. */
export const standingRows = ({ view, where }: InSeason): RowProps[] =>
  view.standings.map((standing, nth) => ({ view, where, standing, nth }));

type Links = ReturnType<typeof linksOf>;

/** A figure that everybody in the standings has: its head, where it opens, and what it is. */
export interface StandingColumn {
  readonly head: string;
  readonly opens: "value" | "points" | "evening";
  readonly figure: (row: RowProps, links: Links) => ReactNode;
}

export type ColumnName = "value" | "points" | "perDeal" | "evenings" | "won" | "last";

/** The columns beside the names that this season's counting has; what it ranks by is already `value`, and not repeated. */
export function useColumns(view: SeasonView): Readonly<Record<ColumnName, StandingColumn | null>> {
  const { lang, t } = useWordsAnd("season");
  const { by } = view.season.counting;
  const ofPoints = (head: string, figure: (standing: Standing) => ReactNode): StandingColumn => ({
    ...{ head, opens: "points", figure: ({ standing }) => figure(standing) },
  });
  return {
    value: { head: t.value[by], opens: "value", figure: (row) => <Value {...row} /> },
    points: by === "total" ? null : ofPoints(t.points, (one) => <Figure value={figureOf(one, "points")} kind="total" />),
    perDeal: showsPerDeal(view) ? ofPoints(t.alike.heads.perDeal, (one) => <Average value={perDeal(one)} />) : null,
    evenings: ofPoints(t.evenings, (one) => figureOf(one, "evenings")),
    won: by === "wins" ? null : ofPoints(t.won, (one) => figureOf(one, "won")),
    last: {
      head: lastDay(view, lastCounted(view), lang),
      opens: "evening",
      figure: (_, { lately = null }) => <Figure value={lately} />,
    },
  };
}

export function RankCell({ view, standing: { rank }, nth, className }: RowProps & { className: string }) {
  return (
    <td className={`border-rule border-b p-0 text-ink2 ${className}`}>
      {rank === null ? <Dash /> : <span className={repeatsRank(view.standings, nth) ? "italic" : ""}>{rank}</span>}
    </td>
  );
}

/** One of them, of one row. */
export function StandingCell({ column, row, className }: { column: StandingColumn; row: RowProps; className: string }) {
  const links = linksOf(row.where, lastCounted(row.view), row.standing.player.id);
  return (
    <Cell className={className} href={links[column.opens]}>
      {column.figure(row, links)}
    </Cell>
  );
}

/** A value that changes while the page is open is underlined for a moment. */
function Value({ view: { season, standings }, standing: { value } }: RowProps) {
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
