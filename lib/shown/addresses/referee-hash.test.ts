import { expect, test } from "vitest";
import { casesAt } from "./cases-at";
import { codeHash, hashOfTab, TABS, tabAt } from "./referee-hash";

test("a tab is found by its hash, and by a case in it; else it is the play", () => {
  expect(TABS.map((tab) => tabAt(hashOfTab(tab)))).toEqual(TABS);
  expect(TABS.map(hashOfTab)).toEqual(["#coup", "#main", "#donne", "#code"]);
  expect(["", "#code-CA18-2", "#codex", "#donne-3"].map(tabAt)).toEqual(["play", "code", "play", "deal"]);
});

test("a link leads to a kind of incident, to a case, or to a case and its culprit", () => {
  expect([codeHash("conduct"), codeHash("CA18"), codeHash("CA18", 2)]).toEqual(["#code-conduct", "#code-CA18", "#code-CA18-2"]);
  expect(casesAt(codeHash("poignee"))).toEqual({ situation: "poignee", id: null, culprit: null });
  expect(casesAt(codeHash("CA18"))).toEqual({ situation: "revoke", id: "CA18", culprit: null });
  expect(casesAt(codeHash("CA18", 0))).toEqual({ situation: "revoke", id: "CA18", culprit: 0 });
  expect(casesAt("#code-poignee-2"), "a kind of incident is nobody's").toEqual({ situation: "poignee", id: null, culprit: null });
  for (const other of ["#code", "#code-CA99", "#code-CA18-x", "#donne"]) expect(casesAt(other)).toBeNull();
});
