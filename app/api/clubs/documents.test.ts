/** A club's or season's document: exported, lost, brought back, changed by hand, or of a newer app. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { hashOf } from "#lib/db/access";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { openSeason } from "#lib/season/club/club-change";
import type { ClubFile, ImportReport } from "#lib/season/club/club-file";
import { close, record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { aClub, accepted, anEveningOf, importOf, pushChanges } from "../club.fixture";
import { json } from "../evening.fixture";
import { aPhone, ask, type Phone } from "../router.fixture";
import { seasonSeen, sheetsSeen, viewDoors } from "./views.fixture";

const anotherDatabase = emptyDatabasePer("file");

it("exported, lost, imported into an empty database and exported again: the same document, and the same standings", async () => {
  const club = await aClub(viewDoors);
  for (const first of [26, 10, 40]) await anEveningOf(viewDoors, club, [record(0, cards(first, 52 - first, 0)), close()]);
  const text = async () =>
    (await (await ask(viewDoors, "GET", `/api/clubs/${club.club}/export`, { phone: club.owner }))?.text()) as string;
  const before = { text: await text(), season: await seasonSeen(club) };
  const body = await importOf(viewDoors, { sheet: club.club, owner: club.owner }, club.owner.device);
  const bring = (given: object, phone = club.owner) =>
    json(ask(viewDoors, "POST", `/api/clubs/${club.club}/import`, { phone, body: given })) as Promise<ImportReport>;
  const events = (body.file as ClubFile).logs.reduce((sum, log) => sum + log.events.length, 0);
  expect(await bring(body)).toEqual({ accepted: 0, known: events, refused: [] });

  await anotherDatabase();
  expect(await bring(body)).toEqual({ accepted: events, known: 0, refused: [] });
  expect(await text()).toBe(before.text);
  expect(await seasonSeen(club)).toEqual(before.season);
});

it("a season alone leaves as a document of its own and comes back the same", async () => {
  const club = await aClub(viewDoors);
  const kept = await anEveningOf(viewDoors, club, [record(0, cards(26, 16, 10)), close()]);
  const other = randomUUID();
  const { counting } = (await seasonSeen(club)).season;
  accepted(
    await pushChanges(viewDoors, club, club.owner, [
      openSeason({ season: other, name: "2027", from: "2026-06-01", to: null, counting }),
    ]),
  );
  await anEveningOf(viewDoors, { ...club, season: other }, [record(0, cards(40, 6, 6)), close()]);
  const door = (season: string) => `/api/clubs/${club.club}/export?season=${season}`;
  const text = async () => (await (await ask(viewDoors, "GET", door(club.season), { phone: club.owner }))?.text()) as string;
  const before = { text: await text(), season: await seasonSeen(club) };
  const file = JSON.parse(before.text) as ClubFile;
  expect(file.season).toBe(club.season);
  expect(file.logs.map(({ id }) => id)).toEqual([club.club, kept]);
  expect((await ask(viewDoors, "GET", door(randomUUID()), { phone: club.owner }))?.status).toBe(404);
  await anotherDatabase();
  const body = { device: club.owner.device, file };
  const report = await json(ask(viewDoors, "POST", `/api/clubs/${club.club}/import`, { phone: club.owner, body }));
  expect(report).toMatchObject({ refused: [] });
  expect(await text()).toBe(before.text);
  expect(await seasonSeen(club)).toEqual(before.season);
});

it("a document brought to a club that went on adds its changes, and keeps what is here", async () => {
  const club = await aClub(viewDoors);
  await anEveningOf(viewDoors, club, [record(0, cards(26, 16, 10))]);
  const { file } = await importOf(viewDoors, { sheet: club.club, owner: club.owner }, club.owner.device);
  const later = await anEveningOf(viewDoors, club, [record(0, cards(40, 6, 6))]);
  const before = await seasonSeen(club);
  const { logs } = structuredClone(file) as ClubFile;
  const renamed = { ...(logs[0]?.events.at(-1) as object), id: randomUUID(), kind: "club.renamed", body: { name: "Les jeudis" } };
  const [first, ...others] = logs as [ClubFile["logs"][number]];
  const body = {
    device: club.owner.device,
    file: { ...file, logs: [{ ...first, events: [...first.events, renamed] }, ...others] },
  };
  const report = await json(ask(viewDoors, "POST", `/api/clubs/${club.club}/import`, { phone: club.owner, body }));
  expect(report).toMatchObject({ accepted: 1, refused: [] });
  const after = await seasonSeen(club);
  expect(after.club.name).toBe("Les jeudis");
  expect(after.standings).toEqual(before.standings);
  expect(sheetsSeen(after.evenings)).toContain(later);
});

/** Names this phone as the club's owner in the document: otherwise the import makes a copy (app/api/rights.test.ts). */
const ranBy = ({ token }: Phone, file: object) => ({ ...file, owners: [hashOf(token)] });

