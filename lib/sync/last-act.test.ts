import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { open, record, voidDeal } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import type { Act } from "#lib/sheet/undo";
import { keepAct, lastAct } from "./last-act";
import { Handset } from "./phone.fixture";
import { shelf } from "./shelf.fixture";

const SHEET = "01930000-0000-7000-8000-0000000000aa";
const NOTED: Act = { kind: "deal.recorded", number: 1, inverse: [voidDeal({ id: "01930000-0000-7000-8000-000000000001" })] };

beforeEach(() => void vi.stubGlobal("sessionStorage", shelf()));
afterEach(() => vi.unstubAllGlobals());

test("the last act on a sheet is known to the tab's next page, for that sheet only", () => {
  keepAct(SHEET, NOTED);
  expect(lastAct(SHEET)).toEqual(NOTED);
  expect(lastAct("01930000-0000-7000-8000-0000000000ab")).toBeNull();
  keepAct(SHEET, null);
  expect(lastAct(SHEET)).toBeNull();
});

test("any other write replaces the last act, and a refusal does not", async () => {
  const sheet = new Handset(() => Promise.reject(new TypeError("no network"))).tab().open(SHEET);
  await sheet.save(open(opening(3)));
  keepAct(SHEET, NOTED);
  expect(await sheet.save(record(0, { dealt: "nothing" }))).toMatchObject({ ok: false });
  expect(lastAct(SHEET)).toEqual(NOTED);
  expect(await sheet.save(record(0, cards(30, 20, 12)))).toMatchObject({ ok: true });
  expect(lastAct(SHEET)).toBeNull();
});

test("without storage for the session no last act is known", () => {
  vi.unstubAllGlobals();
  keepAct(SHEET, NOTED);
  expect(lastAct(SHEET)).toBeNull();
});
