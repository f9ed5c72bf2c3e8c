/** Makes all that is kept beside the logs again from them. */
import { keptIn } from "#lib/rules/lists";
import type { HistoryBody } from "#lib/season/club/history-body";
import { db, type Tx, write } from "../client";
import { readClub } from "../club";
import { joinsOf, readLog } from "../read";
import type { Kept } from "./project-evening";
import { putHistories, seasonsOf } from "./project-history";
import { keyFor, putLate, seasonKey, talliesOf, tallyRow } from "./project-sheet";
import { forgetSeason, regather } from "./regather";

/** Season by season, each in one transaction: readers meanwhile see the old state. Returns how many sheets were read. */
export async function rebuild(): Promise<number> {
  const joined = await joinsOf(db());
  const seasons = new Map<string, Counted>();
  const seasonAt = (club: string, season: string) =>
    keptIn(seasons, `${club} ${season}`, () => ({ club, season, sheets: new Set<string>() }));
  for (const { clubId, seasonId } of await db().season.findMany()) seasonAt(clubId, seasonId);
  const brought = await db().event.findMany({ where: { kind: "history.brought" }, select: { logId: true, body: true } });
  for (const { logId, body } of brought) for (const id of seasonsOf(JSON.parse(body) as HistoryBody)) seasonAt(logId, id);
  for (const { club, season, sheet } of joined) seasonAt(club, season).sheets.add(sheet);
  for (const counted of seasons.values()) await write((tx) => rebuildSeason(tx, counted), counted.club);
  return new Set(joined.map(({ sheet }) => sheet)).size;
}

/** A season, and every sheet that ever joined it. */
interface Counted {
  readonly club: string;
  readonly season: string;
  readonly sheets: Set<string>;
}

async function rebuildSeason(tx: Tx, only: Counted): Promise<void> {
  const club = (await readClub(tx, only.club))?.club;
  const season = club?.seasons.find(({ id }) => id === only.season);
  await forgetSeason(tx, await seasonKey(tx, only.club, only.season));
  if (!club || !season) return;
  const key = await keyFor(tx, { club, season });
  for (const sheet of only.sheets) await tallyAgain(tx, { key, club, season }, sheet);
  await putHistories(tx, { key, season }, await readLog(tx, club.id));
  await regather(tx, { key, club, season });
}

async function tallyAgain(tx: Tx, { key, club, season }: Kept, sheetId: string): Promise<void> {
  const log = await readLog(tx, sheetId);
  for (const [, tally] of await talliesOf(tx, log, { club, only: { club: club.id, season: season.id } })) {
    if (!tally) continue;
    await tx.sheetTally.create({ data: { season: key, sheetId, ...tallyRow(tally, season, log) } });
    await putLate(tx, key, sheetId, [], tally.late);
  }
}
