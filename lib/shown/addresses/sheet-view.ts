/** The page open over a sheet, as the address's hash names it. */

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

/** The view that a hash names, with its "#" or without; the sheet if it names none. */
export function viewAt(hash: string): View {
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
}

export function hashOfView(view: View): string {
  if (view.page === "deal") return `#donne-${view.slot + 1}${view.taker === undefined ? "" : `-${view.taker}`}`;
  if (view.page === "figure") return `#chiffre-${view.slot + 1}-${view.seat}${view.compared ? `-${COMPARED}` : ""}`;
  if (view.page === "history") return view.slot === null ? "#histoire" : `#histoire-${view.slot + 1}`;
  if (view.page === "contest") return `#litige-${view.slot + 1}`;
  if (view.page === "settle") return `#versions-${view.slot + 1}`;
  if (view.page === "people") return "#joueurs";
  return view.page === "share" ? "#partage" : "";
}
