/** Rights on a sheet: a viewer follows, a player records, confirms and contests, an owner also rules, and lets others in. */
import type { Fault } from "#lib/rules/rules";
import type { EventKind } from "./event";

export const ROLES = ["viewer", "player", "owner"] as const;
export type Role = (typeof ROLES)[number];

/** Kinds that a player may not add. */
const OWNERS_ONLY: readonly EventKind[] = ["contest.ruled", "ruling.withdrawn", "confirmation.asked"];

export const isAtLeast = (role: Role, least: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(least);

export const canAddToSheet = (role: Role, kind: string): boolean =>
  isAtLeast(role, (OWNERS_ONLY as readonly string[]).includes(kind) ? "owner" : "player");

/** The fault of anything that a phone with a viewer's right would write. */
export const ONLY_FOLLOWS: Fault = { at: "device", code: "only-follows", rule: "T4" };
