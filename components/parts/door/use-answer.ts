import { type DependencyList, useEffect, useState } from "react";

/**
 * The answer to `ask`, asked again when `keys` change; the last answer is shown meanwhile. Answers that come too late, and
 * failures, are dropped. Nothing is asked if `ask` gives no promise.
 */
export function useAnswer<T>(ask: () => Promise<T> | "" | false | null | undefined, keys: DependencyList): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(
    () => {
      let left = false;
      const asked = ask() || Promise.reject();
      asked.then(
        (said) => !left && setAnswer(() => said),
        () => {},
      );
      return () => {
        left = true;
      };
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: they are the caller's
    keys,
  );
  return answer;
}
