import { Fragment, type ReactNode } from "react";
import { useClubShorts } from "#components/parts/club/use-club-shorts";
import { useGame } from "#components/parts/games/use-game";
import { type Inks, PrintedCurve } from "#components/parts/print/printed-curve";
import { useMarks } from "#components/parts/print/use-marks";
import { useWords, useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { gameOf } from "#lib/rules/games";
import { leadersOf, type Points } from "#lib/rules/rules";
import { isContested, type Sheet, type SheetDeal } from "#lib/sheet/sheet";
import { fitNames } from "#lib/shown/names/fit-names";
import { widthOf } from "#lib/shown/plot/width";
import { ledgerRow } from "#lib/shown/sheet/rows";
import { sayNotes } from "#lib/shown/sheet/say-notes";
import { NameHead } from "./name-head";
import { Value } from "./printed-value";
import { SheetHead } from "./sheet-head";

export const PAPER_INKS: Inks = { ink: "#000", faint: "#4d463b", rule: "#b5a88d", leader: "#8d8168", font: "inherit" };
const WIDTH = 688;

/** The evening on paper: every deal with who dealt it, the totals, the curve, and what was put right or contested. */
export function PrintedSheet({ sheet }: { sheet: Sheet }) {
  useGame(sheet.rules.game);
  const t = useWordsOf("print");
  const { names, totals } = sheet;
  const played = sheet.deals.filter((deal) => !deal.voided);
  return (
    <article className="paper" aria-label={t.preview}>
      <SheetHead sheet={sheet} />
      <table>
        <Heads sheet={sheet} />
        <tbody>
          {sheet.deals.map((deal) => (
            <DealRow key={deal.id} sheet={sheet} deal={deal} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={2} scope="row">
              {t.alike.heads.total}
            </th>
            {names.map((name, seat) => (
              <td key={name} colSpan={2} className="figure text-[1.35em]">
                <Value value={totals[seat] ?? null} kind="total" />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="small pt-[0.5em] italic">{gameOf(sheet.rules).counts === "tricks" ? t.legendOfWhist : t.legend}</p>
      {played.length > 1 && <EveningCurve sheet={sheet} />}
      <Notes sheet={sheet} />
    </article>
  );
}

function Heads({ sheet }: { sheet: Sheet }) {
  const { names } = sheet;
  const shorts = useClubShorts(sheet);
  const t = useWordsOf("print");
  const asked = { width: columnOf(names) - 0.8, sizes: [1, 0.87], lines: 2 } as const;
  const heads = fitNames(names, asked, widthOf, (name) => shorts.get(name));
  return (
    <thead>
      <tr>
        <th scope="col" className="small w-[2.2em]">
          <span className="sr-only">{t.alike.heads.deal}</span>
        </th>
        <th scope="col">
          <span className="sr-only">{t.alike.heads.deal}</span>
        </th>
        {names.map((name, at) => (
          <NameHead key={name} name={name} fitted={{ names: heads, at }} width={columnOf(names)} span={2} />
        ))}
      </tr>
    </thead>
  );
}

/** In em: the change and the total of one player, whatever the name. */
const columnOf = (names: readonly string[]): number => (names.length > 5 ? 5.2 : names.length > 4 ? 7 : 8);

function EveningCurve({ sheet }: { sheet: Sheet }) {
  const { m, lang, t } = useWordsAnd("print");
  const { names, deals, totals, start } = sheet;
  const marks = useMarks(sheet);
  return (
    <figure className="whole pt-[1.2em]" aria-label={m.ledger.curve}>
      <svg aria-hidden viewBox={`0 0 ${WIDTH} 230`} className="w-full">
        <PrintedCurve
          names={names}
          marks={marks}
          rows={[start, ...deals.map((deal) => deal.totals)]}
          labels={[t.start, ...deals.map((deal) => String(deal.number))]}
          inked={leadersOf(totals)[0] ?? 0}
          box={{ left: 46, top: 10, width: WIDTH - 46, height: 185 }}
          size={12}
          inks={PAPER_INKS}
          lang={lang}
        />
      </svg>
    </figure>
  );
}

/** What the marks of the sheet stand for: when, and in whose words. */
function Notes({ sheet }: { sheet: Sheet }) {
  const words = useWords();
  const t = useWordsOf("print");
  const c = useWordsOf("contest");
  const notes = sayNotes(sheet, words, t, c);
  if (notes.length === 0 && !sheet.deals.some(isContested)) return null;
  return (
    <section className="pt-[1em]">
      <h2 className="text-[1.2em]">{t.notes}</h2>
      <ul>
        {notes.map((note) => (
          <li key={note} className="whole py-[0.15em] wrap-anywhere">
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}

function DealRow({ sheet, deal }: { sheet: Sheet; deal: SheetDeal }) {
  const words = useWords();
  const row = ledgerRow(sheet, deal, words);
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
  const { m } = useWords();
  return (
    <span className="pr-[0.7em]">
      <span aria-hidden>•</span>
      <span className="sr-only">{m.ledger.dealer} </span>
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
