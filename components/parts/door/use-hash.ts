"use client";
/** What rises over a page is in its hash, so that the phone's back key closes it. */
import { replaceHash, useRawHash } from "./raw-hash";

/** Somebody may have typed the address. */
export function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** "joueur-…" without its sign; "" when nothing is open. Closing goes back where the opening came from. */
export function useHash(): [string, (hash: string) => void] {
  const hash = readHash(useRawHash());
  const go = (next: string) => {
    if (next === "" && history.state?.opened) return history.back();
    const to = next && `#${next}`;
    if (next === "" || location.hash !== "") return replaceHash(to);
    history.pushState({ opened: true }, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  };
  return [hash, go];
}
