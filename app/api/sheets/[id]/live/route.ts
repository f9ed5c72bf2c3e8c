import type { Access } from "#lib/db/access";
import { follow } from "#lib/db/follow";
import { malformed, notFound } from "../../../answer";
import { enter } from "../../../door";
import { After } from "../events/shape";

const HEARTBEAT_MS = 20_000;
/** Messages that a phone may leave unread before it is let go: it will ask again. */
const MOST_UNREAD = 1_000;
const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/** The sheet as it goes on, as Server-Sent Events whose ids are sequence numbers: who comes back misses nothing. */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const asked = request.headers.get("last-event-id") ?? new URL(request.url).searchParams.get("after");
  const after = After.safeParse(asked ?? undefined);
  if (!after.success) return malformed();
  const access = await enter(request, params, "viewer");
  return access ? new Response(streamOf(access, after.data, request.signal), { headers: HEADERS }) : notFound();
}

function streamOf(access: Access, after: number, signal: AbortSignal): ReadableStream {
  const encoder = new TextEncoder();
  let stop = () => {};
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => {
        try {
          controller.enqueue(encoder.encode(text));
        } catch {
          return end();
        }
        if ((controller.desiredSize ?? 0) < -MOST_UNREAD) end();
      };
      const end = () => {
        stop();
        stop = () => {};
        try {
          controller.close();
        } catch {
          // Closed from the other side.
        }
      };
      const heartbeat = setInterval(() => send(":\n\n"), HEARTBEAT_MS);
      send(":\n\n");
      const leave = follow(access, after, {
        event: (event) => send(`id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`),
        seen: (seen) => send(`event: seen\ndata: ${JSON.stringify(seen)}\n\n`),
        noting: (noting) => send(`event: noting\ndata: ${JSON.stringify(noting)}\n\n`),
        end,
      });
      stop = () => {
        clearInterval(heartbeat);
        leave();
      };
      signal.addEventListener("abort", end);
    },
    cancel: () => stop(),
  });
}

export const dynamic = "force-dynamic";
