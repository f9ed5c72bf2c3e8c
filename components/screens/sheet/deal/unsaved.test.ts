import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { cards, fold, logOf, opened } from "#lib/sheet/log.fixture";
import type { OpenSheet } from "#lib/sync/opened";
import type { ClashPage } from "./clash-page";
import { Unsaved } from "./unsaved";

type Clash = ComponentProps<typeof ClashPage>;
const page = vi.hoisted(() => ({ now: null as unknown }));
vi.mock("./clash-page", () => ({
  ClashPage(given: Clash) {
    page.now = given;
    return null;
  },
}));

const deal = cards(30, 20, 12);

test("closing the comparison returns to the typed deal, and only choosing the other gives it up", () => {
  const [setClash, save, onKeep] = [vi.fn(), vi.fn(), vi.fn()];
  const saving = { clash: deal, setClash, trouble: null, forgive: () => {}, save };
  const sheet = fold(logOf(opened(3)));
  const seating = { seats: [0, 1, 2], dealer: 0 };
  renderToStaticMarkup(
    createElement(Unsaved, { at: { open: {} as OpenSheet }, sheet, slot: 0, saving, seating, isNoted: false, onKeep }),
  );
  const clash = page.now as Clash;
  expect(clash).toMatchObject({ slot: 0, deal, seating, isNoted: false });
  clash.onClose();
  expect([setClash.mock.calls, onKeep.mock.calls]).toEqual([[[null]], []]);
  clash.onKeep();
  expect([setClash.mock.calls, onKeep.mock.calls]).toEqual([[[null]], [[]]]);
});
