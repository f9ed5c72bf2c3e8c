import { expect, test } from "vitest";
import { askConfirmation, confirm, record, replace, sit } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { eventId, fold, logOf, made, opened } from "#lib/sheet/log.fixture";
import type { SheetDeal } from "#lib/sheet/sheet";
import { confirmingBy, stillConfirms } from "./confirming";

/** Nora's phone notes a garde that Hugo takes. */
const GARDE = { taker: 1, contract: "garde", bouts: 2, points: 49 };
const log = logOf(opened(4, { rules: { game: "tarot", players: 4 } }), record(0, GARDE), askConfirmation(true), sit(0));
const DEAL = { id: eventId(2), current: eventId(2) };
const after = (...more: readonly (readonly [Change, string])[]) =>
  fold([...log, ...more.map(([change, device], i) => made(5 + i, change, device))]);
const first = ({ deals }: ReturnType<typeof after>) => deals[0] as SheetDeal;

test("a deal is confirmed on a phone of the other camp; who has not said who plays with a phone is asked", () => {
  const sheet = after([sit(1), "hugo"], [sit(2), "ines"]);
  const asked = (own: string | null, role: "player" | "viewer" | null = "player") =>
    confirmingBy(sheet, first(sheet), own, { role });
  expect([asked("hugo"), asked("hugo", null)]).toEqual(["may", "may"]);
  expect([asked("ines"), asked("another")]).toEqual(["own-camp", "not-seated"]);
});

test("the phone that noted it, one that only follows, and one not known yet are asked nothing", () => {
  const sheet = after([sit(1), "hugo"]);
  const asked = (own: string | null, role: "player" | "viewer") => confirmingBy(sheet, first(sheet), own, { role });
  expect([asked("nora", "player"), asked("hugo", "viewer"), asked(null, "player")]).toEqual(["waits", "waits", "waits"]);
});

test("a confirmation stands until the deal is corrected", () => {
  const yes = [
    [sit(1), "hugo"],
    [confirm(DEAL), "hugo"],
  ] as const;
  const [before, corrected] = [after(...yes), after(...yes, [replace(DEAL, { ...GARDE, points: 50 }), "nora"])].map(first);
  expect([before, corrected].map((deal) => deal && stillConfirms(deal, DEAL.current))).toEqual([true, false]);
  expect(stillConfirms({ confirmed: false, current: DEAL.current }, DEAL.current)).toBe(false);
});
