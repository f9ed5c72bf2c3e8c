import { type ComponentType, createElement, type ReactNode, use } from "react";
import { settled } from "#components/parts/words/words-of";
import { soon } from "./soon";

const AGAIN_MS = 2_000;

/** As `lazy(soon(…))`, but what did not come is asked for again by whoever shows it again: React's own `lazy` never forgets a failure. */
export function again<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  let coming: Promise<ComponentType<P>> | undefined;
  const bring = (): Promise<ComponentType<P>> => {
    if (coming) return coming;
    const asked = settled(load());
    asked.catch(() => setTimeout(() => (coming = undefined), AGAIN_MS));
    coming = asked;
    return asked;
  };
  soon(bring);
  return (props) => createElement(use(bring()), props);
}
