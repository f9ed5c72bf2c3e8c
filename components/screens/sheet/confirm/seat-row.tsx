import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { OneOf } from "#components/parts/press/choice-row";
import { useWordsOf } from "#components/parts/words/words";
import { refOf, sit } from "#lib/sheet/change";
import type { Sheet } from "#lib/sheet/sheet";
import { useDevice } from "../live/use-device";

const NOBODY = -1;

/** "Je suis Luc": who plays with this phone, said by the phone itself. */
export function SeatRow({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  const t = useWordsOf("confirm");
  const own = useDevice();
  return (
    <OneOf
      label={t.seat}
      of={[...sheet.names.keys(), NOBODY]}
      say={(seat) => sheet.names[seat] ?? t.nobody}
      value={sheet.seated.get(own ?? "") ?? NOBODY}
      onChange={(seat) => void at.open.save(sit(seat === NOBODY ? null : refOf(sheet, seat)))}
    />
  );
}
