import { createContext, type ReactNode } from "react";

/** A layout or a page as the server rendered it (`d.r`), and by the name of their place what stands in it (`c`). */
export interface Segment {
  d: { r: ReactNode };
  c?: ReadonlyMap<string, Segment>;
}

export const SegmentContext = createContext<Segment | undefined>(undefined);
