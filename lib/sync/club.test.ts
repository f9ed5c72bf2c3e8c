import { expect, it } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { openClub, renameClub } from "#lib/season/club/club-change";
import type { ClubView, SeasonView } from "#lib/season/views";
import {
  changeClub,
  clubFileIn,
  clubLog,
  clubsHere,
  everyEvening,
  isManagedHere,
  lastSeen,
  look,
  newRecovery,
  onClubChange,
  takeClub,
} from "./club";
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

it("what was seen is kept with its date, and shown without a network", async () => {
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

it("a phone that lost its right still shows what it saw, with its date, as a viewer", async () => {
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

it("the list of clubs holds only clubs, the last seen first", async () => {
  const { handset, phone } = serverOf((path) => Response.json(view(path)));
  for (const { path } of [doorOf.club("a"), doorOf.season("a", "s"), doorOf.table("a", "e"), doorOf.club("b")]) {
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
  const { phone, asked } = serverOf((path) => Response.json(path.endsWith("after=0") ? page(1) : page(2, 3)));
  expect((await clubLog(phone, CLUB)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(asked.map(({ path }) => path)).toEqual([0, 1].map((after) => `/api/sheets/${CLUB}/events?after=${after}`));
  const short = serverOf((path) => Response.json(path.endsWith("after=0") ? page(1, 2) : page()));
  expect((await clubLog(short.phone, CLUB)).map(({ seq }) => seq)).toEqual([1, 2]);
});

it("every evening of a season is read, page by page, newest first", async () => {
  const pages: Record<string, object> = {
    "2026-03-01": { evenings: [{ day: "2026-02-20" }], before: "2026-02-20" },
    "2026-02-20": { evenings: [{ day: "2026-01-10" }], before: null },
  };
  const { phone } = serverOf((path) => Response.json(pages[path.split("before=")[1] ?? ""]));
  const season = (before: string | null) =>
    ({ club: { id: CLUB }, season: { id: "s1" }, evenings: [{ day: "2026-03-10" }], before }) as unknown as SeasonView;
  const days = async (before: string | null) => (await everyEvening(phone, season(before))).map(({ day }) => day);
  expect(await days("2026-03-01")).toEqual(["2026-03-10", "2026-02-20", "2026-01-10"]);
  expect(await days(null)).toEqual(["2026-03-10"]);
});

it("a tournament is asked for with the proof that it gave this phone, a club without one", async () => {
  const { phone, asked } = serverOf(() => Response.json({}));
  for (const { path } of [doorOf.hall("h1"), doorOf.club("h1")]) {
    await phone.store.keepSeen({ path, at: 0, view: { proof: "word" } });
    await look(phone, doorOf.hall("h1")).catch(() => {});
    await look(phone, doorOf.club("h1")).catch(() => {});
  }
  await phone.store.keepSeen({ path: doorOf.hall("h1").path, at: 0, view: { proof: 3 } });
  await look(phone, doorOf.hall("h1")).catch(() => {});
  const words = asked.map(({ path, init }) => [path, new Headers(init.headers).get("petit-proof")]);
  const [hall, club] = [doorOf.hall("h1").path, doorOf.club("h1").path];
  expect(words).toEqual([
    [hall, "word"],
    [club, null],
    [hall, "word"],
    [club, null],
    [hall, null],
  ]);
});

it.each([
  [
    { role: "owner", a: 1 },
    { role: "viewer", a: 1 },
  ],
  [{ a: 1 }, { a: 1 }],
  [{ role: 3 }, { role: 3 }],
  ["words", "words"],
  [null, null],
])("shut out, a phone that kept %j keeps %j", async (kept, after) => {
  const { phone } = serverOf(() => new Response("", { status: 404 }));
  const { path, is } = doorOf.club(CLUB);
  await phone.store.keepSeen({ path, at: 5, view: kept });
  await look(phone, { path, is }).catch(() => {});
  expect(await phone.store.seen(path)).toEqual({ path, at: 5, view: after });
});

it("an owner is known from the last look at the club; without one nobody is", async () => {
  const { phone } = serverOf(() => new Response("", { status: 500 }));
  expect(await isManagedHere(phone, CLUB)).toBe(false);
  for (const role of ["owner", "viewer"] as const) {
    await phone.store.keepSeen({ path: doorOf.club(CLUB).path, at: 0, view: { ...view("Les mardis"), role } });
    expect(await isManagedHere(phone, CLUB)).toBe(role === "owner");
  }
});

it("a new recovery code comes back as text, and the page hears of it", async () => {
  const { phone, asked } = serverOf(() => Response.json({ code: 123456 }));
  let told = 0;
  const stop = onClubChange(() => told++);
  expect(await newRecovery(phone, CLUB)).toBe("123456");
  stop();
  expect([told, asked[0]?.path, asked[0]?.init.method]).toEqual([1, `/api/clubs/${CLUB}/recovery`, "POST"]);
});

it("the same request repeated at once is one change; after another request it is a new one", async () => {
  const { phone, asked } = serverOf(() => new Response("", { status: 500 }));
  for (const name of ["A", "A", "B", "A"]) await changeClub(phone, CLUB, [renameClub(name)]);
  const [first, again, , later] = asked.flatMap(eventsIn).map(({ id }) => id);
  expect([again === first, later === first]).toEqual([true, false]);
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
])("%s is told apart from a club's document", (_, text, isClub) => {
  expect(clubFileIn(text) !== null).toBe(isClub);
});

it("a club's document is given back in this phone's name, and the club is then on it", async () => {
  const report = { accepted: 12, known: 0, refused: [] };
  const waits: number[] = [];
  const { handset, phone, asked } = serverOf((path) => {
    waits.push(...[...handset.timers].map(({ ms }) => ms));
    return Response.json(path.endsWith("/import") ? report : view("Les mardis"));
  });
  let told = 0;
  const stop = onClubChange(() => told++);
  expect(await takeClub(phone, clubFileIn(JSON.stringify(file)) as NonNullable<ReturnType<typeof clubFileIn>>)).toEqual(report);
  const { id } = await phone.device();
  expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ device: id, file });
  expect((await clubsHere(phone)).map(({ view }) => view.club.name)).toEqual(["Les mardis"]);
  stop();
  // An import may take minutes, so the phone waits that long; the page is told when it is done.
  expect([waits[0], told]).toEqual([300_000, 1]);
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
  [doorOf.evening("c1"), "/api/clubs/c1/night"],
  [doorOf.evening("c1", { season: "s1", evening: "2026-03-10/a&b" }), "/api/clubs/c1/night?season=s1&evening=2026-03-10%2Fa%26b"],
  [doorOf.openTables("c1", "s1"), "/api/clubs/c1/night?season=s1"],
  [doorOf.halls("c1"), "/api/clubs/c1/halls"],
  [doorOf.hall("h1"), "/api/halls/h1"],
  [doorOf.met("c1", "s1"), "/api/clubs/c1/seasons/s1/met"],
  [doorOf.table("c1", "e1"), "/api/clubs/c1/evenings/e1"],
])("addresses are encoded as the server has them: $path", ({ path }, address) => {
  expect(path).toBe(address);
});
