/** A server for tests, in memory: the doors of PROTOCOL's sync, judged by the same code. */
import type { SheetEvent } from "#lib/sheet/event";
import { conflictOf, judgeEvent } from "#lib/sheet/judge";
import { isNewer } from "#lib/sheet/read-event";
import type { Answer } from "./wire";

export class FakeServer {
  readonly logs = new Map<string, SheetEvent[]>();
  readonly rights = new Map<string, Set<string>>();
  /** Answers every request with this status, as a proxy or a tired server would. */
  failing: number | null = null;
  pageSize = 500;
  private isUpdated = false;

  readonly log = (sheet: string): SheetEvent[] => this.logs.get(sheet) ?? [];

  grant(sheet: string, token: string): void {
    this.rights.set(sheet, (this.rights.get(sheet) ?? new Set()).add(`Bearer ${token}`));
  }

  update(): void {
    this.isUpdated = true;
  }

  handle(path: string, init: RequestInit): Response {
    if (this.failing) return new Response("", { status: this.failing });
    const [, sheet = "", after] = path.match(/^\/api\/sheets\/([^/]+)\/events(?:\?after=(\d+))?$/) ?? [];
    const token = new Headers(init.headers).get("authorization") ?? "";
    if (init.method !== "POST") {
      if (!this.rights.get(sheet)?.has(token)) return new Response("", { status: 404 });
      const log = this.log(sheet);
      return Response.json({ events: log.slice(Number(after), Number(after) + this.pageSize), last: log.length });
    }
    const { events } = JSON.parse(String(init.body)) as { events: SheetEvent[] };
    if (events.length > 50) return new Response("", { status: 400 });
    if (!this.rights.has(sheet) && events[0]?.kind === "sheet.opened") this.rights.set(sheet, new Set([token]));
    if (!this.rights.get(sheet)?.has(token)) return new Response("", { status: 404 });
    return Response.json({ results: events.map((event) => this.append(sheet, event)) });
  }

  append(sheet: string, event: SheetEvent): Answer {
    const { id } = event;
    const log = this.log(sheet);
    const known = log.find((other) => other.id === id);
    if (known) return { id, status: "duplicate", seq: known.seq as number };
    const faults = this.isUpdated && isNewer(event) ? [] : judgeEvent(log, event);
    if (faults[0]) return { id, status: "rejected", code: faults[0].code, faults };
    const rival = conflictOf(log, event);
    const seq = log.length + 1;
    this.logs.set(sheet, [...log, { ...event, seq }]);
    return rival ? { id, status: "conflict", with: rival, seq } : { id, status: "accepted", seq };
  }
}
