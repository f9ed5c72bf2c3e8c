/** What a phone knows of its clubs: what it last saw, their logs and evenings, and who owns them. */
import { expect, it } from "vitest";
import type { SeasonView } from "#lib/season/views";
import { clubLog, clubsHere, everyEvening, isManagedHere, lastSeen, look } from "./club";
import { CLUB_AT_DOOR as CLUB, FIRST_MINUTE as FIRST, serverThat as serverOf, viewNamed as view } from "./club-door.fixture";
import { doorOf } from "./doors";
import { WireError } from "./wire";

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
