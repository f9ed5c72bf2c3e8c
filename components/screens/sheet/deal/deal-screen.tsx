"use client";
import { lazy, Suspense, useState } from "react";
import { deskOf, type FormProps, type GameDesk } from "#components/parts/games/desk";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { canRule } from "#components/parts/live/can-rule";
import { useDevice } from "#components/parts/live/use-device";
import { useDraft } from "#components/parts/live/use-draft";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import { type DealSeating, SeatRows, seatingFor, seatingOf, turnFor } from "#components/screens/sheet/people/seat-rows";
import { Choices } from "#components/screens/sheet/settle/choices";
import { TwoVersions } from "#components/screens/sheet/settle/two-versions";
import type { Json } from "#lib/rules/read";
import { isReport, type Seat } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import { sayFault } from "#lib/rules/words/words";
import { announce, corrected, record, replace, restore, seated } from "#lib/sheet/change";
import { endedBy } from "#lib/sheet/drafts/ruling";
import type { Change } from "#lib/sheet/event";
import { isContested, type Seats, type Sheet, tableOf } from "#lib/sheet/sheet";
import { isReportDraft, reportDraft } from "#lib/shown/paper/report-draft";

const ReportForm = lazy(() => import("#components/parts/report/report-form"));

interface Props {
  at: SheetAtHand;
  sheet: Sheet;
  slot: number;
  taker?: Person | undefined;
  /** The slot just noted, or null when nothing was. */
  onClose: (slot: number | null) => void;
}

