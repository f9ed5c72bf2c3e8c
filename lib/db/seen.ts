/** How far each phone that follows has got, as it says itself: in memory only, and only while somebody follows. */
import type { Access } from "./access";
import { fanout } from "./fanout";
import { byProcess } from "./memory";

/** A hall that sees a deal tells it once in so long. */
const TOLD_AGAIN_MS = 400;

interface SeenSheet {
  readonly byDevice: Map<string, number>;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

/** `others`: how many other phones have all that any phone has said to have, up to `seq`. */
export interface SeenUpTo {
  readonly seq: number;
  readonly others: number;
}

const sheets = byProcess("petitAuBoutSeen", () => new Map<string, SeenSheet>());

/** Of an id drawn at random, enough to tell phones apart: the others are told of a hall of them. */
const ID_SIGNS = 12;
const short = (device: string): string => device.slice(-ID_SIGNS);

export function markSeen({ sheet, device }: Access, seq: number): void {
  const one = short(device);
  if (!mark(sheet, [one], seq)) return;
  fanout().publish(sheet, { about: "reached", device: one, seq });
}

/** What another process was told; nobody needs it where nobody follows. */
export function hearReached(sheet: string, devices: readonly string[], seq: number): void {
  if (fanout().followed().includes(sheet)) mark(sheet, devices, seq);
}

/** By how far they have got, those phones that are known here. */
export function reachedOn(sheet: string): ReadonlyMap<number, string[]> {
  const bySeq = new Map<number, string[]>();
  for (const [device, seq] of sheets().get(sheet)?.byDevice ?? []) bySeq.set(seq, [...(bySeq.get(seq) ?? []), device]);
  return bySeq;
}

/** False: all of it was known. */
function mark(sheet: string, devices: readonly string[], seq: number): boolean {
  const here: SeenSheet = sheets().get(sheet) ?? { byDevice: new Map() };
  sheets().set(sheet, here);
  const news = devices.filter((device) => seq > (here.byDevice.get(device) ?? 0));
  for (const device of news) here.byDevice.set(device, seq);
  if (news.length === 0) return false;
  here.timer ??= setTimeout(() => {
    here.timer = undefined;
    fanout().hear(sheet, { about: "seen" });
  }, TOLD_AGAIN_MS).unref();
  return true;
}

export function seenBy({ sheet, device }: Pick<Access, "sheet" | "device">): SeenUpTo {
  const seqs = sheets().get(sheet)?.byDevice ?? new Map<string, number>();
  const seq = Math.max(0, ...seqs.values());
  const others = [...seqs].filter(([other, reached]) => other !== short(device) && reached === seq).length;
  return { seq, others };
}

/** Nobody follows any more. */
export function forgetSeen(sheet: string): void {
  clearTimeout(sheets().get(sheet)?.timer);
  sheets().delete(sheet);
}
