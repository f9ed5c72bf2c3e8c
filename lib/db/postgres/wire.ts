/**
 * What the processes of one service tell each other: short lines over Postgres' own notifications. A line may be lost with a
 * connection, and whoever listens is told when that may have happened. One connection of its own, never through a pooler: LISTEN lives
 * as long as its connection does.
 */
import type { Client } from "pg";

const CHANNEL = "petit_au_bout";
/** Postgres takes less than 8 000 bytes at a time. */
const MOST_BYTES = 7_900;
/** What is said at once goes together. */
const TOGETHER_MS = 5;
const AGAIN_MS = [50, 200, 1_000, 3_000] as const;
/** A wire that is down forgets: the log is what counts. */
const MOST_WAITING = 5_000;

interface Wire {
  tell(line: string): void;
  close(): Promise<void>;
}

/** `heard`: a line of another process. `back`: connected, perhaps again; whatever was told meanwhile was not heard. */
export function openWire(url: string, heard: (line: string) => void, back: () => void): Wire {
  let client: Client | undefined;
  let isClosed = false;
  let tries = 0;
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let told: Promise<void> = Promise.resolve();

  async function connect(): Promise<void> {
    const { default: pg } = await import("pg");
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    const lost = () => {
      if (client === next || client === undefined) retry();
      if (client === next) client = undefined;
      void next.end().catch(() => {});
    };
    next.on("error", lost);
    next.on("end", () => client === next && lost());
    next.on("notification", ({ payload = "", processId }) => {
      // Our own come back too.
      if (processId !== (next as unknown as { processID: number }).processID) for (const line of payload.split("\n")) heard(line);
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
    } catch {
      return lost();
    }
    if (isClosed) return void next.end().catch(() => {});
    client = next;
    tries = 0;
    flush();
    back();
  }

  function retry(): void {
    if (isClosed || again) return;
    again = setTimeout(
      () => {
        again = undefined;
        void connect();
      },
      AGAIN_MS[Math.min(tries++, AGAIN_MS.length - 1)],
    );
    again.unref();
  }

  function flush(): void {
    timer = undefined;
    if (!client) return;
    const said = parcels(waiting);
    waiting = [];
    const to = client;
    // One after the other: what is lost with the connection is found in the log.
    told = said
      .reduce((before, parcel) => before.then(() => to.query("SELECT pg_notify($1, $2)", [CHANNEL, parcel])).then(() => {}), told)
      .catch(() => {});
  }

  void connect();
  return {
    tell: (line) => {
      if (waiting.length >= MOST_WAITING) waiting = [];
      waiting.push(line);
      timer ??= setTimeout(flush, TOGETHER_MS);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(again);
      flush();
      await told;
      const last = client;
      client = undefined;
      await last?.end().catch(() => {});
    },
  };
}

/** Lines, each whole, in as few notifications as take them. */
export function parcels(lines: readonly string[], most = MOST_BYTES): string[] {
  const parcels: string[] = [];
  let bytes = 0;
  for (const line of lines) {
    const size = Buffer.byteLength(line) + 1;
    if (size > most) continue;
    const last = parcels.at(-1);
    if (last !== undefined && bytes + size <= most) {
      parcels[parcels.length - 1] = `${last}\n${line}`;
      bytes += size;
    } else {
      parcels.push(line);
      bytes = size;
    }
  }
  return parcels;
}
