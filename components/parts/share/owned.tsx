import { type ReactNode, useState } from "react";
import { Trouble } from "#components/parts/form/submit";
import { OneOf } from "#components/parts/press/choice-row";
import { useWordsOf } from "#components/parts/words/words";
import { ROLES, type Role } from "#lib/sheet/role";
import type { Sheet } from "#lib/sheet/sheet";
import { DeviceList } from "./device-list";
import { LinkCard } from "./link-card";
import { useSharing } from "./use-sharing";

/** Links, codes and devices of a log: of this sheet, or of a club when there is none. */
export function Owned({ id, sheet, children }: { id: string; sheet?: Sheet; children?: ReactNode }) {
  const t = useWordsOf("share");
  const [role, setRole] = useState<Role>("viewer");
  const [ended, setEnded] = useState(0);
  const { attempt, failed } = useSharing(id);
  return (
    <>
      <Trouble text={failed && t[failed]} className="edge pt-3" />
      <OneOf label={t.role} hideLabel layout="even" className="pt-2" of={ROLES} say={t.roles} value={role} onChange={setRole} />
      <LinkCard key={`${role} ${ended}`} role={role} of={sheet ? "sheet" : "club"} attempt={attempt} />
      {children}
      <DeviceList attempt={attempt} sheet={sheet} onLinkEnded={() => setEnded(ended + 1)} />
    </>
  );
}
