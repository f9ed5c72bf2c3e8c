import type { Fault } from "#lib/rules/rules";
import type { Parts } from "#messages/fr/parts";

/** Why the server refused a change to a club. */
export const sayClubFault = ({ code, params }: Fault, words: Parts["clubFaults"]): string =>
  words[code]?.(params ?? {}, String) ?? code;
