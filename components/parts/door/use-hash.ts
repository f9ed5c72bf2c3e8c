"use client";
/** What rises over a page is in its hash, so that the phone's back key closes it. */
import { useSyncExternalStore } from "react";

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
