import type { ReactNode } from "react";
import { ShortNames } from "#components/parts/names/fitted-name";
import type { Sheet } from "#lib/sheet/sheet";
import { useClubShorts } from "./use-club-shorts";

/** Names over columns are shortened as the club of this sheet chose. */
export const ClubNames = ({ sheet, children }: { sheet: Sheet; children: ReactNode }) => (
  <ShortNames value={useClubShorts(sheet)}>{children}</ShortNames>
);
