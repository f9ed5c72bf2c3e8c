import { useWords } from "#components/parts/words/words";
import { sayState, type Told } from "./say-state";

/** Saved here, sent or not, in words. */
export function StateLine(told: Told) {
  return (
    <p role="status" data-live className="font-sans text-hint text-ink2">
      {sayState(told, useWords()).join(" ")}
    </p>
  );
}
