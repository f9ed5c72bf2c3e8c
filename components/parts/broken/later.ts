import { type ComponentType, createElement, type LazyExoticComponent, lazy, type ReactNode, Suspense } from "react";
import { insist } from "./insist";

/**
 * A piece of a page that comes when it is first shown: `later(() => import("./over").then((module) => module.Over))`. Where the network went
 * before, it is asked for until it comes; what is there stands meanwhile.
 */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(() => insist(load).then((piece) => ({ default: piece })));

/** The same, where nothing around it waits for it: until it comes its place is empty. */
export const apart = <P extends object>(load: () => Promise<ComponentType<P>>): ((props: P) => ReactNode) => {
  const Piece: ComponentType<P> = later(load);
  return (props) => createElement(Suspense, null, createElement(Piece, props));
};
