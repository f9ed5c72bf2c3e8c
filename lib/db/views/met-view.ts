/** What a draw uses: who sat with whom lately, and who leads (T30). */
import type { MetView } from "#lib/season/draw/met";
import { dayOfEvening } from "#lib/season/evening-id";
import { personIn } from "#lib/season/person";
import type { SheetTally } from "#lib/season/tallied";
import { db } from "../client";
import { type OpenSeason, readStandings } from "./season-standings";

const LAST_EVENINGS = 5;

/** Counts the last five evenings with a deal. */
export async function readMet(open: OpenSeason): Promise<MetView> {
  const { key, club } = open;
  const { standings } = await readStandings(open);
  const ranked = standings.flatMap(({ rank, player }) => (rank === null ? [] : [player.id]));
  if (key === null) return { evenings: [], ranked };
  const evenings = await db().evening.findMany({
    where: { season: key, deals: { gt: 0 } },
    orderBy: { evening: "desc" },
    take: LAST_EVENINGS,
    select: { evening: true },
  });
  const rows = await db().sheetTally.findMany({
    where: { season: key, evening: { in: evenings.map(({ evening }) => evening) }, deals: { gt: 0 } },
    orderBy: { sheetId: "asc" },
    select: { evening: true, tally: true },
  });
  const personOf = personIn(club.players);
  const tables = rows.map(({ evening, tally }) => {
    const there = (JSON.parse(tally) as SheetTally).players.filter(({ deals }) => deals > 0);
    return { evening, players: [...new Set(there.map(({ player }) => personOf(player)))] };
  });
  return {
    evenings: evenings.map(({ evening }) => ({
      day: dayOfEvening(evening),
      tables: tables.filter((table) => table.evening === evening).map(({ players }) => players),
    })),
    ranked,
  };
}
