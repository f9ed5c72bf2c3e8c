import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { db } from "#lib/db/client";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import type { Fault } from "#lib/rules/rules";
import {
  addPlayer,
  changeSeason,
  endSeason,
  mergePlayers,
  openClub,
  openSeason,
  partPlayer,
  renameClub,
  reopenSeason,
  sayLeft,
  stampClub,
} from "#lib/season/club/club-change";
import { usualCounting } from "#lib/season/club/counting";
import { addPerson, joinSeason, leaveSeason, open, record } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { sayLogFault } from "#lib/shown/say-log-fault";
import { clubFaults as en } from "#messages/en/club/faults";
import { clubFaults as fr } from "#messages/fr/club/faults";
import { aClub, accepted, anEveningOf, importOf, pushChanges, pushSheet, pushTo, type TestClub } from "../club.fixture";
import { aGuest, eventOf, json } from "../evening.fixture";
import { aPhone, ask, readDoors } from "../router.fixture";

const doors = await readDoors();
const anotherDatabase = emptyDatabasePer("file");

const codes = (results: readonly { status: string; code?: string }[]) => results.map(({ status, code }) => code ?? status);

it("a club is opened by its first event, and belongs to the phone that sent it", async () => {
  const { club, owner } = await aClub(doors);
  expect(await db().log.findUnique({ where: { id: club }, select: { kind: true } })).toEqual({ kind: "club" });
  const stranger = aPhone();
  const event = stampClub(renameClub("À nous"), {
    id: randomUUID(),
    sheet: club,
    at: "2026-11-21T20:15:00.000Z",
    device: stranger.device,
  });
  const answer = await ask(doors, "POST", `/api/sheets/${club}/events`, { phone: stranger, body: { events: [event] } });
  expect(answer?.status).toBe(404);
  expect(codes(await pushChanges(doors, { club }, owner, [openClub("Deux fois")]))).toEqual(["opened-twice"]);
});

it("players add players, owners do everything else, viewers do nothing", async () => {
  const club = await aClub(doors);
  const evening = { sheet: club.club, owner: club.owner, events: [] };
  const player = await aGuest(doors, evening, "player");
  const zoe = addPlayer({ player: randomUUID(), name: "Zoé" });
  expect(codes(await pushChanges(doors, club, player, [zoe, renameClub("Autre"), sayLeft(club.players[0] as string)]))).toEqual([
    "accepted",
    "owner-only",
    "owner-only",
  ]);
  const viewer = await aGuest(doors, evening, "viewer");
  const event = eventOf(leaveSeason(), club.club, viewer.device);
  expect(
    (await ask(doors, "POST", `/api/sheets/${club.club}/events`, { phone: viewer, body: { events: [event] } }))?.status,
  ).toBe(404);
});

it("a club's log refuses events of a sheet, and a sheet's log those of a club", async () => {
  const club = await aClub(doors);
  expect(codes(await pushSheet(doors, club.club, club.owner, [record(0, cards(25, 25, 2))]))).toEqual(["newer-event"]);
  const sheet = await anEveningOf(doors, club);
  const event = stampClub(renameClub("Autre"), {
    id: randomUUID(),
    sheet,
    at: "2026-11-21T20:15:00.000Z",
    device: club.owner.device,
  });
  expect(codes(await pushTo(doors, sheet, club.owner, [event]))).toEqual(["newer-event"]);
});

