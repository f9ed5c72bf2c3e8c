/** A server for tests, in memory: the doors of PROTOCOL's sync, judged by the same code. */
import type { LogEvent } from "#lib/log/event";
import { isNewer } from "#lib/sheet/event";
import { conflictOf, judgeEvent } from "#lib/sheet/judge";
import { pastOf } from "#lib/sheet/past";
import type { Answer } from "./wire";

export class FakeServer {
  readonly logs = new Map<string, LogEvent[]>();
  readonly rights = new Map<string, Set<string>>();
  /** Answers every request with this status, as a proxy or a tired server would. */
  failing: number | null = null;
  pageSize = 500;
  private isUpdated = false;
  private epoch = 0;

  readonly log = (sheet: string): LogEvent[] => this.logs.get(sheet) ?? [];

  grant(sheet: string, token: string): void {
    this.rights.set(sheet, (this.rights.get(sheet) ?? new Set()).add(`Bearer ${token}`));
  }

  update(): void {
    this.isUpdated = true;
  }

  /** A copy of the day before is put back: by the command, which says so, or by hand. */
  restore(sheet: string, length: number, byHand: boolean): void {
    this.logs.set(sheet, this.log(sheet).slice(0, length));
    if (!byHand) this.epoch++;
  }

  handle(path: string, init: RequestInit): Response {
    if (this.failing) return new Response("", { status: this.failing });
    const [, sheet = "", after] = path.match(/^\/api\/sheets\/([^/]+)\/events(?:\?after=(\d+))?$/) ?? [];
    const token = new Headers(init.headers).get("authorization") ?? "";
    if (init.method !== "POST") {
      if (!this.rights.get(sheet)?.has(token)) return new Response("", { status: 404 });
      const log = this.log(sheet);
      const events = log.slice(Number(after), Number(after) + this.pageSize).map((event) => ({ ...event, receipt: event.id }));
      return Response.json({ events, last: log.length, epoch: String(this.epoch), past: pastOf(log, Number(after) + 1) });
    }
    const { events } = JSON.parse(String(init.body)) as { events: LogEvent[] };
    if (events.length > 50) return new Response("", { status: 400 });
    if (!this.rights.has(sheet) && events[0]?.kind === "sheet.opened") this.rights.set(sheet, new Set([token]));
    if (!this.rights.get(sheet)?.has(token)) return new Response("", { status: 404 });
    return Response.json({ results: events.map((event) => this.append(sheet, event)) });
  }

  append(sheet: string, { receipt: _, ...event }: LogEvent): Answer {
    const { id } = event;
    const log = this.log(sheet);
    const known = log.find((other) => other.id === id);
    if (known) return { id, status: "duplicate", seq: known.seq as number, receipt: id };
    const faults = this.isUpdated && isNewer(event) ? [] : judgeEvent(log, event);
    if (faults[0]) return { id, status: "rejected", code: faults[0].code, faults };
    const rival = conflictOf(log, event);
    const seq = log.length + 1;
    this.logs.set(sheet, [...log, { ...event, seq }]);
    return rival ? { id, status: "conflict", with: rival, seq, receipt: id } : { id, status: "accepted", seq, receipt: id };
  }
}
