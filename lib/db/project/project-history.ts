/** What imported histories add to a club's seasons, kept in the same way as tables of sheets. */

import { historiesIn } from "#lib/season/club/histories";
import type { HistoryBody } from "#lib/season/club/history-body";
import { broughtTo } from "#lib/season/tally/brought";
import type { Received } from "#lib/season/tally/tallied";
import type { Tx } from "../client";
import type { Kept } from "./project-evening";
import { tallyRow } from "./project-sheet";

/** Replaces what is kept of this season's imported tables; `club`: the whole log of the club. */
export async function putHistories(
  tx: Tx,
  { key, season }: Pick<Kept, "key" | "season">,
  log: readonly Received[],
): Promise<void> {
  await tx.sheetTally.deleteMany({ where: { season: key, sheetId: { contains: "." } } });
  const received = new Map(log.map(({ event, receivedAt }) => [event.id, receivedAt]));
  const data = historiesIn(log.map(({ event }) => event)).flatMap(({ id, at, body }) => {
    const receivedAt = received.get(id) ?? at;
    const tables = broughtTo(season.id, id, body);
    return tables.map((tally) => ({ season: key, sheetId: tally.sheet, ...tallyRow(tally, season, [{ receivedAt }]) }));
  });
  await tx.sheetTally.createMany({ data });
}

/** The seasons that a history has evenings in. */
export const seasonsOf = ({ evenings }: HistoryBody): string[] => [...new Set(evenings.map(({ season }) => season))];
