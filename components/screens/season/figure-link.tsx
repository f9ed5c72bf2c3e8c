import type { ReactNode } from "react";
import { Said } from "#components/parts/season/said";

interface Props {
  /** Where the figure comes from. */
  href?: string | undefined;
  /** What it is of. */
  label: ReactNode;
  look?: string;
  /** What there is to say about it. */
  note?: ReactNode;
  /** It is no part of the sum: the note says why. */
  struck?: boolean;
  /** The figure. */
  children: ReactNode;
  figureLook?: string;
  className?: string;
}

/** A figure in a line, opening where it comes from. */
export function FigureLink({
  href,
  label,
  look,
  note,
  struck,
  children,
  figureLook = "shrink-0 text-figure",
  className = "",
}: Props) {
  const box = `edge flex min-h-[46px] w-full items-center justify-between gap-4 py-1.5 focus-visible:-outline-offset-2 ${className}`;
  const inside = (
    <>
      <Said look={look} note={note}>
        {label}
      </Said>
      <span className={`text-right ${figureLook} ${struck ? "line-through" : ""}`}>{children}</span>
    </>
  );
  return (
    <li className="border-rule border-b">
      {href === undefined ? (
        <span className={box}>{inside}</span>
      ) : (
        <a className={box} href={href}>
          {inside}
        </a>
      )}
    </li>
  );
}

/** One of those that a figure is made of. */
export const PartLine = (line: Props) => (
  <FigureLink {...line} look="text-contract" figureLook="shrink-0 text-contract" className="pl-8" />
);
