import { expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import { caseHref, casesAt, useTab } from "./use-tab";

const address = { hash: "" };
vi.mock("#components/parts/door/address", () => ({
  useRawHash: () => address.hash,
  replaceHash: (hash: string) => {
    address.hash = hash;
  },
}));

test("a link leads to a kind of incident, to a case, or to a case and its culprit", () => {
  expect(casesAt("#code-poignee")).toEqual({ situation: "poignee", id: null, culprit: null });
  expect(casesAt(caseHref("CA18", null))).toEqual({ situation: "revoke", id: "CA18", culprit: null });
  expect(casesAt(caseHref("CA18", 0))).toEqual({ situation: "revoke", id: "CA18", culprit: 0 });
  expect(casesAt("#code-poignee-2"), "a kind of incident is nobody's").toEqual({ situation: "poignee", id: null, culprit: null });
  for (const other of ["#code", "#code-CA99", "#code-CA18-x", "#donne"]) expect(casesAt(other)).toBeNull();
});

test("the open tab follows the address, and is the play otherwise", async () => {
  const page = await running(() => useTab(), undefined);
  const tabs: string[] = [];
  for (const hash of ["", "#main", "#donne", "#code-CA18-2", "#codex", "#coup"]) {
    address.hash = hash;
    await page.again(undefined);
    tabs.push(page.now()[0]);
  }
  expect(tabs).toEqual(["play", "hand", "deal", "code", "play", "play"]);
  await page.done(() => page.now()[1]("deal"));
  expect(address.hash).toBe("#donne");
});
