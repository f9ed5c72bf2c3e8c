"use client";
/** Changes pushed to the server at once, which is where a club or a tournament is kept. */
import { useState } from "react";
import { type Retry, retryOf } from "#lib/sync/retry";
import { thisPhone } from "#lib/sync/this-phone";
import { useSaving } from "./use-saving";

const newRetry = () => retryOf(() => thisPhone().makeId());

/**
 * `push` says why the server did not take the changes, null once it has them all. Pressed again unchanged, it is the same change, which
 * counts once: nothing typed is lost.
 */
export function usePushing<C>(push: (changes: readonly C[], retry: Retry) => Promise<string | null>) {
  const [retry, setRetry] = useState(newRetry);
  const { save, ...saving } = useSaving();
  const change = (...changes: readonly C[]): Promise<boolean> =>
    save(async () => {
      const why = await push(changes, retry);
      if (why === null) setRetry(newRetry);
      return why;
    });
  /** `idOf`: an id for what the form makes, the same for the same words until it is made. */
  return { change, idOf: retry.idOf, ...saving };
}
