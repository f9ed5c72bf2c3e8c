// How a built page starts, in place of the framework's own start and of all that it brings: its router, its cache of pages, its errors (57 of
// 132 KB). Each of our pages is a document, and nothing goes from one to another within it, so that what is left is to read the page as the
// server rendered it, and to give it to React. `.ci/lean-start.mjs` puts it there.
import "next/dist/build/polyfills/polyfill-module";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createFromReadableStream } from "react-server-dom-webpack/client";
import { type Segment, SegmentContext } from "./segment";

/** What the document carries of the page: who it is made of, and its head. */
interface Page {
  t: { t: Segment; h: Segment["d"] };
}
/** A piece of that, as the document's scripts push it: 1 is text, and all that a static page has. */
type Piece = readonly [kind: number, text?: string];

const TEXT = 1;

declare global {
  var __next_f: Piece[] | undefined;
}

export async function hydrate(): Promise<void> {
  const { t: page } = await createFromReadableStream<Page>(carried());
  startTransition(() => {
    hydrateRoot(document, <Root segment={page.t} head={page.h.r} />);
  });
}

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

/** What has been pushed so far, what still is, and the end when the document has been read. */
function carried(): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      const take = ([kind, text = ""]: Piece) => {
        if (kind === TEXT) controller.enqueue(encoder.encode(text));
      };
      const pieces = globalThis.__next_f ?? [];
      globalThis.__next_f = pieces;
      pieces.forEach(take);
      pieces.push = (...more) => more.map(take).length;
      const end = () => controller.close();
      if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", end);
      else end();
    },
  });
}
