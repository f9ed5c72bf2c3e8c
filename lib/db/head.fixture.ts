/** For tests of a log's head: deals as a phone sends them. */
import { randomUUID } from "node:crypto";
import { record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import type { Access } from "./access";

export const dealNoted = (slot: number) => record(slot, cards(slot % 60, 60 - (slot % 60), 2));

export const dealsSent = (sheet: Access, ...slots: number[]) =>
  slots.map((slot) => ({
    ...dealNoted(slot),
    id: randomUUID(),
    sheet: sheet.log,
    v: 1,
    at: "2026-03-10T20:00:00.000Z",
    device: sheet.device,
  }));
