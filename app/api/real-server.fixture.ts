/** The real doors over SQLite, as the server of a simulated table: it crashes, and its owner revokes phones. */
import { randomUUID } from "node:crypto";
import { hashOf } from "#lib/db/access";
import { closeDb, inserted, write } from "#lib/db/client";
import { readEvents } from "#lib/db/read";
import type { LogEvent } from "#lib/log/event";
import { isNewer } from "#lib/sheet/event";
import { type Server, SHEET } from "#lib/sync/world.fixture";
import { ask, type Door } from "./router.fixture";

type Handle = (path: string, init: RequestInit) => Promise<Response>;

const CRASH = 0.04;
const REVOKE = 0.04;

export class RealServer implements Server {
  /** Every table plays in the same database, each on a sheet of its own. */
  readonly sheet = randomUUID();
  /** True once everybody sits at the table: from then on, the server crashes and phones are revoked. */
  troubled = false;
  readonly seen = { crashed: 0, revoked: 0, shutOut: 0 };
  private isUpdated = false;
  private readonly guests: string[] = [];
  private readonly revoked = new Set<string>();

  constructor(
    private readonly doors: readonly Door[],
    private readonly draw: () => number,
  ) {}

  readonly handle: Handle = async (path, init) => {
    // The server may crash during a revocation too.
    if (this.troubled && this.draw() < REVOKE) await this.revokeOne().catch(() => {});
    const answer = this.real(path, init);
    // The request may fail while the server crashes, before the `await` below could catch the error.
    answer.catch(() => {});
    if (this.troubled && this.draw() < CRASH) await this.crash();
    try {
      return await answer;
    } catch {
      // The server crashed during the request: a proxy in front of it would answer 502.
      return new Response("", { status: 502 });
    }
  };

  update(): void {
    this.isUpdated = true;
  }

  /** An updated server takes what the newer phones write; the doors here, of today's version, refuse it. */
  private readonly real: Handle = async (path, init) => {
    if (!this.isUpdated || init.method !== "POST") return this.today(path, init);
    const { events } = JSON.parse(String(init.body)) as { events: LogEvent[] };
    const known = events.filter((event) => !isNewer(event));
    const none = () => this.today(`${path}?after=0`, { ...init, method: "GET", body: null });
    const response =
      known.length > 0 ? await this.today(path, { ...init, body: JSON.stringify({ events: known }) }) : await none();
    if (!response.ok) return response;
    const { results = [] } = (await response.json()) as { results?: object[] };
    for (const event of events.filter(isNewer)) results.push(await this.keep(event));
    return Response.json({ results });
  };

  private async keep({ id, kind, v, body, at, device }: LogEvent): Promise<object> {
    for (;;) {
      const log = await readEvents(this.sheet);
      const known = log.find((event) => event.id === id);
      if (known) return { id, status: "duplicate", seq: known.seq };
      const row = { logId: this.sheet, id, seq: log.length + 1, kind, v, body: JSON.stringify(body), at, device };
      if (await inserted(write((tx) => tx.event.create({ data: row })))) return { id, status: "accepted", seq: row.seq };
    }
  }

  private readonly today: Handle = async (path, { method = "GET", headers, body }) => {
    const [token, shutOut] = [tokenOf(headers), new Set(this.revoked)];
    const text = typeof body === "string" ? body.replaceAll(SHEET, this.sheet) : undefined;
    // Each table has an address of its own, because one address may only open so many sheets.
    const from = { ...(headers as Record<string, string>), "x-forwarded-for": this.sheet };
    const sent = { headers: from, ...(text !== undefined && { body: text }) };
    const response = (await ask(this.doors, method, path.replace(SHEET, this.sheet), sent)) as Response;
    if (shutOut.has(token)) {
      this.seen.shutOut++;
      if (response.ok && this.revoked.has(token)) throw new Error(`a revoked phone was let in: ${method} ${path}`);
    }
    return new Response((await response.text()).replaceAll(this.sheet, SHEET), { status: response.status });
  };

  async grant(_: string, token: string, device: string): Promise<void> {
    await write((tx) => tx.device.create({ data: { logId: this.sheet, id: device, tokenHash: hashOf(token), role: "player" } }));
    this.guests.push(token);
  }

  async log(): Promise<LogEvent[]> {
    const events = await readEvents(this.sheet);
    return JSON.parse(JSON.stringify(events).replaceAll(this.sheet, SHEET));
  }

  /** Everybody is let in again, and the server stays up. */
  async heal(): Promise<void> {
    this.troubled = false;
    await write((tx) => tx.device.updateMany({ where: { logId: this.sheet }, data: { revokedAt: null } }));
    // Last, because a revocation that was still on its way is undone by the update above.
    this.revoked.clear();
  }

  /** Puts an older copy back, as somebody does who has stopped the server. */
  async restore(_: string, length: number, byHand: boolean): Promise<void> {
    if (length === 0) this.revoked.clear();
    await closeDb();
    const where = { logId: this.sheet };
    await write(async (tx) => {
      await tx.event.deleteMany({ where: { ...where, seq: { gt: length } } });
      // The copy lacks phones that joined after it was made. It knows which phones were shut out, if it knows the sheet at all.
      if (length === 0 || length % 2)
        await tx.device.deleteMany({ where: length === 0 ? where : { ...where, role: { not: "owner" }, revokedAt: null } });
      if (length === 0) await tx.log.deleteMany({ where: { id: this.sheet } });
      if (!byHand) await tx.epoch.update({ where: { id: 1 }, data: { epoch: randomUUID() } });
    });
    // A server that starts has an empty memory; here, requests under way may have filled it again since the first `closeDb`.
    await closeDb();
  }

  private async revokeOne(): Promise<void> {
    const token = this.guests[Math.floor(this.draw() * this.guests.length)];
    if (!token) return;
    this.seen.revoked++;
    await write((tx) =>
      tx.device.updateMany({ where: { logId: this.sheet, tokenHash: hashOf(token) }, data: { revokedAt: new Date() } }),
    );
    this.revoked.add(token);
  }

  /** Closes the database in the middle of whatever the server was doing. */
  private async crash(): Promise<void> {
    this.seen.crashed++;
    await closeDb();
  }
}

export const tokenOf = (headers: RequestInit["headers"]): string =>
  (new Headers(headers).get("authorization") ?? "").replace("Bearer ", "");
