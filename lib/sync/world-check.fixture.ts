import { expect } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { isNewer } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { logOf } from "./entry";
import { type Server, SHEET, type World } from "./world.fixture";

/** Checks that nothing was lost or doubled, and that all phones agree. */
export async function checkWorld(world: World, server: Server): Promise<void> {
  const log = await server.log(SHEET);
  const ids = log.map(({ id }) => id);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
  expect(new Set(ids).size).toBe(ids.length);
  const sheet = foldSheet(log);
  expect(sheet).toMatchObject({ unknown: log.filter(isNewer).length, dangling: 0, unsent: [] });

  const kept = new Set(ids);
  for (const { tabs, handset } of world.seats) {
    for (const { phone } of tabs) {
      const { entries, pulled } = await phone.store.read(SHEET);
      const sent = bare(entries.flatMap(({ event, fate }) => (fate === "sent" ? [event] : [])));
      expect(pulled).toBe(log.length);
      expect(bySeq(sent)).toEqual(log);
      // Every phone shows the same deals, and the same conflicts to choose from.
      expect(foldSheet(bare(logOf(entries)))).toEqual(sheet);
      for (const { id, fate, code, event } of entries) {
        kept.add(id);
        if (fate !== "sent") expect(ids).not.toContain(id);
        // A phone sends events in the order in which they were made. So an event may only be refused as unknown when the
        // server first refused the event that it refers to, or forgot that event when a copy was put back.
        if (fate === "rejected" && code?.startsWith("unknown-"))
          expect(event.refs?.every((ref) => ids.includes(ref) && !world.late.has(ref))).toBe(false);
      }
      // Nobody here gives an event up, so only the app itself could have set one aside.
      expect(entries.filter(({ fate }) => fate === "unsent" || fate === "aside")).toEqual([]);
    }
    expect([...handset.kept.keys()].filter((key) => key.includes("unsent"))).toEqual([]);
  }
  expect([...world.promised].filter((id) => !kept.has(id))).toEqual([]);
}

/** The events without their receipts, which only phones get. */
const bare = (events: readonly LogEvent[]): LogEvent[] => events.map(({ receipt, ...event }) => event);
const bySeq = (events: LogEvent[]) => events.sort((a, b) => (a.seq as number) - (b.seq as number));
