/**
 * Carries a sheet's events to the server and back: one exchange at a time; after a failure again, with longer and longer waits.
 */

import type { LogEvent } from "#lib/log/event";
import { MOST_EVENTS } from "#lib/log/limits";
import { StoreError } from "./database";
import { entryOf, unsentOf } from "./entry";
import type { Env } from "./env";
import type { LocalSheet } from "./local-sheet";
import { answered, batchOf, isParted, pulledInto, unheard } from "./outbox";
import { type Answer, type Wire, WireError, waiting } from "./wire";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
const LOCK_PATIENCE_MS = 20_000;

/** Changes from an answer are written to the disk first. */
interface Cargo extends Pick<LocalSheet, "onDisk" | "put" | "report"> {
  readonly sheet: string;
  /** The id of this phone. */
  device(): Promise<string>;
}

export function courierOf(env: Env, wireOf: () => Promise<Wire>, cargo: Cargo) {
  let stopped = false;
  const wait = waiting(env, FIRST_WAIT_MS, LONGEST_WAIT_MS, () => void go());
  const go = inTurn(exchangeOnce, () => stopped);

  async function exchangeOnce(): Promise<void> {
    wait.cancel();
    try {
      const wire = await wireOf();
      await alone(env, `petit-au-bout:${cargo.sheet}`, () => exchange(wire, cargo));
      wait.wentWell();
      cargo.report(null);
    } catch (error) {
      if (stopped) return;
      if (!(error instanceof WireError || error instanceof StoreError)) throw error;
      cargo.report(error.code);
      wait.longer();
    }
  }

  const forget = env.onWake(() => void go());
  return {
    /** Goes now, or once more after the exchange under way. */
    go,
    stop: () => {
      stopped = true;
      wait.cancel();
      forget();
    },
  };
}

/** One run at a time. A call during a run adds one more run after it, and waits for both. */
function inTurn(run: () => Promise<void>, isOver: () => boolean): () => Promise<void> {
  let under: Promise<void> | undefined;
  let again: boolean;

  async function untilDone(): Promise<void> {
    do {
      again = false;
      await run();
    } while (again && !isOver());
  }

  return () => {
    again = true;
    under ??= untilDone().finally(() => {
      under = undefined;
    });
    return under;
  };
}

type Batch = readonly LogEvent[];

/** Pushes, pulls, and pushes again the events that the pulled ones made acceptable. */
async function exchange(wire: Wire, cargo: Cargo): Promise<void> {
  try {
    await pushAndPull(wire, cargo);
  } catch (error) {
    if (!(error instanceof WireError) || error.code !== "refused") throw error;
    if (await onlyFollows(wire, cargo)) return;
    if (!(await isOpenAgain(wire, cargo))) throw error;
    await pushAndPull(wire, cargo);
  }
}

/** This phone may only look: what it noted itself is marked refused, and it still pulls the others' events. */
async function onlyFollows(wire: Wire, cargo: Cargo): Promise<boolean> {
  if ((await cargo.onDisk()).role !== "viewer") return false;
  await cargo.put((disk) => ({ entries: unheard(disk) }));
  await pullAll(wire, cargo);
  return true;
}

/**
 * A server restored from a backup older than the sheet does not know it. Given its opening again, it knows a sheet that ends
 * there, and the rest is sent after. A server that shut this phone out refuses that too.
 */
async function isOpenAgain(wire: Wire, cargo: Cargo): Promise<boolean> {
  const { entries, role, proof, pulled } = await cargo.onDisk();
  const opening = entries.find(({ fate, event }) => fate === "sent" && event.kind === "sheet.opened")?.event;
  if (!opening) return false;
  const device = await cargo.device();
  const isTaken = pulled === 0 && role === undefined;
  // Without proof this would claim to be the opener's phone. A sheet from a file that no server knows becomes this phone's.
  if (proof === undefined && opening.device !== device && !isTaken) return false;
  const { seq, was, ...event } = isTaken ? signedBy(device, opening) : opening;
  const [answer] = await wire.push(cargo.sheet, [event], proof);
  const isOpen = answer?.status === "accepted" || answer?.status === "duplicate";
  if (isOpen && isTaken)
    await cargo.put((disk) => ({
      entries: disk.entries.flatMap(({ event: { seq: had, ...event } }) =>
        had === undefined ? [] : [entryOf({ ...signedBy(device, event), was: had }, "unsent")],
      ),
    }));
  return isOpen;
}

