/** Follows a sheet as it goes on: a stream of the server's events, opened again whenever it is lost, from where it was. */
import type { LogEvent } from "#lib/log/event";
import type { OpenSheet } from "./opened";
import type { Phone } from "./phone";

/** The server is heard every twenty seconds, or it is gone. */
const SILENT_MS = 45_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** The server forgets who has noted nothing for longer than twice that. */
const STILL_NOTING_MS = 45_000;

/** A hall of phones does not answer all at once. */
const SEEN_WITHIN_MS = 1_500;

/** A phone that is noting a deal just now. */
export interface Noting {
  readonly device: string;
  readonly name: string | null;
  readonly slot: number;
}

export interface Live {
  /** Tells the others which deal is being noted here; null: none. */
  note(slot: number | null): void;
  stop(): void;
}

/** `seen`: how many other phones have all that is here. */
export function followLive(
  phone: Phone,
  sheet: OpenSheet,
  hear: (noting: readonly Noting[]) => void,
  seen: (others: number) => void = () => {},
): Live {
  const { env } = phone;
  let stopped = false;
  /** Six pages with a stream each would take all that a browser opens to one server: who is not looked at hangs up. */
  let resting = false;
  let listening = 0;
  let failures = 0;
  let hangUp = () => {};
  let retry = () => {};
  let forgo = () => {};
  let stillNoting = () => {};
  let saySeen: (() => void) | undefined;

  async function listen(): Promise<void> {
    const leaving = new AbortController();
    hangUp = () => leaving.abort();
    const headers = { Authorization: `Bearer ${(await phone.device()).token}` };
    const path = `/api/sheets/${sheet.id}/live?after=${Math.max(0, (await sheet.pulled()) - 1)}`;
    let silence = env.after(SILENT_MS, hangUp);
    try {
      const response = await env.fetch(path, { headers, cache: "no-store", signal: leaving.signal });
      if (!response.ok || !response.body) return;
      sayWhatIsSeen();
      await eachMessage(response.body, leaving.signal, async (messages) => {
        failures = 0;
        silence();
        silence = env.after(SILENT_MS, hangUp);
        const events = messages.flatMap(({ event, data }) => (event === "" ? [JSON.parse(data) as LogEvent] : []));
        if (events.length > 0) await took(events);
        const noting = messages.findLast(({ event }) => event === "noting");
        if (noting) hear(JSON.parse(noting.data) as Noting[]);
        const told = messages.findLast(({ event }) => event === "seen");
        if (told) await heardSeen(JSON.parse(told.data) as { seq: number; others: number });
      });
    } finally {
      silence();
      leaving.abort();
    }
  }

  /** Whenever the stream is lost, a pull brings what it did not, and says what is wrong. */
  async function keepListening(): Promise<void> {
    const mine = ++listening;
    await listen().catch(() => {});
    if (stopped || mine !== listening) return;
    hear([]);
    void sheet.sync();
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++);
    const timer = env.after(wait, () => void keepListening());
    retry = () => {
      forgo();
      void keepListening();
    };
    forgo = () => {
      timer();
      retry = () => {};
    };
  }

  async function took(events: readonly LogEvent[]): Promise<void> {
    const before = await sheet.pulled();
    await sheet.receive(events);
    if ((await sheet.pulled()) > before) seen(0);
    sayWhatIsSeen();
  }

  function sayWhatIsSeen(): void {
    const [draw] = env.random(new Uint8Array(1));
    saySeen ??= env.after(((draw as number) / 255) * SEEN_WITHIN_MS, async () => {
      saySeen = undefined;
      await tell("seen", { seq: await sheet.pulled() });
    });
  }

  async function heardSeen({ seq, others }: { seq: number; others: number }): Promise<void> {
    seen(seq >= (await sheet.pulled()) ? others : 0);
  }

  async function tell(door: "presence" | "seen", content: object): Promise<void> {
    const headers = { Authorization: `Bearer ${(await phone.device()).token}`, "Content-Type": "application/json" };
    const body = JSON.stringify(content);
    await env.fetch(`/api/sheets/${sheet.id}/${door}`, { method: "POST", headers, body }).catch(() => {});
  }

  function note(slot: number | null): void {
    stillNoting();
    void tell("presence", { slot });
    stillNoting = slot === null ? () => {} : env.after(STILL_NOTING_MS, () => note(slot));
  }

  const forgetHide = env.onHide(() => {
    resting = true;
    listening++;
    forgo();
    hangUp();
    hear([]);
  });
  const forget = env.onWake(() => {
    if (!resting) return retry();
    // The network may come back while nobody looks.
    if (env.isHidden()) return;
    resting = false;
    void keepListening();
  });
  if (!resting) void keepListening();
  return {
    note,
    stop: () => {
      stopped = true;
      forget();
      forgetHide();
      stillNoting();
      saySeen?.();
      forgo();
      hangUp();
    },
  };
}

interface Message {
  readonly event: string;
  readonly data: string;
}

/** What arrives together is told together. */
export async function eachMessage(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  told: (messages: Message[]) => Promise<void>,
): Promise<void> {
  const reader = body.getReader();
  const leave = () => void reader.cancel().catch(() => {});
  signal.addEventListener("abort", leave);
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const whole = text.split("\n\n");
    text = whole.pop() ?? "";
    await told(whole.map(messageOf));
  }
}

function messageOf(text: string): Message {
  const field = (name: string) => text.match(new RegExp(`^${name}: (.*)$`, "m"))?.[1] ?? "";
  const data = field("data");
  return { event: data === "" ? "heartbeat" : field("event"), data };
}
