/** The page's address: its fields, and its hash as it stands there. */
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

const never = () => () => {};

/** What only the browser knows, null while the page is its static shell; `read` gives the same as long as the page stands. */
export const useHere = <T extends string | number>(read: () => T): T | null => useSyncExternalStore(never, read, () => null);

/** A field of the address; empty where it is not there. */
export const useAddress = (field: string): string | null => useHere(() => new URLSearchParams(location.search).get(field) ?? "");
