import type { ReactNode } from "react";
import { useAnswer } from "#components/parts/door/use-answer";
import { ShortNames } from "#components/parts/names/fitted-name";
import type { Sheet } from "#lib/sheet/sheet";

const NONE: ReadonlyMap<string, string> = new Map();

/** Names over columns are shortened as the club of this sheet chose, where this phone has seen it. */
export function ClubNames({ sheet: { names, season }, children }: { sheet: Sheet; children: ReactNode }) {
  // A chunk of its own: only clubs need it. Until it comes, or without it, names are shortened by rule.
  const read = useAnswer(
    () => season && import("./read-shorts").then(({ readShorts }) => readShorts({ names, season })),
    [JSON.stringify([names, season])],
  );
  return <ShortNames value={(season && read) || NONE}>{children}</ShortNames>;
}
