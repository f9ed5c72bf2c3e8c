/** One cell of scores, put where it belongs or set aside with its reason. */
import type { CsvRecord } from "#lib/sheet/csv";
import { isAmbiguous } from "#lib/sheet/csv";
import type { Day } from "../season-body";
import { isAbsent, pointsIn } from "./grid";
import type { Gathering } from "./table";

/** True where the cell held a score. */
export function putCell(into: Gathering, { line }: CsvRecord, text: string, day: Day, name: number, isDeal: boolean): boolean {
  if (isAbsent(text)) return false;
  const points = pointsIn(text);
  const who = `${into.names[name]} : ${text}`;
  if (points === null) into.leave(line, who, isAmbiguous(text) ? "two-ways" : "unread");
  else if (!Number.isInteger(points * 2) || Math.abs(points) > 100_000) into.leave(line, who, "half");
  else into.put(day, name, points, isDeal);
  return points !== null;
}
