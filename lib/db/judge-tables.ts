/** A day has room for so many tables, whoever brings them: each makes the others' evening longer to gather. */
import type { Fault } from "#lib/rules/rules";
import { afterDay } from "#lib/season/evening-id";
import type { Day } from "#lib/season/season-body";
import type { SeasonPlace } from "#lib/sheet/event";
import type { Tx } from "./client";
import { MOST_TABLES } from "./limits";

type Place = Pick<SeasonPlace, "club" | "season">;

/** Of the season's tables of this day, all but this sheet. */
export async function judgeTables(tx: Tx, sheet: string, { club, season }: Place, day: Day): Promise<Fault[]> {
  const evening = { gte: day, lt: afterDay(day) };
  const kept = { clubId: club, seasonId: season };
  const others = await tx.sheetTally.count({ where: { kept, evening, sheetId: { not: sheet } } });
  return others < MOST_TABLES ? [] : [{ at: "season", code: "tables-full", rule: "T28", params: { most: MOST_TABLES } }];
}
