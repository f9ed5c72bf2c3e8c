import { type ReactNode, useCallback, useEffect, useState } from "react";
import { AskRow } from "#components/confirm/ask-row";
import { SeatRow } from "#components/confirm/seat-row";
import { KeepSheet } from "#components/file/keep-sheet";
import { QuietButton } from "#components/ledger/buttons";
import { ChoiceRow } from "#components/ledger/choice-row";
import { RaisedPage } from "#components/ledger/raised-page";
import type { SheetAtHand } from "#components/sheet/use-sheet";
import { ROLES, type Role } from "#lib/sheet/role";
import type { Sheet } from "#lib/sheet/sheet";
import { type Sharing, sharingOf } from "#lib/sync/sharing";
import { thisPhone } from "#lib/sync/this-phone";
import { DeviceList } from "./device-list";
import { LinkCard } from "./link-card";
import { useShareWords } from "./share-words";

/** Who else has this sheet, and how to let more in. */
export function SharePage({ at, sheet, onClose }: { at: SheetAtHand; sheet: Sheet; onClose: () => void }) {
  const t = useShareWords();
  return (
    <RaisedPage label={t.title} height="high" onClose={onClose}>
      <div className="max-w-[720px] pb-8">
        <div className="edge pt-2">
          <QuietButton onClick={onClose}>{t.back}</QuietButton>
          <h2 className="double-rule pb-2 text-title">{t.title}</h2>
        </div>
        {at.role === "owner" ? (
          <OwnedSheet at={at} sheet={sheet} />
        ) : (
          <>
            <p className="edge pt-3 text-reason">{at.role === null ? t.notSent : t.ownerOnly}</p>
            {at.role === "player" && <SeatRow at={at} sheet={sheet} />}
          </>
        )}
        <KeepSheet sheet={sheet} all={at.open.whole} canNote={at.role !== "viewer"} />
      </div>
    </RaisedPage>
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

/** Links, codes and devices of a log: of this sheet, or of a club when there is none. */
export function Owned({ id, sheet, children }: { id: string; sheet?: Sheet; children?: ReactNode }) {
  const t = useShareWords();
  const [role, setRole] = useState<Role>("viewer");
  const [failed, setFailed] = useState(false);
  const [sharing] = useState(() => sharingOf(thisPhone(), id));
  /** Undefined when the server did not answer; then the page says so. */
  const attempt = useCallback(
    async <T,>(act: (sharing: Sharing) => Promise<T>): Promise<T | undefined> => {
      try {
        const done = await act(sharing);
        setFailed(false);
        return done;
      } catch {
        setFailed(true);
        return undefined;
      }
    },
    [sharing],
  );
  return (
    <>
      {failed && (
        <p role="alert" className="edge pt-3 text-reason text-neg">
          {t.failed}
        </p>
      )}
      <ChoiceRow
        label={t.role}
        hideLabel
        layout="even"
        className="pt-2"
        choices={ROLES.map((value) => ({ value, label: t.roles[value] }))}
        value={role}
        onChange={setRole}
      />
      <LinkCard key={role} role={role} of={sheet ? "sheet" : "club"} attempt={attempt} />
      {children}
      <DeviceList attempt={attempt} sheet={sheet} />
    </>
  );
}

export type Attempt = <T>(act: (sharing: Sharing) => Promise<T>) => Promise<T | undefined>;
