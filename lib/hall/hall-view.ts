/** A tournament as its door shows it: the hall as its log leaves it, and the tables of the open position while they play. */
import type { Points } from "#lib/rules/rules";
import type { Role } from "#lib/sheet/role";
import type { Hall } from "./hall";
import type { Entrant, EntrantId, Fine } from "./hall-event";
import type { NotedTable } from "./noted";
import type { OtherPlayers } from "./who-played";

/** A table of the position that is open, as its sheet stands on the server. */
export interface PlayingTable {
  readonly table: number;
  readonly log: string;
  /** Played so far, those annulled left out. */
  readonly deals: number;
  readonly lastAt: string | null;
  readonly closed: boolean;
  readonly contested: readonly number[];
  /** Deals whose garde sans or contre has no mark of the arbiter's, by their slot. */
  readonly unmarked: readonly number[];
  /** The sums of its deals, by line; the totals handed in should agree. */
  readonly balances: readonly (Points | null)[];
  /** Points taken by rulings on its deals; missing in a view from an older version. */
  readonly fines?: readonly Fine[];
  /** The slots of the deals that do not add up to zero, because of a decision of the table. */
  readonly notZero: readonly number[];
  /** Null or missing if exactly the people of the table played. */
  readonly others?: OtherPlayers | null;
}

/** A table of an earlier position whose sheet has changed since the next one opened. */
export interface LateTable extends PlayingTable {
  readonly position: number;
  /** The arbiter has decided since what counts; missing in a view from an older version. */
  readonly settled?: boolean;
}

export interface HallView {
  readonly role: Role;
  readonly club: { readonly id: string; readonly name: string };
  readonly hall: Omit<Hall, "entrants"> & { readonly entrants: readonly (readonly [EntrantId, Entrant])[] };
  readonly playing: readonly PlayingTable[];
  /** For the arbiter only; missing in a view from an older version. */
  readonly noted?: readonly NotedTable[];
  /** Likewise. */
  readonly late?: readonly LateTable[];
  /** When the open position was opened, by the server's clock. */
  readonly openedAt: string | null;
  readonly now: string;
  /** The server's epoch, and its proof of this phone's right: kept in case a restored copy does not know it. */
  readonly epoch?: string;
  readonly proof?: string;
}

export const hallOf = ({ hall }: Pick<HallView, "hall">): Hall => ({ ...hall, entrants: new Map(hall.entrants) });

/** A tournament in its club's list. */
export interface HallLine {
  readonly id: string;
  readonly name: string;
  readonly day: string;
  readonly entrants: number;
  /** Its entrants are teams. */
  readonly ofTeams: boolean;
  readonly positions: number;
  readonly ended: boolean;
}
