import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { insist } from "./insist";

/**
 * A piece of a page that comes when it is first shown: `later(() => import("./over").then((module) => module.Over))`. Where the network went
 * before, it is asked for until it comes; what is there stands meanwhile.
 */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(() => insist(load).then((piece) => ({ default: piece })));
