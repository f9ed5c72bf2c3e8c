import { Suspense, useState } from "react";
import { later } from "#components/parts/broken/later";
import { FormFrame } from "#components/parts/form/form-page";
import { Trouble } from "#components/parts/form/submit";
import type { FormProps } from "#components/parts/games/forms";
import { FORMS } from "#components/parts/games/forms";
import { QuietButton } from "#components/parts/ledger/buttons";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { useSheetSaving } from "#components/parts/live/use-sheet-saving";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { SeatRows } from "#components/screens/sheet/people/seat-rows";
import { itemAt } from "#lib/rules/item-at";
import type { Json } from "#lib/rules/read";
import { isReport } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import { announceBet, playedFirst, record, seated } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { type Sheet, type SheetDeal, tableOf } from "#lib/sheet/sheet";
import { deskOf } from "#lib/shown/games/desk";
import { isReportDraft } from "#lib/shown/paper/report-draft";
import { type DealSeating, goneAt, turnFor } from "#lib/shown/sheet/deal-seating";
import type { Noting } from "#lib/sync/live";
import type { OpenSheet } from "#lib/sync/opened";
import { useDevice } from "../live/use-device";
import { ClashPage } from "./clash-page";
import { dropStrayTaps } from "./stray-taps";
import { useCorrection } from "./use-correction";
import { useDealDraft } from "./use-deal-draft";

dropStrayTaps();

const ReportForm = later(() => import("./report-form").then((module) => module.default));

interface Props {
  at: SheetAtHand;
  sheet: Sheet;
  slot: number;
  taker?: Person | undefined;
  /** Who is noting a deal on another phone. */
  others: readonly Noting[];
  /** The slot just noted, or null when nothing was. */
  onClose: (slot: number | null) => void;
}

/** Notes a new deal, or puts an old one right. What is typed is kept even if the phone goes to sleep. */
export function DealScreen({ at, sheet, slot, taker, others, onClose }: Props) {
  const { known, draft, isResumed, setDraft, forget, seating, seat } = useDealDraft(at.open, sheet, slot, taker);
  const leave = (noted: number | null) => forget().then(() => onClose(noted));
  const { rules, names } = tableOf(sheet, seating.seats);
  const saving = useDealSaving(at.open, { rules, names }, leave);
  const correction = useCorrection(at, sheet, known);
  // Cancelling before the draft is read keeps the draft: it was not seen yet.
  const frame = <FormFrame number={slot + 1} onCancel={() => onClose(null)} />;
  if (!draft) return frame;
  const sits = seated(sheet, slot, seating.seats, seating.dealer);
  const form: FormProps = {
    rules,
    names,
    turn: turnFor(sheet, slot, rules, seating),
    number: slot + 1,
    correcting: known !== undefined,
    draft,
    onDraft: setDraft,
    onSave: (deal) => saving.say(slot, correction?.changes(deal as Json, seating) ?? [record(slot, deal as Json, sits)]),
    onAnnounce: (bet) => saving.say(null, [announceBet(slot, bet as Json, sits, sheet)]),
    onCancel: () => leave(null),
    last: lastOf(sheet, slot, seating),
    extra: (
      <>
        {at.lastError === "refused" && !at.isCopy && <ShutOut />}
        <Meanwhile {...{ sheet, slot, others, known, isResumed }} />
        <SeatRows sheet={sheet} slot={slot} seating={seating} onSeat={seat} inPlace={known !== undefined} />
        {correction?.rows}
      </>
    ),
  };
  return (
    <>
      <Suspense fallback={frame}>
        <DealForm {...form} />
      </Suspense>
      <Unsaved {...{ at, sheet, slot, saving, seating }} isNoted={known !== undefined} onKeep={() => void leave(null)} />
    </>
  );
}

/** The game's own form; for a deal noted by its figures alone, the form for figures. */
function DealForm(form: FormProps) {
  const { rules, draft, onDraft } = form;
  const { Form } = FORMS[rules.game];
  if (!isReportDraft(draft)) return <Form {...form} />;
  return <ReportForm {...form} onWhole={() => onDraft(deskOf(rules).start(rules, {}))} />;
}

interface UnsavedProps extends Pick<Props, "at" | "sheet" | "slot"> {
  saving: ReturnType<typeof useDealSaving>;
  seating: DealSeating;
  /** The deal was already noted when the form was opened. */
  isNoted: boolean;
  onKeep: () => void;
}

