import { type ReactNode, useEffect, useRef, useState } from "react";
import { inSight } from "#components/parts/season/in-sight";
import { useWordsOf } from "#components/parts/words/words";

/** Scroll padding, so that a focused cell is not under the sticky names. */
const CLEAR = "scroll-pl-40 wide:scroll-pl-56";

/** A table wider than its room scrolls under its sticky names; a hint stands above it until it is scrolled to the end. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  const { asTable, moreColumns } = useWordsOf("season");
  const frame = useRef<HTMLDivElement>(null);
  const hidden = useHidden(frame);
  return (
    <>
      {hidden !== null && (
        <p aria-hidden className={`edge text-right label wide:px-0 print:hidden ${hidden > 0 ? "" : "invisible"}`}>
          {moreColumns}
        </p>
      )}
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div
        ref={frame}
        className={`relative overflow-x-auto focus-visible:-outline-offset-2 print:overflow-visible print:border-0 ${CLEAR} ${hidden ? "border-ink2 border-r" : ""}`}
        tabIndex={0}
        onFocus={inSight}
        role="region"
        aria-label={asTable(label)}
      >
        {children}
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
    </>
  );
}

/** How many px lie beyond the right edge; null if all of it fits. */
function useHidden(frame: React.RefObject<HTMLElement | null>): number | null {
  const [hidden, setHidden] = useState<number | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const beyond = element.scrollWidth - element.clientWidth;
      setHidden(beyond > 1 ? Math.max(0, Math.round(beyond - element.scrollLeft - 1)) : null);
    };
    const sizes = new ResizeObserver(measure);
    for (const each of [element, ...element.children]) sizes.observe(each);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [frame]);
  return hidden;
}
