// This folder: what happened to each deal, told in its order.
import { type CSSProperties, Fragment } from "react";
import { KeepFile } from "#components/parts/file/keep-file";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { FittedName, useFit } from "#components/parts/names/fitted-name";
import { RaisedPage } from "#components/parts/page/raised-page";
import { QuietButton } from "#components/parts/press/buttons";
import { useSayFault } from "#components/parts/words/use-say-fault";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { ConfirmRows } from "#components/screens/sheet/confirm/confirm-rows";
import { Contested, Decided, TakenBack } from "#components/screens/sheet/contest/contest-rows";
import type { Points } from "#lib/rules/rules";
import { awaitsConfirmation } from "#lib/sheet/awaiting";
import { restore, voidDeal } from "#lib/sheet/change";
import { dealColumns } from "#lib/sheet/deal-columns";
import { type Chapter, historyOf, isInFigures, toldUnder } from "#lib/sheet/history";
import { isContested, type Rival, type Ruled as Ruling, type Sheet, type SheetDeal, tableOf } from "#lib/sheet/sheet";
import { ledgerRow } from "#lib/shown/sheet/rows";
import { seenOf } from "#lib/shown/sheet/shown-columns";
import { widestNoted } from "#lib/shown/sheet/widest-noted";
import { ByPerson } from "../by-person";
import { Refusal } from "../forms/refusal";
import { useBy } from "../live/who";
import { go, toSheet } from "../view";

interface Props {
  at: SheetAtHand;
  sheet: Sheet;
  /** One deal, or null for all of the evening. */
  slot: number | null;
}

/** Who changed what, when, and why: the old version struck, the new one under it. */
export function HistoryPage({ at, sheet, slot }: Props) {
  const { alike, history: t } = useWordsOf("raised");
  const deals = sheet.deals.filter((deal) => slot === null || deal.slot === slot);
  const title = slot === null ? alike.pages.history : t.title(slot + 1);
  return (
    <RaisedPage label={title} onClose={toSheet}>
      <div className="max-w-[720px]" style={{ "--em": widestNoted(sheet, deals) } as CSSProperties}>
        <div className="stays heads flat:pt-0 pt-2">
          <div className="edge flex items-center justify-between gap-4">
            <h2 className="text-title flat:text-choice">{title}</h2>
            <QuietButton onClick={toSheet}>{alike.back.sheet}</QuietButton>
          </div>
          {deals.length > 0 ? <Heads names={seenOf(sheet).names} /> : <div className="double-rule" />}
        </div>
        {deals.length === 0 && <p className="edge label pt-3">{t.nothing}</p>}
        {[...deals].reverse().map((deal) => (
          <Life key={deal.id} at={at} sheet={sheet} deal={deal} slot={slot} />
        ))}
        <KeepFile events={at.unsent + at.rejected.length} text={at.open.export} />
      </div>
    </RaisedPage>
  );
}

/** Names over the figures, which stay in view while those scroll; in large text each figure has its name beside it. */
function Heads({ names }: { names: readonly string[] }) {
  const [row, fitted] = useFit<HTMLDivElement>(names, { sizes: [15, 13], lines: 2, spare: 6, among: names.length });
  return (
    <div aria-hidden className="double-rule edge py-1">
      <div
        ref={row}
        className="max-large:hidden grid auto-cols-[minmax(0,1fr)] grid-flow-col items-end text-right leading-[1.125rem]"
      >
        {names.map((name, seat) => (
          <FittedName key={name} fitted={fitted} at={seat} />
        ))}
      </div>
    </div>
  );
}

interface LifeProps extends Props {
  deal: SheetDeal;
}

function Life({ at, sheet, deal, slot }: LifeProps) {
  const words = useWords();
  const t = useWordsOf("raised").history;
  const row = ledgerRow(sheet, deal, words);
  return (
    <section aria-label={t.title(deal.number)} className="border-rule border-b py-2">
      <h3 className="edge text-choice">
        <span className="mr-1.5 text-ink2">{deal.number}</span> {row.summary}
        {row.mark && (
          <span className={`label ${row.mark === "contested" ? "text-thumb" : ""}`}> {words.m.ledger.marks[row.mark]}</span>
        )}
      </h3>
      <Why sheet={sheet} deal={deal} />
      <Story sheet={sheet} deal={deal} />
      <ConfirmRows at={at} sheet={sheet} deal={deal} />
      {at.role !== "viewer" && <Acts at={at} sheet={sheet} deal={deal} slot={slot} />}
    </section>
  );
}

type OfDeal = Pick<LifeProps, "sheet" | "deal">;

