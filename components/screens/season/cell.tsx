import type { ReactNode } from "react";
import { Figure } from "#components/parts/ledger/figure";
import type { LinkProps } from "#components/parts/press/buttons";
import type { Points } from "#lib/rules/rules";

/** A link where it leads somewhere; else the words alone. */
export const MaybeLink = ({ href, ...props }: LinkProps) =>
  href === undefined ? <span {...props} /> : <a href={href} {...props} />;

interface CellProps {
  /** Where the figure opens. None: it is only read. */
  href?: string | undefined;
  /** Read aloud, where the number alone does not say what it is. */
  name?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** As high as a finger. */
const LINE = "flex min-h-[46px]";
const BASE = "border-rule border-b p-0 text-right whitespace-nowrap";

/** A figure of a table; the whole cell opens what it is made of. */
export function Cell({ href, name, className = "", children }: CellProps) {
  return (
    <td className={`${BASE} ${className}`}>
      {href ? (
        <a href={href} aria-label={name} className={`${LINE} min-w-11 items-center justify-end focus-visible:-outline-offset-2`}>
          {children}
        </a>
      ) : (
        <span className={`${LINE} items-center justify-end`}>{children}</span>
      )}
    </td>
  );
}

/** How often, and under it what it brought. */
export const OverPoints = ({ points, children }: { points: Points; children: ReactNode }) => (
  <span className="py-1">
    <span className="block leading-5">{children}</span>
    <Figure value={points} className="block text-running" />
  </span>
);

interface HeadProps {
  className?: string;
  left?: boolean;
  /** Only read aloud. */
  unseen?: string;
  children?: ReactNode;
}

/** The head of a column, in the label's voice. */
export function HeadCell({ children, className = "", left, unseen }: HeadProps) {
  return (
    <th
      scope="col"
      className={`double-rule pt-1 pb-1.5 align-bottom text-corner font-normal text-ink2 italic broad:text-label ${left ? "text-left" : "text-right"} ${className}`}
    >
      {unseen && <span className="sr-only">{unseen}</span>}
      {children}
    </th>
  );
}

interface NameProps {
  href?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** Whose row it is, opening that player's page. */
export function NameCell({ href, className = "", children }: NameProps) {
  const look = `${LINE} min-w-11 flex-col justify-center py-1.5 text-left wrap-anywhere focus-visible:-outline-offset-2`;
  return (
    <th scope="row" className={`border-rule border-b p-0 text-left font-normal ${className}`}>
      <MaybeLink href={href} className={look}>
        {children}
      </MaybeLink>
    </th>
  );
}
