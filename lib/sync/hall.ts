/**
 * A tournament as this phone sees it. What an arbiter does needs the server, and says so; what a table says (signed, called) is kept
 * here until the server has it.
 */
import { stampHall } from "#lib/hall/hall-change";
import type { HallChange } from "#lib/hall/hall-event";
import type { LogEvent } from "#lib/log/event";
import { type Changed, changeLog, lastSeen, tellChanged } from "./club";
import type { Phone } from "./phone";
import type { Retry } from "./retry";
import { WireError, wireOf } from "./wire";

/** Pushed in order, each judged apart; the first that is refused says why. */
export const changeHall = (phone: Phone, hall: string, changes: readonly HallChange[], retry?: Retry): Promise<Changed> =>
  changeLog(phone, hall, changes, stampHall, retry);

/** A night; afterwards nobody opens that position any more. */
const EARLY_MS = 12 * 3_600_000;

/** Where what is not sent yet is kept, among what this phone has seen. */
const shelf = (hall: string): string => `unsent/${hall}`;

export const unsentIn = async (phone: Phone, hall: string): Promise<readonly LogEvent[]> =>
  (await lastSeen<readonly LogEvent[]>(phone, shelf(hall)))?.view ?? [];

/** What is kept is changed by one after the other, over all tabs of this phone. */
const underWay = new WeakMap<Phone, Promise<unknown>>();
function inTurn<T>(phone: Phone, work: () => Promise<T>): Promise<T> {
  const locked = () =>
    (phone.env.locks
      ? phone.env.locks.request("petit-au-bout hall", { signal: new AbortController().signal }, work)
      : work()) as Promise<T>;
  const next = (underWay.get(phone) ?? Promise.resolve()).then(locked, locked);
  underWay.set(
    phone,
    next.catch(() => {}),
  );
  return next;
}

const keep = (phone: Phone, hall: string, view: readonly LogEvent[]): Promise<void> =>
  phone.store.keepSeen({ path: shelf(hall), at: phone.env.now(), view });

/** Kept on this phone at once, and sent when it can be. */
export async function sayInHall(phone: Phone, hall: string, changes: readonly HallChange[]): Promise<void> {
  await inTurn(phone, async () => {
    const device = await phone.device();
    const at = new Date(phone.env.now()).toISOString();
    const made = changes.map((change) => stampHall(change, { id: phone.makeId(), sheet: hall, at, device: device.id }));
    await keep(phone, hall, [...(await unsentIn(phone, hall)), ...made]);
  });
  await sendHall(phone, hall);
}

/**
 * What the server answered is here no more: what it refused, it will always refuse. Nothing is held while it is asked: said twice is
 * said once. False while something is still to be sent.
 */
export async function sendHall(phone: Phone, hall: string): Promise<boolean> {
  const unsent = await unsentIn(phone, hall);
  if (unsent.length === 0) return true;
  try {
    const answers = await wireOf(phone.env, await phone.device()).push(hall, unsent.slice(0, 50));
    const early = (at: string) => phone.env.now() - Date.parse(at) < EARLY_MS;
    const answered = new Set(
      answers.flatMap((answer) => {
        // Said of a position that the arbiter has not opened yet: it is asked again.
        const waits = answer.status === "rejected" && answer.code === "no-such-table";
        return waits && early(unsent.find(({ id }) => id === answer.id)?.at ?? "") ? [] : [answer.id];
      }),
    );
    const left = await inTurn(phone, async () => {
      const still = (await unsentIn(phone, hall)).filter(({ id }) => !answered.has(id));
      await keep(phone, hall, still);
      return still.length;
    });
    tellChanged();
    return left === 0;
  } catch (error) {
    if (error instanceof WireError) return false;
    throw error;
  }
}
