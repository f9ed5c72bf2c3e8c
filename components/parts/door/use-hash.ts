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
  const hash = useSyncExternalStore(
    subscribe,
    () => readHash(location.hash),
    () => "",
  );
  const go = (next: string) => {
    if (next === "" && history.state?.opened) return history.back();
    const address = `${location.pathname}${location.search}${next && `#${next}`}`;
    if (next !== "" && location.hash === "") history.pushState({ opened: true }, "", address);
    else history.replaceState(history.state, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  };
  return [hash, go];
}
