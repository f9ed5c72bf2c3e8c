/** A name new to the club, typed without a network: the sheet opens and joins, and the club learns the name once the server answers. */
import { expect, it } from "vitest";
import { db, write } from "#lib/db/client";
import { readClub } from "#lib/db/club";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { chanceOf } from "#lib/rules/seeded";
import { addPlayer } from "#lib/season/club/club-change";
import type { SeatChoice } from "#lib/season/club/seats";
import type { SeasonView } from "#lib/season/views";
import { joinSeason, open, record, rename } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { keepNewcomers, newcomersOf, seatNewcomers, seatNewcomersHere, sitOrWait } from "#lib/sync/newcomers";
import { Handset } from "#lib/sync/phone.fixture";
import { aClub, pushChanges, type TestClub } from "./club.fixture";
import { aLink, join, json } from "./evening.fixture";
import { ask, readDoors } from "./router.fixture";

const doors = await readDoors();
emptyDatabasePer("test");

const NAMES = ["Nora", "Zoé", "Max"];

/** A table of the club without a network: Nora is known, Zoé is new, Max is a guest. */
async function inTheCellar(club: TestClub) {
  const net = { isUp: true };
  const handset = new Handset(async (path, { method = "GET", headers, body }) => {
    if (!net.isUp) throw new TypeError("no network");
    return (await ask(doors, method, path, { headers: headers as Record<string, string>, body: body as string })) as Response;
  }, chanceOf(7));
  const phone = handset.tab();
  const { id: device, token } = await phone.device();
  const link = await aLink(doors, { sheet: club.club, owner: club.owner, events: [] }, "player");
  await join(doors, { device, token }, { token: link.token });
  net.isUp = false;
  const choices: SeatChoice[] = [{ player: club.players[0] as string }, { add: "player" }, { add: "guest" }];
  const { seated, waiting } = await sitOrWait(phone, { club: club.club, season: club.season }, NAMES, choices);
  if (!seated.ok || !waiting) throw new Error(JSON.stringify(seated));
  const sheet = phone.makeId();
  await keepNewcomers(phone, sheet, waiting);
  const deals = [cards(30, 10, 12), cards(20, 20, 12)].map((deal, slot) => record(slot, deal));
  const saved = await phone
    .open(sheet)
    .save(open(opening(3, { names: NAMES, day: "2026-03-10" })), joinSeason(seated.joined), ...deals);
  expect(saved.ok, JSON.stringify(saved)).toBe(true);
  return { handset, phone, sheet, net, right: { device, token } };
}

const standingsOf = async (club: TestClub) => {
  const door = `/api/clubs/${club.club}/seasons/${club.season}`;
  const view = (await json(ask(doors, "GET", door, { phone: club.owner }))) as SeasonView;
  return view.standings.map(({ player, value }) => [player.name, player.guest, value]);
};

it("a newcomer is seated once the server answers, with all the deals noted before, and only once", async () => {
  const club = await aClub(doors);
  const { phone, sheet, net } = await inTheCellar(club);
  const at = phone.open(sheet);
  expect(await seatNewcomers(phone, at)).toMatchObject({ newcomers: [{ name: "Zoé" }, { name: "Max", guest: true }] });
  net.isUp = true;
  await at.sync();
  expect((await standingsOf(club)).map(([name]) => name)).toEqual(["Nora"]);
  expect(await seatNewcomers(phone, at)).toBeNull();
  await at.sync();
  expect(await standingsOf(club)).toEqual([
    ["Nora", false, 50],
    ["Zoé", false, 30],
    ["Max", true, 24],
  ]);
  expect(await seatNewcomers(phone, at)).toBeNull();
  expect((await readClub(db(), club.club))?.club.players.map(({ name }) => name)).toEqual([
    ...["Nora", "Hugo", "Inès", "Paul"],
    ...["Zoé", "Max"],
  ]);
});

it("a newcomer is seated even if the app was killed meanwhile, from the first page that opens", async () => {
  const club = await aClub(doors);
  const { handset, phone, sheet, net } = await inTheCellar(club);
  phone.close();
  net.isUp = true;
  const again = handset.tab();
  await again.sendAll();
  await seatNewcomersHere(again);
  await again.open(sheet).sync();
  expect((await standingsOf(club)).map(([name]) => name)).toEqual(["Nora", "Zoé", "Max"]);
  expect(await newcomersOf(again, sheet)).toBeNull();
});

it("a newcomer becomes the player whom the club has added meanwhile, or is named as the table now writes", async () => {
  const club = await aClub(doors);
  const { phone, sheet, net } = await inTheCellar(club);
  const at = phone.open(sheet);
  await at.save(rename(2, "Maxime"));
  await pushChanges(doors, club, club.owner, [addPlayer({ player: phone.makeId(), name: "zoe" })]);
  net.isUp = true;
  await at.sync();
  expect(await seatNewcomers(phone, at)).toBeNull();
  await at.sync();
  expect((await standingsOf(club)).map(([name]) => name)).toEqual(["Nora", "zoe", "Maxime"]);
});

it("a newcomer waits with the reason while the club refuses, and no more once the sheet leaves the club", async () => {
  const club = await aClub(doors);
  const { phone, sheet, net, right } = await inTheCellar(club);
  const at = phone.open(sheet);
  net.isUp = true;
  await at.sync();
  await write((tx) => tx.device.updateMany({ where: { id: right.device, logId: club.club }, data: { role: "viewer" } }));
  expect(await seatNewcomers(phone, at)).not.toBeNull();
  expect((await standingsOf(club)).map(([name]) => name)).toEqual(["Nora"]);
  await at.save({ kind: "season.left", body: {} });
  expect(await seatNewcomers(phone, at)).toBeNull();
  expect(await newcomersOf(phone, sheet)).toBeNull();
});