it("a sheet joins only a running season of a club where its phone plays, with its game, each player once", async () => {
  const club = await aClub(doors);
  const { season, players, owner } = club;
  const [nora, hugo, ines, paul] = players as [string, string, string, string];
  const sheet = randomUUID();
  accepted(await pushSheet(doors, sheet, owner, [open(opening(3))]));
  const trying = async (to: Parameters<typeof joinSeason>[0], phone = owner) =>
    codes(await pushSheet(doors, sheet, phone, [joinSeason(to)]));
  const three = [nora, hugo, ines];
  const right = { club: club.club, season, players: three };
  expect(await trying({ ...right, club: randomUUID() })).toEqual(["unknown-club"]);
  expect(await trying({ ...right, club: sheet })).toEqual(["unknown-club"]);
  expect(await trying({ ...right, season: randomUUID() })).toEqual(["unknown-season"]);
  expect(await trying({ ...right, players: [nora, hugo, randomUUID()] })).toEqual(["unknown-player"]);
  const other = await aClub(doors);
  expect(await trying({ ...right, players: [nora, hugo, other.players[0] as string] })).toEqual(["unknown-player"]);

  accepted(await pushChanges(doors, club, owner, [mergePlayers(paul, ines)]));
  expect(await trying({ ...right, players: [nora, ines, paul] })).toEqual(["same-player-twice"]);
  accepted(await pushChanges(doors, club, owner, [partPlayer(paul)]));

  accepted(await pushChanges(doors, club, owner, [endSeason(season)]));
  expect(await trying(right)).toEqual(["season-ended"]);
  accepted(await pushChanges(doors, club, owner, [reopenSeason(season)]));

  const whist = randomUUID();
  accepted(await pushSheet(doors, whist, owner, [open(opening(3, { rules: { game: "whist", players: 3 } }))]));
  expect(codes(await pushSheet(doors, whist, owner, [joinSeason(right)]))).toEqual(["game-not-counted"]);

  const onTheSheet = await aGuest(doors, { sheet, owner, events: [] }, "owner");
  expect(await trying(right, onTheSheet)).toEqual(["unknown-club"]);
  expect(await trying({ ...right, players: [nora, hugo, null] })).toEqual(["accepted"]);
  expect(await trying(right)).toEqual(["accepted"]);
});

const named = (club: TestClub, season: string, from: string, to: string | null) => ({
  season,
  name: season === club.season ? "2026" : "2027",
  from,
  to,
  counting: usualCounting("decale"),
});

it("an ended season keeps its sheets: none leaves, and deals noted or corrected there still count", async () => {
  const club = await aClub(doors);
  const { season, players, owner } = club;
  const running = randomUUID();
  accepted(await pushChanges(doors, club, owner, [openSeason(named(club, running, "2026-01-01", null))]));
  const played = await anEveningOf(doors, club, [record(0, cards(25, 25, 2))]);
  const waiting = await anEveningOf(doors, club);
  accepted(await pushChanges(doors, club, owner, [endSeason(season)]));
  const into = { club: club.club, season: running, players: players.slice(0, 3) };
  for (const sheet of [played, waiting])
    expect(codes(await pushSheet(doors, sheet, owner, [leaveSeason(), joinSeason(into)]))).toEqual([
      "season-stands",
      "season-stands",
    ]);
  accepted(await pushSheet(doors, waiting, owner, [record(0, cards(26, 16, 10))]));
  const row = await db().season.findFirst({ where: { seasonId: season }, select: { evenings: true, deals: true } });
  expect(row).toEqual({ evenings: 2, deals: 2 });
  accepted(await pushChanges(doors, club, owner, [reopenSeason(season)]));
  accepted(await pushSheet(doors, waiting, owner, [joinSeason(into), leaveSeason()]));
  accepted(await pushChanges(doors, club, owner, [endSeason(season)]));
  accepted(await pushSheet(doors, waiting, owner, [joinSeason(into)]));

  // Another server takes from the document all that was right when it happened.
  const body = await importOf(doors, { sheet: club.club, owner }, owner.device);
  await anotherDatabase();
  const report = await json(ask(doors, "POST", `/api/clubs/${club.club}/import`, { phone: owner, body }));
  expect(report.refused).toEqual([]);
});

it("an evening past its correction period counts in no other season, but its players can be corrected", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-12-01T21:00:00Z") });
  try {
    const club = await aClub(doors, { correctionDays: 7 });
    const { season, players, owner } = club;
    const running = randomUUID();
    accepted(await pushChanges(doors, club, owner, [openSeason(named(club, running, "2026-01-01", null))]));
    const sheet = await anEveningOf(doors, club, [record(0, cards(25, 25, 2))], undefined, { day: "2026-12-01" });
    const into = (to: string, seats = players.slice(0, 3)) => joinSeason({ club: club.club, season: to, players: seats });
    vi.setSystemTime(Date.parse("2026-12-08T21:00:00Z"));
    accepted(await pushSheet(doors, sheet, owner, [into(running), into(season)]));
    vi.setSystemTime(Date.parse("2026-12-08T21:00:01Z"));
    expect(codes(await pushSheet(doors, sheet, owner, [leaveSeason(), into(running)]))).toEqual([
      "evening-stands",
      "evening-stands",
    ]);
    accepted(await pushSheet(doors, sheet, owner, [into(season, [...players.slice(1, 3), players[0] as string])]));
  } finally {
    vi.useRealTimers();
  }
});

