import { Fragment, type ReactNode } from "react";
import { rowOf } from "#components/parts/live/rows";
import { useMarks } from "#components/parts/print/marks";
import { useGame } from "#components/parts/words/game-words";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import { gameOf, tableRules } from "#lib/rules/games";
import { leadersOf, type Points } from "#lib/rules/rules";
import { sayOption } from "#lib/rules/words/words";
import { isContested, type Sheet, type SheetDeal } from "#lib/sheet/sheet";
import { fitNames } from "#lib/shown/names/fit-names";
import { widthOf } from "#lib/shown/plot/width";
import { numeral } from "#lib/shown/sheet/numeral";
import { dayOf, firstOf, momentOf } from "#lib/shown/sheet/title";
import type { Lang } from "#messages/words";
import { type Inks, PrintedCurve } from "./printed-curve";

export const PAPER_INKS: Inks = { ink: "#000", faint: "#4d463b", rule: "#b5a88d", leader: "#8d8168", font: "inherit" };
const WIDTH = 688;

/** The evening on paper: every deal with who dealt it, the totals, the curve, and what was put right or contested. */
export function PrintedSheet({ sheet }: { sheet: Sheet }) {
  const { lang } = useWords();
  useGame(lang, sheet.rules.game);
  const t = useWordsOf("print");
  const { names, totals } = sheet;
  const played = sheet.deals.filter((deal) => !deal.voided);
  const heads = fitNames(names, { width: columnOf(names) - 0.8, sizes: [1, 0.87], lines: 2 }, widthOf);
  return (
    <article className="paper" aria-label={t.preview}>
      <Head sheet={sheet} />
      <table>
        <thead>
          <tr>
            <th scope="col" className="small w-[2.2em]">
              <span className="sr-only">{t.deal}</span>
            </th>
            <th scope="col">
              <span className="sr-only">{t.deal}</span>
            </th>
            {names.map((name, seat) => (
              <th key={name} scope="col" className="figure" colSpan={2} style={{ width: `${columnOf(names)}em` }}>
                <span className="sr-only">{name}</span>
                <span aria-hidden style={{ fontSize: `${heads.size}em` }}>
                  {heads.lines[seat]?.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.deals.map((deal) => (
            <DealRow key={deal.id} sheet={sheet} deal={deal} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={2} scope="row">
              {t.total}
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

/** "mardi 10 mars 2026": paper outlives the year. */
export const fullDay = (day: Date, lang: Lang): string =>
  firstOf(
    new Intl.DateTimeFormat(lang === "fr" ? "fr-FR" : "en-GB", {
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
    }).format(day),
    lang,
  );

function Head({ sheet }: { sheet: Sheet }) {
  const { m, rules: words, lang } = useWords();
  const options = useWordsOf("options")[sheet.rules.game];
  const t = useWordsOf("print");
  const { rules, target, until, title } = sheet;
  const day = fullDay(dayOf(sheet), lang);
  const named = day.charAt(0).toUpperCase() + day.slice(1);
  const changed = tableRules(rules);
  const played = sheet.deals.filter(({ voided, score }) => !voided && score).length;
  const game = `${m.screens.sheet.gameAt(words.names[rules.game], rules.players)}, ${words.games[rules.game].editions[rules.edition]}.`;
  const ends = [target === null ? "" : t.target(target), until === null ? "" : t.until(until)].filter(Boolean).join(" ");
  return (
    <header className="pb-[0.8em]">
      <h1 className="text-[2.1em] leading-tight">{title ?? named}</h1>
      <p className="italic">{[title ? `${named}.` : "", game, ends, `${t.played(played)}.`].filter(Boolean).join(" ")}</p>
      {changed.length > 0 && (
        <p className="small pt-[0.2em]">
          {m.screens.sheet.tableRule(
            t.tableRules,
            changed
              .map(({ spec, value }) => `${options[spec.id]?.label ?? spec.id}, ${sayOption(options, spec, value)}`)
              .join(". "),
          )}
          .
        </p>
      )}
    </header>
  );
}

function DealRow({ sheet, deal }: { sheet: Sheet; deal: SheetDeal }) {
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

/** In em: the change and the total of one player, whatever the name. */
const columnOf = (names: readonly string[]): number => (names.length > 5 ? 5.2 : names.length > 4 ? 7 : 8);

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

export const Value = ({ value, kind }: { value: Points | null; kind: "change" | "total" }) => (
  <span className={value !== null && value < 0 ? "neg" : ""}>{value === null ? "–" : numeral(value, kind)}</span>
);

function EveningCurve({ sheet }: { sheet: Sheet }) {
  const { m } = useWords();
  const t = useWordsOf("print");
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
        />
      </svg>
    </figure>
  );
}

/** What the marks of the sheet stand for: when, and in whose words. */
function Notes({ sheet }: { sheet: Sheet }) {
  const { lang } = useWords();
  const t = useWordsOf("print");
  const c = useWordsOf("contest");
  const notes = sheet.deals.flatMap((deal) => {
    const last = deal.versions.findLast(({ kind }) => kind !== "deal.recorded" && kind !== "deal.restored");
    const when = last ? momentOf(last.at, lang) : "";
    const why = last?.reason ? ` ${t.quoted(last.reason)}` : "";
    return [
      ...(deal.voided
        ? [`${t.voided(deal.number, when)}.${why}`]
        : deal.corrected
          ? [`${t.corrected(deal.number, when)}.${why}`]
          : []),
      ...(deal.faults.length > 0 && !deal.voided ? [t.refused(deal.number)] : []),
      ...deal.contests.map(
        ({ note, ruling }) =>
          `${t.contested(deal.number)}. ${t.quoted(note)}${ruling ? ` ${c.decided(c.ended[ruling.outcome])}. ${t.quoted(ruling.note)}` : ""}`,
      ),
    ];
  });
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
