"use client";
/** A club's view, from what this phone last saw to what the server says now. */
import { useEffect, useState } from "react";
import { followClub } from "#lib/sync/club-live";
import { type AtDoor, NOTHING_YET, watchDoor } from "#lib/sync/door";
import type { Door } from "#lib/sync/doors";
import { sendAll, thisPhone } from "#lib/sync/this-phone";

export type { AtDoor } from "#lib/sync/door";

const SOONEST_MS = 800;
const SPREAD_MS = 1_700;
const FOLLOWED = /^\/api\/((?:clubs|halls)\/[^/?]+)/;

let isSent = false;

/** What was noted on a page that was left before it was sent goes from here: the club is to know of it. */
function sendOnce(): void {
  if (isSent) return;
  isSent = true;
  void sendAll();
}

/** `door` null: the address is not known yet. Asked again whenever the club says that something moved. */
export function useDoor<T>(door: Door<T> | null): AtDoor<T> {
  const [at, setAt] = useState<AtDoor<T>>(NOTHING_YET);
  const { path, is } = door ?? {};
  useEffect(() => {
    if (path === undefined || is === undefined) return;
    sendOnce();
    const { again, leave } = watchDoor(thisPhone(), { path, is }, setAt);
    const club = FOLLOWED.exec(path)?.[1];
    const [hear, forget] = path.includes("/night") ? [again, () => {}] : unhurried(again);
    const stop = club ? followClub(thisPhone(), club, hear) : () => {};
    return () => {
      leave();
      stop();
      forget();
    };
  }, [path, is]);
  return at;
}

/** Standings are the whole season read: a hall of phones does not ask for them all at once, nor after each deal. */
function unhurried(again: () => void): readonly [hear: () => void, forget: () => void] {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    timer ??= setTimeout(
      () => {
        timer = undefined;
        again();
      },
      SOONEST_MS + Math.random() * SPREAD_MS,
    );
  };
  return [hear, () => clearTimeout(timer)];
}
