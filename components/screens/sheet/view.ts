/** The page open over the sheet is in the address (`#donne-12`), so that the phone's back key closes it. */
import { replaceHash, useRawHash } from "#components/parts/door/address";

export type View =
  | { readonly page: "sheet" }
  | { readonly page: "deal"; readonly slot: number; readonly taker?: number | undefined }
  | { readonly page: "figure"; readonly slot: number; readonly seat: number; readonly compared?: true }
  | { readonly page: "history"; readonly slot: number | null }
  | { readonly page: "contest"; readonly slot: number }
  /** Two versions of a deal. */
  | { readonly page: "settle"; readonly slot: number }
  | { readonly page: "people" }
  | { readonly page: "share" };

const COMPARED = "autre";

const parse = (hash: string): View => {
  const [page, first, second, third] = hash.replace(/^#/, "").split("-");
  const slot = Number(first) - 1;
  const known = first !== undefined && Number.isInteger(slot) && slot >= 0;
  if (page === "donne" && known) return { page: "deal", slot, ...(second === undefined ? {} : { taker: Number(second) }) };
  if (page === "chiffre" && known && second !== undefined)
    return { page: "figure", slot, seat: Number(second), ...(third === COMPARED && { compared: true }) };
  if (page === "histoire") return { page: "history", slot: known ? slot : null };
  if (page === "litige" && known) return { page: "contest", slot };
  if (page === "versions" && known) return { page: "settle", slot };
  if (page === "joueurs") return { page: "people" };
  if (page === "partage") return { page: "share" };
  return { page: "sheet" };
};

/** The hash of a view. */
export const hashOfView = (view: View): string => {
  if (view.page === "deal") return `#donne-${view.slot + 1}${view.taker === undefined ? "" : `-${view.taker}`}`;
  if (view.page === "figure") return `#chiffre-${view.slot + 1}-${view.seat}${view.compared ? `-${COMPARED}` : ""}`;
  if (view.page === "history") return view.slot === null ? "#histoire" : `#histoire-${view.slot + 1}`;
  if (view.page === "contest") return `#litige-${view.slot + 1}`;
  if (view.page === "settle") return `#versions-${view.slot + 1}`;
  if (view.page === "people") return "#joueurs";
  return view.page === "share" ? "#partage" : "";
};

/** How many pages are open: each has an entry in the history, so that the back key closes only the last. */
const depthOf = (view: View): number => (view.page === "sheet" ? 0 : view.page === "figure" && view.compared ? 2 : 1);

export const useView = (): View => parse(useRawHash());

/** Opens the view of a hash. */
export const goTo = (hash: string): void => go(parse(hash));

/** Closes what rises over the sheet. */
export const toSheet = (): void => go({ page: "sheet" });

/** Opens what rises over the sheet, or closes it. */
export function go(view: View): void {
  const [from, to] = [depthOf(parse(location.hash)), depthOf(view)];
  if (to > from) {
    history.pushState({ opened: to }, "", hashOfView(view));
    dispatchEvent(new PopStateEvent("popstate"));
    // Closing goes back if opening added an entry; a view opened by its address is replaced instead.
  } else if (to < from && history.state?.opened === from) history.back();
  else replaceHash(hashOfView(view));
}
