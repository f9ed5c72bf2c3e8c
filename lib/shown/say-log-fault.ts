import type { Params } from "#lib/rules/rules";
import type { Parts } from "#messages/fr/parts";

/** Why the server refused a change to a club or a tournament. */
export const sayLogFault = (
  { code, params }: { readonly code: string; readonly params?: Params | undefined },
  words: Parts["clubFaults" | "hallFaults"],
): string => words[code]?.(params ?? {}, String) ?? code;
