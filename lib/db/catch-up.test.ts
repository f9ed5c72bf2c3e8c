import { expect, it } from "vitest";
import { joinSeason, record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { catchUp } from "./catch-up";
import { db, write } from "./client";
import { emptyDatabasePer } from "./per-test.fixture";
import { aSeason, openEvening, readKept } from "./season.fixture";

emptyDatabasePer("test");

it("derived rows of an older server are made again, once", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const sheet = await openEvening(season, "2026-03-01T20:00:00.000Z");
  const joined = { club: season.club.log, season: season.season, players: season.players };
  await season.phone.push(
    sheet,
    joinSeason(joined),
    record(0, { report: [300, -100, -200], deals: 30 }),
    record(1, cards(20, 10, 6)),
  );
  // A sheet that counts for no season is not read again.
  await openEvening(season, "2026-03-02T20:00:00.000Z");
  const kept = await readKept();
  await write(async (tx) => {
    // As older code made these rows, before it told rows from paper apart.
    const carried = { name: { in: ["carried.deals", "carried.points"] } };
    expect((await tx.figure.deleteMany({ where: carried })).count).toBe(6);
    const { tally } = (await tx.sheetTally.findFirst()) as { tally: string };
    await tx.sheetTally.updateMany({ data: { tally: tally.replaceAll(/"carried\.\w+":-?\d+,?/g, "") } });
  });
  expect(await readKept()).not.toEqual(kept);
  expect(await catchUp()).toBe(1);
  expect(await readKept()).toEqual(kept);
  const { version } = (await db().season.findFirst()) as { version: number };
  expect(await catchUp()).toBe(0);
  expect(await db().season.findFirst()).toMatchObject({ version });
  // As if the rows had been made by an older version, by this one, and by a newer one.
  const madeBy = async (version: number) => {
    await write((tx) => tx.made.updateMany({ data: { version } }));
    return catchUp();
  };
  expect([await madeBy(2), await madeBy(3), await madeBy(4)]).toEqual([1, 0, 0]);
});
