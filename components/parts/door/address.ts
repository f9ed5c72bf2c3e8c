/** The page's address: its fields, and its hash, in which what rises over a page is, so that the phone's back key closes it. */
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => {
  addEventListener("hashchange", listener);
  addEventListener("popstate", listener);
  return () => {
    removeEventListener("hashchange", listener);
    removeEventListener("popstate", listener);
  };
};

/** As it stands in the address, its sign included; "" when there is none. */
export const useRawHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => "",
  );

/** Follows a hash that a link or a person put there: as the page wakes, and whenever it is another. What the page itself puts there is not told. */
export function useFollowedHash(follow: (hash: string) => void): void {
  const now = useEffectEvent(() => follow(location.hash));
  useEffect(() => {
    now();
    addEventListener("hashchange", now);
    return () => removeEventListener("hashchange", now);
  }, []);
}

/** In the same place of the phone's history. */
export function replaceHash(hash: string): void {
  history.replaceState(history.state, "", `${location.pathname}${location.search}${hash}`);
  dispatchEvent(new PopStateEvent("popstate"));
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

const never = () => () => {};

/** What only the browser knows, null while the page is its static shell; `read` gives the same as long as the page stands. */
export const useHere = <T extends string | number>(read: () => T): T | null => useSyncExternalStore(never, read, () => null);

/** A field of the address; empty where it is not there. */
export const useAddress = (field: string): string | null => useHere(() => new URLSearchParams(location.search).get(field) ?? "");
