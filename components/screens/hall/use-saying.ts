import { useCallback, useEffect, useRef, useState } from "react";
import type { Hall } from "#lib/hall/hall";
import type { HallChange } from "#lib/hall/hall-event";
import type { LogEvent } from "#lib/log/event";
import { forgetRefused, type Refused, refusedIn, sayInHall, sendHall, unsentIn } from "#lib/sync/hall";
import { sendAll, thisPhone } from "#lib/sync/this-phone";

/**
 * A table's events for the tournament: stored at once, sent when possible, and again each time the phone wakes. `refused`: events
 * that the tournament refused, until marked as read. A second tap before the page shows the result is dropped.
 */
export function useSaying({ id: hall, positions }: Pick<Hall, "id" | "positions">) {
  const [waiting, setWaiting] = useState<readonly LogEvent[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const look = useCallback(async () => {
    setWaiting(await unsentIn(thisPhone(), hall));
    setRefused(await refusedIn(thisPhone(), hall));
  }, [hall]);
  useEffect(() => {
    const send = () => {
      void sendHall(thisPhone(), hall).then(look, look);
      // Also sends the sheet of an earlier position.
      void sendAll();
    };
    send();
    const timer = setInterval(send, AGAIN_MS);
    const forget = thisPhone().env.onWake(send);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [hall, look]);
  const last = useRef<{ readonly words: string; readonly seen: unknown }>(null);
  const say = async (...changes: readonly HallChange[]) => {
    const words = JSON.stringify(changes);
    if (last.current?.words === words && last.current.seen === positions) return;
    last.current = { words, seen: positions };
    const saying = sayInHall(thisPhone(), hall, changes);
    await look();
    // If the phone could not store it, it may be tapped again.
    await saying.catch(() => {
      last.current = null;
    });
    await look();
  };
  const read = (event: string) => void forgetRefused(thisPhone(), hall, event).then(look, look);
  return { waiting, say, refused, read };
}

const AGAIN_MS = 15_000;

export type TableSaying = ReturnType<typeof useSaying>;
