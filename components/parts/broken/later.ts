import { type ComponentType, createElement, type LazyExoticComponent, lazy, type ReactNode, Suspense } from "react";
import { insist } from "./insist";

/**
 * A part of a page that is loaded when first shown: `later(() => import("./over").then((module) => module.Over))`. Without a
 * network it is asked for until it comes; the nearest `Suspense` shows its fallback meanwhile.
 */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(() => insist(load).then((piece) => ({ default: piece })));

/** The same with a `Suspense` of its own: until it comes its place is empty, and the rest of the page does not wait. */
export const apart = <P extends object>(load: () => Promise<ComponentType<P>>): ((props: P) => ReactNode) => {
  const Piece: ComponentType<P> = later(load);
  return (props) => createElement(Suspense, null, createElement(Piece, props));
};
