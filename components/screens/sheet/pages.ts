import { useEffect, useState } from "react";
import { insist } from "#components/parts/broken/insist";
import { later } from "#components/parts/broken/later";
import type { GameName } from "#lib/rules/rules";
import { FORMS } from "./forms/forms";
import { loadActs } from "./use-acts";

/**
 * The chunks that taps open, in the order of likely use. They are loaded right after the sheet, since the table may lose its
 * network; what has not come by then is asked for until it comes, while the rows stay.
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
/** A pause between two of them, in which a tap is handled. */
const APART_MS = 40;

/** Loads each in turn; answers a function that stops it. */
export function inTurn(loads: readonly (() => Promise<unknown>)[]): () => void {
  const timers = loads.map((load, i) => setTimeout(() => void load().catch(() => {}), AFTER_PAINT_MS + APART_MS * i));
  return () => timers.forEach(clearTimeout);
}

/** Folded at first, so not needed with the rows. */
export const Changed = later(() => PAGES.beside().then((module) => module.Changed));
export const CurveTable = later(() => PAGES.beside().then((module) => module.CurveTable));
export const DealScreen = later(() => PAGES.deal().then((module) => module.DealScreen));
export const Over = later(() => PAGES.over().then((module) => module.Over));

/** What is sent, who else is here, what can be undone: loaded after the rows, in a place kept free. */
export const StateLine = later(() => PAGES.beside().then((module) => module.StateLine));

/** Open questions, and how the game ends. */
export const UnderRows = later(() => PAGES.beside().then((module) => module.UnderRows));

/** Games whose form is loaded. */
const here = new Set<GameName>();

/** The code of a deal's form, loaded after the rows; an earlier tap leaves the rows in view until it has come. */
export async function loadForm(game: GameName): Promise<void> {
  await Promise.all([PAGES.deal(), FORMS[game].load()]);
  here.add(game);
}

/** Whether the form is loaded. `wanted`: loads it now, and renders again when it has come. */
export function useFormIsHere(game: GameName, wanted: boolean): boolean {
  const [, tell] = useState<GameName>();
  const isHere = here.has(game);
  useEffect(() => {
    if (!wanted || isHere) return;
    let isAsking = true;
    insist(() => loadForm(game)).then(() => isAsking && tell(game));
    return () => {
      isAsking = false;
    };
  }, [game, wanted, isHere]);
  return isHere;
}
