/** What each open sheet needs of its phone. */
import type { Stamp } from "#lib/log/stamp";
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

/** What this phone stamps now on events of a log; each has its own id besides. */
export const stampNow = async (phone: Pick<Holds, "env" | "device">, log: string): Promise<Omit<Stamp, "id">> => {
  const { id: device } = await phone.device();
  return { sheet: log, at: new Date(phone.env.now()).toISOString(), device };
};
