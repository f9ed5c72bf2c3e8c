import { Reader } from "#lib/rules/read";
import type { Fault } from "#lib/rules/rules";
import type { LogEvent } from "./event";
import { BODY, type Field, type ValueOf } from "./fields";

/** Only ever added to: every version ever written stays readable. */
export type Kinds = Readonly<Record<string, { readonly v: number; readonly read: Field<unknown> }>>;
export type KindOf<T extends Kinds> = keyof T & string;

/** An event of a known kind and version, its body read. */
export type EventIn<T extends Kinds, K extends KindOf<T> = KindOf<T>> = {
  [P in K]: Omit<LogEvent, "kind" | "body"> & { readonly kind: P; readonly body: ValueOf<T[P]["read"]> };
}[K];

/** An event to be, before it gets a clock, an id and a device. */
export type ChangeIn<T extends Kinds, K extends KindOf<T> = KindOf<T>> = {
  [P in K]: { readonly kind: P; readonly body: ValueOf<T[P]["read"]>; readonly refs?: readonly string[] };
}[K];

/** A function for each kind except the opening: called with `Before`, the event, then `After`. */
export type KindTable<T extends Kinds, Opens, Before extends unknown[], After extends unknown[], R> = {
  readonly [K in Exclude<KindOf<T>, Opens>]: (...given: [...Before, EventIn<T, K>, ...After]) => R;
};

/** Returns false if the event refers to something that is not here. */
export type Apply<T extends Kinds, Opens, State> = KindTable<T, Opens, [State], [], unknown>;
export type Judge<T extends Kinds, Opens, State, More extends unknown[] = []> = KindTable<T, Opens, [Reader, State], More, void>;

interface Log<T extends Kinds, O extends KindOf<T>, State> {
  readonly kinds: T;
  readonly opens: O;
  readonly open: (event: EventIn<T, O>) => State;
  readonly apply: Apply<T, O, State>;
}

/** A table's function for a kind; undefined for the opening. */
export const rowOf = (table: object, kind: string) => (table as Record<string, (...given: unknown[]) => unknown>)[kind];

/** A kind or version that this code does not know: kept and counted, but not judged. */
export const isNewerThan = (kinds: Kinds, { kind, v }: Pick<LogEvent, "kind" | "v">): boolean =>
  !Object.hasOwn(kinds, kind) || v > (kinds[kind]?.v ?? 0);

/** The faults of its shape, or the event. What depends on the log is left to a judge. */
export function readIn<T extends Kinds>(
  kinds: T,
  event: LogEvent,
): { readonly event: EventIn<T> | undefined; readonly faults: readonly Fault[] } {
  const reader = new Reader();
  if (isNewerThan(kinds, event)) reader.fault("kind", "newer-event", "T6");
  const body = reader.faults.length === 0 ? kinds[event.kind]?.read(reader, event.body, BODY, event.v) : undefined;
  const isSound = body !== undefined && reader.faults.length === 0;
  return { event: isSound ? ({ ...event, body } as EventIn<T>) : undefined, faults: reader.faults };
}

/** A log while it is read, event by event, in its order. */
export class Reading<T extends Kinds, O extends KindOf<T>, State> {
  /** Undefined before its opening. */
  state: State | undefined;
  /** Events of a newer version of the app. */
  unknown = 0;
  dangling = 0;
  private readonly log: Log<T, O, State>;

  constructor(log: Log<T, O, State>) {
    this.log = log;
  }

  add(given: LogEvent): void {
    const { kinds, opens, open, apply } = this.log;
    const { event } = readIn(kinds, given);
    if (!event) this.unknown++;
    else if (this.state === undefined && event.kind === opens) this.state = open(event as unknown as EventIn<T, O>);
    else if (this.state === undefined || !applies(apply, this.state, event)) this.dangling++;
  }
}

function applies(table: object, state: unknown, event: { readonly kind: string }): boolean {
  const row = rowOf(table, event.kind);
  return row !== undefined && row(state, event) !== false;
}
