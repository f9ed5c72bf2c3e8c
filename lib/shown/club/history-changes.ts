/** What stands under the first line of an entry of a club's story. */
import type { What } from "./club-told";
import { differing, playerRows, type Saying, seasonRows } from "./said-rows";

export const remarkOf = (told: What): string | null => ("reason" in told ? told.reason : "review" in told ? told.review : null);

/** The lines that changed, compared with what was there before; `heading` is that of a name. */
export function changesTold(told: What, heading: string, saying: Saying): ReturnType<typeof differing> {
  if (told.what === "renamed") return [[heading, told.before, told.after]];
  if (told.what === "player" && told.before) return differing(playerRows(told.before, saying), playerRows(told.after, saying));
  if (told.what !== "season" || !told.before) return [];
  const { before, after } = told;
  return differing(
    [[heading, before.name], ...seasonRows(before, saying)],
    [[heading, after.name], ...seasonRows(after, saying)],
  );
}

/** Something was saved as it already was. */
export const isIdle = (told: What, changes: ReturnType<typeof differing>): boolean =>
  (told.what === "player" || told.what === "season") && told.before !== null && changes.length === 0;
