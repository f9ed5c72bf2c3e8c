import type { ReactNode } from "react";
import { Column, Foot } from "./page";
import { TopBar } from "./top-bar";

interface Props {
  /** The way back. */
  left: ReactNode;
  centre?: ReactNode;
  right?: ReactNode;
  title: ReactNode;
  /** A sentence stands where a name would. */
  size?: "text-title" | "text-sentence";
  /** The page's buttons. */
  foot: ReactNode;
  inert?: boolean;
  children: ReactNode;
}

/** A page of its own for one form: the way back, its name, and the buttons at the foot. */
export const PlainPage = ({ title, size = "text-title", foot, inert, children, ...bar }: Props) => (
  <Column inert={inert} className="flex flex-col">
    <TopBar {...bar} />
    <h1 className={`edge double-rule pb-2 ${size}`}>{title}</h1>
    {children}
    <Foot>{foot}</Foot>
  </Column>
);
