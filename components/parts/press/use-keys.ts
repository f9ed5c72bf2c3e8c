import { type RefObject, useEffect, useEffectEvent } from "react";

export interface Keys {
  onDigit: (digit: number) => void;
  onErase: () => void;
  /** The key left of zero: half a point, or the next player; none where neither means anything. */
  onHalf?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Where figures may be negative, the same key turns the sign. */
  onSign?: (() => void) | undefined;
}

/** Elements that use these keys themselves: text fields the digits, buttons and links Enter. */
const WRITES = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";
const TAPS = "a, button, summary";
const HALVES = ["½", ",", "."];
const SIGNS = ["-", "−", "+"];

/** True if no text field is being typed in, and no other page is open over that of `keys`. */
function isForKeys(event: KeyboardEvent, keys: RefObject<Element | null>): boolean {
  const on = event.target instanceof Element ? event.target : document.body;
  if (event.ctrlKey || event.metaKey || event.altKey || on.closest(WRITES)) return false;
  const page = keys.current?.closest("dialog") ?? null;
  return page === ([...document.querySelectorAll("dialog[open]")].at(-1) ?? null);
}

/** `press`: what a key does wherever nothing is being written; false if it does nothing here, and is left to the browser. */
export function usePress(keys: RefObject<Element | null>, press: (event: KeyboardEvent) => unknown): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (isForKeys(event, keys) && press(event) !== false) event.preventDefault();
  });
  useEffect(() => {
    addEventListener("keydown", take);
    return () => removeEventListener("keydown", take);
  }, []);
}

const isOnTap = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(TAPS) !== null;

/** A keyboard's digits, half, sign, Backspace and Enter. */
export function useKeys({ onDigit, onErase, onHalf, onNext, onSign }: Keys, keys: RefObject<Element | null>): void {
  usePress(keys, (event) => {
    if (/^\d$/.test(event.key)) onDigit(Number(event.key));
    else if (event.key === "Backspace") onErase();
    else if (onHalf && HALVES.includes(event.key)) onHalf();
    else if (onSign && SIGNS.includes(event.key)) onSign();
    else if (event.key === "Enter" && onNext && !isOnTap(event)) onNext();
    else return false;
  });
}
