/** A page over another one is in the address's hash, so that the phone's back key closes it. */
import { useEffect, useEffectEvent } from "react";
import { replaceHash, useRawHash } from "./address";

/**
 * Calls `follow` with the hash when the page starts, and when a link or a person changes it; not for changes of our own, which
 * fire no `hashchange`.
 */
export function useFollowedHash(follow: (hash: string) => void): void {
  const now = useEffectEvent(() => follow(location.hash));
  useEffect(() => {
    now();
    addEventListener("hashchange", now);
    return () => removeEventListener("hashchange", now);
  }, []);
}

/** A typed address may hold a hash that does not decode. */
export function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** "joueur-…", without "#"; "" when nothing is open. Closing goes back in the history if opening went forward. */
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
