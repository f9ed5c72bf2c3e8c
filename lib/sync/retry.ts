/** A request whose answer was lost may have been carried out: when it is repeated in the same words, it must have the same id. */
import { keptIn } from "#lib/rules/lists";
import type { MakeId } from "./ids";

/** The ids drawn for requests, by their words, kept from one attempt to the next. */
export type Retry = ReturnType<typeof retryOf>;

export function retryOf(makeId: MakeId) {
  let last = new Map<string, string>();
  let now = new Map<string, string>();
  return {
    /** `words`: the content of the request. Same words as in the last attempt, same id. */
    idOf: (words: unknown): string => {
      const key = JSON.stringify(words);
      return keptIn(now, key, () => last.get(key) ?? makeId());
    },
    /** Call when a request is sent: ids that the next one does not use are forgotten. */
    put: () => {
      last = now;
      now = new Map();
    },
  };
}
