/** For tests: requests that no honest phone makes, drawn from a seed. */
import { randomUUID } from "node:crypto";
import { aPhone, type Door, METHODS, type Phone, type Sent } from "./router.fixture";

export interface Target {
  readonly sheet: string;
  readonly phones: readonly Phone[];
  /** Real events of this sheet, which requests repeat or spoil. */
  readonly events: readonly object[];
  /** The parts of an address that belong to this target: a season, a player, an evening. */
  readonly steps?: Readonly<Record<string, string>>;
}

const KEYS = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "events",
  "token",
  "code",
  "device",
  "role",
  "slot",
];
const TEXTS = [
  "",
  "\u0000",
  "\ud800",
  "🂡".repeat(50),
  "e\u0301".repeat(40),
  "\u202eNora",
  "' OR 1=1 --",
  "../../etc/passwd",
  "x".repeat(5_000),
  "NaN",
  "1e999",
];
/** Texts that a hostile request puts into an address. */
const STEPS = ["-", "null", "%00", "🂡", "' OR 1=1 --", "../../etc/passwd", "__proto__", "x".repeat(300), "1e999", "-1", "0.5"];
const NUMBERS = [0, -0, -1, 0.5, 1e21, 2 ** 31, 2 ** 53, Number.MAX_VALUE, Number.MIN_VALUE];
const MOST_DEPTH = 6;

export class Hostile {
  constructor(
    private readonly draw: () => number,
    private readonly doors: readonly Door[],
    private readonly targets: readonly Target[],
  ) {}

  /** One request: a method, an address and a content, any of which may be nonsense. */
  next(): { method: string; address: string; sent: Sent } {
    const door = this.pick(this.doors);
    const target = this.pick(this.targets);
    const method = this.draw() < 0.9 ? door.method : this.pick(METHODS);
    const step = (usual: string) => encodeURIComponent(this.draw() < 0.9 ? usual : this.pick(STEPS));
    const path = door.path
      .replace("[id]", () => step(target.sheet))
      .replace(/\[(\w+)\]/g, (_, name: string) =>
        step(target.steps?.[name] ?? this.pick([randomUUID(), target.phones[0]?.device as string])),
      );
    const query = this.draw() < 0.3 ? `?after=${encodeURIComponent(this.pick([...STEPS, ...NUMBERS]))}` : "";
    const phone = this.draw() < 0.85 ? this.pick(target.phones) : aPhone();
    const body = method === "GET" ? undefined : this.body(door, target);
    return { method, address: path + query, sent: { phone, body, headers: this.headers() } };
  }

  private body(door: Door, target: Target): string {
    const dice = this.draw();
    if (dice < 0.05)
      return this.pick(["", "{", "[".repeat(9_000), `${"[".repeat(9_000)}${"]".repeat(9_000)}`, "nul", "x".repeat(70_000)]);
    if (dice < 0.2) return this.text(this.value(0));
    if (door.path.endsWith("/import")) return this.text({ device: this.value(5), file: this.file(target) });
    if (door.path.endsWith("/events")) return this.text({ events: this.list(() => this.event(target)) });
    const known = {
      token: this.value(3),
      code: "ABCDEFGH",
      device: "x",
      role: "owner",
      name: this.value(3),
      revoked: this.value(4),
      slot: this.value(4),
    };
    const keys = Object.entries(known).filter(() => this.draw() < 0.4);
    return this.text(Object.fromEntries(keys.map(([key, value]) => [key, this.draw() < 0.5 ? value : this.value(2)])));
  }

  /** A club's document with something wrong in it, or a new club of this name. */
  private file(target: Target): unknown {
    const lines = () => this.list(() => ({ ...(this.event(target) as object), receivedAt: this.value(4) }));
    const club = this.draw() < 0.8 ? target.sheet : randomUUID();
    const logs = [
      { id: club, kind: "club", events: lines() },
      ...this.list(() => ({ id: randomUUID(), kind: "sheet", events: lines() })),
    ];
    return { format: "petit-au-bout/club", v: this.draw() < 0.9 ? 1 : this.value(4), club, logs };
  }

  /** A real event, unchanged or with something wrong in it; or any value. */
  private event({ events, sheet, phones }: Target): unknown {
    if (this.draw() < 0.15) return this.value(0);
    const event = structuredClone(this.pick(events)) as Record<string, unknown>;
    if (this.draw() < 0.8) event.id = randomUUID();
    event.sheet = this.draw() < 0.95 ? sheet : randomUUID();
    event.device = this.pick(phones).device;
    for (let left = this.below(3); left > 0; left--) this.spoil(event);
    return event;
  }

  private spoil(value: Record<string, unknown>): void {
    const key = this.pick([...Object.keys(value), this.pick(KEYS)]);
    const inner = Object.hasOwn(value, key) ? value[key] : null;
    if (typeof inner === "object" && inner !== null && this.draw() < 0.7) this.spoil(inner as Record<string, unknown>);
    else if (this.draw() < 0.2) delete value[key];
    else Object.defineProperty(value, key, { value: this.value(1), enumerable: true, configurable: true, writable: true });
  }

  private value(depth: number): unknown {
    const dice = this.draw();
    if (dice < 0.25) return this.pick(TEXTS);
    if (dice < 0.5) return this.pick(NUMBERS);
    if (dice < 0.65) return this.pick([null, true, false]);
    if (depth > MOST_DEPTH) return [];
    if (dice < 0.8) return this.list(() => this.value(depth + 1));
    return Object.fromEntries(this.list(() => [this.pick(KEYS), this.value(depth + 1)]));
  }

  private headers(): Record<string, string> {
    const dice = this.draw();
    if (dice < 0.03) return { "sec-fetch-site": "cross-site" };
    if (dice < 0.06)
      return { "content-type": this.pick(["text/plain", "application/x-www-form-urlencoded", "application/jsonp"]) };
    if (dice < 0.09)
      return { authorization: this.pick(["Bearer", "Bearer x", `Basic ${"a".repeat(43)}`, `Bearer ${"=".repeat(43)}`]) };
    if (dice < 0.12) return { "last-event-id": this.pick(["-1", "x", "1e99", "999999999999999999999"]) };
    if (dice < 0.15) return { "content-length": this.pick(["-1", "999999999", "x"]) };
    return { "x-forwarded-for": `203.0.113.${this.below(250)}` };
  }

  /** JSON in which `__proto__` can be a plain key, as in a hostile text. */
  private text(value: unknown): string {
    return JSON.stringify(value) ?? "null";
  }

  private list<T>(make: () => T): T[] {
    return Array.from({ length: this.below(this.draw() < 0.02 ? 60 : 4) }, make);
  }

  private below(n: number): number {
    return Math.floor(this.draw() * n);
  }

  private pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}
