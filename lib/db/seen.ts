/** How far each following phone has got, as it reports: in memory only, while the log has followers. */
import { keptIn } from "#lib/rules/lists";
import type { Access } from "./access";
import { fanout } from "./fanout";
import { byProcess } from "./memory";

/** Reports within this time are passed on together. */
const TOLD_AGAIN_MS = 400;

interface SeenLog {
  readonly byDevice: Map<string, number>;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

/** `others`: how many other phones have got as far as any has, up to `seq`. */
export interface SeenUpTo {
  readonly seq: number;
  readonly others: number;
}

const logs = byProcess("petitAuBoutSeen", () => new Map<string, SeenLog>());

/** The end of a device id is enough to tell phones apart, and keeps messages for a whole hall short. */
const ID_SIGNS = 12;
const short = (device: string): string => device.slice(-ID_SIGNS);

export function markSeen({ log, device }: Access, seq: number): void {
  const one = short(device);
  if (!mark(log, [one], seq)) return;
  fanout().publish(log, { about: "reached", device: one, seq });
}

/** The same, from another process; ignored without followers here. */
export function hearReached(log: string, devices: readonly string[], seq: number): void {
  if (fanout().followed().includes(log)) mark(log, devices, seq);
}

/** Known phones, grouped by how far they have got. */
export function reachedOn(log: string): ReadonlyMap<number, string[]> {
  const bySeq = new Map<number, string[]>();
  for (const [device, seq] of logs().get(log)?.byDevice ?? []) bySeq.set(seq, [...(bySeq.get(seq) ?? []), device]);
  return bySeq;
}

/** False if nothing is new. */
function mark(log: string, devices: readonly string[], seq: number): boolean {
  const here = keptIn(logs(), log, () => ({ byDevice: new Map() }));
  const news = devices.filter((device) => seq > (here.byDevice.get(device) ?? 0));
  for (const device of news) here.byDevice.set(device, seq);
  if (news.length === 0) return false;
  here.timer ??= setTimeout(() => {
    here.timer = undefined;
    fanout().hear(log, { about: "seen" });
  }, TOLD_AGAIN_MS).unref();
  return true;
}

export function seenBy({ log, device }: Pick<Access, "log" | "device">): SeenUpTo {
  const seqs = logs().get(log)?.byDevice ?? new Map<string, number>();
  const seq = Math.max(0, ...seqs.values());
  const others = [...seqs].filter(([other, reached]) => other !== short(device) && reached === seq).length;
  return { seq, others };
}

/** Call when the log has no followers left. */
export function forgetSeen(log: string): void {
  clearTimeout(logs().get(log)?.timer);
  logs().delete(log);
}