/** Over the form: why the deal was not saved, or the version of another phone. */
function Unsaved({ at: { open }, sheet, slot, saving, seating, isNoted, onKeep }: UnsavedProps) {
  const { clash, setClash, trouble, forgive, say } = saving;
  return (
    <>
      {trouble && (
        <div className="edge fixed inset-x-0 top-0 z-20 bg-leaf py-3">
          <Trouble text={trouble} className="" />
          {!isNoted && <GoneBefore open={open} sheet={sheet} slot={slot} seats={seating.seats} onPlayed={forgive} />}
        </div>
      )}
      {clash && (
        <ClashPage
          open={open}
          slot={slot}
          deal={clash}
          seating={seating}
          isNoted={isNoted}
          onSay={say}
          onKeep={onKeep}
          onClose={() => setClash(null)}
        />
      )}
    </>
  );
}

/** The last deal that the same people played, to say the same again. */
const lastOf = ({ deals }: Sheet, slot: number, { seats }: DealSeating): object | null =>
  deals.findLast(
    (one) =>
      one.slot !== slot && one.deal !== null && one.score !== null && !isReport(one.deal) && one.seats.join() === seats.join(),
  )?.deal ?? null;

/** Shown if the phone is shut out while the form is open. */
const ShutOut = () => <p className="edge border-rule border-t py-2 text-prose text-neg">{useWordsOf("state").shutOut}</p>;

interface MeanwhileProps extends Pick<Props, "sheet" | "slot" | "others"> {
  /** The deal that the form corrects. */
  known: SheetDeal | undefined;
  /** The form was half typed before: it is neither empty nor the deal as noted. */
  isResumed: boolean;
}

/** Tells while typing, not only on saving, that another phone is noting the same deal, or has noted it. */
function Meanwhile({ sheet, slot, others, known, isResumed }: MeanwhileProps) {
  const { deal, sheet: t } = useWords().m;
  const device = useDevice();
  const there = sheet.deals.find((deal) => deal.slot === slot);
  const other = others.find((one) => one.slot === slot);
  // This phone's own save reaches the sheet before the form closes: it does not count as another's.
  const by = there?.versions.find(({ event }) => event === there.current)?.device;
  const isSince = there !== undefined && there.current !== known?.current && by !== device;
  const who = other && (sheet.names[sheet.seated.get(other.device) ?? -1] ?? other.name);
  const said = isSince ? t.notedSince(slot + 1) : other && t.noting(who ?? null, slot + 1);
  return (
    <>
      {said && (
        <p aria-live="polite" className="edge border-rule border-t py-2 text-prose">
          {said}
        </p>
      )}
      {isResumed && <p className="edge label border-rule border-t py-2">{deal.restored}</p>}
    </>
  );
}

/**
 * Saves the deal and leaves the form; if another phone noted it meanwhile, `clash` keeps the typed deal, to choose between both.
 */
function useDealSaving(open: OpenSheet, table: Pick<Sheet, "rules" | "names">, leave: (noted: number | null) => Promise<void>) {
  const [clash, setClash] = useState<Json | null>(null);
  const { trouble, once, say: sayUnsaved, forget } = useSheetSaving(open, table);
  /** `slot`: the deal noted, null if none. If `changes` is a text, it says why nothing is to be saved. */
  const say = (slot: number | null, changes: readonly Change[] | string) =>
    once(async () => {
      if (typeof changes === "string") return changes;
      if (changes.length === 0) return leave(null).then(() => null);
      const saved = await open.save(...changes);
      const told = changes.find(({ body }) => "deal" in body);
      if (!saved.ok && saved.code === "conflict" && told) {
        setClash((told.body as { deal: Json }).deal);
        return null;
      }
      if (saved.ok) await leave(slot);
      return sayUnsaved(saved);
    });
  return { clash, setClash, trouble, forgive: forget, say };
}

interface GoneProps {
  open: OpenSheet;
  sheet: Sheet;
  slot: number;
  seats: readonly Person[];
  onPlayed: () => void;
}

/** Another phone noted that somebody left while the deal was typed here: one tap notes that they still played it. */
function GoneBefore({ open, sheet, slot, seats, onPlayed }: GoneProps) {
  const t = useWordsOf("people");
  return goneAt(sheet, slot, seats).map((person) => {
    const { ref, name } = itemAt(sheet.people, person);
    const stayed = async () => {
      if ((await open.save(...playedFirst(slot, ref))).ok) onPlayed();
    };
    return (
      <QuietButton key={ref} accent onClick={stayed}>
        {t.played(name)}
      </QuietButton>
    );
  });
}
