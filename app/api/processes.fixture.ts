/** For tests: server processes on one Postgres, and phones that speak to them over HTTP. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { type Agent, get } from "node:http";
import type { LogEvent } from "#lib/log/event";
import { stampSheet } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Ends the server as a power cut would. */
  kill(): Promise<void>;
}

const env = (): NodeJS.ProcessEnv => ({ ...process.env, TEST_POSTGRES: undefined });

/** When this process ends, it ends the servers that it started. */
const started = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of started) child.kill("SIGKILL");
});

export function startServer(more: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", "app/api/server.fixture.ts"], {
    env: { ...env(), ...more },
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.add(child);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => reject(new Error("the server ended by itself")));
    child.stdout.once("data", (said: Buffer) =>
      resolve({ pid: child.pid as number, url: `http://127.0.0.1:${Number(said.toString())}`, kill: () => killed(child) }),
    );
  });
}

function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });
}

export interface Result {
  readonly id: string;
  readonly status: string;
  readonly seq?: number;
}

/** One phone, with one token for all its logs; each call names the server that it speaks to. */
export class WirePhone {
  readonly device = randomUUID();
  /** How many of its pushes were refused, by HTTP status. */
  readonly refused = new Map<number, number>();
  private readonly token = randomBytes(32).toString("base64url");

  headers = (): Record<string, string> => ({
    authorization: `Bearer ${this.token}`,
    "sec-fetch-site": "same-origin",
    "x-forwarded-for": this.device,
  });

  async ask(server: string, method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(server + path, {
      method,
      headers: {
        ...this.headers(),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Joins by a link. */
  async join(server: string, token: string): Promise<void> {
    const { status } = await this.ask(server, "POST", "/api/join", { token, device: this.device });
    if (status !== 200) throw new Error(`not let in: ${status}`);
  }

  stamped = (change: Change, sheet: string, at = "2026-11-21T20:15:00.000Z"): LogEvent =>
    stampSheet(change, { id: randomUUID(), sheet, at, device: this.device });

  async send(server: string, event: LogEvent): Promise<Result | undefined> {
    const response = await this.ask(server, "POST", `/api/sheets/${event.sheet}/events`, { events: [event] });
    if (!response.ok) {
      this.refused.set(response.status, (this.refused.get(response.status) ?? 0) + 1);
      await response.body?.cancel();
      return undefined;
    }
    return ((await response.json()) as { results: Result[] }).results[0];
  }

  /** Hears only the numbers of the events, which is cheap enough for a thousand phones in one process. */
  listen(server: string, sheet: string, agent: Agent, hear: (seq: number) => void = () => {}): Promise<void> {
    const headers = { ...this.headers(), "accept-encoding": "gzip" };
    return new Promise((resolve, reject) => {
      get(`${server}/api/sheets/${sheet}/live?after=0`, { agent, headers }, (stream) => {
        if (stream.statusCode !== 200 || stream.headers["content-encoding"])
          return reject(new Error(`not followed: ${stream.statusCode}`));
        resolve();
        stream.on("error", () => {});
        stream.on("data", (chunk: Buffer) => {
          for (const [, seq] of chunk.toString().matchAll(/^id: (\d+)$/gm)) hear(Number(seq));
        });
      }).on("error", reject);
    });
  }

  /** Collects the Server-Sent Events by their name; `seqs` holds the numbers of the log's events. */
  async follow(server: string, sheet: string, after = 0) {
    const heard = {
      seqs: [] as number[],
      seen: [] as { seq: number; others: number }[],
      noting: [] as unknown[][],
      ended: false,
    };
    const response = await this.ask(server, "GET", `/api/sheets/${sheet}/live?after=${after}`);
    if (!response.body) throw new Error(`not followed: ${response.status}`);
    const decoder = new TextDecoder();
    let text = "";
    void (async () => {
      try {
        for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
          text += decoder.decode(chunk, { stream: true });
          const messages = text.split("\n\n");
          text = messages.pop() as string;
          for (const message of messages) {
            const [, id] = /^id: (\d+)$/m.exec(message) ?? [];
            const [, name] = /^event: (\w+)$/m.exec(message) ?? [];
            const [, data = "null"] = /^data: (.*)$/m.exec(message) ?? [];
            if (id) heard.seqs.push(Number(id));
            if (name === "seen") heard.seen.push(JSON.parse(data));
            if (name === "noting") heard.noting.push(JSON.parse(data));
          }
        }
      } catch {
        // The server was killed.
      }
      heard.ended = true;
    })();
    return heard;
  }
}
