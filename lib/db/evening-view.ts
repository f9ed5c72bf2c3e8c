/** An evening of a club, opened down to the lines of its deals: for who may see the club, whether or not they were at the table. */
import "#lib/rules/all-games";
import { personsOf } from "#lib/season/person";
import { takenOut } from "#lib/season/stay";
import type { SheetTally } from "#lib/season/tallied";
import type { EveningView } from "#lib/season/views";
import type { Access } from "./access";
import { db } from "./client";
import { readClub } from "./club";
import { inParts, readHead } from "./warm";

/** Undefined when the sheet is in no season of this club. */
export async function readEveningView({ sheet: clubId, role }: Access, sheetId: string): Promise<EveningView | undefined> {
  const kept = await db().sheetTally.findMany({ where: { sheetId, kept: { clubId } }, include: { kept: true } });
  const known = await readClub(db(), clubId);
  const head = known && kept.length > 0 ? await readHead(sheetId, "sheet") : undefined;
  const now = head?.sheet.sheet;
  if (!known || !head || !now) return undefined;
  const log = [...head.events];
  // A sheet that moved on after the correction period is an evening of both seasons: the one it says comes first.
  const here = kept.find(({ kept: { seasonId } }) => seasonId === now.season?.season) ?? kept[0];
  const season = known.club.seasons.find(({ id }) => id === here?.kept.seasonId);
  if (!here || !season) return undefined;
  const out = takenOut(log, (place) => place.club === clubId && place.season === season.id);
  const sheet = out === null ? now : (await inParts(sheetId, "sheet", out)).sheet.sheet;
  if (!sheet) return undefined;
  const persons = personsOf(known.club.players);
  const person = (id: string) => persons.get(id) ?? id;
  const tally = JSON.parse(here.tally) as SheetTally;
  const playerOf = (id: string | null) => known.club.players.find((player) => player.id === id);
  const seated = sheet.season?.players ?? [];
  const players = sheet.names.map((_, one) => (seated[one] ? person(seated[one]) : null));
  return {
    club: { id: clubId, name: known.club.name },
    role,
    season: { id: season.id, name: season.name },
    tally: {
      ...tally,
      players: tally.players.map((one) => ({
        ...one,
        player: person(one.player),
        name: playerOf(person(one.player))?.name ?? "",
      })),
      late: tally.late.map((one) => ({ ...one, player: person(one.player) })),
    },
    rules: sheet.rules,
    names: sheet.names,
    dealer: sheet.dealer,
    players,
    marks: players.map((id) => playerOf(id)?.mark ?? null),
    nths: players.map((id) => playerOf(id)?.nth ?? 0),
    totals: sheet.totals,
    deals: sheet.deals.map(({ slot, number, deal, seats, columns, voided, corrected, contest, totals, score, faults }) => ({
      slot,
      number,
      deal,
      seats,
      columns,
      voided,
      corrected,
      contest,
      totals,
      score,
      faults,
    })),
  };
}
