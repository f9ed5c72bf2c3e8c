import type { Access } from "./access";
import type { Head } from "./head";

/** A log as last read, and who adds to it. `imported`: its events come from a document, and were judged when they happened. */
export interface Growing {
  readonly access: Access;
  head: Head;
  /** A table's tournament. */
  readonly within?: string | null;
  readonly imported?: { readonly tokenHash: string; readonly club: string };
}
