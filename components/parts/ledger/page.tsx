import type { ComponentProps, ReactNode } from "react";

/** A page as wide as one column of text. */
export const Column = ({ className = "", ...rest }: ComponentProps<"main">) => (
  <main {...rest} className={`mx-auto min-h-dvh max-w-[720px] ${className}`} />
);

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
