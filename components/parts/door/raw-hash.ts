"use client";
/** The address's own hash, for those who read it in their own way. */
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
