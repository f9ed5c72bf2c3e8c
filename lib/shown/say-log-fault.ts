import type { Params } from "#lib/rules/rules";
import type { Chunks } from "#messages/fr/chunks";

/** Why the server refused a change to a club or a tournament. */
export const sayLogFault = (
  { code, params }: { readonly code: string; readonly params?: Params | undefined },
  words: Chunks["clubFaults" | "hallFaults"],
): string => words[code]?.(params ?? {}, String) ?? code;
