import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { joinSeason, open, record, stampSheet } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { type Access, claimLog } from "./access";
import { append, clubsIn } from "./append";
import { write } from "./client";
import { fanout } from "./fanout";
import { forgetHead } from "./head";
import { emptyDatabasePer } from "./per-test.fixture";
import { readEvents } from "./read";

emptyDatabasePer("test");

it("only joining a season names a club in a log", () => {
  const said = [
    record(0, cards(20, 20, 12)),
    joinSeason({ club: "one", season: "s", players: [] }),
    record(1, cards(20, 20, 12)),
  ];
  expect(clubsIn(said as unknown as LogEvent[])).toEqual(["one"]);
});

it("when two phones open one log at the same moment, one gets it and the other adds nothing", async () => {
  const sheet = randomUUID();
  const phones = ["nora", "hugo"].map((device) => {
    const how = () => ({ id: randomUUID(), sheet, at: "2026-03-10T20:00:00.000Z", device });
    return { device, events: [stampSheet(open(opening(3)), how()), stampSheet(record(0, cards(20, 20, 12)), how())] };
  });
  // Both may open the log, because neither has opened it yet.
  const claims = await Promise.all(phones.map(({ device, events: [first] }) => claimLog(sheet, device, first)));
  const answers = [];
  for (const [i, { events }] of phones.entries()) answers.push(...(await append(claims[i] as Access, events)));
  const refused = { status: "rejected", code: "not-yours" };
  expect(answers).toMatchObject([{ status: "accepted" }, { status: "accepted" }, refused, refused]);
  expect((await readEvents(sheet)).map(({ device }) => device)).toEqual(["nora", "nora"]);
});

it("every club that a sheet ever counted for is told once that a table moved", async () => {
  const sheet = randomUUID();
  const how = () => ({ id: randomUUID(), sheet, at: "2026-03-10T20:00:00.000Z", device: "nora" });
  const opened = stampSheet(open(opening(3)), how());
  const access = (await claimLog(sheet, "nora", opened)) as Access;
  await append(access, [opened]);
  // The sheet went from one club to the other, and back.
  await write(async (tx) => {
    for (const [i, club] of ["one", "two", "one"].entries()) {
      const { id, at, device, kind, v, body } = stampSheet(joinSeason({ club, season: "s", players: [] }), how());
      const row = { id, logId: sheet, seq: i + 2, kind, v, body: JSON.stringify(body), at, device };
      await tx.event.createMany({ data: [{ ...row, receivedAt: new Date() }] });
    }
  });
  forgetHead(sheet);
  const told: string[] = [];
  const stops = ["one", "two"].map((club) => fanout().subscribe(club, ({ about }) => told.push(`${club} ${about}`)));
  expect(await append(access, [stampSheet(record(0, cards(20, 20, 12)), how())])).toMatchObject([{ status: "accepted", seq: 5 }]);
  for (const stop of stops) stop();
  expect(told.sort()).toEqual(["one tables", "two tables"]);
});
