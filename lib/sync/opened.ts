/** A sheet as screens hold it. */

import type { LogEvent } from "#lib/log/event";
import type { Choice } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import type { Saved } from "./act";
import type { StoreError } from "./database";
import type { LocalSheet } from "./local-sheet";
import type { Given, TakenLine } from "./taken";

export interface OpenSheet extends Pick<LocalSheet, "getSnapshot" | "subscribe" | "isAtRest"> {
  readonly id: string;
  /** All of these or none, in order. */
  save(...changes: readonly Change[]): Promise<Saved>;
  settle(event: string, choice: Choice): Promise<Saved>;
  /** Sends a refused event again, and what was done to it: for instance once the sheet is open again. */
  retry(event: string): Promise<void>;
  /** Gives up a refused event, and what was done to it: people have seen why. */
  giveUp(event: string): Promise<void>;
  /** A half-typed form: kept in memory whatever the disk says; the answer is what the disk said. */
  draft(slot: number): Promise<unknown>;
  keepDraft(slot: number, draft: unknown): Promise<StoreError["code"] | null>;
  /** Goes to the server now; resolves when this exchange is over, however it went. */
  sync(): Promise<void>;
  /** Events that the server has told, in their order. */
  receive(events: readonly LogEvent[]): Promise<void>;
  /** The last of the server's numbers that are here without a gap. */
  pulled(): Promise<number>;
  /** Another tab has written. */
  reload(): Promise<void>;
  /** What the server does not have, as JSON. */
  export(): Promise<string>;
  /** Everything that is here of the sheet, as JSON that another phone can take over. */
  whole(): Promise<string>;
  /** Lines of such a file, from another phone: what became of each. Throws a `StoreError` when the disk refuses. */
  take(given: readonly Given[]): Promise<TakenLine[]>;
  close(): void;
}
