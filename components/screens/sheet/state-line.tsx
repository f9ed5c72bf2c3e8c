import { useWords } from "#components/parts/words/words";
import { type StateToTell, sayState } from "./say-state";

/** Saved here, sent or not, in words. */
export function StateLine(told: StateToTell) {
  return (
    <p role="status" data-live className="font-sans text-hint text-ink2">
      {sayState(told, useWords()).join(" ")}
    </p>
  );
}
