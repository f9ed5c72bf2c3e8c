/** For tests: phones at a table, with or without a network, and what their sheets hold. */
import { expect } from "vitest";
import { chanceOf } from "#lib/rules/seeded";
import { open } from "#lib/sheet/change";
import { opening } from "#lib/sheet/log.fixture";
import type { OpenSheet } from "./opened";
import type { Phone } from "./phone";
import { Handset, until } from "./phone.fixture";
import { FakeServer } from "./server.fixture";

export const SHEET_AT_TABLE = "01930000-0000-7000-8000-0000000000aa";

export interface PhoneAtTable {
  readonly server: FakeServer;
  readonly handset: Handset;
  readonly phone: Phone;
  readonly sheet: OpenSheet;
}

export const noNetwork = () => Promise.reject(new TypeError("no network"));
export const online = (server: FakeServer) => async (path: string, init: RequestInit) => server.handle(path, init);

/** A phone at a table of three, with its sheet open; in the "cellar" there is no network. */
export async function tableAt(at: "cellar" | "online" = "cellar"): Promise<PhoneAtTable> {
  const server = new FakeServer();
  const handset = new Handset(at === "online" ? online(server) : noNetwork);
  const phone = handset.tab();
  const sheet = phone.open(SHEET_AT_TABLE);
  expect(await sheet.save(open(opening(3)))).toMatchObject({ ok: true });
  return { server, handset, phone, sheet };
}

/** Another phone with a right to the same sheet. */
export async function guestOf({ server }: PhoneAtTable, seed = 2): Promise<PhoneAtTable> {
  const handset = new Handset(online(server), chanceOf(seed));
  const phone = handset.tab();
  server.grant(SHEET_AT_TABLE, (await phone.device()).token);
  const sheet = phone.open(SHEET_AT_TABLE);
  await sheet.sync();
  await until(sheet, ({ ready }) => ready);
  return { server, handset, phone, sheet };
}

export const totalsShown = (sheet: OpenSheet) => sheet.getSnapshot().sheet?.totals;
export const dealsShown = (sheet: OpenSheet) => sheet.getSnapshot().sheet?.deals ?? [];
