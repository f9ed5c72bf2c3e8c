/** For tests: a sheet on the server, with a phone in each role, let in as people are: by a link. */
import { randomUUID } from "node:crypto";
import { accepted } from "#lib/db/season.fixture";
import type { LogEvent } from "#lib/log/event";
import { open, record, stampSheet } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import type { Role } from "#lib/sheet/role";
import { aPhone, ask, type Door, type Phone } from "./router.fixture";

const AT = "2026-11-21T20:15:00.000Z";

export interface Evening {
  readonly sheet: string;
  readonly owner: Phone;
  readonly events: readonly LogEvent[];
}

export const eventOf = (change: Parameters<typeof stampSheet>[0], sheet: string, device: string): LogEvent =>
  stampSheet(change, { id: randomUUID(), sheet, at: AT, device });

export const json = async (answer: Promise<Response | undefined>) => (await answer)?.json();

/** A sheet that its owner opened, with one deal. */
export async function anEvening(doors: readonly Door[]): Promise<Evening> {
  const [sheet, owner] = [randomUUID(), aPhone()];
  const changes = [open(opening(3)), record(0, cards(25, 25, 2))];
  const events = changes.map((change) => eventOf(change, sheet, owner.device));
  const { results } = await json(ask(doors, "POST", `/api/sheets/${sheet}/events`, { phone: owner, body: { events } }));
  accepted(results);
  return { sheet, owner, events };
}

export const aLink = (doors: readonly Door[], { sheet, owner }: Evening, role: Role): Promise<{ id: string; token: string }> =>
  json(ask(doors, "POST", `/api/sheets/${sheet}/links`, { phone: owner, body: { role } }));

export const join = (doors: readonly Door[], phone: Phone, asked: object): Promise<Response | undefined> =>
  ask(doors, "POST", "/api/join", {
    phone,
    body: { ...asked, device: phone.device },
    // Each phone has an address of its own, because tries are counted by address.
    headers: { "x-forwarded-for": phone.device },
  });

/** A phone that came in by a link of this role. */
export async function aGuest(doors: readonly Door[], evening: Evening, role: Role): Promise<Phone> {
  const phone = aPhone();
  const { token } = await aLink(doors, evening, role);
  if ((await join(doors, phone, { token }))?.status !== 200) throw new Error("not let in");
  return phone;
}

export const change = (doors: readonly Door[], { sheet, owner }: Evening, device: string, body: object) =>
  ask(doors, "PATCH", `/api/sheets/${sheet}/devices/${device}`, { phone: owner, body });
