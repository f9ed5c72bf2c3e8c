/** Who may add what to a tournament's log: who holds a table's card calls, signs and tells its boards, the arbiter does everything else. */
import { isAtLeast, type Role } from "#lib/sheet/role";
import type { HallKind } from "./hall-event";

const TABLES_TOO: readonly HallKind[] = ["sheet.signed", "arbiter.called", "board.played"];

export const canAddToHall = (role: Role, kind: string): boolean =>
  isAtLeast(role, (TABLES_TOO as readonly string[]).includes(kind) ? "player" : "owner");
