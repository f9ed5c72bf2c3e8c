/** A table of a club, opened down to the lines of its deals: for who may see the club, whether or not they sat there. */
import { itemAt } from "#lib/rules/item-at";
import { picked } from "#lib/rules/lists";
import type { Club, PlayerId, Season } from "#lib/season/club/club-event";
import { historyIn } from "#lib/season/club/histories";
import { isSameSeason, takenOut } from "#lib/season/club/in-season";
import { calledAt, ofPersons, personIn } from "#lib/season/club/person";
import { broughtAt } from "#lib/season/tally/brought";
import { tableOfBrought } from "#lib/season/tally/brought-view";
import type { SheetTally } from "#lib/season/tally/tallied";
import { SHOWN_OF_DEAL, type TableView } from "#lib/season/views";
import type { Access } from "../access";
import { db } from "../client";
import { readClub } from "../club";
import { headOf } from "../head";
import { inParts, readHead } from "../warm";

/** Undefined when the table is in no season of this club. */
export async function readTableView(access: Access, table: string): Promise<TableView | undefined> {
  const brought = broughtAt(table);
  return brought ? readBroughtView(access, table, brought) : readSheetView(access, table);
}

/** A table of an imported history, with those of its deals that came one by one. */
async function readBroughtView(
  { log: clubId, role }: Access,
  table: string,
  { event, at }: { readonly event: string; readonly at: number },
): Promise<TableView | undefined> {
  const kept = await db().sheetTally.findFirst({ where: { sheetId: table, kept: { clubId } }, include: { kept: true } });
  const known = await readClub(db(), clubId);
  const season = known?.club.seasons.find(({ id }) => id === kept?.kept.seasonId);
  if (!kept || !known || !season) return undefined;
  const { log } = await headOf(db(), clubId, "club");
  const found = log.find((one) => one.event.id === event);
  const body = found && historyIn(found.event);
  const evening = body?.evenings[at];
  const opened = body && evening && tableOfBrought(body, evening);
  if (!opened) return undefined;
  const people = peopleNamed(known.club.players);
  const players = opened.players.map(people.person);
  return {
    ...toldOf(known.club, season, people, kept.tally, players),
    role,
    rules: opened.rules,
    names: players.map((id) => people.of(id)?.name ?? ""),
    dealer: 0,
    totals: opened.totals,
    deals: opened.deals,
    brought: { source: body.source, isWhole: opened.isWhole },
  };
}

type People = ReturnType<typeof peopleNamed>;

/** Finds the person that an id stands for, after merges. */
function peopleNamed(players: Club["players"]) {
  return {
    person: personIn(players),
    of: (id: string | null) => players.find((player) => player.id === id),
  };
}

/** What the club adds to a table: its season, its results, and who its people are. */
function toldOf(club: Club, { id, name }: Season, { person, of }: People, kept: string, players: readonly (PlayerId | null)[]) {
  const tally = JSON.parse(kept) as SheetTally;
  return {
    club: { id: club.id, name: club.name },
    season: { id, name },
    tally: {
      ...tally,
      players: tally.players.map((one) => ({ ...one, player: person(one.player), name: of(person(one.player))?.name ?? "" })),
      late: ofPersons(tally.late, person),
    },
    players,
    marks: players.map((one) => of(one)?.mark ?? null),
    nths: players.map((one) => of(one)?.nth ?? 0),
  };
}

async function readSheetView({ log: clubId, role }: Access, sheetId: string): Promise<TableView | undefined> {
  const kept = await db().sheetTally.findMany({ where: { sheetId, kept: { clubId } }, include: { kept: true } });
  const known = await readClub(db(), clubId);
  const head = known && kept.length > 0 ? await readHead(sheetId, "sheet") : undefined;
  const now = head?.sheet.sheet;
  if (!known || !head || !now) return undefined;
  const log = [...head.events];
  // A sheet that moved on after the correction period is an evening of both seasons: the one it says comes first.
  const here = kept.find(({ kept: { seasonId } }) => seasonId === now.season?.season) ?? itemAt(kept, 0);
  const season = known.club.seasons.find(({ id }) => id === here.kept.seasonId);
  if (!season) return undefined;
  const out = takenOut(log, (joined) => isSameSeason(joined, { club: clubId, season: season.id }));
  const sheet = out === null ? now : (await inParts(sheetId, "sheet", out)).sheet.sheet;
  if (!sheet) return undefined;
  const people = peopleNamed(known.club.players);
  const seated = sheet.season?.players ?? [];
  const players = sheet.names.map((_, one) => (seated[one] ? people.person(seated[one]) : null));
  return {
    ...toldOf(known.club, season, people, here.tally, players),
    role,
    rules: sheet.rules,
    names: calledAt(sheet.names, players, known.club.players),
    dealer: sheet.dealer,
    totals: sheet.totals,
    deals: sheet.deals.map((deal) => picked(deal, ...SHOWN_OF_DEAL)),
  };
}
