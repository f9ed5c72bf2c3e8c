import { later } from "#components/parts/broken/later";
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

/** Folded away at first. */
export const Changed = later(() => PAGES.beside().then((module) => module.Changed));
export const CurveTable = later(() => PAGES.beside().then((module) => module.CurveTable));
export const DealScreen = later(() => PAGES.deal().then((module) => module.DealScreen));
export const Over = later(() => PAGES.over().then((module) => module.Over));

/** What was sent, who else is here, what can be undone: after the rows, in a place that is kept for it. */
export const StateLine = later(() => PAGES.beside().then((module) => module.StateLine));

/** What waits for people, and how the game ends. */
export const UnderRows = later(() => PAGES.beside().then((module) => module.UnderRows));
