import { canAddToSheet, type Role } from "#lib/sheet/role";

interface Hand {
  readonly role: Role | null;
}

/** Before the server has answered, `role` is null: the sheet was made on this phone, which may do everything. */
export const canNote = ({ role }: Hand): boolean => role !== "viewer";

export const canRule = ({ role }: Hand): boolean => role === null || canAddToSheet(role, "contest.ruled");
