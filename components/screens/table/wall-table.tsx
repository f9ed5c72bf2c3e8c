import { QuietLink } from "#components/parts/press/buttons";
import { PrimaryLink } from "#components/parts/press/links";
import { useWords, useWordsAnd, useWordsOf } from "#components/parts/words/words";
import "./table.css";
import { type CSSProperties, useState } from "react";
import { Curve } from "#components/parts/curve/curve";
import { CurveTable } from "#components/parts/curve/curve-table";
import { Dash, Figure } from "#components/parts/ledger/figure";
import { FittedName, useFit } from "#components/parts/names/fitted-name";
import { gameOf } from "#lib/rules/games";
import { leadersOf } from "#lib/rules/rules";
import { numeral } from "#lib/shown/sheet/numeral";
import { ledgerRows } from "#lib/shown/sheet/rows";
import { titleOf } from "#lib/shown/sheet/title";
import type { TableProps } from "./table-props";

const LAST_DEALS = 4;

/** On a television: totals as large as the room asks, the last deals under them, the evening's curve at the foot. */
export function WallTable({ sheet, people, moved, to, ended, back, state, detail }: TableProps) {
  const words = useWords();
  const t = useWordsOf("table");
  const { names, rules, totals } = sheet;
  const digits = Math.max(3, ...totals.map((total) => (total === null ? 1 : numeral(total, "total", words.lang).length)));
  const style = { "--players": names.length, "--digits": digits } as CSSProperties;
  return (
    <main className="hidden min-h-dvh flex-col px-14 py-6 wide:flex">
      <Head sheet={sheet} back={back} detail={detail} state={state} />
      <table className="wall-table" style={style}>
        <caption className="sr-only">{words.m.ledger.caption(names)}</caption>
        <thead>
          <Names sheet={sheet} people={people} />
        </thead>
        <tbody>
          <LastDeals sheet={sheet} moved={moved} />
        </tbody>
      </table>
      <div className="relative mt-auto flex items-end gap-14 pt-6">
        <div className="sr-only">
          <CurveTable names={names} totals={sheet.deals.map((deal) => deal.totals)} />
        </div>
        <Curve
          className="min-w-0 flex-1 [zoom:1.4] [&_.text-corner]:text-[13px]"
          height={130}
          room={150}
          names={names}
          totals={sheet.deals.map((deal) => deal.totals)}
          start={gameOf(rules).startTotals(rules)[0]}
          inked={leadersOf(totals)[0] ?? 0}
        />
        {to && (
          <PrimaryLink className="shrink-0" href={to}>
            {ended ? t.overName : t.noteDeal(sheet.nextSlot + 1)}
          </PrimaryLink>
        )}
      </div>
    </main>
  );
}

function Head({ sheet, back, detail, state }: Pick<TableProps, "sheet" | "back" | "detail" | "state">) {
  const { m, t } = useWordsAnd("table");
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-baseline gap-8 pb-4 font-sans text-quiet">
      <QuietLink href={back}>{t.alike.back.sheet}</QuietLink>
      <h1 className="font-serif text-title">{titleOf(sheet, m)}</h1>
      <p role="status" className="text-right text-ink2">
        {detail && `${t.nextDeal(sheet.nextSlot + 1, detail)} · `}
        {state}
      </p>
    </div>
  );
}

/** Each column's name, total and part. */
function Names({ sheet, people }: Pick<TableProps, "sheet" | "people">) {
  const { rules } = useWords();
  const [head, fitted] = useFit<HTMLTableCellElement>(sheet.names, { sizes: [28, 23, 17], lines: 2, spare: 12 });
  return (
    <tr className="align-bottom">
      <td className="double-rule pb-3 label text-reason">{rules.names[sheet.rules.game]}</td>
      {people.map(({ name, total, duty }, seat) => (
        <th key={name} ref={seat === 0 ? head : undefined} scope="col" className="double-rule pb-3 text-right font-normal">
          <span className="sr-only">{name}</span>
          <span aria-hidden className="block leading-[1.2]">
            <FittedName fitted={fitted} at={seat} />
          </span>
          <Figure value={total} kind="total" className="wall-total" />
          <span className="block min-h-[1.625rem] text-reason text-ink2 italic">{duty}</span>
        </th>
      ))}
    </tr>
  );
}

/** The last one first, its figures underlined for a moment as they come. */
function LastDeals({ sheet, moved }: Pick<TableProps, "sheet" | "moved">) {
  const [first] = useState(moved);
  const deals = ledgerRows(sheet, useWords(), null)
    .filter((deal) => deal.mark !== "voided")
    .slice(-LAST_DEALS)
    .reverse();
  return deals.map((deal, i) => (
    <tr key={deal.id} className={i < LAST_DEALS - 1 ? "" : "[@media(height<56.25rem)]:hidden"}>
      <th scope="row" className="border-rule border-b py-2 text-left font-normal">
        <span className="text-sentence">
          <span className="text-ink2">{deal.number}</span> {deal.summary}
        </span>
        {deal.detail && <span className="block font-sans text-quiet text-ink2">{deal.detail}</span>}
      </th>
      {sheet.names.map((name, seat) => {
        const change = deal.entries[seat]?.change ?? null;
        const isFresh = i === 0 && moved !== first;
        return (
          <td key={name} className="border-rule border-b py-2 text-right align-baseline text-title">
            {change === null ? (
              <Dash />
            ) : (
              <Figure key={i ? "" : moved} value={change} className={isFresh ? "fresh-figure" : ""} />
            )}
          </td>
        );
      })}
    </tr>
  ));
}
