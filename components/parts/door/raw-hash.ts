/** The address's own hash, for those who read it in their own way. */
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => {
  addEventListener("hashchange", listener);
  addEventListener("popstate", listener);
  return () => {
    removeEventListener("hashchange", listener);
    removeEventListener("popstate", listener);
  };
};

/** As it stands in the address, its sign included; "" when there is none. */
export const useRawHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => "",
  );

/** Follows a hash that a link or a person put there: as the page wakes, and whenever it is another. What the page itself puts there is not told. */
export function useFollowedHash(follow: (hash: string) => void): void {
  const now = useEffectEvent(() => follow(location.hash));
  useEffect(() => {
    now();
    addEventListener("hashchange", now);
    return () => removeEventListener("hashchange", now);
  }, []);
}

/** In the same place of the phone's history. */
export function replaceHash(hash: string): void {
  history.replaceState(history.state, "", `${location.pathname}${location.search}${hash}`);
  dispatchEvent(new PopStateEvent("popstate"));
}
