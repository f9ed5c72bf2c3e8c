import { Fragment, type ReactNode } from "react";
import { rowOf } from "#components/parts/live/rows";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { Points } from "#lib/rules/rules";
import type { Sheet, SheetDeal } from "#lib/sheet/sheet";
import { Value } from "./printed-value";

export function DealRow({ sheet, deal }: { sheet: Sheet; deal: SheetDeal }) {
  const words = useWords();
  const row = rowOf(sheet, deal, words);
  const mark = row.mark && words.m.ledger.marks[row.mark];
  const struck = deal.voided ? "line-through" : "";
  return (
    <tr>
      <td className="small">{deal.number}</td>
      <th scope="row">
        <span className={`${struck} ${row.detail ? "" : "italic"}`}>{row.summary}</span>
        {row.detail && <span className={`small ${struck}`}> {row.detail}</span>}
        {mark && <span className="small italic"> {mark}</span>}
      </th>
      {sheet.names.map((name, seat) => {
        const entry = row.entries[seat];
        const dealer = deal.dealer === seat && <Dealer />;
        return entry && entry.change !== null ? (
          <Entry key={name} change={entry.change} total={entry.total} pen={PEN[entry.role ?? "none"]} struck={struck}>
            {dealer}
          </Entry>
        ) : (
          <Fragment key={name}>
            <td className="figure">
              {dealer}
              <span className="small">–</span>
            </td>
            <td />
          </Fragment>
        );
      })}
    </tr>
  );
}

const PEN = { taker: "pen", partner: "called", none: "" };

/** A dot before the dealer's figure, as on paper. */
function Dealer() {
  const t = useWordsOf("print");
  return (
    <span className="pr-[0.7em]">
      <span aria-hidden>•</span>
      <span className="sr-only">{t.dealer} </span>
    </span>
  );
}

interface EntryProps {
  change: Points;
  total: Points;
  pen: string;
  struck: string;
  children: ReactNode;
}

function Entry({ change, total, pen, struck, children }: EntryProps) {
  return (
    <>
      <td className="figure">
        {children}
        <span className={`${pen} ${struck}`}>
          <Value value={change} kind="change" />
        </span>
      </td>
      <td className="figure small w-[3.6em]">
        <Value value={total} kind="total" />
      </td>
    </>
  );
}
