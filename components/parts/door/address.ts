// This folder: how a page is entered, left and gone back from, its address, its answer and its history.
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

/** The hash with its "#"; "" when there is none. */
export const useRawHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => "",
  );

/** Replaces the hash without a new entry in the browser's history. */
export function replaceHash(hash: string): void {
  history.replaceState(history.state, "", `${location.pathname}${location.search}${hash}`);
  dispatchEvent(new PopStateEvent("popstate"));
}

const never = () => () => {};

/** A value that only the browser knows, null in the page as built; `read` must give the same as long as the page stands. */
export const useHere = <T extends string | number>(read: () => T): T | null => useSyncExternalStore(never, read, () => null);

/** A field of the address's query; empty if it is missing. */
export const useAddress = (field: string): string | null => useHere(() => new URLSearchParams(location.search).get(field) ?? "");
