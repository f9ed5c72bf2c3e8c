import type { ComponentProps } from "react";

/** A page as wide as one column of text. */
export const Column = ({ className = "", ...rest }: ComponentProps<"main">) => (
  <main {...rest} className={`mx-auto min-h-dvh max-w-[720px] ${className}`} />
);
