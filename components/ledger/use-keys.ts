import { useEffect, useEffectEvent } from "react";

interface Keys {
  onDigit: (digit: number) => void;
  onErase: () => void;
  onHalf?: () => void;
  onNext?: () => void;
}

/** What has its own use for a key: writing for digits, a tap for Enter. */
const WRITES = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";
const TAPS = "a, button, summary";
const HALVES = ["½", ",", "."];

/** A keyboard's digits, half, Backspace and Enter, wherever nothing is being written. */
export function useKeys({ onDigit, onErase, onHalf, onNext }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const on = event.target instanceof Element ? event.target : document.body;
    if (event.ctrlKey || event.metaKey || event.altKey || on.closest(WRITES) || document.querySelector("dialog[open]")) return;
    if (/^\d$/.test(event.key)) onDigit(Number(event.key));
    else if (event.key === "Backspace") onErase();
    else if (onHalf && HALVES.includes(event.key)) onHalf();
    else if (event.key === "Enter" && onNext && !on.closest(TAPS)) onNext();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
