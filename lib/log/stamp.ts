import type { LogEvent } from "./event";

export type Stamp = Pick<LogEvent, "id" | "sheet" | "at" | "device">;

/** The change as an event. */
export const stampAs = (v: number, change: { kind: string; body: unknown; refs?: readonly string[] }, stamp: Stamp): LogEvent => {
  const { id, sheet, at, device } = stamp;
  const { kind, body, refs } = change;
  return { id, sheet, kind, v, body, at, device, ...(refs && { refs }) };
};
