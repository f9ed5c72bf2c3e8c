import type { Tx } from "../client";
import type { Head } from "../head";
import { beginLater } from "../later";
import { type Later, projectClub } from "./project-club";
import { projectSheet } from "./project-sheet";

export const NOTHING_LATER: Later = { sheets: [], tables: [] };

/** Call after an event has joined a log, in the same transaction; returns what is to be made again after it. */
export async function project(tx: Tx, { kind, log, events, sheet, earlier, club }: Head): Promise<Later> {
  const last = events.at(-1);
  if (kind === "sheet" && last) await projectSheet(tx, last.sheet, log, { folded: () => sheet.sheet, earlier });
  else if (kind === "club" && club.club) {
    const later = await projectClub(tx, events, club.club, log);
    await beginLater(tx, later);
    return later;
  }
  return NOTHING_LATER;
}
