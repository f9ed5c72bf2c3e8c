import { useCallback, useState } from "react";
import { type Sharing, sharingOf } from "#lib/sync/sharing";
import { thisPhone } from "#lib/sync/this-phone";
import { WireError } from "#lib/sync/wire";

/** Undefined when the server did not answer; then the page says so. */
export type Attempt = <T>(act: (sharing: Sharing) => Promise<T>) => Promise<T | undefined>;

/** Asks the server who may come in to a log. `failed`: the last request is to be repeated later, or did not come through. */
export function useSharing(id: string): { attempt: Attempt; failed: "later" | "failed" | null } {
  const [failed, setFailed] = useState<"later" | "failed" | null>(null);
  const [sharing] = useState(() => sharingOf(thisPhone(), id));
  const attempt: Attempt = useCallback(
    async (act) => {
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
  return { attempt, failed };
}
