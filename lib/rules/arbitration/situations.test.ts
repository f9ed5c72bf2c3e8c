import { expect, test } from "vitest";
import { PROVISION_IDS } from "../articles";
import { blamesSomebody, questionsReached } from "./arbitrate";
import { SITUATION_NAMES, SITUATIONS, situationOf } from "./situations";

test("every provision belongs to a kind of incident", () => {
  expect([...new Set(SITUATION_NAMES.flatMap((name) => SITUATIONS[name] as readonly string[]))].sort()).toEqual(
    [...PROVISION_IDS].sort(),
  );
  for (const id of PROVISION_IDS) expect(SITUATIONS[situationOf(id)]).toContain(id);
  expect([situationOf("CA37"), situationOf("CA25"), situationOf("CA13")]).toEqual(["poignee", "conduct", "revoke"]);
});

test("questions follow from the answers given, and none is asked that changes nothing", () => {
  const names = (...given: Parameters<typeof questionsReached>) => questionsReached(...given).map(({ name }) => name);
  expect(names("CA14", {})).toEqual(["by"]);
  expect(names("CA14", { by: "taker" })).toEqual(["by"]);
  expect(names("CA14", { by: "defence" })).toEqual(["by", "again"]);
  expect(names("CA33", {})).toEqual(["again"]);
  expect(names("CA26", {})).toEqual(["again"]);
  expect(names("CA18", {})).toEqual(["when", "by"]);
  expect(names("CA6", {})).toEqual([]);
});

test("these provisions blame nobody", () => {
  expect(PROVISION_IDS.filter((id) => !blamesSomebody(id))).toEqual([
    ...["CA1", "CA2", "CA3", "CA4", "CA6", "CA7", "CA8", "CA9", "CA11", "CA15", "CA17", "CA19", "CA20", "CA21", "CA24"],
    ...["CA27", "CA28", "CA30", "CA32", "CA36"],
  ]);
});
