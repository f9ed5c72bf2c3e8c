import type { ButtonHTMLAttributes } from "react";

/** A key with one sign, in a row; its label names what it acts on. */
export const SmallKey = (props: ButtonHTMLAttributes<HTMLButtonElement> & { "aria-label": string }) => (
  <button type="button" {...props} className="min-h-11 min-w-11 text-center text-choice text-ink2 disabled:invisible" />
);
