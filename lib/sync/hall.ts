/**
 * A tournament as this phone sees it. An arbiter's acts need the server, and fail without it; what a table says (signed, called)
 * is kept here until the server has it.
 */
import { type HallChange, stampHall } from "#lib/hall/hall-event";
import type { LogEvent } from "#lib/log/event";
import type { FaultCode } from "#lib/rules/codes";
import type { Fault } from "#lib/rules/rules";
import { type Changed, changeLog, keptByPhone, proofOf, tellChanged, wordSeen } from "./club";
import { doorOf } from "./doors";
import { stampNow } from "./holds";
import type { Phone } from "./phone";
import type { Retry } from "./retry";
import { eventsIn, listOf, shaped } from "./shape";
import { type Answer, faultsOf, WireError, wireOf } from "./wire";

/** Pushed in order, each judged on its own; returns the first refusal. */
export const changeHall = (phone: Phone, hall: string, changes: readonly HallChange[], retry?: Retry): Promise<Changed> =>
  changeLog(phone, hall, changes, stampHall, retry);

/** How long an early event is sent again: after half a day the position or tournament will not open any more. */
const EARLY_MS = 12 * 3_600_000;
/** Refusals that may pass: the position is not open yet, or the ended tournament may be reopened. */
const WAITS: ReadonlySet<string> = new Set<FaultCode>(["no-such-table", "tournament-ended"]);

/** Where events are kept among the phone's `views`: not sent yet, refused for good, and taken by the server. */
type Shelf = "unsent" | "refused" | "said";

const keptOn = async (phone: Phone, shelf: Shelf, hall: string): Promise<unknown> =>
  (await phone.store.seen(`${shelf}/${hall}`))?.view;

const keep = (phone: Phone, shelf: Shelf, hall: string, view: unknown): Promise<void> =>
  phone.store.keepSeen({ path: `${shelf}/${hall}`, at: phone.env.now(), view });

export const unsentIn = async (phone: Phone, hall: string): Promise<readonly LogEvent[]> =>
  eventsIn(await keptOn(phone, "unsent", hall));

/** What the tournament refused from this phone, and why: kept until someone has read it. */
export interface Refused {
  readonly event: LogEvent;
  readonly faults: readonly Fault[];
}

const isRefused = shaped<Refused>({ event: "record", faults: "list" });

export const refusedIn = async (phone: Phone, hall: string): Promise<readonly Refused[]> =>
  listOf(await keptOn(phone, "refused", hall)).filter(isRefused);

/** Call when it has been read. */
export const forgetRefused = (phone: Phone, hall: string, event: string): Promise<void> =>
  inTurn(phone, async () => {
    const left = (await refusedIn(phone, hall)).filter((one) => one.event.id !== event);
    await keep(phone, "refused", hall, left);
  });

/** What the server took from this phone, and its epoch then: a restored copy may not know these events. */
interface Said {
  readonly epoch?: string | undefined;
  readonly events: readonly LogEvent[];
}

const MOST_SAID = 400;
/** A call for the arbiter is never sent again: it is only meant for its moment. */
const isLasting = ({ kind }: LogEvent): boolean => kind !== "arbiter.called";

const isSaid = shaped<Said>({ events: "list" });

const saidIn = async (phone: Phone, hall: string): Promise<Said> => {
  const kept = await keptOn(phone, "said", hall);
  return isSaid(kept) ? kept : { events: [] };
};

/** If the server's epoch has changed, all is sent again: events that it knows are simply confirmed. */
const sayAgain = (phone: Phone, hall: string): Promise<void> =>
  inTurn(phone, async () => {
    const epoch = await wordSeen(phone, doorOf.hall(hall).path, "epoch");
    const said = await saidIn(phone, hall);
    if (epoch === undefined || epoch === said.epoch) return;
    if (said.epoch === undefined) return keep(phone, "said", hall, { ...said, epoch });
    await keep(phone, "unsent", hall, [...said.events, ...(await unsentIn(phone, hall))]);
    await keep(phone, "said", hall, { epoch, events: [] });
  });

/** Changes to what is kept run one at a time, across all tabs of this phone. */
const queueOf = keptByPhone(() => ({ last: Promise.resolve<unknown>(undefined) }));
function inTurn<T>(phone: Phone, work: () => Promise<T>): Promise<T> {
  const locked = () =>
    (phone.env.locks
      ? phone.env.locks.request("petit-au-bout hall", { signal: new AbortController().signal }, work)
      : work()) as Promise<T>;
  const queue = queueOf(phone);
  const next = queue.last.then(locked, locked);
  queue.last = next.catch(() => {});
  return next;
}

/** Kept on this phone at once, and sent when it can be. */
export async function sayInHall(phone: Phone, hall: string, changes: readonly HallChange[]): Promise<void> {
  await inTurn(phone, async () => {
    const stamp = await stampNow(phone, hall);
    const made = changes.map((change) => stampHall(change, { ...stamp, id: phone.makeId() }));
    await keep(phone, "unsent", hall, [...(await unsentIn(phone, hall)), ...made]);
  });
  await sendHall(phone, hall);
}

/**
 * What the server answered is no longer unsent; a lasting refusal is kept to be shown. No lock is held during the request: an
 * event sent twice counts once. False while something is still to be sent.
 */
export async function sendHall(phone: Phone, hall: string): Promise<boolean> {
  await sayAgain(phone, hall);
  const unsent = await unsentIn(phone, hall);
  if (unsent.length === 0) return true;
  try {
    const proof = await proofOf(phone, doorOf.hall(hall).path);
    const answers = await wireOf(phone.env, await phone.device()).push(hall, unsent.slice(0, 50), proof);
    const left = await inTurn(phone, () => settle(phone, hall, answers));
    tellChanged();
    return left === 0;
  } catch (error) {
    if (error instanceof WireError) return false;
    throw error;
  }
}

/** Returns how many are still to be sent. A repeated answer changes nothing. */
async function settle(phone: Phone, hall: string, answers: readonly Answer[]): Promise<number> {
  const unsent = await unsentIn(phone, hall);
  const [taken, refused] = [new Map<string, LogEvent>(), new Map<string, Refused>()];
  for (const answer of answers) {
    const event = unsent.find(({ id }) => id === answer.id);
    if (!event) continue;
    if (answer.status !== "rejected") taken.set(event.id, { ...event, ...(answer.receipt && { receipt: answer.receipt }) });
    else if (!WAITS.has(answer.code) || phone.env.now() - Date.parse(event.at) >= EARLY_MS) {
      refused.set(event.id, { event, faults: faultsOf(answer) });
    }
  }
  const still = unsent.filter(({ id }) => !taken.has(id) && !refused.has(id));
  const said = await saidIn(phone, hall);
  await keep(phone, "refused", hall, [...(await refusedIn(phone, hall)), ...refused.values()]);
  const events = [...said.events, ...[...taken.values()].filter(isLasting)].slice(-MOST_SAID);
  await keep(phone, "said", hall, { ...said, events });
  await keep(phone, "unsent", hall, still);
  return still.length;
}
