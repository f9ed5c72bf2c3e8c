/** An open sheet, as screens use it. */

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
  /** Sends a refused event again, with those that refer to it: for instance once the sheet is open again. */
  retry(event: string): Promise<void>;
  /** Gives up a refused event, with those that refer to it: people have seen why. */
  giveUp(event: string): Promise<void>;
  /** A half-typed form: always kept in memory; the result says whether the disk took it. */
  draft(slot: number): Promise<unknown>;
  keepDraft(slot: number, draft: unknown): Promise<StoreError["code"] | null>;
  /** Exchanges with the server now; resolves when that is over, even if it failed. */
  sync(): Promise<void>;
  /** Events from the server's stream, in order. */
  receive(events: readonly LogEvent[]): Promise<void>;
  /** The last server number up to which everything is here. */
  pulled(): Promise<number>;
  /** Another tab has written. */
  reload(): Promise<void>;
  /** What the server does not have, as JSON. */
  export(): Promise<string>;
  /** Everything that is here of the sheet, as JSON that another phone can take over. */
  whole(): Promise<string>;
  /** Takes lines of such a file and tells what became of each. Throws a `StoreError` if the disk fails. */
  takeOver(given: readonly Given[]): Promise<TakenLine[]>;
  close(): void;
}
