/** A club as one JSON document: its log, those of its evenings and of its tournaments with their tables' sheets, as the server numbered and dated them. It gives no right. */

import type { LogEvent } from "#lib/log/event";
import type { Fault } from "#lib/rules/rules";

export const CLUB_FILE = "petit-au-bout/club";

export interface ClubLog {
  readonly id: string;
  readonly kind: "club" | "sheet" | "hall";
  /** Of a tournament, its club; of a table's sheet, its tournament, whose log comes before it. */
  readonly within?: string;
  /** In order. `receivedAt` is what correction periods are counted by. */
  readonly events: readonly (LogEvent & { readonly receivedAt: string })[];
}

export interface ClubFile {
  readonly format: typeof CLUB_FILE;
  /** A newer app may write a higher one: what of it can be read is taken. */
  readonly v: 1;
  readonly club: string;
  /** Where the document holds the evenings of one season only. */
  readonly season?: string;
  /**
   * Who ran the club: hashes of their phones' tokens, as the server keeps them. They open nothing; brought to a server that does not
   * know the club, the document is the club itself only from the hands of one of them. Older documents do not say.
   */
  readonly owners?: readonly string[];
  /**
   * In a document that a manager's phone asked for: the hash of the recovery code that was waiting. The code itself, brought with the
   * document, is as good as the hands of one of the owners.
   */
  readonly recovery?: string;
  /** The club's own first, then the sheets', by their ids; then each tournament's, and those of its tables. */
  readonly logs: readonly ClubLog[];
}

/**
 * What an import answers: a line is the place of an event in its log, from 1; 0 where the whole log is refused. `log` is null
 * where the log itself is unreadable, and `line` then its place in the document.
 */
export interface ImportReport {
  readonly accepted: number;
  readonly known: number;
  readonly refused: readonly Refusal[];
  /** Where the document became a club of the phone's own: its id. */
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
