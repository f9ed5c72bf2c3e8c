// How a built page starts. It replaces the framework's own start with its router, page cache and error pages (57 of 132 KB): each
// of our pages is a document of its own, so that all there is to do is to read the page as the server rendered it, and to give it
// to React. `.ci/lean-start.mjs` puts it in place.
import "next/dist/build/polyfills/polyfill-module";
import { startTransition } from "react";
import { createFromReadableStream } from "react-server-dom-webpack/client";
import { type Segment, SegmentContext } from "./segment";

/** The page as the document carries it: its tree (`t`), and its head (`h`). */
interface Page {
  t: { t: Segment; h: Segment["d"] };
}
/** A piece of it, as the document's scripts push it: kind 1 is text, the only kind in a static page. */
type Piece = readonly [kind: number, text?: string];

const TEXT = 1;
/** Some 20 ms of reading on a slow phone. */
const SLICE_BYTES = 2_048;

declare global {
  var __next_f: Piece[] | undefined;
}

/** Reads a slice per task, and starts React in a task of its own: a tap or a paint waits for one task, not for all. */
export async function hydrate(): Promise<void> {
  await documentRead();
  const carried = (globalThis.__next_f ?? []).map(([kind, text = ""]) => (kind === TEXT ? text : ""));
  const { t: page } = await createFromReadableStream<Page>(inSlices(new TextEncoder().encode(carried.join(""))));
  await breath();
  // Loaded here: an `import` would run it within the very first task.
  const { hydrateRoot }: typeof import("react-dom/client") = require("react-dom/client");
  await breath();
  startTransition(() => {
    hydrateRoot(document, <Root segment={page.t} head={page.h.r} />);
  });
}

const documentRead = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", resolve);
    else resolve(null);
  });

function inSlices(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        await breath();
        controller.enqueue(bytes.subarray(at, at + SLICE_BYTES));
        at += SLICE_BYTES;
        if (at >= bytes.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Ends the task, so that others run. A message comes at once; a timer would wait for timers that are due before it. */
const breath = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** `useId` counts siblings on the way to a field: each list, here and in `layout-slot`, must be as long as on the server. */
function Root({ segment, head }: { segment: Segment; head: Segment["d"]["r"] }) {
  return (
    <>
      {null}
      {null}
      <SegmentContext value={segment}>
        {head}
        {segment.d.r}
        {null}
      </SegmentContext>
    </>
  );
}
