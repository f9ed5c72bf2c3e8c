import { QuietButton } from "#components/parts/ledger/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import type { Person } from "#lib/rules/seating";
import { playedFirst } from "#lib/sheet/change";
import type { Sheet } from "#lib/sheet/sheet";
import { goneAt } from "#lib/shown/sheet/deal-seating";
import type { OpenSheet } from "#lib/sync/opened";

interface Props {
  open: OpenSheet;
  sheet: Sheet;
  slot: number;
  seats: readonly Person[];
  onPlayed: () => void;
}

/** Another phone noted that somebody left while the deal was typed here: one tap says that they played it first. */
export function GoneBefore({ open, sheet, slot, seats, onPlayed }: Props) {
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
