// How a built page starts, in place of the framework's own start and of all that it brings: its router, its cache of pages, its errors (57 of
// 132 KB). Each of our pages is a document, and nothing goes from one to another within it, so that what is left is to read the page as the
// server rendered it, and to give it to React. `.ci/lean-start.mjs` puts it there.
import "next/dist/build/polyfills/polyfill-module";
import { startTransition } from "react";
import { createFromReadableStream } from "react-server-dom-webpack/client";
import { type Segment, SegmentContext } from "./segment";

/** What the document carries of the page: who it is made of, and its head. */
interface Page {
  t: { t: Segment; h: Segment["d"] };
}
/** A piece of that, as the document's scripts push it: 1 is text, and all that a static page has. */
type Piece = readonly [kind: number, text?: string];

const TEXT = 1;
/** What a slow phone reads in some 20 ms. */
const SLICE_BYTES = 2_048;

declare global {
  var __next_f: Piece[] | undefined;
}

/** A slice a breath, and React in one more: what is tapped or painted meanwhile waits for one of them, and not for all. */
export async function hydrate(): Promise<void> {
  await documentRead();
  const carried = (globalThis.__next_f ?? []).map(([kind, text = ""]) => (kind === TEXT ? text : ""));
  const { t: page } = await createFromReadableStream<Page>(inSlices(new TextEncoder().encode(carried.join(""))));
  await breath();
  // Read only now: by `import` it would be part of the very first task.
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

/** A turn of everybody else. A message comes at once, where a timer would wait for others that ran out before it. */
const breath = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** The names of fields (`useId`) count the places on the way to them: each list is here, and in `layout-slot`, as long as on the server. */
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
