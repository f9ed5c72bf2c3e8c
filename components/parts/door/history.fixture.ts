/** A tab's address and history, as far as a page's sheets and dialogs use them. */
import { vi } from "vitest";

interface Place {
  readonly state: unknown;
  readonly hash: string;
}

/** A page opened at this hash, in a tab that was on another site before. */
export function aTab(hash: string) {
  const places: Place[] = [{ state: null, hash }];
  let left = false;
  const here = () => places.at(-1) as Place;
  vi.stubGlobal("location", {
    pathname: "/fr/sheet",
    search: "?s=1",
    get hash() {
      return here().hash;
    },
  });
  const hashOf = (address: string) => (address.includes("#") ? address.slice(address.indexOf("#")) : "");
  vi.stubGlobal("history", {
    get state() {
      return here().state;
    },
    pushState: (state: unknown, _: string, address: string) => void places.push({ state, hash: hashOf(address) }),
    replaceState: (state: unknown, _: string, address: string) => void places.splice(-1, 1, { state, hash: hashOf(address) }),
    back: () => {
      if (places.length > 1) places.pop();
      else left = true;
    },
  });
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("PopStateEvent", class {});
  return { hashes: () => places.map((place) => place.hash), hasLeft: () => left, goBack: () => history.back() };
}
