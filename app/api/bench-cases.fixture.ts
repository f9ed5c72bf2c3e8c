/** For `npm run bench`: logs, seasons and documents at their limits, and the pages made of them. */
import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client";
import { MOST_SEASONS, MOST_TABLES_A_DAY } from "#lib/db/limits";
import { addPlayer, changeSeason, mergePlayers, openClub, openSeason, stampClub } from "#lib/season/club/club-change";
import type { ClubChange } from "#lib/season/club/club-event";
import { usualCounting } from "#lib/season/club/counting";
import { joinSeason, open, replace } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { cards, opening } from "#lib/sheet/log.fixture";
import { AT, aLongSeason, anHourLater, asked, type Case, dealt, doors, longest, OLD, pushClub } from "./bench-world.fixture";
import { aClub, accepted, anEveningOf, pushSheet, pushTo } from "./club.fixture";
import { eventOf, json } from "./evening.fixture";
import { aPhone, ask, type Phone } from "./router.fixture";

const lineOf = (event: object, receivedAt = AT) => ({ ...event, receivedAt });
const clubLine = (club: string, phone: Phone, change: ClubChange) =>
  lineOf(stampClub(change, { id: randomUUID(), sheet: club, at: AT, device: phone.device }));

function bring(phone: Phone, club: string, logs: readonly object[]): Promise<{ accepted: number }> {
  const body = JSON.stringify({ device: phone.device, file: { format: "petit-au-bout/club", v: 1, club, logs } });
  return json(ask(doors, "POST", `/api/clubs/${club}/import`, { phone, body }));
}

async function importPlayers() {
  const [phone, club] = [aPhone(), randomUUID()];
  const players = Array.from({ length: 2_000 }, (_, i) => addPlayer({ player: randomUUID(), name: `Joueur ${i}` }));
  const events = [openClub("x"), ...players].map((change) => clubLine(club, phone, change));
  return async () => {
    const { accepted } = await bring(phone, club, [{ id: club, kind: "club", events }]);
    if (accepted !== events.length) throw new Error(`${accepted} of ${events.length}`);
  };
}

/** A thousand evenings of thirty deals; only the first few are valid and join, the others make the document heavy. */
async function importYears() {
  const [phone, club] = [aPhone(), randomUUID()];
  const logs = Array.from({ length: 1_000 }, (_, n) => {
    const sheet = randomUUID();
    const deals = Array.from({ length: 30 }, (_, slot) => lineOf(eventOf(dealt(slot), n < 40 ? sheet : club, phone.device)));
    return { id: sheet, kind: "sheet", events: deals };
  });
  const opened = { id: club, kind: "club", events: [clubLine(club, phone, openClub("x"))] };
  return () => bring(phone, club, [opened, ...logs]);
}

/** 0: the next deals. 1: corrections that did not know of each other. 2: corrections after the period. */
async function pushFifty(isCounted: boolean, how: 0 | 1 | 2) {
  const evening = await longest(isCounted, undefined, how === 2 ? OLD : new Date().toISOString());
  const { sheet, owner } = evening;
  const log = await db().event.findMany({ where: { logId: sheet, kind: "deal.recorded" }, orderBy: { seq: "asc" } });
  const changes = Array.from({ length: 50 }, (_, i): Change => {
    if (how === 0) return dealt(log.length + i);
    const { id } = log[how === 1 ? 0 : i] as { id: string };
    return replace({ id, current: id }, cards(i, 60 - i, 2));
  });
  const events = changes.map((change) => eventOf(change, sheet, owner.device));
  return () => pushTo(doors, sheet, owner, events);
}

async function changePeriod() {
  const club = await aLongSeason(300);
  const to = (correctionDays: number) => ({ ...usualCounting("decale"), correctionDays });
  const body = { season: club.season, name: "2026", from: "2026-01-01", to: null };
  return () =>
    pushClub(
      club,
      [8, 9, 10].map((days) => changeSeason({ ...body, counting: to(days) })),
    );
}

/** Changes the unit, changes it back, and once more: each change gathers every evening anew. */
async function changeUnit() {
  const club = await aLongSeason(300);
  const body = { season: club.season, name: "2026", from: "2026-01-01", to: null };
  return () =>
    pushClub(
      club,
      [true, false, true].map((tableByTable) =>
        changeSeason({ ...body, counting: { ...usualCounting("decale"), correctionDays: 7, tableByTable } }),
      ),
    );
}

async function lookAtAll() {
  const { club, season, owner, players } = await aLongSeason(300);
  const at = `/api/clubs/${club}`;
  const doorsOfAll = [
    "/export",
    "/night",
    "/halls",
    `/seasons/${season}`,
    `/seasons/${season}/evenings`,
    `/seasons/${season}/met`,
  ];
  return async () => {
    for (let i = 0; i < 5; i++)
      for (const door of [...doorsOfAll, `/seasons/${season}/players/${players[0]}`]) await looked(`${at}${door}`, owner);
  };
}

