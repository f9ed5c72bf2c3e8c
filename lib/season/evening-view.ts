/** An evening table by table: what the page of tonight, or of one that was played, shows, and what can still be corrected. */
import type { GameName, Points } from "#lib/rules/rules";
import type { Role } from "#lib/sheet/role";
import type { Player, PlayerId, SeasonId } from "./club/club-event";
import type { Day } from "./club/season-body";
import type { PlayerEvening } from "./rows";
import type { EveningId } from "./tally/evening-id";

/** One sheet as it stands. `phone`: the name of the phone that noted last, or of the person who plays with it. */
export interface EveningTable {
  readonly sheet: string;
  readonly season: SeasonId;
  readonly evening: EveningId;
  readonly title: string | null;
  readonly game: GameName;
  readonly names: readonly string[];
  /** By column, the person's id after merges; null for people outside the club. */
  readonly players: readonly (PlayerId | null)[];
  /** The columns of people who have left this table. */
  readonly gone: readonly number[];
  readonly totals: readonly (Points | null)[];
  readonly deals: number;
  readonly openedAt: string;
  /** When the server received the last deal. */
  readonly lastAt: string | null;
  readonly phone: string | null;
  /** A phone that notes here was shut out of the club: what it notes is refused (T29). */
  readonly shutOut: boolean;
  /** Deals that wait for a ruling. */
  readonly contested: number;
  readonly ended: boolean;
}

/** All players of an evening in one season, by place. */
export interface EveningRanking {
  readonly season: SeasonId;
  readonly name: string;
  readonly evening: EveningId;
  readonly title: string | null;
  readonly players: readonly PlayerEvening[];
}

/** two-tables: `player` sits at two open tables. same-people: two open sheets of the same people, opened within the hour. */
interface EveningWarning {
  readonly kind: "two-tables" | "same-people";
  readonly player: PlayerId | null;
  readonly sheets: readonly [string, string];
}

/** GET /api/clubs/[id]/night: tonight, or `?season=&evening=`. `tables` in the order they were opened. */
export interface EveningView {
  readonly club: { readonly id: string; readonly name: string };
  readonly role: Role;
  /** The day shown, and the one whose evening may still go on. */
  readonly day: Day;
  readonly tonight: Day;
  readonly players: readonly Player[];
  readonly tables: readonly EveningTable[];
  readonly rankings: readonly EveningRanking[];
  /** Imported tables whose deals came one by one (T26). */
  readonly brought?: readonly string[];
  readonly warnings: readonly EveningWarning[];
}

const HOUR_MS = 3_600_000;

/** A person who changed tables only sits at the last one. */
const hereAt = ({ players, gone }: EveningTable): (PlayerId | null)[] => players.filter((_, column) => !gone.includes(column));

/** Problems that can still be corrected, at tables that have not ended. */
export function warningsOf(tables: readonly EveningTable[]): EveningWarning[] {
  const open = tables.filter(({ ended }) => !ended);
  return open.flatMap((one, i) =>
    open.slice(i + 1).flatMap((other): EveningWarning[] => {
      const sheets = [one.sheet, other.sheet] as const;
      const [here, there] = [hereAt(one), hereAt(other)];
      const both = here.filter((player) => player !== null && there.includes(player));
      if (both.length === 0 || one.evening !== other.evening) return [];
      const isSame = both.length === here.length && both.length === there.length;
      const gap = Math.abs(Date.parse(one.openedAt) - Date.parse(other.openedAt));
      if (isSame && gap <= HOUR_MS) return [{ kind: "same-people", player: null, sheets }];
      return isSame ? [] : both.map((player) => ({ kind: "two-tables", player, sheets }));
    }),
  );
}
