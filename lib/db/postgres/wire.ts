/**
 * Messages between the processes of one service: short lines by Postgres' NOTIFY. Lines may be lost with a connection, and `back`
 * is called when that may have happened. Uses a connection of its own, never through a pooler: LISTEN lives as long as its
 * connection.
 */
import type { Client } from "pg";

const CHANNEL = "petit_au_bout";
/** Postgres takes less than 8 000 bytes at a time. */
const MOST_BYTES = 7_900;
/** Lines of one moment are sent together. */
const TOGETHER_MS = 5;
const AGAIN_MS = [50, 200, 1_000, 3_000] as const;
/** While disconnected, more lines than this are dropped: the log is what counts. */
const MOST_WAITING = 5_000;

/** `heard`: a line of another process. `back`: connected, perhaps again; lines sent meanwhile were missed. */
export function openWire(url: string, heard: (line: string) => void, back: () => void) {
  const connected = () => {
    flush();
    back();
  };
  const connection: Connection = { url, heard, connected, isClosed: false, tries: 0 };
  let waiting: string[] = [];
  let timer: Timer | undefined;
  let told: Promise<void> = Promise.resolve();

  function flush(): void {
    timer = undefined;
    const to = connection.client;
    if (!to) return;
    // In order. A failure is ignored: what is lost with the connection is found in the log.
    told = parcels(waiting)
      .reduce((before, parcel) => before.then(() => to.query("SELECT pg_notify($1, $2)", [CHANNEL, parcel])).then(() => {}), told)
      .catch(() => {});
    waiting = [];
  }

  void connect(connection);
  return {
    tell: (line: string) => {
      if (waiting.length >= MOST_WAITING) waiting = [];
      waiting.push(line);
      timer ??= setTimeout(flush, TOGETHER_MS);
    },
    close: async () => {
      connection.isClosed = true;
      clearTimeout(timer);
      clearTimeout(connection.again);
      flush();
      await told;
      const last = connection.client;
      connection.client = undefined;
      await last?.end().catch(() => {});
    },
  };
}

type Timer = ReturnType<typeof setTimeout>;

/** One connection, made again whenever it is lost. */
interface Connection {
  readonly url: string;
  readonly heard: (line: string) => void;
  readonly connected: () => void;
  client?: Client | undefined;
  isClosed: boolean;
  tries: number;
  again?: Timer | undefined;
}

async function connect(connection: Connection): Promise<void> {
  const { default: pg } = await import("pg");
  const next = new pg.Client({ connectionString: connection.url, keepAlive: true, connectionTimeoutMillis: 5_000 });
  const lost = () => {
    if (connection.client === next || connection.client === undefined) retry(connection);
    if (connection.client === next) connection.client = undefined;
    void next.end().catch(() => {});
  };
  next.on("error", lost);
  next.on("end", () => connection.client === next && lost());
  next.on("notification", ({ payload = "", processId }) => {
    // Skip our own, which come back too.
    if (processId !== (next as unknown as { processID: number }).processID)
      for (const text of payload.split("\n")) connection.heard(text);
  });
  try {
    await next.connect();
    await next.query(`LISTEN ${CHANNEL}`);
  } catch {
    return lost();
  }
  if (connection.isClosed) return void next.end().catch(() => {});
  connection.client = next;
  connection.tries = 0;
  connection.connected();
}

function retry(connection: Connection): void {
  if (connection.isClosed || connection.again) return;
  const wait = AGAIN_MS[Math.min(connection.tries++, AGAIN_MS.length - 1)];
  connection.again = setTimeout(() => {
    connection.again = undefined;
    void connect(connection);
  }, wait).unref();
}

/** Packs lines, each whole, into as few notifications as possible. */
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
