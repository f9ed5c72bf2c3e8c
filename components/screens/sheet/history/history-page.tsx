import { Fragment } from "react";
import { KeepFile } from "#components/parts/file/keep-file";
import { QuietButton } from "#components/parts/ledger/buttons";
import { Dash, Figure } from "#components/parts/ledger/figure";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { Refusal } from "#components/parts/ledger/refusal";
import { rowOf } from "#components/parts/live/rows";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { useWho } from "#components/parts/live/who";
import { FittedName } from "#components/parts/names/fitted-name";
import { useFit } from "#components/parts/names/use-fit";
import { useSayFault } from "#components/parts/words/use-say-fault";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { ConfirmRows } from "#components/screens/sheet/confirm/confirm-rows";
import { ContestRows } from "#components/screens/sheet/contest/contest-rows";
import type { Points } from "#lib/rules/rules";
import { awaitsConfirmation } from "#lib/sheet/awaiting";
import { restore, voidDeal } from "#lib/sheet/change";
import { type Chapter, columnsOf, historyOf } from "#lib/sheet/history";
import { isContested, type Rival, type Sheet, type SheetDeal, tableOf } from "#lib/sheet/sheet";

interface Props {
  at: SheetAtHand;
  sheet: Sheet;
  /** One deal, or null for the whole evening. */
  slot: number | null;
  onClose: () => void;
  onCorrect: (slot: number) => void;
  onContest: (slot: number) => void;
}

/** Who changed what, when, and why: the old version struck, the new one under it. */
export function HistoryPage({ at, sheet, slot, onClose, onCorrect, onContest }: Props) {
  const t = useWordsOf("raised").history;
  const deals = sheet.deals.filter((deal) => slot === null || deal.slot === slot);
  const title = slot === null ? t.all : t.title(slot + 1);
  return (
    <RaisedPage label={title} onClose={onClose}>
      <div className="max-w-[720px]">
        <div className="stays pt-2">
          <div className="edge flex items-center justify-between gap-4">
            <h2 className="text-title">{title}</h2>
            <QuietButton onClick={onClose}>{t.back}</QuietButton>
          </div>
          {deals.length > 0 ? <Heads names={sheet.names} /> : <div className="double-rule" />}
        </div>
        {deals.length === 0 && <p className="edge label pt-3">{t.nothing}</p>}
        {[...deals].reverse().map((deal) => (
          <Life
            key={deal.id}
            at={at}
            sheet={sheet}
            deal={deal}
            slot={slot}
            onCorrect={() => onCorrect(deal.slot)}
            onContest={() => onContest(deal.slot)}
          />
        ))}
        <KeepFile events={at.unsent + at.rejected.length} text={at.open.export} />
      </div>
    </RaisedPage>
  );
}

/** Over the figures below them, in sight while those scroll. */
function Heads({ names }: { names: readonly string[] }) {
  const [row, fitted] = useFit<HTMLDivElement>(names, { sizes: [15, 13], lines: 2, spare: 6, among: names.length });
  return (
    <div aria-hidden className="double-rule edge py-1">
      <div ref={row} className="grid auto-cols-[minmax(0,1fr)] grid-flow-col items-end text-right leading-[1.125rem]">
        {names.map((name, seat) => (
          <FittedName key={name} fitted={fitted} at={seat} />
        ))}
      </div>
    </div>
  );
}

interface LifeProps {
  at: SheetAtHand;
  sheet: Sheet;
  deal: SheetDeal;
  /** The one deal whose history this is. */
  slot: number | null;
  onCorrect: () => void;
  onContest: () => void;
}

