// This folder: what is pressed: buttons, links, choices, rows that unfold, keys.
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement>;

/** The act under the thumb. */
export function PrimaryButton({ isOutlined = false, className = "", ...props }: ButtonProps & { isOutlined?: boolean }) {
  const look = isOutlined ? "text-thumb" : "bg-thumb text-on-thumb";
  return (
    <button
      type="button"
      {...props}
      className={`min-h-[54px] rounded-button border-2 border-thumb px-5 max-large:px-2 text-center font-sans text-button font-semibold print:hidden ${look} ${className}`}
    />
  );
}

/** An action that waits its turn; `accent` only for the one the screen leads to. */
export function QuietButton({ accent = false, className = "", ...props }: ButtonProps & { accent?: boolean }) {
  const ink = accent ? "font-semibold text-thumb" : "font-medium";
  return (
    <button
      type="button"
      {...props}
      className={`inline-flex min-h-11 min-w-11 shrink-0 items-center font-sans text-quiet whitespace-nowrap max-large:whitespace-normal print:hidden ${ink} ${className}`}
    />
  );
}

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement>;

/** The same, where it leads to another page. */
export const QuietLink = ({ accent = false, className = "", ...props }: LinkProps & { accent?: boolean }) => (
  <a
    {...props}
    className={`-mx-2 inline-flex min-h-11 min-w-11 items-center justify-center px-2 font-sans text-quiet ${accent ? "font-semibold text-thumb" : "font-medium"} ${className}`}
  />
);
