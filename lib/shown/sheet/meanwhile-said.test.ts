import { expect, test } from "vitest";
import { record, replace, sit } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { cards, eventId, fold, logOf, made, opened } from "#lib/sheet/log.fixture";
import { sheet as t } from "#messages/fr/sheet";
import { meanwhileSaid } from "./meanwhile-said";

const noted = record(0, cards(30, 20, 12));
/** Of what phones did one after the other. */
const sheetOf = (...done: readonly (readonly [Change, string])[]) =>
  fold([...logOf(opened(3)), ...done.map(([change, device], i) => made(i + 2, change, device))]);
const here = { slot: 0, known: undefined, device: "mine" };
const known = { current: eventId(2) };

test("while a deal is typed, it is told that another phone noted it, not that this one did", () => {
  expect(meanwhileSaid(sheetOf(), here, [], t)).toBeUndefined();
  expect(meanwhileSaid(sheetOf([noted, "other"]), here, [], t)).toBe(t.notedSince(1));
  expect(meanwhileSaid(sheetOf([noted, "mine"]), here, [], t)).toBeUndefined();
  expect(meanwhileSaid(sheetOf([noted, "other"]), { ...here, slot: 1 }, [], t)).toBeUndefined();
});

test("while a deal is corrected, another correction is told, but not the version being corrected", () => {
  expect(meanwhileSaid(sheetOf([noted, "other"]), { ...here, known }, [], t)).toBeUndefined();
  const again = replace({ id: eventId(2), current: eventId(2) }, cards(25, 20, 17));
  expect(meanwhileSaid(sheetOf([noted, "other"], [again, "other"]), { ...here, known }, [], t)).toBe(t.notedSince(1));
  expect(meanwhileSaid(sheetOf([noted, "other"], [again, "mine"]), { ...here, known }, [], t)).toBeUndefined();
});

test("a phone noting the same deal is named after its player, or else after the phone", () => {
  const typing = (device: string, name: string | null, slot = 0) =>
    meanwhileSaid(sheetOf([sit(1), "hugo’s"]), here, [{ device, name, slot }], t);
  expect(typing("hugo’s", "téléphone 2")).toBe(t.noting("Hugo", 1));
  expect(typing("other", "Paul")).toBe(t.noting("Paul", 1));
  expect(typing("other", null)).toBe(t.noting(null, 1));
  expect(typing("other", "Paul", 1)).toBeUndefined();
});
