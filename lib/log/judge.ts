/** May an event join its log? The checks common to all logs; each log adds its own by kind. */
import type { RuleId } from "#lib/rules/articles";
import { Reader } from "#lib/rules/read";
import type { Fault } from "#lib/rules/rules";
import type { LogEvent } from "./event";
import { isDay, isUuid } from "./fields";
import { MOST_REFS } from "./limits";
import { type EventIn, type Judge, type KindOf, type Kinds, readIn, rowOf } from "./log";

const MOST_V = 1_000;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:\d\d)$/;

/** What a phone may stamp on an event. The phone, the judge and the server's doors all check with this. */
export const ENVELOPE = {
  id: isUuid,
  sheet: isUuid,
  device: (value: unknown): value is string => typeof value === "string" && /^[\w-]{1,64}$/.test(value),
  v: (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_V,
  at: (value: unknown): value is string =>
    typeof value === "string" && INSTANT.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value)),
  refs: (value: unknown): value is string[] => Array.isArray(value) && value.length <= MOST_REFS && value.every(isUuid),
};

/** The faults of what the phone stamped on the event. */
export function readStamp(reader: Reader, event: LogEvent): void {
  if (!ENVELOPE.id(event.id)) reader.fault("id", "not-an-id", "T6");
  if (!ENVELOPE.sheet(event.sheet)) reader.fault("sheet", "not-an-id", "T6");
  if (!ENVELOPE.device(event.device)) reader.fault("device", "not-an-id", "T6");
  reader.integer(event.v, "v", "T6", 1, MOST_V);
  if (!ENVELOPE.at(event.at)) reader.fault("at", "not-a-date", "T6");
  if (event.refs !== undefined && !ENVELOPE.refs(event.refs)) reader.fault("refs", "not-an-id", "T4");
}

/** A log's description for its judges: its kinds, its opening, and its rules. */
interface Court<T extends Kinds, O extends KindOf<T>, State, More extends unknown[]> {
  readonly kinds: T;
  readonly opens: O;
  /** Rules cited: `opening`, against a second opening or an event before it; `other`, against another log's. */
  readonly rules: { readonly opening: RuleId; readonly other: RuleId };
  readonly judges: Judge<T, O, State, More>;
  /** A check of every kind but the opening; a fault of it is the only one reported. */
  readonly first?: (reader: Reader, state: State, event: EventIn<T>) => void;
}

/** Every fault; none when the event may join. `state` is computed only once the event itself is sound. */
export function judgeIn<T extends Kinds, O extends KindOf<T>, State extends { readonly id: string }, More extends unknown[]>(
  { kinds, opens, rules, judges, first }: Court<T, O, State, More>,
  given: LogEvent,
  isEmpty: boolean,
  state: () => State | null | undefined,
  ...more: More
): Fault[] {
  const reader = new Reader();
  readStamp(reader, given);
  if (reader.faults.length > 0) return reader.faults;
  const { event, faults } = readIn(kinds, given);
  if (!event) return [...faults];
  const known = state();
  if (event.kind === opens) {
    if (!isEmpty) reader.fault("kind", "opened-twice", rules.opening);
  } else if (!known) reader.fault("kind", "not-opened", rules.opening);
  else if (event.sheet !== known.id) reader.fault("sheet", "other-sheet", rules.other);
  else {
    first?.(reader, known, event);
    if (reader.faults.length === 0) rowOf(judges, event.kind)?.(reader, known, event, ...more);
  }
  return reader.faults;
}
