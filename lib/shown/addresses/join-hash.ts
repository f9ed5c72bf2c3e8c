/** What the hash of the joining page asks for, as a link or a scanned code has it. */
import { inGroups, isRecoveryCode } from "#lib/sheet/code";

/** A link's token lets this phone in at once. A recovery code works once: it only fills the field, and is not used up. */
export function joinAsked(hash: string): { readonly token: string } | { readonly code: string } | null {
  const token = hash.slice(1);
  if (isRecoveryCode(token)) return { code: inGroups(token) };
  return token === "" ? null : { token };
}
