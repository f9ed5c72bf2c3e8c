/** A club cannot be lost: whoever holds its printed code manages it again, once. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { db } from "#lib/db/client";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { hashOfRecovery } from "#lib/db/recovery";
import type { LogEvent } from "#lib/log/event";
import { renameClub } from "#lib/season/club/club-change";
import { record, replace } from "#lib/sheet/change";
import { inGroups, RECOVERY_LENGTH, SIGNS } from "#lib/sheet/code";
import { cards } from "#lib/sheet/log.fixture";
import { aClub, accepted, anEveningOf, importOf, inClub, pushChanges, pushSheet, type TestClub } from "../club.fixture";
import { aLink, anEvening, change, join, json } from "../evening.fixture";
import { aPhone, ask, type Phone, readDoors } from "../router.fixture";

const doors = await readDoors();
beforeEach(() => {
  // The clock stands still, so that no ten minutes or day in which tries are counted ends during a test.
  vi.useFakeTimers({ toFake: ["Date"] });
});
const anotherDatabase = emptyDatabasePer("test");
afterEach(() => {
  vi.useRealTimers();
});

const askCode = ({ club }: TestClub, phone: Phone) => ask(doors, "POST", `/api/clubs/${club}/recovery`, { phone, body: {} });
const codeOf = async (club: TestClub, phone = club.owner): Promise<string> => (await json(askCode(club, phone))).code;
const told = async (phone: Phone, code: string): Promise<[number | undefined, string | undefined]> => {
  const answer = await join(doors, phone, { code });
  const { code: why } = (await answer?.json()) ?? {};
  return [answer?.status, why];
};
const waysOf = async ({ club, owner }: TestClub, phone = owner) =>
  (await json(ask(doors, "GET", `/api/clubs/${club}`, { phone }))).ways;
const statusOf = async (answer: Promise<Response | undefined>) => (await answer)?.status;

it("a phone that lost its memory gets the club, its sheets and its rights back by the code, however it is typed", async () => {
  const club = await aClub(doors);
  const sheet = await anEveningOf(doors, club, [record(0, cards(25, 25, 2))]);
  const code = await codeOf(club);
  const wiped = aPhone();
  expect(await json(join(doors, wiped, { code: inGroups(code).toLowerCase() }))).toEqual({
    sheet: club.club,
    kind: "club",
    role: "owner",
  });
  accepted(await pushChanges(doors, club, wiped, [renameClub("Les mercredis")]));
  const { events, role } = await json(ask(doors, "GET", `/api/sheets/${sheet}/events`, { phone: wiped }));
  expect(role).toBe("owner");
  const deal = events.find(({ kind }: LogEvent) => kind === "deal.recorded") as LogEvent;
  accepted(await pushSheet(doors, sheet, wiped, [replace({ id: deal.id, current: deal.id }, cards(20, 30, 2), "relu")]));
});

it("a code is 28 signs drawn by the server, kept as a hash, and told only to the owner who asks", async () => {
  const club = await aClub(doors);
  const code = await codeOf(club);
  expect(code).toMatch(new RegExp(`^[${SIGNS}]{${RECOVERY_LENGTH}}$`));
  expect(JSON.stringify(await db().recovery.findMany())).not.toContain(code);
  for (const role of ["viewer", "player"] as const) {
    const phone = await inClub(doors, club, role);
    expect(await statusOf(askCode(club, phone))).toBe(404);
    expect(await waysOf(club, phone)).toBeNull();
    expect((await importOf(doors, { sheet: club.club, owner: phone }, "x")).file.recovery).toBeUndefined();
  }
  const { sheet, owner } = await anEvening(doors);
  expect(await statusOf(askCode({ ...club, club: sheet }, owner))).toBe(404);
});

it("a code lets in one phone, once; a used or replaced one says so", async () => {
  const club = await aClub(doors);
  const [first, second] = [await codeOf(club), await codeOf(club)];
  expect(await told(aPhone(), first)).toEqual([410, "replaced"]);
  const wiped = aPhone();
  expect(await told(wiped, second)).toEqual([200, undefined]);
  // The phone, which got no answer, asks again with the code and is let in, with no new right.
  expect(await told(wiped, second)).toEqual([200, undefined]);
  expect(await told(aPhone(), second)).toEqual([410, "used"]);
  await change(doors, { sheet: club.club, owner: club.owner, events: [] }, wiped.device, { revoked: true });
  expect(await told(wiped, second)).toEqual([410, "used"]);
  expect(await told(aPhone(), `${first.slice(1)}2`)).toEqual([404, "not-found"]);
});

it("of two phones that bring it at once, one comes in", async () => {
  const club = await aClub(doors);
  const code = await codeOf(club);
  const answers = await Promise.all([told(aPhone(), code), told(aPhone(), code)]);
  expect(answers.map(([status]) => status).sort()).toEqual([200, 410]);
});

it("an owner sees how many phones manage the club, and whether a code waits", async () => {
  const club = await aClub(doors);
  for (const role of ["viewer", "player"] as const) await inClub(doors, club, role);
  expect(await waysOf(club)).toEqual({ managers: 1, code: null });
  const code = await codeOf(club);
  expect(await waysOf(club)).toEqual({ managers: 1, code: expect.stringMatching(/^\d{4}-.*Z$/) });
  const wiped = aPhone();
  await join(doors, wiped, { code });
  expect(await waysOf(club)).toEqual({ managers: 2, code: null });
  await change(doors, { sheet: club.club, owner: club.owner, events: [] }, wiped.device, { revoked: true });
  expect(await waysOf(club)).toEqual({ managers: 1, code: null });
});

it("a code lets in a phone that was shut out, and makes a player an owner", async () => {
  const club = await aClub(doors);
  const { owner } = club;
  const player = await inClub(doors, club, "player");
  await change(doors, { sheet: club.club, owner, events: [] }, player.device, { revoked: true });
  expect(await told(player, await codeOf(club))).toEqual([200, undefined]);
  accepted(await pushChanges(doors, club, player, [renameClub("Les jeudis")]));
});

it("a phone that came by a link and then by the code stays when the link is ended with its phones", async () => {
  const club = await aClub(doors);
  const { club: sheet, owner } = club;
  const { id, token } = await aLink(doors, { sheet, owner, events: [] }, "player");
  const phone = aPhone();
  await join(doors, phone, { token });
  const code = await codeOf(club);
  // The phone's secret shows that it is the same phone, whatever id it gives.
  const renewed = { ...phone, device: aPhone().device };
  expect([await told(renewed, code), await told(renewed, code)]).toEqual(Array(2).fill([200, undefined]));
  const end = { phone: owner, body: { revoked: true, devices: true } };
  expect(await json(ask(doors, "PATCH", `/api/sheets/${sheet}/links/${id}`, end))).toEqual({ devices: 0 });
  accepted(await pushChanges(doors, club, phone, [renameClub("Les jeudis")]));
});

it("a document holds the waiting code's hash, not that of a used or replaced one", async () => {
  const club = await aClub(doors);
  const named = async () => (await importOf(doors, { sheet: club.club, owner: club.owner }, "x")).file.recovery;
  const codes = [await codeOf(club), await codeOf(club)] as const;
  expect(await named()).toBe(hashOfRecovery(codes[1]));
  await join(doors, aPhone(), { code: codes[1] });
  expect(await named()).toBeUndefined();
});

it("a code sent under another phone's id lets nobody in, and stays valid", async () => {
  const club = await aClub(doors);
  const code = await codeOf(club);
  expect(await told({ ...aPhone(), device: club.owner.device }, code)).toEqual([404, "not-found"]);
  expect(await told(aPhone(), code)).toEqual([200, undefined]);
});

it("wrong codes count with other wrong codes: after twenty the phone waits, even with the right one", async () => {
  const club = await aClub(doors);
  const code = await codeOf(club);
  const phone = aPhone();
  const statuses: unknown[] = [];
  for (let i = 0; i < 21; i++) statuses.push((await told(phone, `${code.slice(2)}${10 + i}`))[0]);
  expect(statuses).toEqual([...Array(20).fill(404), 429]);
  expect((await told(phone, code))[0]).toBe(429);
  expect((await told(aPhone(), code))[0]).toBe(200);
});

it("a club's owners make twenty codes a day at most, all together", async () => {
  const club = await aClub(doors);
  const managers = [club.owner, await inClub(doors, club, "owner")] as const;
  const statuses: unknown[] = [];
  for (let i = 0; i < 21; i++) statuses.push(await statusOf(askCode(club, managers[i % 2] as Phone)));
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
});

it("with the right recovered by a code, a phone brings back the club's document and its sheets", async () => {
  const club = await aClub(doors);
  await anEveningOf(doors, club, [record(0, cards(25, 25, 2))]);
  const wiped = aPhone();
  await join(doors, wiped, { code: await codeOf(club) });
  const { file } = await importOf(doors, { sheet: club.club, owner: wiped }, wiped.device);
  const body = { device: wiped.device, file };
  const report = await json(ask(doors, "POST", `/api/clubs/${club.club}/import`, { phone: wiped, body }));
  expect(report).toMatchObject({ accepted: 0, refused: [] });
});

it("on a server that lost everything, the document and the code bring back the club itself; without the code, a club apart", async () => {
  const club = await aClub(doors);
  const sheet = await anEveningOf(doors, club, [record(0, cards(25, 25, 2))]);
  const code = await codeOf(club);
  const { file } = await importOf(doors, { sheet: club.club, owner: club.owner }, "x");
  expect(JSON.stringify(file)).not.toContain(code);
  const bring = (phone: Phone, recovery?: string) =>
    ask(doors, "POST", `/api/clubs/${club.club}/import`, { phone, body: { device: phone.device, file, recovery } });
  await anotherDatabase();
  const [wrong, wiped] = [aPhone(), aPhone()];
  expect(await statusOf(bring(wrong, `${code.slice(1)}2`))).toBe(404);
  expect(await json(bring(wrong))).toMatchObject({ copy: expect.any(String) });
  const report = await json(bring(wiped, code));
  expect([report.copy, report.refused]).toEqual([undefined, []]);
  expect(await statusOf(ask(doors, "GET", `/api/sheets/${sheet}/events`, { phone: wiped }))).toBe(200);
  expect(await told(aPhone(), code)).toEqual([410, "used"]);
});

it("a code in a document brought back by an owner still waits", async () => {
  const club = await aClub(doors);
  const code = await codeOf(club);
  const body = await importOf(doors, { sheet: club.club, owner: club.owner }, club.owner.device);
  await anotherDatabase();
  await json(ask(doors, "POST", `/api/clubs/${club.club}/import`, { phone: club.owner, body }));
  expect(await told(aPhone(), code)).toEqual([200, undefined]);
});
