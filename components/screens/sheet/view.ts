/** The page open over the sheet is in the address (`#donne-12`), so that the phone's back key closes it. */
import { replaceHash, useRawHash } from "#components/parts/door/address";
import { hashOfView, type View, viewAt } from "#lib/shown/addresses/sheet-view";

/** How many pages are open: each has an entry in the history, so that the back key closes only the last. */
const depthOf = (view: View): number => (view.page === "sheet" ? 0 : view.page === "figure" && view.compared ? 2 : 1);

export const useView = (): View => viewAt(useRawHash());

/** Opens the view of a hash. */
export const goTo = (hash: string): void => go(viewAt(hash));

/** Closes what rises over the sheet. */
export const toSheet = (): void => go({ page: "sheet" });

/** Opens what rises over the sheet, or closes it. */
export function go(view: View): void {
  const [from, to] = [depthOf(viewAt(location.hash)), depthOf(view)];
  if (to > from) {
    history.pushState({ opened: to }, "", hashOfView(view));
    dispatchEvent(new PopStateEvent("popstate"));
    // Closing goes back if opening added an entry; a view opened by its address is replaced instead.
  } else if (to < from && history.state?.opened === from) history.back();
  else replaceHash(hashOfView(view));
}
