/**
 * A kept list of ways to get the protocol wrong. Each is one line of wishful thinking in a server or a phone. An event lost in a
 * crash, or taken for sent, is not among them: the phones that hold it give it back, and nothing is lost.
 */
import { IDBFactory } from "fake-indexeddb";
import { db, write } from "#lib/db/client";
import type { LogEvent } from "#lib/log/event";
import { SHEET, type World } from "#lib/sync/world.fixture";
import type { Handle, RealServer } from "./real-server.fixture";

export interface Bug {
  readonly name: string;
  readonly server?: (inner: Handle, server: RealServer) => Handle;
  readonly onCrash?: (server: RealServer) => Promise<unknown>;
  readonly phone?: (fetch: Handle) => Handle;
  /** Done to the table once the evening is over, before everybody looks. */
  readonly after?: (world: World) => void;
}

type Result = { id: string; status: string; seq?: number };
type Pulled = { events: LogEvent[]; last: number };

const isPush = ({ method }: RequestInit): boolean => method === "POST";
const eventsOf = ({ body }: RequestInit): LogEvent[] => JSON.parse(String(body)).events;

/** Answers the same with its JSON changed. */
const changed =
  <T>(isMeant: (init: RequestInit) => boolean, change: (json: T, init: RequestInit, server: RealServer) => unknown) =>
  (inner: Handle, server: RealServer): Handle =>
  async (path, init) => {
    const response = await inner(path, init);
    if (!isMeant(init) || !response.ok) return response;
    return Response.json(await change((await response.json()) as T, init, server));
  };
const pushed = (change: (results: Result[], init: RequestInit, server: RealServer) => unknown) =>
  changed<{ results: Result[] }>(isPush, async ({ results }, init, server) => ({ results: await change(results, init, server) }));
const pulled = (change: (pulled: Pulled) => Partial<Pulled>) =>
  changed<Pulled>(
    (init) => !isPush(init),
    (json) => ({ ...json, ...change(json) }),
  );

const everyThird = () => {
  let n = 0;
  return () => ++n % 3 === 0;
};

/** Writes an event behind the judge's back. */
async function force({ sheet }: RealServer, { id, kind, v, body, refs, at, device }: LogEvent, skip = 1): Promise<number> {
  const seq = (await db().event.count({ where: { sheetId: sheet } })) + skip;
  const json = { body: JSON.stringify(body), refs: refs ? JSON.stringify(refs) : null };
  await write((tx) => tx.event.create({ data: { sheetId: sheet, id, seq, kind, v, at, device, slot: null, ...json } }));
  return seq;
}

export const BUGS: readonly Bug[] = [
  {
    name: "the server acknowledges what it has not stored",
    server: (inner) => {
      const third = everyThird();
      return async (path, init) =>
        isPush(init) && third()
          ? Response.json({ results: eventsOf(init).map(({ id }, i) => ({ id, status: "accepted", seq: i + 1 })) })
          : inner(path, init);
    },
  },
  {
    name: "of two phones that note a deal, the server keeps the first and tells the second that all is well",
    server: pushed((results, _, { sheet }) =>
      Promise.all(
        results.map(async (result) => {
          if (result.status !== "conflict") return result;
          await write((tx) => tx.event.deleteMany({ where: { sheetId: sheet, id: result.id } }));
          return { ...result, status: "accepted" };
        }),
      ),
    ),
  },
  {
    name: "of two phones that note a deal, the server keeps the last",
    server: pushed((results, init, { sheet }) =>
      Promise.all(
        results.map(async (result) => {
          if (result.status !== "conflict") return result;
          const ours = eventsOf(init).find(({ id }) => id === result.id) as LogEvent;
          const first = { sheetId: sheet, seq: { lt: result.seq as number }, kind: ours.kind };
          const body = JSON.stringify(ours.body);
          await write(async (tx) => {
            const held = await tx.event.findFirst({ where: first, orderBy: { seq: "desc" } });
            if (held) await tx.event.update({ where: { sheetId_id: { sheetId: sheet, id: held.id } }, data: { body } });
          });
          return result;
        }),
      ),
    ),
  },
  {
    name: "the server stores what its rules refuse",
    server: pushed((results, init, server) =>
      Promise.all(
        results.map(async (result) => {
          const event = eventsOf(init).find(({ id }) => id === result.id);
          if (result.status !== "rejected" || !event) return result;
          return { id: result.id, status: "accepted", seq: await force(server, event) };
        }),
      ),
    ),
  },
  {
    name: "the server leaves a gap in its numbers",
    server: pushed(async (results, init, server) => {
      const refused = results.findIndex(({ status }) => status === "conflict" || status === "rejected");
      if (refused >= 0) await force(server, eventsOf(init)[refused] as LogEvent, 2);
      return results;
    }),
  },
  {
    name: "a page of the pull lacks an event",
    server: pulled(({ events }) => ({ events: events.filter(({ seq = 0 }) => seq % 5 !== 3) })),
  },
  {
    name: "a page of the pull lacks an event, and its numbers hide it",
    server: pulled(({ events }) => ({
      events: events.flatMap((event, i) => (i === 1 ? [] : [{ ...event, seq: (event.seq as number) - (i > 1 ? 1 : 0) }])),
    })),
  },
  { name: "the pull says that there is nothing new", server: pulled(({ last }) => ({ events: [], last: last - 1 })) },
  {
    name: "the pull is in the order of the phones' clocks",
    server: pulled(({ events }) => {
      const seqs = events.map(({ seq }) => seq as number);
      const byClock = [...events].sort((a, b) => (a.at < b.at ? -1 : 1));
      return { events: byClock.map((event, i) => ({ ...event, seq: seqs[i] as number })) };
    }),
  },
  {
    name: "something on the way answers a pull from its cache",
    server: (inner) => {
      const cache = new Map<string, string>();
      return async (path, init) => {
        if (isPush(init)) return inner(path, init);
        const known = cache.get(path);
        if (known) return new Response(known);
        const response = await inner(path, init);
        const text = await response.text();
        if (response.ok) cache.set(path, text);
        return new Response(text, { status: response.status });
      };
    },
  },
  {
    name: "a phone takes a lost answer for a yes",
    phone: (fetch) => (path, init) =>
      fetch(path, init).catch((error) => {
        if (!isPush(init)) throw error;
        return Response.json({ results: eventsOf(init).map(({ id }, i) => ({ id, status: "accepted", seq: 900 + i })) });
      }),
  },
  {
    name: "a phone asks for one event too late",
    phone: (fetch) => (path, init) =>
      fetch(
        path.replace(/after=(\d+)/, (_, after) => `after=${Number(after) + 1}`),
        init,
      ),
  },
  {
    name: "a phone says saved before its disk has it",
    after: ({ seats }) => {
      for (const seat of seats.slice(1)) {
        for (const { phone, life } of seat.tabs) {
          life.alive = false;
          phone.close();
        }
        seat.handset.disk = new IDBFactory();
        const device = [...seat.handset.kept].filter(([key]) => key.endsWith(":device"));
        seat.handset.kept.clear();
        for (const [key, value] of device) seat.handset.kept.set(key, value);
        const phone = seat.handset.tab();
        seat.tabs = [{ phone, sheet: phone.open(SHEET), life: { alive: true } }];
      }
    },
  },
];