/** Versions, contests and decisions in order; a choice between two phones' versions stands under them. */
function Story({ sheet, deal }: OfDeal) {
  const told = historyOf(sheet, deal);
  return told.map((one) => (
    <Fragment key={one.event}>
      {"contest" in one && <Contested sheet={sheet} contest={one.contest} isOver={!deal.contests.includes(one.contest)} />}
      {"ruling" in one && <Ruled sheet={sheet} deal={deal} ruling={one.ruling} />}
      {"withdrawn" in one && <TakenBack sheet={sheet} withdrawn={one.withdrawn} />}
      {"chapter" in one && <ChapterRows chapter={one.chapter} deal={deal} sheet={sheet} />}
      {[...deal.settled, ...deal.conflicts]
        .filter((rival) => toldUnder(told, rival) === one.event)
        .map((rival) => (
          <RivalRows key={rival.event} rival={rival} deal={deal} sheet={sheet} />
        ))}
    </Fragment>
  ));
}

/** The deal's figures include the last points added by a ruling. */
function Ruled({ sheet, deal, ruling }: OfDeal & { ruling: Ruling }) {
  const people = sheet.names.map((_, person) => person);
  const result = isInFigures(deal, ruling) ? deal.columns : undefined;
  return <Decided sheet={sheet} deal={deal} ruling={ruling} people={people} result={result} />;
}

/** The buttons for a deal; screen readers hear for which deal each is. */
function Acts({ at, sheet, deal, slot }: LifeProps) {
  const contests = useWordsOf("contest");
  const t = useWordsOf("raised").history;
  const said = (act: string) => ({ "aria-label": `${act}${t.ofDeal(deal.number)}`, children: act });
  return (
    <div className="edge flex flex-wrap justify-between gap-x-4">
      {deal.voided ? (
        <QuietButton {...said(t.restore)} onClick={() => at.open.save(restore(deal))} />
      ) : (
        <>
          <QuietButton {...said(t.void)} onClick={() => at.open.save(voidDeal(deal, undefined, sheet))} />
          <QuietButton
            {...said(isContested(deal) ? contests.settle : contests.contest)}
            onClick={() => go({ page: "contest", slot: deal.slot })}
          />
          <QuietButton
            {...said(t.correct)}
            accent={slot !== null && !awaitsConfirmation(sheet, deal)}
            onClick={() => go({ page: "deal", slot: deal.slot })}
          />
        </>
      )}
    </div>
  );
}

/** Why a deal that was noted does not count. */
function Why({ sheet, deal }: OfDeal) {
  const { rules, names } = tableOf(sheet, deal.seats);
  const say = useSayFault(rules.game, names);
  const [fault] = deal.voided ? [] : deal.faults;
  if (!fault) return null;
  return <Refusal reason={say(fault)} rule={fault.rule} />;
}

const VERBS = {
  "deal.recorded": "recorded",
  "deal.replaced": "replaced",
  "deal.voided": "voided",
  "deal.restored": "restored",
} as const;

function ChapterRows({ chapter, deal, sheet }: { chapter: Chapter; deal: SheetDeal; sheet: Sheet }) {
  const { alike, history: t } = useWordsOf("raised");
  const by = useBy(sheet);
  const { event, kind, reason, vain, before, after } = chapter;
  const verb = t[VERBS[kind]];
  const struck = vain ? dealColumns(sheet, deal, chapter) : before;
  return (
    <Noted
      names={seenOf(sheet).names}
      said={[
        `${verb}, ${by(chapter)}`,
        sheet.unsent.includes(event) && `, ${alike.said.notSent}`,
        vain && `. ${t.vain[vain]}`,
        reason && `. ${t.why(reason)}`,
      ]}
      columns={[
        ...(struck ? [{ label: vain ? verb : t.before, scores: struck, struck: true }] : []),
        ...(after || struck ? [{ label: t.after, scores: after }] : []),
      ]}
    />
  );
}

/** Another phone's version of this deal, and whether one has been chosen. */
function RivalRows({ rival, deal, sheet }: OfDeal & { rival: Rival }) {
  const t = useWordsOf("raised").history;
  const by = useBy(sheet);
  const isSettled = deal.settled.includes(rival);
  const label = isSettled ? t.settled : t.other;
  const columns = [{ label, scores: dealColumns(sheet, deal, rival), struck: isSettled }];
  return <Noted names={seenOf(sheet).names} said={[`${label}, ${by(rival)}`]} columns={columns} />;
}

interface NotedProps {
  names: readonly string[];
  said: readonly (string | false | null | undefined)[];
  columns: readonly { readonly label: string; readonly scores: readonly (Points | null)[] | null; readonly struck?: boolean }[];
}

/** What was done, by whom and when; with the figures before and after. */
function Noted({ names, said, columns }: NotedProps) {
  return (
    <div className="edge pt-1">
      <p className="label">{said}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4">
        {columns.map(({ label, scores, struck }) => (
          <Fragment key={label}>
            <dt className="label sr-only">{label}</dt>
            <dd className="col-span-2">
              <ByPerson names={names} scores={scores ?? []} struck={struck} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
