/** A stream of the server's messages, reopened whenever it is lost, and closed while the page is hidden. */
import type { Env } from "./env";
import type { Phone } from "./phone";

/** The server sends something every twenty seconds: after this long without, it is gone. */
const SILENT_MS = 45_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/**
 * How many pages of one browser keep a stream open. By HTTP/1.1 it has six connections to one server, for all its pages: streams
 * take half of them, so that requests always find one. More visible pages take turns: each announces itself, and a page that has
 * heard three later ones hangs up. Locks cannot do that: by plain http there are none.
 */
const LINES = 3;
/** After its turn a page waits this long for the next. */
export const TURN_MS = 2_500;

interface Message {
  readonly event: string;
  readonly data: string;
}

interface Stream {
  /** Called at each opening: the stream goes on from where it was. */
  readonly path: () => Promise<string>;
  /** Messages that arrived together. */
  readonly told: (messages: readonly Message[]) => Promise<void>;
  readonly opened?: () => void;
  /** It broke, and is opened again in a while. */
  readonly lost?: () => void;
  readonly hidden?: () => void;
  /** The page is visible again, or the network is back. `wasAway`: messages sent meanwhile were missed. */
  readonly woken?: (wasAway: boolean) => void;
}

/** Returns how to stop. */
export function keepStream(phone: Phone, stream: Stream): () => void {
  const { env } = phone;
  const { hidden, woken } = stream;
  const line = keepLine(phone, stream);
  /** True while the page is hidden and the stream closed. */
  let away = false;

  const forgetHide = env.onHide(() => {
    away = true;
    line.leave();
    hidden?.();
  });
  const forget = env.onWake(() => {
    const wasAway = away;
    // The network may come back while the page is hidden.
    if (wasAway && env.isHidden()) return;
    away = false;
    if (wasAway) void line.listen();
    else line.retry();
    woken?.(wasAway);
  });
  if (!away) void line.listen();
  return () => {
    forget();
    forgetHide();
    line.leave();
  };
}

/** Connects again and again, until `leave`; `listen` starts it again. */
function keepLine(phone: Phone, stream: Stream) {
  const { lost } = stream;
  const call: Call = { failures: 0, isOver: false, hangUp: () => {} };
  let listening = 0;
  let retry = () => {};
  let forgo = () => {};

  async function listen(): Promise<void> {
    const mine = ++listening;
    await hear(phone, stream, call).catch(() => {});
    if (mine !== listening) return;
    lost?.();
    const wait = call.isOver ? TURN_MS : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** call.failures++);
    call.isOver = false;
    const timer = phone.env.after(wait, () => retry());
    retry = () => {
      forgo();
      void listen();
    };
    forgo = () => {
      timer();
      retry = () => {};
    };
  }

  function leave(): void {
    listening++;
    forgo();
    call.hangUp();
  }
  return { listen, retry: () => retry(), leave };
}

interface Call {
  /** Failures in a row, since the server last sent something. */
  failures: number;
  /** Its turn is over: another page takes the connection. */
  isOver: boolean;
  hangUp(): void;
}

/** One connection, until it is closed, silent for too long, or needed by another page. */
async function hear(phone: Phone, { path, told, opened }: Stream, call: Call): Promise<void> {
  const { env } = phone;
  const leaving = new AbortController();
  const hangUp = () => leaving.abort();
  call.hangUp = hangUp;
  const headers = { Authorization: `Bearer ${(await phone.device()).token}` };
  const address = await path();
  let silence = env.after(SILENT_MS, hangUp);
  const giveBack = takeLine(env, () => {
    call.isOver = true;
    hangUp();
  });
  try {
    const response = await env.fetch(address, { headers, cache: "no-store", signal: leaving.signal });
    if (!response.ok || !response.body) return;
    opened?.();
    await eachMessage(response.body, leaving.signal, async (messages) => {
      call.failures = 0;
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

/** A page takes one of the LINES; `leave` is called when its turn is over. Returns how to give it back. */
function takeLine(env: Env, leave: () => void): () => void {
  const channel = env.channel("petit-au-bout:lines");
  if (!channel) return () => {};
  const page = env.random(new Uint8Array(8)).join(".");
  const later = new Set<string>();
  channel.addEventListener("message", ({ data }: MessageEvent<{ came?: string; gone?: string }>) => {
    if (data.gone) later.delete(data.gone);
    if (data.came) later.add(data.came);
    if (later.size >= LINES) leave();
  });
  channel.postMessage({ came: page });
  return () => {
    channel.postMessage({ gone: page });
    channel.close();
  };
}
