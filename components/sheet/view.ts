"use client";
/** What is open over the sheet lives in the address (`#donne-12`), so that the phone's back key closes it. */
import { useSyncExternalStore } from "react";

export type View =
  | { readonly page: "sheet" }
  | { readonly page: "deal"; readonly slot: number; readonly taker?: number }
  | { readonly page: "number"; readonly slot: number; readonly seat: number }
  | { readonly page: "history"; readonly slot: number | null }
  | { readonly page: "contest"; readonly slot: number }
  | { readonly page: "share" };

const parse = (hash: string): View => {
  const [page, first, second] = hash.replace(/^#/, "").split("-");
  const slot = Number(first) - 1;
  const known = first !== undefined && Number.isInteger(slot) && slot >= 0;
  if (page === "donne" && known) return { page: "deal", slot, ...(second === undefined ? {} : { taker: Number(second) }) };
  if (page === "chiffre" && known && second !== undefined) return { page: "number", slot, seat: Number(second) };
  if (page === "histoire") return { page: "history", slot: known ? slot : null };
  if (page === "litige" && known) return { page: "contest", slot };
  if (page === "partage") return { page: "share" };
  return { page: "sheet" };
};

const make = (view: View): string => {
  if (view.page === "deal") return `#donne-${view.slot + 1}${view.taker === undefined ? "" : `-${view.taker}`}`;
  if (view.page === "number") return `#chiffre-${view.slot + 1}-${view.seat}`;
  if (view.page === "history") return view.slot === null ? "#histoire" : `#histoire-${view.slot + 1}`;
  if (view.page === "contest") return `#litige-${view.slot + 1}`;
  return view.page === "share" ? "#partage" : "";
};

const subscribe = (listener: () => void) => {
  addEventListener("hashchange", listener);
  addEventListener("popstate", listener);
  return () => {
    removeEventListener("hashchange", listener);
    removeEventListener("popstate", listener);
  };
};

export function useView(): [View, (view: View) => void] {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => "",
  );
  const go = (view: View) => {
    if (view.page === "sheet" && location.hash) {
      // Closing is going back where the opening came from; opened cold, it is a new place.
      if (history.state?.opened) history.back();
      else replace("");
      return;
    }
    if (parse(location.hash).page === "sheet") {
      history.pushState({ opened: true }, "", make(view));
      dispatchEvent(new PopStateEvent("popstate"));
    } else replace(make(view));
  };
  return [parse(hash), go];
}

function replace(hash: string): void {
  history.replaceState(history.state, "", `${location.pathname}${location.search}${hash}`);
  dispatchEvent(new PopStateEvent("popstate"));
}
