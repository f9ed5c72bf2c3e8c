import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openClub } from "#lib/season/club-change";
import { open, record, rename } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { db, write } from "./client";
import { emptyDatabase } from "./database.fixture";
import { SWEPT_AFTER_MS } from "./limits";
import { createLink } from "./links";
import { TestPhone } from "./season.fixture";
import { sweep } from "./sweep";

let leave: () => Promise<void>;
beforeEach(async () => {
  leave = await emptyDatabase();
});
afterEach(() => leave());

it("sweeps what holds an opening alone and nobody asked for, and nothing on which anything was ever said", async () => {
  const phone = new TestPhone();
  const sheets = await Promise.all(Array.from({ length: 4 }, () => phone.open(open(opening(3)), randomUUID())));
  const [empty, dealt, renamed, asked] = sheets as [
    (typeof sheets)[0],
    (typeof sheets)[0],
    (typeof sheets)[0],
    (typeof sheets)[0],
  ];
  const club = await phone.open(openClub("x"));
  await createLink(empty, "viewer");
  await phone.push(dealt, record(0, cards(25, 25, 2)));
  await phone.push(renamed, rename(0, "Ana"));
  const later = Date.now() + SWEPT_AFTER_MS + 1_000;
  await write((tx) => tx.device.updateMany({ where: { sheetId: asked.sheet }, data: { lastSeenAt: new Date(later) } }));
  expect(await sweep()).toBe(0);
  expect(await sweep(later)).toBe(1);
  const left = (await db().sheet.findMany({ select: { id: true } })).map(({ id }) => id).sort();
  expect(left).toEqual([dealt, renamed, asked, club].map(({ sheet }) => sheet).sort());
  expect(await db().device.count({ where: { sheetId: empty.sheet } })).toBe(0);
  expect(await sweep(later)).toBe(0);
});
