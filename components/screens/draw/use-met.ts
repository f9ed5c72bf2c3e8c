import { useEffect, useState } from "react";
import type { MetView } from "#lib/season/draw/met";
import { look } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { thisPhone } from "#lib/sync/this-phone";

/** Who met whom and who stands where: nobody until it is read, and where it could not be. */
export function useMet(club: string, season: string): MetView & { readonly isUnknown: boolean } {
  const [met, setMet] = useState<MetView | "unknown" | null>(null);
  useEffect(() => {
    let left = false;
    look(thisPhone(), doorOf.met(club, season)).then(
      ({ view }) => !left && setMet(view),
      () => !left && setMet("unknown"),
    );
    return () => {
      left = true;
    };
  }, [club, season]);
  return { evenings: [], ranked: [], ...(met !== "unknown" && met), isUnknown: met === "unknown" };
}
