/** A club's document is read on a phone and given back to a server. */
import { expect, it } from "vitest";
import { clubFileIn, clubsHere, onClubChange, takeClub } from "./club";
import { CLUB_AT_DOOR as CLUB, serverThat as serverOf, viewNamed as view } from "./club-door.fixture";
import { doorOf } from "./doors";

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
