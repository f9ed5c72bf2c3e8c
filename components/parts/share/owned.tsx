import { type ReactNode, useCallback, useState } from "react";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { useWordsOf } from "#components/parts/words/words-of";
import { ROLES, type Role } from "#lib/sheet/role";
import type { Sheet } from "#lib/sheet/sheet";
import { type Sharing, sharingOf } from "#lib/sync/sharing";
import { thisPhone } from "#lib/sync/this-phone";
import { WireError } from "#lib/sync/wire";
import { DeviceList } from "./device-list";
import { LinkCard } from "./link-card";

/** Links, codes and devices of a log: of this sheet, or of a club when there is none. */
export function Owned({ id, sheet, children }: { id: string; sheet?: Sheet; children?: ReactNode }) {
  const t = useWordsOf("share");
  const [role, setRole] = useState<Role>("viewer");
  const [failed, setFailed] = useState<"later" | "failed" | null>(null);
  const [ended, setEnded] = useState(0);
  const [sharing] = useState(() => sharingOf(thisPhone(), id));
  /** Undefined when the server did not answer; then the page says so. */
  const attempt = useCallback(
    async <T,>(act: (sharing: Sharing) => Promise<T>): Promise<T | undefined> => {
      try {
        const done = await act(sharing);
        setFailed(null);
        return done;
      } catch (error) {
        setFailed(error instanceof WireError && error.code === "later" ? "later" : "failed");
        return undefined;
      }
    },
    [sharing],
  );
  return (
    <>
      {failed && (
        <p role="alert" className="edge pt-3 text-reason text-neg">
          {t[failed]}
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
      <LinkCard key={`${role} ${ended}`} role={role} of={sheet ? "sheet" : "club"} attempt={attempt} />
      {children}
      <DeviceList attempt={attempt} sheet={sheet} onLinkEnded={() => setEnded(ended + 1)} />
    </>
  );
}