/** A receipt vouches for an event as its own device signed it: signed by another, it loses its receipt. */
const signedBy = (device: string, { receipt, ...event }: LogEvent): LogEvent => ({ ...event, device });

async function pushAndPull(wire: Wire, cargo: Cargo): Promise<void> {
  for (let before: string | undefined; ; ) {
    await pushAll(wire, cargo);
    await pullAll(wire, cargo);
    const [next] = batchOf(await cargo.onDisk(), 1);
    if (!next) return;
    // The server acknowledged it, but does not have it: to ask at once would never end.
    if (next.id === before) throw new WireError("server");
    before = next.id;
  }
}

async function pushAll(wire: Wire, cargo: Cargo): Promise<void> {
  for (let most = MOST_EVENTS; ; ) {
    const disk = await cargo.onDisk();
    const batch = batchOf(disk, most);
    if (batch.length === 0) return;
    const answers = await pushOrNarrow(wire, cargo.sheet, batch, disk.proof);
    if (answers) await keepAnswers(cargo, batch, answers);
    else most = 1;
  }
}

/**
 * The last known event is asked for again: if the server has another one there, or ends before it, an older copy was restored.
 * Then everything is pulled again, and what the server lost is sent again. If it contradicts itself, it is asked later.
 */
async function pullAll(wire: Wire, cargo: Cargo): Promise<void> {
  for (let partings = 0; ; ) {
    const { pulled, proof } = await cargo.onDisk();
    const answer = await wire.pull(cargo.sheet, Math.max(0, pulled - 1), proof);
    let parted: boolean | undefined;
    await cargo.put((disk) => {
      parted = isParted(disk, pulled, answer);
      const said = {
        role: answer.role ?? disk.role,
        epoch: answer.epoch ?? disk.epoch,
        proof: answer.proof ?? disk.proof,
      };
      return { ...(parted ? { entries: [], pulled: 0 } : pulledInto(disk, answer.events, answer.last)), ...said };
    }, answer.events);
    const now = (await cargo.onDisk()).pulled;
    if (!parted && now >= answer.last) return;
    if (now === pulled || (parted && partings++ > 0)) throw new WireError("server");
  }
}

/** Undefined when the server cannot read the batch: then events go one by one, so that a bad one does not block the others. */
async function pushOrNarrow(
  wire: Wire,
  sheet: string,
  batch: Batch,
  proof: string | undefined,
): Promise<readonly Answer[] | undefined> {
  try {
    return await wire.push(sheet, batch, proof);
  } catch (error) {
    if (!(error instanceof WireError) || error.code !== "unreadable") throw error;
    return batch.length > 1 ? undefined : batch.map(({ id }) => ({ id, status: "rejected", code: "malformed" }) as const);
  }
}

/** Throws if no event got a final answer, because sending on would never end. */
async function keepAnswers(cargo: Cargo, batch: Batch, answers: readonly Answer[]): Promise<void> {
  await cargo.put((disk) => ({ entries: answered(disk, answers) }));
  const unsent = unsentOf((await cargo.onDisk()).entries);
  if (batch.every(({ id }) => unsent.some((entry) => entry.id === id))) throw new WireError("server");
}

/**
 * One tab of the phone at a time. A sleeping tab may hold the lock for ever: after LOCK_PATIENCE_MS we go without it; to push
 * twice is harmless.
 */
async function alone(env: Env, name: string, work: () => Promise<void>): Promise<void> {
  if (!env.locks) return work();
  const impatience = new AbortController();
  const patience = env.after(LOCK_PATIENCE_MS, () => impatience.abort());
  let started = false;
  const first = () => {
    started = true;
    patience();
    return work();
  };
  try {
    await env.locks.request(name, { signal: impatience.signal }, first);
  } catch (error) {
    if (started || !impatience.signal.aborted) throw error;
    return work();
  }
}
