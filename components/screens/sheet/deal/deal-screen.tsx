import { Suspense } from "react";
import { later } from "#components/parts/broken/later";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { SeatRows } from "#components/screens/sheet/people/seat-rows";
import type { Json } from "#lib/rules/read";
import type { Person } from "#lib/rules/seating";
import { announceBet, record, seated } from "#lib/sheet/change";
import { type Sheet, type SheetDeal, tableOf } from "#lib/sheet/sheet";
import { deskOf } from "#lib/shown/games/desk";
import { isReportDraft } from "#lib/shown/sheet/deal-draft";
import { turnFor } from "#lib/shown/sheet/deal-seating";
import { lastSame } from "#lib/shown/sheet/last-same";
import { meanwhileSaid } from "#lib/shown/sheet/meanwhile-said";
import type { Noting } from "#lib/sync/live";
import { FormFrame } from "../forms/form-page";
import type { FormProps } from "../forms/forms";
import { FORMS } from "../forms/forms";
import { useDevice } from "../live/use-device";
import { dropStrayTaps } from "./stray-taps";
import { Unsaved } from "./unsaved";
import { useCorrection } from "./use-correction";
import { useDealDraft } from "./use-deal-draft";
import { useDealSaving } from "./use-deal-saving";

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
    onSave: (deal) => saving.save(slot, correction?.changes(deal as Json, seating) ?? [record(slot, deal as Json, sits)]),
    onAnnounce: (bet) => saving.save(null, [announceBet(slot, bet as Json, sits, sheet)]),
    onCancel: () => leave(null),
    last: lastSame(sheet, slot, seating),
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
  const said = meanwhileSaid(sheet, { slot, known, device }, others, t);
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
