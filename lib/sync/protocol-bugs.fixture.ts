/**
 * Ways to get the protocol wrong: each is one wrong line in a server, a phone or a screen. When only the server loses something,
 * the phones that hold it give it back; so each such bug comes with a phone that does not give it back.
 */
import { IDBFactory } from "fake-indexeddb";
import type { LogEvent } from "#lib/log/event";
import type { Sheet } from "#lib/sheet/sheet";
import type * as Outbox from "./outbox";
import type { FakeServer } from "./server.fixture";
import type { Answer, Pulled } from "./wire";
import { SHEET, type World } from "./world.fixture";

type Handle = (path: string, init: RequestInit) => Promise<Response>;

export interface Bug {
  readonly name: string;
  readonly server?: (inner: Handle, server: FakeServer) => Handle;
  /** The functions of the phone that this bug replaces. */
  readonly phone?: (right: typeof Outbox) => Partial<typeof Outbox>;
  /** Stands between the phone and the network, and changes what passes. */
  readonly fetch?: (inner: Handle) => Handle;
  /** Changes the sheet from which every phone draws its screen. */
  readonly sheet?: (sheet: Sheet) => Sheet;
  /** Done to the table once the evening is over, before everybody looks. */
  readonly after?: (world: World) => void;
}

/** The bug of the evening that is being played; it changes how the phones and the sheet behave. */
export const planted: { bug: Bug | undefined } = { bug: undefined };

export function brokenOutbox(right: typeof Outbox): typeof Outbox {
  const now = (): typeof Outbox => ({ ...right, ...planted.bug?.phone?.(right) });
  return {
    ...right,
    batchOf: (...args) => now().batchOf(...args),
    answered: (...args) => now().answered(...args),
    pulledInto: (...args) => now().pulledInto(...args),
    isParted: (...args) => now().isParted(...args),
  };
}

const isPush = ({ method }: RequestInit): boolean => method === "POST";
const eventsOf = ({ body }: RequestInit): LogEvent[] => JSON.parse(String(body)).events;
const allTaken = (init: RequestInit, from: number): Response =>
  Response.json({ results: eventsOf(init).map(({ id }, i) => ({ id, status: "accepted", seq: from + i, receipt: id })) });

/** Passes the server's answer on, with its JSON changed. */
const changed =
  <T>(isMeant: (init: RequestInit) => boolean, change: (json: T, init: RequestInit, server: FakeServer) => unknown) =>
  (inner: Handle, server: FakeServer): Handle =>
  async (path, init) => {
    const response = await inner(path, init);
    if (!isMeant(init) || !response.ok) return response;
    return Response.json(change((await response.json()) as T, init, server));
  };
const pushed = (change: (result: Answer, sent: LogEvent, server: FakeServer) => Answer) =>
  changed<{ results: Answer[] }>(isPush, ({ results }, init, server) => ({
    results: results.map((result) => change(result, eventsOf(init).find(({ id }) => id === result.id) as LogEvent, server)),
  }));
const pulled = (change: (pulled: Pulled) => Partial<Pulled>) =>
  changed<Pulled>(
    (init) => !isPush(init),
    (json) => ({ ...json, ...change(json) }),
  );

const everyThird = () => {
  let n = 0;
  return () => ++n % 3 === 0;
};

/** Stores an event that nobody has judged. */
function force(server: FakeServer, event: LogEvent, skip = 1): number {
  const log = server.log(SHEET);
  const seq = log.length + skip;
  server.logs.set(SHEET, [...log, { ...event, seq }]);
  return seq;
}

const givesNothingBack = (right: typeof Outbox): Partial<typeof Outbox> => ({
  pulledInto: (...args) => {
    const { entries, pulled } = right.pulledInto(...args);
    return { entries: entries.filter(({ event }) => event.was === undefined), pulled };
  },
});