async function mergeMany() {
  const club = await aLongSeason(300);
  const others = Array.from({ length: 50 }, () => randomUUID());
  await pushClub(
    club,
    others.map((player, i) => addPlayer({ player, name: `J ${i}` })),
  );
  return () =>
    pushClub(
      club,
      others.map((player) => mergePlayers(player, club.players[0] as string)),
    );
}

async function lookAtSeasons() {
  const club = await aClub(doors);
  const counting = usualCounting("decale");
  const more = Array.from({ length: MOST_SEASONS - 1 }, (_, i) => {
    const body = { season: randomUUID(), name: `${i}`, from: "2026-01-01", to: null, counting };
    return openSeason(body);
  });
  for (let i = 0; i < more.length; i += 50) await pushClub(club, more.slice(i, i + 50));
  await anHourLater();
  for (const one of more) {
    const { season } = one.body as { season: string };
    await anEveningOf(doors, { ...club, season }, [dealt(0)]);
  }
  const look = async () => (await ask(doors, "GET", `/api/clubs/${club.club}`, { phone: club.owner }))?.text();
  return async () => {
    for (let i = 0; i < 10; i++) await look();
  };
}

const TODAY = new Date().toISOString().slice(0, 10);

/** A day has room for one last table: that table joins the evening and plays on, and the pages of the whole evening are read. */
async function lastTable() {
  const club = await aClub(doors);
  for (let i = 1; i < MOST_TABLES_A_DAY; i++) {
    if (i % 100 === 0) await anHourLater();
    await anEveningOf(doors, club, [dealt(0)], undefined, { day: TODAY });
  }
  await anHourLater();
  const joined = { club: club.club, season: club.season, players: club.players.slice(0, 3) };
  const sheet = randomUUID();
  return async () => {
    const deals = Array.from({ length: 10 }, (_, slot) => dealt(slot));
    accepted(await pushSheet(doors, sheet, club.owner, [open(opening(3, { day: TODAY })), joinSeason(joined), ...deals]));
    for (let i = 0; i < 5; i++)
      for (const page of ["night", `evenings/${sheet}`]) await looked(`/api/clubs/${club.club}/${page}`, club.owner);
  };
}

/** Reads an evening whose sheet is as long as a sheet may be. */
async function lookAtLongest() {
  const { sheet, owner, within } = await longestCounted();
  return async () => {
    for (let i = 0; i < 5; i++) await looked(`/api/clubs/${within}/evenings/${sheet}`, owner);
  };
}

async function longestCounted() {
  const { sheet, owner } = await longest(true);
  const { kept } = await db().sheetTally.findFirstOrThrow({ where: { sheetId: sheet }, select: { kept: true } });
  return { sheet, owner, within: kept.clubId };
}

const looked = async (address: string, phone: Phone): Promise<void> =>
  void (await (await asked("GET", address, { phone })).text());

const PUSH = "POST /api/sheets/[id]/events";
const EVENING = "GET /api/clubs/[id]/evenings/[sheet]";
const IMPORT = "POST /api/clubs/[id]/import";
const SEASON = "GET /api/clubs/[id]/seasons/[season]";
const PAGES = [
  "GET /api/clubs/[id]/export",
  "GET /api/clubs/[id]/night",
  "GET /api/clubs/[id]/halls",
  SEASON,
  `${SEASON}/evenings`,
  `${SEASON}/met`,
  `${SEASON}/players/[player]`,
];

export const OF_LOGS: readonly Case[] = [
  { name: "a stranger's club of 2 000 players is imported", doors: [IMPORT], prepare: importPlayers },
  { name: "a stranger's document of twenty years is imported", doors: [IMPORT], prepare: importYears },
  { name: "fifty deals are pushed to the longest sheet", doors: [PUSH], prepare: () => pushFifty(false, 0) },
  { name: "fifty corrections of one another are pushed to it", doors: [PUSH], prepare: () => pushFifty(false, 1) },
  { name: "fifty deals are pushed to the longest that counts", doors: [PUSH], prepare: () => pushFifty(true, 0) },
  { name: "fifty late corrections are pushed to it", doors: [PUSH], prepare: () => pushFifty(true, 2) },
  {
    name: "a day's last table of 200 joins, and all are looked at",
    doors: [PUSH, "GET /api/clubs/[id]/night", EVENING],
    prepare: lastTable,
  },
  { name: "the longest sheet of a club is looked at", doors: [EVENING], prepare: lookAtLongest },
  { name: "a season of 300 evenings changes its correction period", doors: [PUSH], prepare: changePeriod },
  { name: "a season of 300 evenings is counted table by table", doors: [PUSH], prepare: changeUnit },
  { name: "every page of a season of 300 evenings is looked at", doors: PAGES, prepare: lookAtAll },
  { name: "players of a season of 300 evenings are merged", doors: [PUSH], prepare: mergeMany },
  { name: "a club of the most seasons is looked at", doors: ["GET /api/clubs/[id]"], prepare: lookAtSeasons },
];