/** Notes a new deal, or puts an old one right. What is typed is kept even if the phone goes to sleep. */
export function DealScreen({ at, sheet, slot, taker, onClose }: Props) {
  const { open } = at;
  const { m, rules: words } = useWords();
  const settling = useWordsOf("settle");
  const due = seatingFor(sheet, slot);
  // What was noted when the form was opened: another tab may note it meanwhile, and then people choose.
  const [known] = useState(() => sheet.deals.find((deal) => deal.slot === slot));
  const partial = known ? undefined : sheet.announced?.partial;
  const begin = (sit: DealSeating, from: Parameters<GameDesk["start"]>[1] = {}): object => {
    const { rules } = tableOf(sheet, sit.seats);
    return { ...deskOf(rules).start(rules, from), sit };
  };
  const [draft, setKept, forget] = useDraft(open, slot, () =>
    known?.deal && isReport(known.deal)
      ? { ...reportDraft(known.deal), sit: due }
      : begin(due, { deal: known?.deal ?? undefined, partial, taker: seatOf(due, taker) }),
  );
  const [reason, setReason] = useState("");
  const contest = useWordsOf("contest");
  const settles = known !== undefined && isContested(known) && canRule(at);
  const [ends, setEnds] = useState(true);
  const [clash, setClash] = useState<Json | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (!draft) return <main className="min-h-dvh" />;
  // What is typed speaks of seats: it keeps those that it was typed for.
  const seating = seatingOf(sheet, draft, due);
  const { rules, names } = tableOf(sheet, seating.seats);
  const desk = deskOf(rules);
  const setDraft = (next: object) => setKept({ ...next, sit: seating });
  const last =
    sheet.deals.findLast(
      ({ slot: other, deal, seats, score }) =>
        other !== slot && deal !== null && score !== null && !isReport(deal) && seats.join() === seating.seats.join(),
    )?.deal ?? null;

  async function say(change: Change, done: number | null, ...more: Change[]) {
    const result = await open.save(change, ...more);
    if (result.ok) {
      await forget();
      onClose(done);
    } else if (result.code === "conflict" && "deal" in change.body) setClash(change.body.deal as Json);
    else if (result.code === "refused" && result.faults[0])
      setProblem(sayFault(words.games[rules.game], words.common, result.faults[0], (seat) => names[seat] ?? ""));
    else setProblem(result.code === "disk-full" ? m.screens.sheet.diskFull : m.screens.sheet.notSaved);
  }
  const leave = async () => {
    await forget();
    onClose(null);
  };
  const current = () => open.getSnapshot().sheet;
  const correct = (deal: NonNullable<typeof known>, right: Json) => {
    const note = reason.trim() || contest.ended.replaced;
    const change = replace(deal, right, reason, corrected(sheet, deal, seating.seats, seating.dealer));
    return say(change, slot, ...endedBy(deal, { may: settles, ends }, note));
  };

  const sits = seated(sheet, slot, seating.seats, seating.dealer);
  const form: FormProps = {
    rules,
    names,
    turn: turnFor(sheet, slot, rules, seating),
    number: slot + 1,
    correcting: known !== undefined,
    draft,
    onDraft: setDraft,
    onSave: (deal) => (known ? correct(known, deal as Json) : say(record(slot, deal as Json, sits), slot)),
    onAnnounce: (bet) => say(announce(slot, bet as Json, sits, sheet), null),
    onCancel: leave,
    last,
    extra: (
      <>
        <SeatRows
          sheet={sheet}
          slot={slot}
          seating={seating}
          onSeat={(next) => {
            // Other people, another form; in a correction, whoever is dealt in takes the place of who is not.
            const stays = next.seats.join() === seating.seats.join() || (known && next.seats.length === seating.seats.length);
            setKept(stays ? { ...draft, sit: next } : begin(next));
          }}
          inPlace={known !== undefined}
        />
        {known && <Why reason={reason} onReason={setReason} />}
        {settles && (
          <label className="edge flex min-h-11 items-center gap-3 text-choice">
            <input type="checkbox" className="size-5 accent-ink" checked={ends} onChange={() => setEnds(!ends)} />
            {contest.ends}
          </label>
        )}
      </>
    ),
  };

  return (
    <>
      <Suspense fallback={<main className="min-h-dvh" />}>
        {isReportDraft(draft) ? (
          <ReportForm {...form} onWhole={() => setDraft(desk.start(rules, {}))} />
        ) : (
          <desk.Form {...form} />
        )}
      </Suspense>
      {problem && (
        <p role="alert" className="edge fixed inset-x-0 top-0 z-20 bg-leaf py-3 text-reason text-neg">
          {problem}
        </p>
      )}
      {clash && (
        <RaisedPage label={settling.conflict(slot + 1)} onClose={() => setClash(null)}>
          <p className="edge pt-6 text-reason">{settling.conflict(slot + 1)}</p>
          <Clash current={current} slot={slot} deal={clash} seating={seating} />
          <Choices
            of={known ? ["keep", "replace"] : ["keep", "replace", "another"]}
            onChoice={(choice) => {
              const now = current();
              const other = now?.deals.find((deal) => deal.slot === slot);
              if (choice === "keep" || !now || !other) void leave();
              else if (choice === "replace")
                void say(
                  replace(other, clash, undefined, corrected(now, other, seating.seats, seating.dealer)),
                  slot,
                  ...(other.voided ? [restore(other)] : []),
                );
              else void say(record(now.nextSlot, clash, seated(now, now.nextSlot, seating.seats, seating.dealer)), now.nextSlot);
            }}
          />
        </RaisedPage>
      )}
    </>
  );
}

/** Somebody who sits out takes nothing. */
const seatOf = ({ seats }: Pick<Seats, "seats">, person: Person | undefined): Seat | undefined =>
  person !== undefined && seats.includes(person) ? seats.indexOf(person) : undefined;

/** What stands on the sheet by now, and what was about to be noted here. */
interface ClashProps {
  current: () => Sheet | null;
  slot: number;
  deal: Json;
  seating: Seats;
}

function Clash({ current, slot, deal, seating: { seats, dealer } }: ClashProps) {
  const device = useDevice();
  const [at] = useState(() => new Date().toISOString());
  const sheet = current();
  const other = sheet?.deals.find((one) => one.slot === slot);
  const rival = { event: "", ids: [], deal, seats, dealer, at, device: device ?? "", contests: [] };
  return sheet && other ? <TwoVersions sheet={sheet} deal={other} rival={rival} /> : null;
}

/** The reason of a correction, for the history. */
function Why({ reason, onReason }: { reason: string; onReason: (reason: string) => void }) {
  const { m } = useWords();
  return (
    <label className="edge block border-rule border-t pt-1">
      <span className="label">{m.screens.deal.why}</span>
      <input
        className="min-h-11 w-full border-rule2 border-b bg-transparent text-choice"
        maxLength={140}
        value={reason}
        onChange={(event) => onReason(event.target.value)}
      />
    </label>
  );
}
