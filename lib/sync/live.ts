/** Follows a sheet live: a stream of the server's events, from where this phone had got to. */
import type { LogEvent } from "#lib/log/event";
import type { OpenSheet } from "./opened";
import type { Phone } from "./phone";
import { eventsIn, listOf, shaped } from "./shape";
import { keepStream } from "./stream";

/** How often "still noting" is repeated: the server forgets it after twice that. */
const STILL_NOTING_MS = 45_000;

/** "Seen" is sent after a random wait up to this, so that a hall of phones does not answer at once. */
const SEEN_WITHIN_MS = 1_500;

/** A phone that is noting a deal just now. */
export interface Noting {
  readonly device: string;
  readonly name: string | null;
  readonly slot: number;
}

/** How many other phones have everything up to `seq`. */
interface SeenBy {
  readonly seq: number;
  readonly others: number;
}

const isNoting = shaped<Noting>({ device: "string", name: "string?", slot: "number" });
const isSeenBy = shaped<SeenBy>({ seq: "number", others: "number" });

export interface Live {
  /** Tells the others which deal is being noted here; null: none. */
  note(slot: number | null): void;
  stop(): void;
}

/** `seen`: told how many other phones have everything that is here. */
export function followLive(
  phone: Phone,
  sheet: OpenSheet,
  hear: (noting: readonly Noting[]) => void,
  seen: (others: number) => void = () => {},
): Live {
  const tell = tellerOf(phone, sheet.id);
  const presence = presenceOf(phone, tell);
  const reach = reachOf(phone, sheet, tell, seen);
  const others = othersOf(phone, hear);

  const stop = keepStream(phone, {
    path: async () => `/api/sheets/${sheet.id}/live?after=${Math.max(0, (await sheet.pulled()) - 1)}`,
    opened: reach.say,
    told: async (messages) => {
      const events = eventsIn(messages.flatMap(({ event, data }) => (event === "" ? [JSON.parse(data)] : [])));
      if (events.length > 0) await reach.took(events);
      const noting = messages.findLast(({ event }) => event === "noting");
      if (noting) others.say(listOf(JSON.parse(noting.data)).filter(isNoting));
      const told = messages.findLast(({ event }) => event === "seen");
      const there: unknown = told && JSON.parse(told.data);
      if (isSeenBy(there)) await reach.heard(there);
    },
    // A pull gets what the stream missed, and shows what is wrong.
    lost: () => {
      others.say([]);
      void sheet.sync();
    },
    hidden: () => others.say([]),
  });
  return {
    note: presence.note,
    stop: () => {
      stop();
      presence.stop();
      others.stop();
      reach.stop();
    },
  };
}

type Tell = (door: "presence" | "seen", content: object) => Promise<void>;

/** A failure is ignored: it is told again, or has become outdated. */
const tellerOf =
  (phone: Phone, sheet: string): Tell =>
  async (door, content) => {
    const headers = { Authorization: `Bearer ${(await phone.device()).token}`, "Content-Type": "application/json" };
    const body = JSON.stringify(content);
    await phone.env.fetch(`/api/sheets/${sheet}/${door}`, { method: "POST", headers, body }).catch(() => {});
  };

/** Tells which deal is being noted here, repeated while it is. */
function presenceOf({ env }: Phone, tell: Tell): Live {
  let stillNoting = () => {};
  function note(slot: number | null): void {
    stillNoting();
    void tell("presence", { slot });
    stillNoting = slot === null ? () => {} : env.after(STILL_NOTING_MS, () => note(slot));
  }
  return { note, stop: () => stillNoting() };
}

/** Which other phones are noting; cleared if the server repeats nothing for too long, as a phone may die or be shut out. */
function othersOf({ env }: Phone, hear: (noting: readonly Noting[]) => void) {
  let forget = () => {};
  function say(noting: readonly Noting[]): void {
    forget();
    hear(noting);
    forget = noting.length === 0 ? () => {} : env.after(2 * STILL_NOTING_MS, () => hear([]));
  }
  return { say, stop: () => forget() };
}

/** How far this phone has got, and how many others have got as far. */
function reachOf({ env }: Phone, sheet: OpenSheet, tell: Tell, seen: (others: number) => void) {
  let saySeen: (() => void) | undefined;

  function say(): void {
    const [draw] = env.random(new Uint8Array(1));
    saySeen ??= env.after(((draw as number) / 255) * SEEN_WITHIN_MS, async () => {
      saySeen = undefined;
      await tell("seen", { seq: await sheet.pulled() });
    });
  }

  async function took(events: readonly LogEvent[]): Promise<void> {
    const before = await sheet.pulled();
    await sheet.receive(events);
    if ((await sheet.pulled()) > before) seen(0);
    say();
  }

  const heard = async ({ seq, others }: SeenBy) => seen(seq >= (await sheet.pulled()) ? others : 0);
  return { say, took, heard, stop: () => saySeen?.() };
}
