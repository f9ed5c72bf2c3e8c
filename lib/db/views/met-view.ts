/** What a draw uses: who sat with whom lately, and who leads (T30). */

import { personIn } from "#lib/season/club/person";
import type { MetView } from "#lib/season/draw/met";
import { dayOfEvening } from "#lib/season/tally/evening-id";
import type { SheetTally } from "#lib/season/tally/tallied";
import { db } from "../client";
import { readTablesOf } from "../project/project-sheet";
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
  const tables = await readTablesOf(
    db(),
    key,
    evenings.map(({ evening }) => evening),
  );
  const personOf = personIn(club.players);
  const whoPlayed = ({ players }: SheetTally) => players.flatMap(({ player, deals }) => (deals > 0 ? [personOf(player)] : []));
  return {
    evenings: [...tables].map(([evening, sheets]) => ({
      day: dayOfEvening(evening),
      tables: sheets.filter(({ deals }) => deals > 0).map((sheet) => [...new Set(whoPlayed(sheet))]),
    })),
    ranked,
  };
}
