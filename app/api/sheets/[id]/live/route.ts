import { withReceipt } from "#lib/db/epoch";
import { follow } from "#lib/db/follow";
import { malformed, notFound } from "../../../answer";
import { door, enter } from "../../../door";
import { streamed } from "../../../stream";
import { After } from "../events/shape";

/** The sheet's events as Server-Sent Events whose ids are sequence numbers: after a break the phone goes on from the last. */
export const GET = door(async (request, { params }) => {
  const asked = request.headers.get("last-event-id") ?? new URL(request.url).searchParams.get("after");
  const after = After.safeParse(asked ?? undefined);
  if (!after.success) return malformed();
  const access = await enter(request, params, "viewer");
  if (!access) return notFound();
  return streamed(request.signal, (send, end) =>
    follow(access, after.data, {
      event: (event) => send(`id: ${event.seq}\ndata: ${JSON.stringify(withReceipt(event))}\n\n`),
      seen: (seen) => send(`event: seen\ndata: ${JSON.stringify(seen)}\n\n`),
      noting: (noting) => send(`event: noting\ndata: ${JSON.stringify(noting)}\n\n`),
      end,
    }),
  );
});

export const dynamic = "force-dynamic";
