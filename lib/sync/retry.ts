/** A question whose answer was lost may have been heard: put again in the same words it must be the same question. */
import { keptIn } from "#lib/rules/lists";
import type { MakeId } from "./ids";

/** The ids drawn for what somebody asks, by its words, from one asking to the next. */
export type Retry = ReturnType<typeof retryOf>;

export function retryOf(makeId: MakeId) {
  let last = new Map<string, string>();
  let now = new Map<string, string>();
  return {
    /** `words`: what the id is for. The same as the last time, if these words were asked then. */
    idOf: (words: unknown): string => {
      const key = JSON.stringify(words);
      return keptIn(now, key, () => last.get(key) ?? makeId());
    },
    /** The question is put; what is not in the next one either is forgotten. */
    put: () => {
      last = now;
      now = new Map();
    },
  };
}
