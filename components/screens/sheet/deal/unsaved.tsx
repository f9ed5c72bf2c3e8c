import { Trouble } from "#components/parts/form/submit";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import type { Person } from "#lib/rules/seating";
import { playedFirst } from "#lib/sheet/change";
import type { Sheet } from "#lib/sheet/sheet";
import { type DealSeating, goneAt } from "#lib/shown/sheet/deal-seating";
import type { OpenSheet } from "#lib/sync/opened";
import { ClashPage } from "./clash-page";
import type { useDealSaving } from "./use-deal-saving";

interface UnsavedProps {
  at: Pick<SheetAtHand, "open">;
  sheet: Sheet;
  slot: number;
  saving: ReturnType<typeof useDealSaving>;
  seating: DealSeating;
  /** The deal was already noted when the form was opened. */
  isNoted: boolean;
  onKeep: () => void;
}

/** Over the form: why the deal was not saved, or the version of another phone. */
export function Unsaved({ at: { open }, sheet, slot, saving, seating, isNoted, onKeep }: UnsavedProps) {
  const { clash, setClash, trouble, forgive, save } = saving;
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
          onSave={save}
          onKeep={onKeep}
          onClose={() => setClash(null)}
        />
      )}
    </>
  );
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
