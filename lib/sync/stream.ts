/** A stream of the server's messages, opened again whenever it is lost, and hung up while nobody looks at the page. */
import { TURN_MS, takeLine } from "./lines";
import type { Phone } from "./phone";

/** The server is heard every twenty seconds, or it is gone. */
const SILENT_MS = 45_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

interface Message {
  readonly event: string;
  readonly data: string;
}

interface Stream {
  /** Asked each time that it is opened: it goes on from where it was. */
  readonly path: () => Promise<string>;
  /** What arrives together. */
  readonly told: (messages: readonly Message[]) => Promise<void>;
  readonly opened?: () => void;
  /** It broke, and is opened again in a while. */
  readonly lost?: () => void;
  readonly hidden?: () => void;
  /** Looked at again, or the network is back. `wasAway`: what was said meanwhile was said to nobody. */
  readonly woken?: (wasAway: boolean) => void;
}

/** Answers how to stop. */
export function keepStream(phone: Phone, stream: Stream): () => void {
  const { env } = phone;
  const { lost, hidden, woken } = stream;
  let stopped = false;
  /** Who is not looked at hangs up. */
  let away = false;
  /** Another page of this browser took the line. */
  let isOver = false;
  let listening = 0;
  let failures = 0;
  let hangUp = () => {};
  let retry = () => {};
  let forgo = () => {};

  async function listen(): Promise<void> {
    const leaving = new AbortController();
    hangUp = () => leaving.abort();
    const heard = () => {
      failures = 0;
    };
    const over = () => {
      isOver = true;
    };
    await hear(phone, stream, { leaving, heard, over });
  }

  async function keepListening(): Promise<void> {
    const mine = ++listening;
    await listen().catch(() => {});
    if (stopped || mine !== listening) return;
    lost?.();
    const wait = isOver ? TURN_MS : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++);
    isOver = false;
    const timer = env.after(wait, () => retry());
    retry = () => {
      forgo();
      void keepListening();
    };
    forgo = () => {
      timer();
      retry = () => {};
    };
  }

  const forgetHide = env.onHide(() => {
    away = true;
    listening++;
    forgo();
    hangUp();
    hidden?.();
  });
  const forget = env.onWake(() => {
    const wasAway = away;
    // The network may come back while nobody looks.
    if (wasAway && env.isHidden()) return;
    away = false;
    if (wasAway) void keepListening();
    else retry();
    woken?.(wasAway);
  });
  if (!away) void keepListening();
  return () => {
    stopped = true;
    forget();
    forgetHide();
    forgo();
    hangUp();
  };
}

interface Call {
  readonly leaving: AbortController;
  readonly heard: () => void;
  /** Another page takes the line. */
  readonly over: () => void;
}

/** One call, until it is hung up, silent for too long, or needed by another page. */
async function hear(phone: Phone, { path, told, opened }: Stream, { leaving, heard, over }: Call): Promise<void> {
  const { env } = phone;
  const hangUp = () => leaving.abort();
  const headers = { Authorization: `Bearer ${(await phone.device()).token}` };
  const address = await path();
  let silence = env.after(SILENT_MS, hangUp);
  const giveBack = takeLine(env, () => {
    over();
    hangUp();
  });
  try {
    const response = await env.fetch(address, { headers, cache: "no-store", signal: leaving.signal });
    if (!response.ok || !response.body) return;
    opened?.();
    await eachMessage(response.body, leaving.signal, async (messages) => {
      heard();
      silence();
      silence = env.after(SILENT_MS, hangUp);
      await told(messages);
    });
  } finally {
    silence();
    giveBack();
    hangUp();
  }
}

async function eachMessage(
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
