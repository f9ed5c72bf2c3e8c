import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from "react";
import { toBlank } from "./to-blank";

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement>;

/** The act under the thumb. Outlined while something is missing, and then it names what and leads there. */
export function PrimaryButton({ ready = true, className = "", onClick, ...props }: ButtonProps & { ready?: boolean }) {
  const look = ready ? "bg-thumb text-on-thumb" : "text-thumb";
  function act(event: MouseEvent<HTMLButtonElement>) {
    const focused = document.activeElement;
    onClick?.(event);
    // Unless the page itself has led there.
    if (!ready && document.activeElement === focused) toBlank(event.currentTarget);
  }
  return (
    <button
      type="button"
      {...props}
      onClick={act}
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

/** Where the reason stands, or more of it: smaller than what there is to do. */
export const HintLink = ({ accent = false, className = "", ...props }: LinkProps & { accent?: boolean }) => (
  <a
    {...props}
    className={`inline-flex min-h-11 items-center font-sans text-hint ${accent ? "font-semibold text-thumb" : "text-ink2"} ${className}`}
  />
);

/** The act under the thumb, where it leads to another page. */
export const PrimaryLink = ({ ready = true, className = "", ...props }: LinkProps & { ready?: boolean }) => (
  <a
    {...props}
    className={`flex min-h-[54px] items-center justify-center rounded-button border-2 border-thumb px-5 text-center font-sans text-button font-semibold ${ready ? "bg-thumb text-on-thumb" : "text-thumb"} ${className}`}
  />
);
