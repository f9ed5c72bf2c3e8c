/** For tests of two servers: a sheet opened at one, a guest let in at another, and a log without gap or double. */
import { expect } from "vitest";
import { readEvents } from "#lib/db/read";
import { open } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import { opening } from "#lib/sheet/log.fixture";
import { WirePhone } from "./processes.fixture";

export async function openedAt(server: string, phone = new WirePhone()): Promise<{ phone: WirePhone; sheet: string }> {
  const sheet = crypto.randomUUID();
  expect(await phone.send(server, phone.stamped(open(opening(3)), sheet))).toMatchObject({ status: "accepted" });
  return { phone, sheet };
}

export async function guestAt(server: string, owner: WirePhone, sheet: string, role: string): Promise<WirePhone> {
  const { token } = await (await owner.ask(server, "POST", `/api/sheets/${sheet}/links`, { role })).json();
  const phone = new WirePhone();
  expect((await phone.ask(server, "POST", "/api/join", { token, device: phone.device })).status).toBe(200);
  return phone;
}

export async function expectSound(sheets: readonly string[]): Promise<void> {
  for (const sheet of sheets) {
    const log = await readEvents(sheet);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
    expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
    expect(foldSheet(log)).not.toBeNull();
  }
}
