/** Who is noting a deal, in memory only: forgotten when the phone says so, falls silent, or the server stops. */
import type { Access } from "./access";
import { fanout, type NotingPhone } from "./fanout";
import { byProcess } from "./memory";

const SILENT_MS = 90_000;

interface Present {
  readonly noting: NotingPhone;
  readonly until: number;
}

const sheets = byProcess("petitAuBoutPresence", () => new Map<string, Map<string, Present>>());

function present(sheet: string): Map<string, Present> {
  const all = sheets();
  const here = all.get(sheet) ?? new Map<string, Present>();
  for (const [device, { until }] of here) if (until < Date.now()) here.delete(device);
  if (!here.size) all.delete(sheet);
  return here;
}

/** This device opens the form of a deal, still has it open, or (null) has closed it. */
export function tellNoting({ log: sheet, device, name }: Access, slot: number | null): void {
  const noting = slot === null ? null : { device, name, slot };
  keep(sheet, device, noting);
  fanout().publish(sheet, { about: "noting", device, noting });
}

/** The same, from another process. */
export function hearNoting(sheet: string, device: string, noting: NotingPhone | null): void {
  keep(sheet, device, noting);
  fanout().hear(sheet, { about: "noting", device, noting });
}

function keep(sheet: string, device: string, noting: NotingPhone | null): void {
  const here = present(sheet);
  if (noting) {
    here.set(device, { noting, until: Date.now() + SILENT_MS });
    sheets().set(sheet, here);
  } else here.delete(device);
}

export const notingOn = (sheet: string): NotingPhone[] => [...present(sheet).values()].map(({ noting }) => noting);
