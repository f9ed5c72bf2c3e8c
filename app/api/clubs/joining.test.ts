import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "#lib/db/client";
import { emptyDatabase } from "#lib/db/database.fixture";
import {
  addPlayer,
  endSeason,
  mergePlayers,
  openClub,
  partPlayer,
  renameClub,
  reopenSeason,
  sayLeft,
  stampClub,
} from "#lib/season/club-change";
import { joinSeason, leaveSeason, open, record } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { aClub, accepted, anEveningOf, pushChanges, pushSheet, pushTo } from "../club.fixture";
import { aGuest, eventOf } from "../evening.fixture";
import { aPhone, ask, type Door, readDoors } from "../router.fixture";

let doors: Door[];
let leave: () => Promise<void>;
beforeAll(async () => {
  leave = await emptyDatabase();
  doors = await readDoors();
});
afterAll(() => leave());

const codes = (results: readonly { status: string; code?: string }[]) => results.map(({ status, code }) => code ?? status);

it("a club is opened by its first event, and belongs to the phone that sent it", async () => {
  const { club, owner } = await aClub(doors);
  expect(await db().sheet.findUnique({ where: { id: club }, select: { kind: true } })).toEqual({ kind: "club" });
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

it("who plays adds players; who runs the club does everything else; who looks does nothing", async () => {
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

it("a club's log takes no event of a sheet, and a sheet's none of a club", async () => {
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

it("a sheet joins only what its phone may play in, what exists, runs and counts its game, each player once", async () => {
  const club = await aClub(doors);
  const { season, players, owner } = club;
  const [nora, hugo, ines, paul] = players as [string, string, string, string];
  const sheet = randomUUID();
  accepted(await pushSheet(doors, sheet, owner, [open(opening(3))]));
  const trying = async (place: Parameters<typeof joinSeason>[0], phone = owner) =>
    codes(await pushSheet(doors, sheet, phone, [joinSeason(place)]));
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
