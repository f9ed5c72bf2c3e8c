import { z } from "zod";
import type { LogEvent } from "#lib/log/event";
import { ENVELOPE } from "#lib/log/judge";
import { MOST_EVENTS } from "#lib/log/limits";

const DEEPEST_BODY = 12;

/** Each event is read on its own, so that one with a wrong shape is refused alone. */
export const Push = z.strictObject({ events: z.array(z.unknown()).min(1).max(MOST_EVENTS) });

const { id, sheet, v, at, device, refs } = ENVELOPE;
const Event = z.strictObject({
  id: z.custom<string>(id),
  sheet: z.custom<string>(sheet),
  kind: z
    .string()
    .regex(/^[a-z]+\.[a-z]+(-[a-z]+)*$/)
    .max(40),
  v: z.custom<number>(v),
  body: z.record(z.string(), z.unknown()).refine((body) => isShallow(body, DEEPEST_BODY)),
  at: z.custom<string>(at),
  device: z.custom<string>(device),
  receipt: z.string().max(64).exactOptional(),
  refs: z.custom<string[]>(refs).exactOptional(),
});

export const After = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0);

export function readEvent(value: unknown): LogEvent | undefined {
  const read = Event.safeParse(value);
  return read.success ? read.data : undefined;
}

/** The id of an event with a wrong shape, if it has one. */
export function idOf(value: unknown): string | null {
  const id = z.object({ id: z.string().max(64) }).safeParse(value);
  return id.success ? id.data.id : null;
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}
