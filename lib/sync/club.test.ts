import { expect, it } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { openClub, renameClub } from "#lib/season/club-change";
import type { ClubView } from "#lib/season/views";
import { changeClub, clubFileIn, clubLog, clubsHere, lastSeen, look, onClubChange, takeClub } from "./club";
import { doorOf } from "./doors";
import { Handset } from "./phone.fixture";
import { WireError } from "./wire";

const CLUB = "01939c00-0000-7000-8000-00000000c1ab";
const FIRST = new Date(Date.UTC(2026, 10, 21, 20, 0)).toISOString();
const view = (name: string): ClubView => ({
  club: { id: CLUB, name, players: [], seasons: [], adjustments: [] },
  role: "owner",
  seasons: [],
  day: "2026-11-21",
});

/** A server that answers each door as told, and remembers what it was asked. */
function serverOf(answer: (path: string, init: RequestInit) => Response) {
  const asked: { path: string; init: RequestInit }[] = [];
  const handset = new Handset(async (path, init) => {
    asked.push({ path, init });
    return answer(path, init);
  });
  return { handset, phone: handset.tab(), asked };
}

const eventsIn = ({ init }: { init: RequestInit }): LogEvent[] => JSON.parse(String(init.body)).events;

it("what was seen stays on the phone with its date, and is what there is without a network", async () => {
  let name = "Les mardis";
  const { handset, phone } = serverOf(() => Response.json(view(name)));
  await look(phone, doorOf.club(CLUB));
  handset.now += 86_400_000;
  name = "Les jeudis";
  handset.fetch = async () => {
    throw new TypeError("no network");
  };
  await expect(look(phone, doorOf.club(CLUB))).rejects.toThrow(WireError);
  const seen = await lastSeen(handset.tab(), doorOf.club(CLUB));
  expect(seen?.view.club.name).toBe("Les mardis");
  expect(seen && new Date(seen.at).toISOString()).toBe(FIRST);
});

it("a right that was taken away leaves what was seen, with its date and nothing to do there", async () => {
  let status = 200;
  const { handset, phone } = serverOf(() => (status === 200 ? Response.json(view("Les mardis")) : new Response("", { status })));
  await look(phone, doorOf.club(CLUB));
  handset.now += 1_000;
  for (const [answer, role] of [
    [503, "owner"],
    [404, "viewer"],
    [200, "owner"],
  ] as const) {
    status = answer;
    await look(phone, doorOf.club(CLUB)).catch(() => {});
    const [seen] = await clubsHere(phone);
    expect(seen?.view).toEqual({ ...view("Les mardis"), role });
    expect(seen && new Date(seen.at).toISOString() === FIRST).toBe(answer !== 200);
  }
});

it("the list of clubs holds clubs alone, the last seen first", async () => {
  const { handset, phone } = serverOf((path) => Response.json(view(path)));
  for (const { path } of [doorOf.club("a"), doorOf.season("a", "s"), doorOf.evening("a", "e"), doorOf.club("b")]) {
    handset.now += 1_000;
    await look(phone, { path, is: doorOf.club("a").is });
  }
  expect((await clubsHere(phone)).map(({ path }) => path)).toEqual([doorOf.club("b").path, doorOf.club("a").path]);
});

it("a change is stamped, pushed in order to the club's log, and told to the page", async () => {
  const { phone, asked } = serverOf((_, init) => {
    const { events } = JSON.parse(String(init.body)) as { events: LogEvent[] };
    return Response.json({ results: events.map(({ id }, i) => ({ id, status: "accepted", seq: i + 1 })) });
  });
  let told = 0;
  const stop = onClubChange(() => told++);
  expect(await changeClub(phone, CLUB, [openClub(" Les  mardis "), renameClub("Les jeudis")])).toEqual({ ok: true });
  stop();
  expect(told).toBe(1);
  expect(asked.map(({ path }) => path)).toEqual([`/api/sheets/${CLUB}/events`]);
  const events = asked.flatMap(eventsIn);
  expect(events.map(({ sheet, kind, v, body, at }) => ({ sheet, kind, v, body, at }))).toEqual([
    { sheet: CLUB, kind: "club.opened", v: 1, body: { name: "Les mardis" }, at: FIRST },
    { sheet: CLUB, kind: "club.renamed", v: 1, body: { name: "Les jeudis" }, at: FIRST },
  ]);
  expect(events.map(({ id }) => id)).toEqual([...events.map(({ id }) => id)].sort());
});

it("sixty changes go in two requests", async () => {
  const { phone, asked } = serverOf((_, init) => {
    const { events } = JSON.parse(String(init.body)) as { events: LogEvent[] };
    return Response.json({ results: events.map(({ id }) => ({ id, status: "duplicate", seq: 1 })) });
  });
  const changes = Array.from({ length: 60 }, (_, i) => renameClub(`Nom ${i}`));
  expect(await changeClub(phone, CLUB, changes)).toEqual({ ok: true });
  expect(asked.map((one) => eventsIn(one).length)).toEqual([50, 10]);
});

