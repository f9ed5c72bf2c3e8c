/** Server-Sent Events, until the phone disconnects. */
const HEARTBEAT_MS = 20_000;
/** Unread messages after which a stream is ended: the phone reconnects. */
const MOST_UNREAD = 1_000;
const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/** `follow` begins to send, and returns how to stop. */
export function streamed(signal: AbortSignal, follow: (send: (text: string) => void, end: () => void) => () => void): Response {
  const encoder = new TextEncoder();
  let stop = () => {};
  const stream = new ReadableStream({
    start(controller) {
      const send = (text: string) => {
        try {
          controller.enqueue(encoder.encode(text));
        } catch {
          return end();
        }
        if (Number(controller.desiredSize) < -MOST_UNREAD) end();
      };
      const end = () => {
        stop();
        stop = () => {};
        try {
          controller.close();
        } catch {
          // The other side has closed it.
        }
      };
      const heartbeat = setInterval(() => send(":\n\n"), HEARTBEAT_MS);
      send(":\n\n");
      const leave = follow(send, end);
      stop = () => {
        clearInterval(heartbeat);
        leave();
      };
      // A phone that left while its right was being read fires no `abort` any more.
      if (signal.aborted) end();
      signal.addEventListener("abort", end);
    },
    cancel: () => stop(),
  });
  return new Response(stream, { headers: HEADERS });
}
