/** What rises over a page is in its hash, so that the phone's back key closes it. */
import { useEffect, useEffectEvent } from "react";
import { replaceHash, useRawHash } from "./address";

/** Follows a hash that a link or a person put there: as the page wakes, and whenever it is another. What the page itself puts there is not told. */
export function useFollowedHash(follow: (hash: string) => void): void {
  const now = useEffectEvent(() => follow(location.hash));
  useEffect(() => {
    now();
    addEventListener("hashchange", now);
    return () => removeEventListener("hashchange", now);
  }, []);
}

/** Somebody may have typed the address. */
export function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** "joueur-…" without its sign; "" when nothing is open. Closing goes back where the opening came from. */
export const useHash = (): [string, (hash: string) => void] => [readHash(useRawHash()), goHash];

export function goHash(next: string): void {
  const to = next && `#${next}`;
  if (next === "" && history.state?.opened) history.back();
  else if (next === "" || location.hash !== "") replaceHash(to);
  else {
    history.pushState({ opened: true }, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }
}
