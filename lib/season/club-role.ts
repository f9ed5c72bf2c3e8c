/** Who may add what to a club's log: players add people, those who run the club do everything else (T24). */
import { isAtLeast, type Role } from "#lib/sheet/role";
import type { ClubKind } from "./club-event";

const PLAYERS_TOO: readonly ClubKind[] = ["player.added"];

export const canAddToClub = (role: Role, kind: string): boolean =>
  isAtLeast(role, (PLAYERS_TOO as readonly string[]).includes(kind) ? "player" : "owner");
