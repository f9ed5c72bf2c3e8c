import type { ReactNode } from "react";

/** Left action, what this page is, right action. */
export function TopBar({ left, centre, right }: { left?: ReactNode; centre?: ReactNode; right?: ReactNode }) {
  return (
    <nav className="edge print:hidden sticky top-0 z-20 grid h-(--bar) grid-cols-[1fr_auto_1fr] items-center gap-3 max-[22rem]:grid-cols-[auto_auto_auto] max-[22rem]:justify-between max-[22rem]:gap-2 max-large:static max-large:flex max-large:h-auto max-large:flex-wrap max-large:justify-between bg-paper pt-[env(safe-area-inset-top)]">
      <div className="justify-self-start">{left}</div>
      <div className="font-sans text-quiet text-ink2">{centre}</div>
      <div className="justify-self-end">{right}</div>
    </nav>
  );
}