it("a club's whole log is read, page by page", async () => {
  const page = (...seqs: number[]) => ({
    events: seqs.map((seq) => ({ id: `e${seq}`, sheet: CLUB, kind: "x", v: 1, body: {}, at: FIRST, device: "d", seq })),
    last: 3,
    role: "viewer",
  });
  const { phone, asked } = serverOf((path) => Response.json(path.endsWith("after=0") ? page(1, 2) : page(3)));
  expect((await clubLog(phone, CLUB)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(asked.map(({ path }) => path)).toEqual([0, 2].map((after) => `/api/sheets/${CLUB}/events?after=${after}`));
});

const fault = { at: "into", code: "sat-together", rule: "T21", params: { name: "Nora", other: "Hugo" } };
const partly = (init: RequestInit) => {
  const { events } = JSON.parse(String(init.body)) as { events: LogEvent[] };
  return Response.json({ results: events.slice(1).map(({ id }) => ({ id, status: "accepted", seq: 2 })) });
};
const rejected = (init: RequestInit) => {
  const { events } = JSON.parse(String(init.body)) as { events: LogEvent[] };
  return Response.json({ results: events.map(({ id }) => ({ id, status: "rejected", code: fault.code, faults: [fault] })) });
};

it.each([
  ["a refusal says why", rejected, { ok: false, code: "rejected", faults: [fault] }],
  ["a phone without a right is told so", () => new Response("", { status: 404 }), { ok: false, code: "refused" }],
  ["a tired server is said to be one", () => new Response("", { status: 503 }), { ok: false, code: "server" }],
  ["an empty answer is none", () => Response.json({ results: [] }), { ok: false, code: "server" }],
  ["half an answer is none", partly, { ok: false, code: "server" }],
] as const)("%s", async (_, answer, changed) => {
  const { phone } = serverOf((_, init) => answer(init));
  expect(await changeClub(phone, CLUB, [renameClub("Les jeudis"), renameClub("Les mardis")])).toEqual(changed);
});

it("without a network a change is not made, and says so", async () => {
  const handset = new Handset(async () => {
    throw new TypeError("no network");
  });
  expect(await changeClub(handset.tab(), CLUB, [renameClub("Les jeudis")])).toEqual({ ok: false, code: "offline" });
});

const file = { format: "petit-au-bout/club", v: 1, club: CLUB, logs: [] };

it.each([
  ["a club's document", JSON.stringify(file), true],
  ["another format", JSON.stringify({ ...file, format: "petit-au-bout/autre" }), false],
  ["no logs", JSON.stringify({ ...file, logs: "none" }), false],
  ["events of a sheet", "[]", false],
  ["no JSON", "bonjour", false],
])("%s is told from other files", (_, text, isClub) => {
  expect(clubFileIn(text) !== null).toBe(isClub);
});

it("a club's document is given back in this phone's name, and the club is then on it", async () => {
  const report = { accepted: 12, known: 0, refused: [] };
  const { phone, asked } = serverOf((path) => Response.json(path.endsWith("/import") ? report : view("Les mardis")));
  expect(await takeClub(phone, clubFileIn(JSON.stringify(file)) as NonNullable<ReturnType<typeof clubFileIn>>)).toEqual(report);
  const { id } = await phone.device();
  expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ device: id, file });
  expect((await clubsHere(phone)).map(({ view }) => view.club.name)).toEqual(["Les mardis"]);
});

it.each([
  [doorOf.club("c1"), "/api/clubs/c1"],
  [doorOf.season("c1", "s1"), "/api/clubs/c1/seasons/s1"],
  [doorOf.wholeSeason("c1", "s1"), "/api/clubs/c1/seasons/s1?company=all"],
  [doorOf.evenings("c1", "s1", "2026-03-10"), "/api/clubs/c1/seasons/s1/evenings?before=2026-03-10"],
  [doorOf.player("c1", "s1", "p1"), "/api/clubs/c1/seasons/s1/players/p1"],
  [doorOf.player("c1", "s1", "p1", "2026-03-10"), "/api/clubs/c1/seasons/s1/players/p1?before=2026-03-10"],
  [doorOf.career("c1", "s1", "p1"), "/api/clubs/c1/seasons/s1/players/p1?career=1"],
  [doorOf.export("c1"), "/api/clubs/c1/export"],
  [doorOf.export("c1", "s1"), "/api/clubs/c1/export?season=s1"],
  [doorOf.night("c1"), "/api/clubs/c1/night"],
  [doorOf.night("c1", { season: "s1", evening: "2026-03-10/a&b" }), "/api/clubs/c1/night?season=s1&evening=2026-03-10%2Fa%26b"],
  [doorOf.openTables("c1", "s1"), "/api/clubs/c1/night?season=s1"],
  [doorOf.halls("c1"), "/api/clubs/c1/halls"],
  [doorOf.hall("h1"), "/api/halls/h1"],
  [doorOf.met("c1", "s1"), "/api/clubs/c1/seasons/s1/met"],
  [doorOf.evening("c1", "e1"), "/api/clubs/c1/evenings/e1"],
])("a door asks at the server’s own address, whatever an evening is called: $path", ({ path }, address) => {
  expect(path).toBe(address);
});
