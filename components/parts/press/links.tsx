import type { LinkProps } from "./buttons";

/** A link to a reason, or to more about it: smaller than buttons. */
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
