import { useEffect, useState } from "react";
import { thisPhone } from "#lib/sync/this-phone";

/** The sheets that are on this phone; none until it has said. */
export function useSheetsHere(): ReadonlySet<string> {
  const [here, setHere] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    void thisPhone()
      .cards()
      .then((cards) => setHere(new Set(cards.map(({ id }) => id))))
      .catch(() => {});
  }, []);
  return here;
}
