/** An event is stored as it was read, and recognised when it comes again. */
import { expect, it } from "vitest";
import { reopen } from "#lib/sheet/change";
import { append } from "./append";
import { ranElsewhere } from "./elsewhere.fixture";
import { forgetHead } from "./head";
import { dealNoted as deal, dealsSent as events } from "./head.fixture";
import { emptyDatabasePer } from "./per-test.fixture";
import { readEvents } from "./read";
import { aSeason, openEvening, TestPhone } from "./season.fixture";

emptyDatabasePer("test");

it("an event is stored as it was read, and recognised however it is sent", async () => {
  const phone = new TestPhone();
  const season = await aSeason(["Nora", "Hugo", "Inès"], {}, phone);
  const sheet = await openEvening(season, "2026-03-10T20:00:00.000Z");
  const junk = { ...reopen(), body: { junk: "x".repeat(60_000) } } as unknown as ReturnType<typeof reopen>;
  expect(await phone.push(sheet, junk)).toMatchObject([{ status: "accepted", seq: 2 }]);
  const [, stored] = await readEvents(sheet.log);
  expect(stored?.body).toEqual({});
  expect(await append(sheet, [{ ...(stored as NonNullable<typeof stored>), body: junk.body }])).toMatchObject([
    { status: "duplicate", seq: 2 },
  ]);
});

it("an event stored whole by an older server is recognised, and told from another", async () => {
  const phone = new TestPhone();
  const sheet = await openEvening(await aSeason(["Nora"], {}, phone), "2026-03-10T20:00:00.000Z");
  const [event] = events(sheet, 0) as [ReturnType<typeof events>[number]];
  await append(sheet, [event]);
  await ranElsewhere(`UPDATE "Event" SET "body" = ? WHERE "id" = ?`, JSON.stringify({ ...event.body, old: 1 }), event.id);
  forgetHead(sheet.log);
  expect(await append(sheet, [event])).toMatchObject([{ status: "duplicate" }]);
  expect(await append(sheet, [{ ...event, ...deal(1) }])).toMatchObject([{ status: "rejected", code: "id-reused" }]);
});
