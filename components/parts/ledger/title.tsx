import type { ReactNode } from "react";

/** The page's name, just under the bar; larger across a spread. */
export function Title({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <header className="edge">
      <h1 className="-mt-[3px] text-title wide:mt-2 wide:text-spread">{children}</h1>
      {note && <p className="label">{note}</p>}
    </header>
  );
}
