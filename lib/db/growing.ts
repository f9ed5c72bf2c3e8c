import type { Access } from "./access";
import type { Head, LogKind } from "./head";

/** A log as it was last read, and who adds to it. `imported`: its events were judged before, elsewhere, by phones of old. */
export interface Growing {
  readonly access: Access;
  readonly kind: LogKind;
  head: Head;
  /** Of a table's sheet, its tournament. */
  readonly within?: string | null;
  readonly imported?: { readonly tokenHash: string; readonly club: string };
}
