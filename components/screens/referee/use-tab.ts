"use client";
/** Which of the referee's questions is open lives in the address (`#donne`), so that a link can lead to it. */
import { useSyncExternalStore } from "react";

export const TABS = ["play", "hand", "deal"] as const;
export type Tab = (typeof TABS)[number];

const HASHES: Readonly<Record<Tab, string>> = { play: "#coup", hand: "#main", deal: "#donne" };

const subscribe = (listener: () => void) => {
  addEventListener("hashchange", listener);
  addEventListener("popstate", listener);
  return () => {
    removeEventListener("hashchange", listener);
    removeEventListener("popstate", listener);
  };
};

export function useTab(): [Tab, (tab: Tab) => void] {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => "",
  );
  const go = (tab: Tab) => {
    history.replaceState(history.state, "", `${location.pathname}${location.search}${HASHES[tab]}`);
    dispatchEvent(new PopStateEvent("popstate"));
  };
  return [TABS.find((tab) => HASHES[tab] === hash) ?? "play", go];
}