it("a sheet joins a season that holds its day, and new dates may exclude no evening", async () => {
  const club = await aClub(doors);
  const { season, players, owner } = club;
  const change = async (from: string, to: string | null) =>
    (await pushChanges(doors, club, owner, [changeSeason(named(club, season, from, to))])).map((result) =>
      "faults" in result ? result.faults : result.status,
    );
  await anEveningOf(doors, club, [record(0, cards(25, 25, 2))], undefined, { day: "2026-03-10" });
  // A sheet without a deal is still an evening of the season, on the day on which it was opened.
  await anEveningOf(doors, club, [], undefined, { day: undefined } as object);
  expect(await change("2026-03-10", "2026-11-21")).toEqual(["accepted"]);
  const outside = (at: string, day: string) => [[{ at, code: "evening-outside", rule: "T13", params: { day } }]];
  expect(await change("2026-03-11", null)).toEqual(outside("from", "2026-03-10"));
  expect(await change("2026-03-01", "2026-11-20")).toEqual(outside("to", "2026-11-21"));

  const joining = async (day: string) => {
    const sheet = randomUUID();
    const into = { club: club.club, season, players: players.slice(0, 3) };
    const [, joined] = await pushSheet(doors, sheet, owner, [open(opening(3, { day })), joinSeason(into)]);
    return joined && "faults" in joined ? joined.faults : joined?.status;
  };
  const refused = (day: string) => [
    { at: "season", code: "outside-season", rule: "T13", params: { day, from: "2026-03-10", to: "2026-11-21" } },
  ];
  expect(await joining("2026-03-09")).toEqual(refused("2026-03-09"));
  expect(await joining("2026-11-22")).toEqual(refused("2026-11-22"));
  expect(await joining("2026-03-10")).toBe("accepted");
});

it("every refusal that only the server makes has words in both languages", () => {
  const fault = (code: string, params: object = {}) => ({ at: "season", code, rule: "T13", params }) as unknown as Fault;
  const dates = { day: "2026-03-09", from: "2026-04-01" };
  expect(sayLogFault(fault("outside-season", { ...dates, to: null }), fr)).toBe(
    "Cette soirée est du 9 mars 2026, et la saison commence le 1er avril 2026.",
  );
  expect(sayLogFault(fault("outside-season", { ...dates, to: "2026-04-30" }), en)).toBe(
    "This evening is of 9 March 2026, and the season runs from 1 April 2026 to 30 April 2026.",
  );
  for (const words of [fr, en])
    for (const code of ["season-stands", "evening-stands", "evening-outside"])
      expect(sayLogFault(fault(code, dates), words)).toMatch(/^[A-Z].+\.$/);
});

it("a late arrival is one player of the club, once; two players of one table are not merged", async () => {
  const club = await aClub(doors);
  const { owner } = club;
  const [max, zoe] = [randomUUID(), randomUUID()];
  accepted(
    await pushChanges(doors, club, owner, [addPlayer({ player: max, name: "Max" }), addPlayer({ player: zoe, name: "Zoé" })]),
  );
  const sheet = await anEveningOf(doors, club, [record(0, cards(25, 25, 2))]);
  const comes = (name: string, player?: string) => addPerson({ nextSlot: 1 }, name, player);
  const results = await pushSheet(doors, sheet, owner, [
    comes("Max", max),
    comes("Léa", randomUUID()),
    comes("Maxime", max),
    comes("Zoé", zoe),
    comes("Invité"),
  ]);
  expect(codes(results)).toEqual(["accepted", "unknown-player", "same-player-twice", "accepted", "accepted"]);
  expect(codes(await pushChanges(doors, club, owner, [mergePlayers(max, zoe)]))).toEqual(["sat-together"]);
});
