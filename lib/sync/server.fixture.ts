/** A server for tests, in memory: the sync doors of PROTOCOL, with the same judging code as the real server. */
import type { LogEvent } from "#lib/log/event";
import { isNewer } from "#lib/sheet/event";
import { conflictOf, judgeInSheet } from "#lib/sheet/judge";
import { hashUpTo } from "#lib/sheet/log-hash";
import type { Answer } from "./wire";

const proofOf = (sheet: string, token: string): string => `proof of ${sheet} for ${token}`;

export class FakeServer {
  readonly logs = new Map<string, LogEvent[]>();
  readonly rights = new Map<string, Set<string>>();
  /** Tokens of phones that were shut out: even a proof does not let them in again. */
  readonly shutOut = new Set<string>();
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

  /**
   * Puts an older copy back: by the command, which changes the epoch, or by hand. The copy does not know phones that came in since;
   * with no events it does not know the sheet either.
   */
  restore(sheet: string, length: number, byHand: boolean): void {
    if (length > 0) this.logs.set(sheet, this.log(sheet).slice(0, length));
    else this.logs.delete(sheet);
    const [first] = this.rights.get(sheet) ?? [];
    if (length === 0) this.rights.delete(sheet);
    else if (first !== undefined && length % 2) this.rights.set(sheet, new Set([first]));
    if (!byHand) this.epoch++;
  }

  handle(path: string, init: RequestInit): Response {
    if (this.failing) return new Response("", { status: this.failing });
    const [, sheet = "", after] = path.match(/^\/api\/sheets\/([^/]+)\/events(?:\?after=(\d+))?$/) ?? [];
    const headers = new Headers(init.headers);
    const token = headers.get("authorization") ?? "";
    // As on the real server, a proof is valid when the server knows the sheet, or when the sheet's opening comes with it.
    const hasProof = headers.get("petit-proof") === proofOf(sheet, token);
    if (hasProof && this.rights.has(sheet) && !this.shutOut.has(token)) this.rights.get(sheet)?.add(token);
    if (init.method !== "POST") {
      if (!this.rights.get(sheet)?.has(token)) return new Response("", { status: 404 });
      const log = this.log(sheet);
      const events = log.slice(Number(after), Number(after) + this.pageSize).map((event) => ({ ...event, receipt: event.id }));
      const past = hashUpTo(log, Number(after) + 1);
      return Response.json({ events, last: log.length, epoch: String(this.epoch), past, proof: proofOf(sheet, token) });
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
    const faults = this.isUpdated && isNewer(event) ? [] : judgeInSheet(log, event);
    if (faults[0]) return { id, status: "rejected", code: faults[0].code, faults };
    const rival = conflictOf(log, event);
    const seq = log.length + 1;
    this.logs.set(sheet, [...log, { ...event, seq }]);
    return rival ? { id, status: "conflict", with: rival, seq, receipt: id } : { id, status: "accepted", seq, receipt: id };
  }
}
