import { expect } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { isNewer } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { logOf } from "./entry";
import { type Server, SHEET, type World } from "./world.fixture";

/** Nothing lost, nothing doubled, nobody diverged. */
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
      // What people see is what everybody has: the same deals, and the same to choose from.
      expect(foldSheet(bare(logOf(entries)))).toEqual(sheet);
      for (const { id, fate, code, event } of entries) {
        kept.add(id);
        if (fate !== "sent") expect(ids).not.toContain(id);
        // A phone sends in the order of making: nothing is refused for having come before what it speaks of, unless the
        // server refused that at first, or forgot it when a copy was put back.
        if (fate === "rejected" && code?.startsWith("unknown-"))
          expect(event.refs?.every((ref) => ids.includes(ref) && !world.late.has(ref))).toBe(false);
      }
      // Nobody gives anything up at this table: what is set aside was set aside by the app.
      expect(entries.filter(({ fate }) => fate === "unsent" || fate === "aside")).toEqual([]);
    }
    expect([...handset.kept.keys()].filter((key) => key.includes("unsent"))).toEqual([]);
  }
  expect([...world.promised].filter((id) => !kept.has(id))).toEqual([]);
}

/** Without what only phones are told. */
const bare = (events: readonly LogEvent[]): LogEvent[] => events.map(({ receipt, ...event }) => event);
const bySeq = (events: LogEvent[]) => events.sort((a, b) => (a.seq as number) - (b.seq as number));
