import type { ReactNode } from "react";

interface Props {
  on?: "paper" | "leaf";
  className?: string | undefined;
  children: ReactNode;
}

/** What is to be done, in sight under the thumb however long the page; `on` is what it lies over. */
export const Foot = ({ on = "paper", className = "", children }: Props) => (
  <div className={`edge foot sticky bottom-0 z-10 mt-auto pt-3 ${on === "leaf" ? "bg-leaf" : "bg-paper"} ${className}`}>
    {children}
  </div>
);
