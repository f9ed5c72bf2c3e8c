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

test("who types a deal is told that another phone has noted it, and not that their own has", () => {
  expect(meanwhileSaid(sheetOf(), here, [], t)).toBeUndefined();
  expect(meanwhileSaid(sheetOf([noted, "other"]), here, [], t)).toBe(t.notedSince(1));
  expect(meanwhileSaid(sheetOf([noted, "mine"]), here, [], t)).toBeUndefined();
  expect(meanwhileSaid(sheetOf([noted, "other"]), { ...here, slot: 1 }, [], t)).toBeUndefined();
});

test("who corrects a deal is told of another correction, and not of the version that they correct", () => {
  expect(meanwhileSaid(sheetOf([noted, "other"]), { ...here, known }, [], t)).toBeUndefined();
  const again = replace({ id: eventId(2), current: eventId(2) }, cards(25, 20, 17));
  expect(meanwhileSaid(sheetOf([noted, "other"], [again, "other"]), { ...here, known }, [], t)).toBe(t.notedSince(1));
  expect(meanwhileSaid(sheetOf([noted, "other"], [again, "mine"]), { ...here, known }, [], t)).toBeUndefined();
});

test("who is noting the same deal is called as the table calls them, else as their phone does", () => {
  const typing = (device: string, name: string | null, slot = 0) =>
    meanwhileSaid(sheetOf([sit(1), "hugo’s"]), here, [{ device, name, slot }], t);
  expect(typing("hugo’s", "téléphone 2")).toBe(t.noting("Hugo", 1));
  expect(typing("other", "Paul")).toBe(t.noting("Paul", 1));
  expect(typing("other", null)).toBe(t.noting(null, 1));
  expect(typing("other", "Paul", 1)).toBeUndefined();
});