export const BUGS: readonly Bug[] = [
  {
    name: "the server acknowledges what it has not stored, and no phone gives it back",
    server: (inner, server) => {
      const third = everyThird();
      return async (path, init) => (isPush(init) && third() ? allTaken(init, server.log(SHEET).length + 1) : inner(path, init));
    },
    phone: givesNothingBack,
  },
  {
    name: "the server stores twice what is sent twice",
    server: pushed((result, sent, server) => (result.status === "duplicate" ? { ...result, seq: force(server, sent) } : result)),
  },
  {
    name: "of two phones that note a deal, the server keeps the first and tells the second that all is well",
    server: pushed((result, sent, server) => {
      if (result.status !== "conflict") return result;
      server.logs.set(
        SHEET,
        server.log(SHEET).filter(({ id }) => id !== sent.id),
      );
      return { id: sent.id, status: "accepted", seq: result.seq as number, receipt: sent.id };
    }),
    phone: givesNothingBack,
  },
  {
    name: "of two phones that note a deal, the server keeps the last",
    server: pushed((result, sent, server) => {
      if (result.status !== "conflict") return result;
      const put = (event: LogEvent) => (event.id === result.with.id ? { ...event, body: sent.body } : event);
      server.logs.set(SHEET, server.log(SHEET).map(put));
      return result;
    }),
  },
  {
    name: "the server stores what its rules refuse",
    server: pushed((result, sent, server) => {
      if (result.status !== "rejected") return result;
      return { id: sent.id, status: "accepted", seq: force(server, sent), receipt: sent.id };
    }),
  },
  {
    name: "the server leaves a gap in its numbers",
    server: pushed((result, sent, server) => {
      if (result.status === "rejected") force(server, sent, 2);
      return result;
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
    name: "a phone takes a lost answer for a yes, and gives nothing back",
    fetch: (inner) => (path, init) =>
      inner(path, init).catch((error) => {
        if (!isPush(init)) throw error;
        return allTaken(init, 900);
      }),
    phone: givesNothingBack,
  },
  {
    name: "a phone sends the first of a batch and believes all sent, and gives nothing back",
    phone: (right) => ({
      ...givesNothingBack(right),
      answered: (page, answers) => {
        const [first] = answers;
        const rest = page.entries.filter(({ fate }) => fate === "unsent").map(({ id }) => ({ ...first, id }) as Answer);
        return right.answered(page, first?.status === "accepted" ? [first, ...rest] : answers);
      },
    }),
  },
  {
    name: "a phone asks for one event too late",
    fetch: (inner) => (path, init) =>
      inner(
        path.replace(/after=(\d+)/, (_, after) => `after=${Number(after) + 1}`),
        init,
      ),
  },
  { name: "a phone does not notice that an older copy was put back", phone: () => ({ isParted: () => false }) },
  { name: "a phone gives nothing back to a server that lost it", phone: givesNothingBack },
  {
    name: "a phone throws away what a restored server lacks",
    phone: (right) => ({
      pulledInto: (...args) => {
        const { entries, pulled } = right.pulledInto(...args);
        return { entries: entries.map((one) => (one.event.was === undefined ? one : { ...one, fate: "aside" })), pulled };
      },
    }),
  },
  {
    name: "the server says at every pull that an older copy was put back",
    server: (inner) => {
      let epochs = 0;
      return pulled(() => ({ epoch: String(epochs++) }))(inner, undefined as never);
    },
  },
  {
    name: "a phone forgets what is refused",
    phone: (right) => ({
      answered: (page, answers) =>
        right.answered(page, answers).map((one) => (one.fate === "rejected" ? { ...one, fate: "aside" } : one)),
    }),
  },
  {
    name: "a phone takes what is refused for sent",
    phone: (right) => ({
      answered: (page, answers) =>
        right.answered(page, answers).map((one) => (one.fate === "rejected" ? { ...one, fate: "sent" } : one)),
    }),
  },
  {
    name: "the sheet shows one of two versions",
    sheet: (sheet) => ({ ...sheet, deals: sheet.deals.map((deal) => ({ ...deal, conflicts: [] })) }),
  },
  {
    name: "the sheet shows the version noted last",
    sheet: (sheet) => ({
      ...sheet,
      deals: sheet.deals.map((deal) => {
        const rival = deal.conflicts.at(-1);
        return rival ? { ...deal, deal: rival.deal, seats: rival.seats, conflicts: [] } : deal;
      }),
    }),
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
