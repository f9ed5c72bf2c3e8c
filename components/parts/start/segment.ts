import { createContext, type ReactNode } from "react";

/** A layout or a page as the server rendered it (`d.r`), and what stands in its places, by name (`c`). */
export interface Segment {
  d: { r: ReactNode };
  c?: ReadonlyMap<string, Segment>;
}

export const SegmentContext = createContext<Segment | undefined>(undefined);
