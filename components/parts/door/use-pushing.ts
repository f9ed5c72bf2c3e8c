/** Changes pushed to the server at once, which is where a club or a tournament is kept. */
import { useRef, useState } from "react";
import { useSaving } from "#components/parts/form/use-saving";
import { type Retry, retryOf } from "#lib/sync/retry";
import { thisPhone } from "#lib/sync/this-phone";

const newRetry = () => retryOf(() => thisPhone().makeId());

/**
 * `push` answers why the server refused the changes, null once it has them all. Pressed again unchanged, the same events are sent
 * and count once. `seen`: what the page shows of it; until that changes, a second tap does not do it again.
 */
export function usePushing<C>(push: (changes: readonly C[], retry: Retry) => Promise<string | null>, seen?: unknown) {
  const [retry, setRetry] = useState(newRetry);
  const { save, ...saving } = useSaving();
  const done = useRef<{ readonly words: string; readonly seen: unknown }>(null);
  const change = async (...changes: readonly C[]): Promise<boolean> => {
    const words = JSON.stringify(changes);
    if (seen !== undefined && done.current?.words === words && done.current.seen === seen) return true;
    return save(async () => {
      const why = await push(changes, retry);
      if (why !== null) return why;
      done.current = { words, seen };
      setRetry(newRetry);
      return null;
    });
  };
  /** `idOf`: an id for what the form makes: the same for the same words, until it is made. */
  return { change, idOf: retry.idOf, ...saving };
}
