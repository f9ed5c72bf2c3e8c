import { useEffect } from "react";
import { TitledPage } from "#components/parts/form/titled-page";
import { OneOf } from "#components/parts/ledger/choice-row";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { Owned } from "#components/parts/share/owned";
import { useWordsOf, warmWords } from "#components/parts/words/words";
import { SeatRow } from "#components/screens/sheet/confirm/seat-row";
import { KeepSheet } from "#components/screens/sheet/keep/keep-sheet";
import { askConfirmation } from "#lib/sheet/change";
import type { Sheet } from "#lib/sheet/sheet";
import { thisPhone } from "#lib/sync/this-phone";
import { toSheet } from "../view";

// With this page, not with its first tap: the server may be gone by then.
warmWords("share", "confirm", "file", "print");

/** Who else has this sheet, and how to let more in. */
export function SharePage({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  const t = useWordsOf("share");
  return (
    <TitledPage title={t.title} back={t.back} stays onClose={toSheet}>
      {at.role === "owner" ? (
        <OwnedSheet at={at} sheet={sheet} />
      ) : (
        <>
          <p className="edge pt-3 text-reason">
            {at.role !== null ? t.ownerOnly : at.isCopy && at.lastError ? t.copyOnly : t.notSent}
          </p>
          {at.role === "player" && <SeatRow at={at} sheet={sheet} />}
        </>
      )}
      <KeepSheet sheet={sheet} all={at.open.whole} canNote={at.role !== "viewer"} />
    </TitledPage>
  );
}

/** A link is only good for a sheet that the server has. */
function OwnedSheet({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  const { id } = at.open;
  useEffect(() => void thisPhone().open(id).sync(), [id]);
  return (
    <Owned id={id} sheet={sheet}>
      <SeatRow at={at} sheet={sheet} />
      <AskRow at={at} sheet={sheet} />
    </Owned>
  );
}

/** Whether this table wants its deals confirmed. */
function AskRow({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  const t = useWordsOf("confirm");
  return (
    <>
      <OneOf
        label={t.ask}
        of={[false, true]}
        say={(value) => t.asks[value ? "yes" : "no"]}
        value={sheet.asksConfirmation}
        onChange={(asked) => void at.open.save(askConfirmation(asked))}
      />
      {sheet.asksConfirmation && <p className="edge label">{t.asked}</p>}
    </>
  );
}
