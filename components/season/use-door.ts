"use client";
/** A club's view, from what this phone last saw to what the server says now. */
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { lastSeen, look, onClubChange, type Seen } from "#lib/sync/club";
import { thisPhone } from "#lib/sync/this-phone";
import { type WireCode, WireError } from "#lib/sync/wire";

export interface AtDoor<T> {
  readonly seen: Seen<T> | null;
  /** Why what is shown is not what the server says now. */
  readonly trouble: WireCode | null;
  /** False until this phone has looked at what it kept, and asked. */
  readonly settled: boolean;
  readonly again: () => Promise<void>;
}

const STILL_LOOKING_MS = 30_000;

/** `path` null: the address is not known yet. Asked again when the person comes back, after each change, and now and then. */
export function useDoor<T>(path: string | null): AtDoor<T> {
  const [seen, setSeen] = useState<Seen<T> | null>(null);
  const [trouble, setTrouble] = useState<WireCode | null>(null);
  const [settled, setSettled] = useState(false);
  const again = useCallback(async () => {
    if (path === null) return;
    try {
      const now = await look<T>(thisPhone(), path);
      setSeen(now);
      setTrouble(null);
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      setTrouble(error.code);
    }
    setSettled(true);
  }, [path]);
  useEffect(() => {
    if (path === null) return;
    let left = false;
    void lastSeen<T>(thisPhone(), path)
      .catch(() => undefined)
      .then((kept) => !left && kept && setSeen((now) => now ?? kept));
    void again();
    const { env } = thisPhone();
    const wake = env.onWake(() => void again());
    const changed = onClubChange(() => void again());
    const timer = setInterval(() => document.visibilityState === "visible" && void again(), STILL_LOOKING_MS);
    return () => {
      left = true;
      wake();
      changed();
      clearInterval(timer);
    };
  }, [path, again]);
  return { seen, trouble, settled, again };
}

const never = () => () => {};

/** A field of the address; null while the page is only its static shell. */
export const useAddress = (field: string): string | null =>
  useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).get(field) ?? "",
    () => null,
  );
