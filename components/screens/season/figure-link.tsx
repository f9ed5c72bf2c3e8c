import type { ReactNode } from "react";

interface Props {
  href: string;
  label: ReactNode;
  /** The figure. */
  children: ReactNode;
}

/** A figure in a line, opening where it comes from. */
export const FigureLink = ({ href, label, children }: Props) => (
  <li className="border-rule border-b">
    <a className="edge flex min-h-[46px] items-center justify-between gap-4" href={href}>
      <span className="text-choice">{label}</span>
      <span className="shrink-0 text-figure">{children}</span>
    </a>
  </li>
);
