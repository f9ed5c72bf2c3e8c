/**
 * How many pages of one browser keep a stream open. By HTTP/1.1 it has six connections to one server, for all its pages: streams
 * take half of them, so that what is asked and what is noted always find a way. More pages in view take turns: whoever comes says
 * so, and whoever has heard of three that came later leaves. No lock does that: by plain http there are none.
 */
import type { Env } from "./env";

const LINES = 3;
/** Whose turn is over comes again after so long. */
export const TURN_MS = 2_500;

/** A page takes a line; `leave` is called when its turn is over. Answers how to give it back. */
export function takeLine(env: Env, leave: () => void): () => void {
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
