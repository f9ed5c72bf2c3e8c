"use client";
/** A club's view, from what this phone last saw to what the server says now. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { type AtDoor, NOTHING_YET, watchDoor } from "#lib/sync/door";
import { thisPhone } from "#lib/sync/this-phone";

export type { AtDoor } from "#lib/sync/door";

const STILL_LOOKING_MS = 30_000;

/** `path` null: the address is not known yet. Asked again now and then, besides. */
export function useDoor<T>(path: string | null): AtDoor<T> {
  const [at, setAt] = useState<AtDoor<T>>(NOTHING_YET);
  useEffect(() => {
    if (path === null) return;
    const { again, leave } = watchDoor<T>(thisPhone(), path, setAt);
    const timer = setInterval(() => document.visibilityState === "visible" && again(), STILL_LOOKING_MS);
    return () => {
      leave();
      clearInterval(timer);
    };
  }, [path]);
  return at;
}

const never = () => () => {};

/** A field of the address; null while the page is only its static shell. */
export const useAddress = (field: string): string | null =>
  useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).get(field) ?? "",
    () => null,
  );
