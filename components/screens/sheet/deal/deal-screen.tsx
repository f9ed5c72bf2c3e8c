"use client";
import { lazy, Suspense, useState } from "react";
import { Trouble } from "#components/parts/form/trouble";
import { deskOf, type FormProps } from "#components/parts/games/desk";
import { useDraft } from "#components/parts/live/use-draft";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { SeatRows } from "#components/screens/sheet/people/seat-rows";
import type { Json } from "#lib/rules/read";
import { isReport } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import { announce, type Choice, corrected, record, replace, restore, seated } from "#lib/sheet/change";
import { type Sheet, type SheetDeal, tableOf } from "#lib/sheet/sheet";
import { isReportDraft, reportDraft } from "#lib/shown/paper/report-draft";
import { type DealSeating, seatingFor, seatingOf, turnFor } from "#lib/shown/sheet/deal-seating";
import { ClashPage } from "./clash-page";
import { useCorrection } from "./use-correction";
import { useDealSaving } from "./use-deal-saving";

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
  const due = seatingFor(sheet, slot);
  // What was noted when the form was opened: another tab may note it meanwhile, and then people choose.
  const [known] = useState(() => sheet.deals.find((deal) => deal.slot === slot));
  const [draft, setKept, forget] = useDraft(at.open, slot, () => firstDraft(sheet, known, due, taker));
  const leave = async (noted: number | null) => {
    await forget();
    onClose(noted);
  };
  // What is typed speaks of seats: it keeps those that it was typed for.
  const seating = draft ? seatingOf(sheet, draft, due) : due;
  const { rules, names } = tableOf(sheet, seating.seats);
  const { clash, setClash, trouble, say } = useDealSaving(at.open, { rules, names }, leave);
  const correction = useCorrection(at, sheet, known);
  if (!draft) return <main className="min-h-dvh" />;
  const desk = deskOf(rules);
  const setDraft = (next: object) => setKept({ ...next, sit: seating });
  const sits = seated(sheet, slot, seating.seats, seating.dealer);
  // Other people, another form; in a correction, whoever is dealt in takes the place of who is not.
  const seat = (next: DealSeating) => {
    const stays = next.seats.join() === seating.seats.join() || (known && next.seats.length === seating.seats.length);
    setKept(stays ? { ...draft, sit: next } : begin(sheet, next));
  };
  const form: FormProps = {
    rules,
    names,
    turn: turnFor(sheet, slot, rules, seating),
    number: slot + 1,
    correcting: known !== undefined,
    draft,
    onDraft: setDraft,
    onSave: (deal) => say(slot, ...(correction?.changes(deal as Json, seating) ?? [record(slot, deal as Json, sits)])),
    onAnnounce: (bet) => say(null, announce(slot, bet as Json, sits, sheet)),
    onCancel: () => leave(null),
    last: lastOf(sheet, slot, seating),
    extra: (
      <>
        <SeatRows sheet={sheet} slot={slot} seating={seating} onSeat={seat} inPlace={known !== undefined} />
        {correction?.rows}
      </>
    ),
  };
  const current = at.open.getSnapshot().sheet;
  const choose = (choice: Choice) => {
    const now = at.open.getSnapshot().sheet;
    const other = now?.deals.find((deal) => deal.slot === slot);
    if (choice === "keep" || !now || !other || !clash) void leave(null);
    else if (choice === "replace") void say(slot, ...inPlaceOf(now, other, clash, seating));
    else void say(now.nextSlot, record(now.nextSlot, clash, seated(now, now.nextSlot, seating.seats, seating.dealer)));
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
      <Trouble text={trouble} className="edge fixed inset-x-0 top-0 z-20 bg-leaf py-3" />
      {clash && (
        <ClashPage
          sheet={current}
          slot={slot}
          deal={clash}
          seating={seating}
          of={known ? ["keep", "replace"] : ["keep", "replace", "another"]}
          onChoice={choose}
          onClose={() => setClash(null)}
        />
      )}
    </>
  );
}

type From = Parameters<ReturnType<typeof deskOf>["start"]>[1];

function begin(sheet: Sheet, sit: DealSeating, from: From = {}): object {
  const { rules } = tableOf(sheet, sit.seats);
  return { ...deskOf(rules).start(rules, from), sit };
}

/** The deal to put right, the bet that was announced, or who was tapped; somebody who sits out takes nothing. */
function firstDraft(sheet: Sheet, known: SheetDeal | undefined, due: DealSeating, taker: Person | undefined): object {
  if (known?.deal && isReport(known.deal)) return { ...reportDraft(known.deal), sit: due };
  const seat = taker !== undefined && due.seats.includes(taker) ? due.seats.indexOf(taker) : undefined;
  return begin(sheet, due, {
    deal: known?.deal ?? undefined,
    partial: known ? undefined : sheet.announced?.partial,
    taker: seat,
  });
}

/** The last deal that the same people played, to say the same again. */
const lastOf = ({ deals }: Sheet, slot: number, { seats }: DealSeating): object | null =>
  deals.findLast(
    (one) =>
      one.slot !== slot && one.deal !== null && one.score !== null && !isReport(one.deal) && one.seats.join() === seats.join(),
  )?.deal ?? null;

/** What was typed here takes the place of what somebody else noted. */
const inPlaceOf = (now: Sheet, other: SheetDeal, deal: Json, { seats, dealer }: DealSeating) =>
  [replace(other, deal, undefined, corrected(now, other, seats, dealer)), ...(other.voided ? [restore(other)] : [])] as const;
