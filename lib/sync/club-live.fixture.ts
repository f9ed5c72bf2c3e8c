/** For tests: a phone that follows a club, and a server that holds its streams open. */
import { listenToClub } from "./club-live";
import { Handset } from "./phone.fixture";

export const CLUB_FOLLOWED = "clubs/01939c00-0000-7000-8000-00000000c1ab";
export const clubSettles = async () => {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
};

/** A server that holds every stream open until the phone hangs up. */
export async function followingClub(env: Parameters<Handset["tab"]>[0] = {}) {
  const streams: { readonly signal: AbortSignal; say(event: string): void; end(): void }[] = [];
  const handset = new Handset(async (_path, { signal }) => {
    signal?.throwIfAborted();
    let out: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        out = controller;
      },
    });
    streams.push({
      signal: signal as AbortSignal,
      say: (event) => out?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: {}\n\n`)),
      end: () => out?.close(),
    });
    return new Response(body);
  });
  let heard = 0;
  const stop = listenToClub(handset.tab(env), CLUB_FOLLOWED, () => heard++);
  await clubSettles();
  return { handset, streams, stop, heard: () => heard, open: () => streams.filter(({ signal }) => !signal.aborted).length };
}

export const timersOf = ({ timers }: Handset, ms: number) => [...timers].filter((timer) => timer.ms === ms);
