import { expect, it } from "vitest";
import { inGroups, isRecoveryCode, isWholeCode, RECOVERY_LENGTH, SIGNS, tidyCode } from "./code";

const RECOVERY = "K7MP2WQXK7MP2WQXK7MP2WQXK7MP";

it.each([
  ["k7mp 2wqx", "K7MP2WQX", true, false],
  ["K7MP-2WQ", "K7MP2WQ", false, false],
  [RECOVERY, RECOVERY, true, true],
  [inGroups(RECOVERY).toLowerCase().replaceAll(" ", " - "), RECOVERY, true, true],
  [`${RECOVERY}2`, `${RECOVERY}2`, false, false],
  ["", "", false, false],
])("%s", (typed, tidy, whole, recovery) => {
  expect([tidyCode(typed), isWholeCode(typed), isRecoveryCode(typed)]).toEqual([tidy, whole, recovery]);
});

it("a recovery code is shown in seven groups of four, and holds 128 bits or more", () => {
  expect(inGroups(RECOVERY)).toBe("K7MP 2WQX K7MP 2WQX K7MP 2WQX K7MP");
  expect(RECOVERY_LENGTH * Math.log2(new Set(SIGNS).size)).toBeGreaterThanOrEqual(128);
});
