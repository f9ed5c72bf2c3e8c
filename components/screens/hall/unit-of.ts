import type { Hall } from "#lib/hall/hall";
import { isTopage } from "#lib/rules/hall/boards";

/** What penalties are in: points of the sheet, or of a duplicate percent or match points. */
export function unitOf({ opening: { duplicate } }: Hall): "percent" | "points" | null {
  return duplicate ? (isTopage(duplicate) ? "percent" : "points") : null;
}
