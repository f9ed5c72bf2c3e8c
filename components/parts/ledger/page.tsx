import type { ComponentProps, ReactNode } from "react";

/** A page as wide as one column of text. */
export const Column = ({ className = "", ...rest }: ComponentProps<"main">) => (
  <main {...rest} className={`mx-auto min-h-dvh max-w-[720px] ${className}`} />
);

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

interface Props {
  title: string;
  /** Small, under it: of what, and when. */
  under: ReactNode;
  className?: string;
  /** Of the title and of what is under it. */
  looks?: readonly [title: string, under: string];
}

/** What a page is called, and what it is of. */
export const PageHead = ({ title, under, className = "pb-1", looks = ["", ""] }: Props) => (
  <header className={`edge ${className}`}>
    <h1 className={`text-title wrap-anywhere broad:text-spread ${looks[0]}`}>{title}</h1>
    <p className={`label ${looks[1]}`}>{under}</p>
  </header>
);
