/**
 * A club as one JSON document: its log, and the logs of its evenings and its tournaments with their tables, as the server
 * numbered and dated them. It gives no right.
 */

import type { LogEvent, LogKind } from "#lib/log/event";
import type { Fault } from "#lib/rules/rules";

export const CLUB_FILE = "petit-au-bout/club";

export interface ClubLog {
  readonly id: string;
  readonly kind: LogKind;
  /** For a tournament, its club; for a table's sheet, its tournament, whose log comes before it. */
  readonly within?: string;
  /** In order. `receivedAt` is what correction periods are counted by. */
  readonly events: readonly (LogEvent & { readonly receivedAt: string })[];
}

export interface ClubFile {
  readonly format: typeof CLUB_FILE;
  /** A newer app may write a higher one: what can be read is still imported. */
  readonly v: 1;
  readonly club: string;
  /** The season, if the document only has that one's evenings. */
  readonly season?: string;
  /**
   * The club's owners: hashes of their phones' tokens, as the server stores them. They give no access. On a server that does not
   * know the club, only an owner's phone imports the club itself; another imports a copy. Older documents lack this.
   */
  readonly owners?: readonly string[];
  /**
   * In a document that an owner exported: the hash of the unused recovery code. Whoever imports the document with the code itself
   * counts as an owner.
   */
  readonly recovery?: string;
  /** The club's own first, then the sheets', by their ids; then each tournament's, and those of its tables. */
  readonly logs: readonly ClubLog[];
}

/**
 * The result of an import. `line`: the place of an event in its log, from 1; 0 if the whole log is refused. `log`: null if the
 * log is unreadable, and `line` then is its place in the document.
 */
export interface ImportReport {
  readonly accepted: number;
  readonly known: number;
  readonly refused: readonly Refusal[];
  /** The new club's id, if the document was imported as a copy. */
  readonly copy?: string;
}

export interface Refusal {
  readonly log: string | null;
  readonly line: number;
  readonly id: string | null;
  readonly kind: string | null;
  readonly code: string;
  readonly params?: Fault["params"];
}
