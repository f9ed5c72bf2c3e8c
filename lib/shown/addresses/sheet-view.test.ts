import { expect, test } from "vitest";
import { hashOfView, type View, viewAt } from "./sheet-view";

test.each<[string, View]>([
  ["#donne-5", { page: "deal", slot: 4 }],
  ["#donne-5-2", { page: "deal", slot: 4, taker: 2 }],
  ["#chiffre-3-1", { page: "figure", slot: 2, seat: 1 }],
  ["#chiffre-3-0-autre", { page: "figure", slot: 2, seat: 0, compared: true }],
  ["#histoire", { page: "history", slot: null }],
  ["#histoire-7", { page: "history", slot: 6 }],
  ["#litige-1", { page: "contest", slot: 0 }],
  ["#versions-2", { page: "settle", slot: 1 }],
  ["#joueurs", { page: "people" }],
  ["#partage", { page: "share" }],
  ["", { page: "sheet" }],
])("%s names its page, whose address it is", (hash, view) => {
  expect([viewAt(hash), viewAt(hash.slice(1)), hashOfView(view)]).toEqual([view, view, hash]);
});

test.each(["#donne-0", "#donne-x", "#litige", "#versions", "#chiffre-3", "#ailleurs"])("%s names no page: the sheet", (hash) =>
  expect(viewAt(hash)).toEqual({ page: "sheet" }),
);