function Life({ at, sheet, deal, slot, onCorrect, onContest }: LifeProps) {
  const words = useWords();
  const contests = useWordsOf("contest");
  const t = useWordsOf("raised").history;
  const { chapters } = historyOf(sheet, deal);
  const row = rowOf(sheet, deal, words);
  return (
    <section aria-label={t.title(deal.number)} className="border-rule border-b py-2">
      <h3 className="edge text-choice">
        <span className="text-ink2">{deal.number}</span> {row.summary}
        {row.mark && (
          <span className={`label ${row.mark === "contested" ? "text-thumb" : ""}`}> {words.m.ledger.marks[row.mark]}</span>
        )}
      </h3>
      <Why sheet={sheet} deal={deal} />
      {chapters.map((chapter, i) => (
        <Fragment key={chapter.event}>
          <ChapterRows chapter={chapter} deal={deal} sheet={sheet} />
          {deal.settled
            .filter(
              ({ at }) =>
                i ===
                Math.max(
                  0,
                  chapters.findLastIndex((one) => one.at <= at),
                ),
            )
            .map((rival) => (
              <SettledRows key={rival.event} rival={rival} deal={deal} sheet={sheet} />
            ))}
        </Fragment>
      ))}
      <ContestRows sheet={sheet} deal={deal} />
      <ConfirmRows at={at} sheet={sheet} deal={deal} />
      {at.role !== "viewer" && (
        <div className="edge flex flex-wrap justify-between gap-x-4">
          {deal.voided ? (
            <QuietButton onClick={() => at.open.save(restore(deal))}>{t.restore}</QuietButton>
          ) : (
            <>
              <QuietButton onClick={() => at.open.save(voidDeal(deal))}>{t.void}</QuietButton>
              <QuietButton onClick={onContest}>{isContested(deal) ? contests.settle : contests.contest}</QuietButton>
              <QuietButton accent={slot !== null && !awaitsConfirmation(sheet, deal)} onClick={onCorrect}>
                {t.correct}
              </QuietButton>
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** Why a deal that was noted does not count. */
function Why({ sheet, deal }: Pick<LifeProps, "sheet" | "deal">) {
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
  const { m } = useWords();
  const t = useWordsOf("raised").history;
  const who = useWho(sheet)(chapter.device);
  const pending = sheet.unsent.includes(chapter.event);
  const { vain, after } = chapter;
  const struck = vain ? columnsOf(sheet, deal, chapter) : chapter.before;
  return (
    <div className="edge pt-1">
      <p className="label">
        {t[VERBS[chapter.kind]]}, {t.by(who, m.calendar.moment(new Date(chapter.at)))}
        {pending && `, ${t.pending}`}
        {vain && `. ${t.vain[vain]}`}
        {chapter.reason && `. ${t.why(chapter.reason)}`}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4">
        {struck && <Columns label={vain ? t[VERBS[chapter.kind]] : t.before} scores={struck} names={sheet.names} struck />}
        {(after || struck) && <Columns label={t.after} scores={after} names={sheet.names} />}
      </dl>
    </div>
  );
}

/** What another phone noted of this deal, once people had chosen. */
function SettledRows({ rival, deal, sheet }: { rival: Rival; deal: SheetDeal; sheet: Sheet }) {
  const { m } = useWords();
  const t = useWordsOf("raised").history;
  const who = useWho(sheet)(rival.device);
  return (
    <div className="edge pt-1">
      <p className="label">
        {t.settled}, {t.by(who, m.calendar.moment(new Date(rival.at)))}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4">
        <Columns label={t.settled} scores={columnsOf(sheet, deal, rival)} names={sheet.names} struck />
      </dl>
    </div>
  );
}

function Columns({
  label,
  scores,
  names,
  struck,
}: {
  label: string;
  scores: readonly (Points | null)[] | null;
  names: readonly string[];
  struck?: boolean;
}) {
  return (
    <Fragment>
      <dt className="label sr-only">{label}</dt>
      <dd
        className={`col-span-2 grid auto-cols-[minmax(0,1fr)] grid-flow-col text-right text-figure ${struck ? "text-ink2 line-through decoration-1" : ""}`}
      >
        {names.map((name, seat) => (
          <span key={name}>
            <span className="sr-only">{name} </span>
            {scores ? <Figure value={scores[seat] ?? null} /> : <Dash />}
          </span>
        ))}
      </dd>
    </Fragment>
  );
}
