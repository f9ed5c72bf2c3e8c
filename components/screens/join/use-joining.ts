import { useEffect, useRef, useState } from "react";
import { useFollowedHash } from "#components/parts/door/hash";
import { useWords } from "#components/parts/words/words";
import { clubAddress, hallAddress, sheetAddress } from "#lib/shown/addresses/addresses";
import { joinAsked } from "#lib/shown/addresses/join-hash";
import { type Joined, joinSheet } from "#lib/sync/join";
import { askToPersist } from "#lib/sync/persist";
import { thisPhone } from "#lib/sync/this-phone";
import type { Lang } from "#messages/words";

type State =
  | { readonly step: "typing" | "joining" }
  | { readonly step: "refused"; readonly code: Exclude<Joined, { ok: true }>["code"] | "oldLink" | "short" };

type Asked = { readonly token: string } | { readonly code: string };

/** A tournament's link says which table's card it is printed on. */
const addressOf = {
  sheet: sheetAddress,
  club: clubAddress,
  hall: (lang: Lang, id: string) => {
    const table = /^\d+$/.exec(new URLSearchParams(location.search).get("t") ?? "")?.[0];
    return hallAddress(lang, id, table ? `&t=${table}` : "");
  },
};

/**
 * Joins by the link in the address at once, on a tap, and when a network comes back. `onSheet`: called once a sheet was joined,
 * and the address is the sheet's.
 */
export function useJoining(onSheet: (isIn: true) => void, onCode: (code: string) => void) {
  const { lang } = useWords();
  const [state, setState] = useState<State>({ step: "typing" });
  const last = useRef<Asked | null>(null);
  async function join(asked: Asked) {
    last.current = asked;
    setState({ step: "joining" });
    const joined = await joinSheet(thisPhone(), asked);
    if (joined.ok) void askToPersist();
    // For a link the words for an unknown code would not fit.
    if (!joined.ok)
      return setState({ step: "refused", code: joined.code === "unknown" && "token" in asked ? "oldLink" : joined.code });
    const address = addressOf[joined.kind](lang, joined.id);
    if (joined.kind !== "sheet") return location.replace(address);
    history.replaceState(null, "", address);
    onSheet(true);
  }
  useFollowedHash((hash) => {
    const asked = joinAsked(hash);
    if (!asked) return;
    if ("code" in asked) onCode(asked.code);
    else void join(asked);
  });
  const waits = state.step === "refused" && state.code === "offline";
  useEffect(() => {
    if (!waits) return;
    const again = () => last.current && void join(last.current);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  });
  return { state, waits, join, say: setState };
}
