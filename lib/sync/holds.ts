/** What each open sheet needs of its phone. */
import type { Device } from "./database";
import type { Env } from "./env";
import type { MakeId } from "./ids";
import type { Spare } from "./spare";
import type { Store } from "./store";

export interface Holds {
  readonly env: Env;
  readonly store: Store;
  readonly spare: Spare;
  device(): Promise<Device>;
  readonly makeId: MakeId;
  /** Tells the other tabs that a sheet has changed. */
  readonly tell: (sheet: string) => void;
}
