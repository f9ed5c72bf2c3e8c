/** What only the browser knows: null while the page is its static shell. */
import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Read once; `read` gives the same as long as the page stands. */
export const useHere = <T extends string | number>(read: () => T): T | null => useSyncExternalStore(never, read, () => null);

/** A field of the address; empty where it is not there. */
export const useAddress = (field: string): string | null => useHere(() => new URLSearchParams(location.search).get(field) ?? "");
