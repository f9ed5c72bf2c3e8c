import { type DependencyList, useEffect, useState } from "react";

/**
 * What was asked, once it is answered; asked again at each of `keys`, the last answer standing meanwhile. What comes after another
 * thing was asked, or after the page was left, is nobody's; so is a failure. Nothing is asked where `ask` gives nothing.
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
