/** How far each phone that follows has got, as it says itself: in memory only, and only while somebody follows. */
import type { Access } from "./access";
import { fanout } from "./fanout";

/** A hall that sees a deal tells it once in so long. */
const TOLD_AGAIN_MS = 400;

interface SeenSheet {
  readonly byDevice: Map<string, number>;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

/** `others`: how many other phones have all that any phone has said to have, up to `seq`. */
export interface Seen {
  readonly seq: number;
  readonly others: number;
}

const kept = globalThis as { petitAuBoutSeen?: Map<string, SeenSheet> };
const sheets = (): Map<string, SeenSheet> => {
  kept.petitAuBoutSeen ??= new Map();
  return kept.petitAuBoutSeen;
};

export function markSeen({ sheet, device }: Access, seq: number): void {
  const here: SeenSheet = sheets().get(sheet) ?? { byDevice: new Map() };
  sheets().set(sheet, here);
  if (seq <= (here.byDevice.get(device) ?? 0)) return;
  here.byDevice.set(device, seq);
  here.timer ??= setTimeout(() => {
    here.timer = undefined;
    fanout().publish(sheet, { about: "seen" });
  }, TOLD_AGAIN_MS).unref();
}

export function seenBy({ sheet, device }: Pick<Access, "sheet" | "device">): Seen {
  const seqs = sheets().get(sheet)?.byDevice ?? new Map<string, number>();
  const seq = Math.max(0, ...seqs.values());
  const others = [...seqs].filter(([other, reached]) => other !== device && reached === seq).length;
  return { seq, others };
}

/** Nobody follows any more. */
export function forgetSeen(sheet: string): void {
  clearTimeout(sheets().get(sheet)?.timer);
  sheets().delete(sheet);
}
