import { lazy } from "react";
import { insist } from "#components/parts/broken/insist";
import { loadChanged } from "./corner";
import { loadActs } from "./use-acts";

/** The ledger is on screen by then, even on a slow phone. */
export const AFTER_PAINT_MS = 80;

/**
 * What a tap opens comes after the sheet itself, and before anybody can tap: the table may lose its network. Where that was quicker, what
 * has not come is asked for until it comes, and the rows stand meanwhile.
 */
export const PAGES = {
  acts: loadActs,
  changed: loadChanged,
  curves: () => import("./curves"),
  deal: () => import("#components/screens/sheet/deal/deal-screen"),
  over: () => import("./over"),
  rule: () => import("#components/parts/rule/rule-page"),
  state: () => import("./state-line"),
  under: () => import("./under-rows"),
};

export const CurveTable = lazy(() => insist(PAGES.curves).then((module) => ({ default: module.CurveTable })));
export const DealScreen = lazy(() => insist(PAGES.deal).then((module) => ({ default: module.DealScreen })));
export const Over = lazy(() => insist(PAGES.over).then((module) => ({ default: module.Over })));

/** What was sent, who else is here, what can be undone: after the rows, in a place that is kept for it. */
export const StateLine = lazy(() => insist(PAGES.state).then((module) => ({ default: module.StateLine })));

/** What waits for people, and how the game ends. */
export const UnderRows = lazy(() => insist(PAGES.under).then((module) => ({ default: module.UnderRows })));
