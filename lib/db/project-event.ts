import type { Tx } from "./client";
import type { Head } from "./head";
import { projectSheet } from "./project";
import { projectClub } from "./project-club";

/** After an event has joined a log, in the same transaction. */
export async function project(tx: Tx, { kind, log, events, sheet, club }: Head): Promise<void> {
  const last = events.at(-1);
  if (kind === "sheet" && last) await projectSheet(tx, last.sheet, log, { folded: () => sheet.sheet });
  else if (club.club) await projectClub(tx, events, club.club);
}
