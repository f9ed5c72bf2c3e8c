import { expect, test } from "vitest";
import { caseHref, casesAt } from "./use-tab";

test("a link leads to a kind of incident, to a case, and to whoever did it", () => {
  expect(casesAt("#code-poignee")).toEqual({ situation: "poignee", id: null, culprit: null });
  expect(casesAt(caseHref("CA18", null))).toEqual({ situation: "revoke", id: "CA18", culprit: null });
  expect(casesAt(caseHref("CA18", 0))).toEqual({ situation: "revoke", id: "CA18", culprit: 0 });
  expect(casesAt("#code-poignee-2"), "a kind of incident is nobody's").toEqual({ situation: "poignee", id: null, culprit: null });
  for (const other of ["#code", "#code-CA99", "#code-CA18-x", "#donne"]) expect(casesAt(other)).toBeNull();
});