it("a document that was tampered with has its lines refused one by one, and the rest kept", async () => {
  const club = await aClub(viewDoors);
  await anEveningOf(viewDoors, club, [record(0, cards(26, 16, 10)), record(1, cards(26, 16, 10))]);
  const { file } = await importOf(viewDoors, { sheet: club.club, owner: club.owner }, club.owner.device);
  const { logs } = structuredClone(file) as { logs: { id: string; events: { id: string; body: { deal?: object } }[] }[] };
  const sheet = logs[1] as (typeof logs)[number];
  const spoilt = sheet.events[2] as (typeof sheet.events)[number];
  spoilt.body.deal = cards(99, 16, 10);
  Object.assign(sheet.events[3] as object, { at: "yesterday" });
  await anotherDatabase();
  const phone = aPhone();
  const report = await json(
    ask(viewDoors, "POST", `/api/clubs/${club.club}/import`, {
      phone,
      body: { device: phone.device, file: ranBy(phone, { ...file, logs }) },
    }),
  );
  expect(report.refused).toEqual([
    {
      log: sheet.id,
      line: 3,
      id: spoilt.id,
      kind: "deal.recorded",
      code: "out-of-range",
      params: { value: 99, min: 0, max: 75 },
    },
    { log: sheet.id, line: 4, id: null, kind: null, code: "malformed" },
  ]);
  expect((await seasonSeen({ ...club, owner: phone })).played).toMatchObject({ evenings: 0, deals: 0 });
  const again = aPhone();
  const answer = await ask(viewDoors, "POST", `/api/clubs/${club.club}/import`, {
    phone: again,
    body: { device: again.device, file },
  });
  expect(answer?.status).toBe(404);
  const other = { device: phone.device, file: { ...file, club: randomUUID() } };
  expect((await ask(viewDoors, "POST", `/api/clubs/${club.club}/import`, { phone, body: other }))?.status).toBe(400);
});

it("an unreadable log, or newer events, leave the rest of a document alone", async () => {
  const club = await aClub(viewDoors);
  await anEveningOf(viewDoors, club, [record(0, cards(26, 16, 10))]);
  const { file } = await importOf(viewDoors, { sheet: club.club, owner: club.owner }, club.owner.device);
  const { logs, ...document } = structuredClone(file) as ClubFile;
  const [own, sheet] = logs as [ClubFile["logs"][number], ClubFile["logs"][number]];
  const newer = { ...(sheet.events[0] as object), id: randomUUID(), kind: "deal.dreamt", v: 7 };
  const given = [own, { id: "mine" }, { ...sheet, events: [...sheet.events, newer] }, { ...own, id: randomUUID() }, null];
  await anotherDatabase();
  const phone = aPhone();
  const body = { device: phone.device, file: ranBy(phone, { ...document, v: 2, more: true, logs: given }) };
  const report = await json(ask(viewDoors, "POST", `/api/clubs/${club.club}/import`, { phone, body }));
  const unread = { log: null, id: null, kind: null, code: "malformed" };
  expect(report).toEqual({
    accepted: own.events.length + sheet.events.length,
    known: 0,
    refused: [
      { log: sheet.id, line: sheet.events.length + 1, id: newer.id, kind: "deal.dreamt", code: "newer-event" },
      ...[2, 4, 5].map((line) => ({ ...unread, line })),
    ],
  });
  expect((await seasonSeen({ ...club, owner: phone })).played).toMatchObject({ evenings: 1, deals: 1 });
});
