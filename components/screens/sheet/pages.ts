import { lazy } from "react";
import { insist } from "#components/parts/broken/insist";
import { loadActs } from "./use-acts";

/**
 * What a tap opens comes after the sheet itself, and before anybody can tap: the table may lose its network. Where that was quicker, what
 * has not come is asked for until it comes, and the rows stand meanwhile. In the order in which it is likely to be wanted.
 */
export const PAGES = {
  beside: () => import("./beside"),
  deal: () => import("#components/screens/sheet/deal/deal-screen"),
  acts: loadActs,
  over: () => import("./over"),
  rule: () => import("#components/parts/rule/rule-page"),
};

/** The ledger is on screen by then, even on a slow phone. */
const AFTER_PAINT_MS = 80;
/** Each is fetched and read in a breath of its own, and a tap is heard between two of them. */
const APART_MS = 40;

/** Asks for each in its turn. Gives what leaves off. */
export function inTurn(loads: readonly (() => Promise<unknown>)[]): () => void {
  const timers = loads.map((load, i) => setTimeout(() => void load().catch(() => {}), AFTER_PAINT_MS + APART_MS * i));
  return () => timers.forEach(clearTimeout);
}

const beside = () => insist(PAGES.beside);

/** Folded away at first. */
export const Changed = lazy(() => beside().then((module) => ({ default: module.Changed })));
export const CurveTable = lazy(() => beside().then((module) => ({ default: module.CurveTable })));
export const DealScreen = lazy(() => insist(PAGES.deal).then((module) => ({ default: module.DealScreen })));
export const Over = lazy(() => insist(PAGES.over).then((module) => ({ default: module.Over })));

/** What was sent, who else is here, what can be undone: after the rows, in a place that is kept for it. */
export const StateLine = lazy(() => beside().then((module) => ({ default: module.StateLine })));

/** What waits for people, and how the game ends. */
export const UnderRows = lazy(() => beside().then((module) => ({ default: module.UnderRows })));
