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
