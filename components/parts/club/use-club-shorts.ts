import { useAnswer } from "#components/parts/door/use-answer";
import type { Sheet } from "#lib/sheet/sheet";

const NONE: ReadonlyMap<string, string> = new Map();

/** How the club of this sheet shortens its players' names, where this phone has seen the club; until that is known, none. */
export function useClubShorts({ names, season }: Pick<Sheet, "names" | "season">): ReadonlyMap<string, string> {
  // A chunk of its own: only clubs need it. Until it comes, or without it, names are shortened by rule.
  const read = useAnswer(
    () => season && import("./read-shorts").then(({ readShorts }) => readShorts({ names, season })),
    [JSON.stringify([names, season])],
  );
  return (season && read) || NONE;
}
