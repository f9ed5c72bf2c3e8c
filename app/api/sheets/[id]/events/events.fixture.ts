/** For tests: a sheet's events, two phones, and how they push and pull. */
import { randomBytes, randomUUID } from "node:crypto";
import { expect } from "vitest";
import { hashOf } from "#lib/db/access";
import { write } from "#lib/db/client";
import type { LogEvent } from "#lib/log/event";
import { GET, POST } from "./route";

export const EVENTS_SHEET = "0199f000-0000-7000-8000-000000000001";
const aToken = () => randomBytes(32).toString("base64url");
export const martine = { token: aToken(), device: "martine" };
export const luc = { token: aToken(), device: "luc" };
export type EventsPhone = typeof martine;

export function anEvent(kind: string, body: object, more: Partial<LogEvent> = {}): LogEvent {
  const at = "2026-11-20T20:15:00.000Z";
  return { id: randomUUID(), sheet: EVENTS_SHEET, kind, v: 1, body, at, device: "martine", ...more };
}

export const anOpening = () => {
  const rules = { game: "tarot", players: 4 };
  return anEvent("sheet.opened", { rules, names: ["Ana", "Bob", "Cléa", "Dan"], dealer: 0, target: null, until: null });
};
export const petite = (points: number) => ({ taker: 0, partner: null, contract: "petite", bouts: 2, points, petitAuBout: null });
export const aDeal = (slot: number, points = 49, more: Partial<LogEvent> = {}) =>
  anEvent("deal.recorded", { slot, deal: petite(points) }, more);

export function postEvents(body: unknown, { phone = martine as EventsPhone | null, sheet = EVENTS_SHEET, headers = {} } = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const sent = {
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    ...(phone && { authorization: `Bearer ${phone.token}` }),
    ...headers,
  };
  const request = new Request(`http://localhost/api/sheets/${sheet}/events`, { method: "POST", headers: sent, body: text });
  return POST(request, { params: Promise.resolve({ id: sheet }) });
}

export async function pushEvents(events: unknown[], phone?: EventsPhone) {
  const response = await postEvents({ events }, phone && { phone });
  expect(response.status).toBe(200);
  return (await response.json()).results;
}

export async function pullAfter(after?: number | string, phone: EventsPhone = martine) {
  const query = after === undefined ? "" : `?after=${after}`;
  const headers = { authorization: `Bearer ${phone.token}` };
  const response = await GET(new Request(`http://localhost/api/sheets/${EVENTS_SHEET}/events${query}`, { headers }), {
    params: Promise.resolve({ id: EVENTS_SHEET }),
  });
  return { status: response.status, ...(await response.json()) };
}

/** Lets a phone in by writing its right; invitations are tested at their own door. */
export const letPhoneIn = (phone: EventsPhone, role = "player") =>
  write((tx) => tx.device.create({ data: { logId: EVENTS_SHEET, id: phone.device, tokenHash: hashOf(phone.token), role } }));
