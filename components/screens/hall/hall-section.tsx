import type { ReactNode } from "react";
import { RuledSection } from "#components/parts/page/ruled-section";

/** Classes for a raised page on a desktop: what is read or done first is at the left. */
export const TWO_COLUMNS = "wide:grid wide:grid-cols-2 wide:items-start";

export const HallSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <RuledSection title={title} className="pt-6" head="wide:px-0">
    {children}
  </RuledSection>
);
