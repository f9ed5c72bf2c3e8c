import { expect, test } from "vitest";
import type { Json } from "#lib/rules/read";
import { addPerson, announceBet, record, seated } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { logOf, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { loadDesk } from "#lib/shown/games/desk";
import { firstDraft, isReportDraft, reseatedDraft } from "./deal-draft";
import { seatingFor } from "./deal-seating";

await loadDesk("tarot");

/** Four people, and a fifth, Max, who sits last: Nora (0) deals, and sits out. */
const FIVE = [opened(4, { rules: { game: "tarot", players: 4 } }), addPerson({ nextSlot: 0 }, "Max")];
const GARDE: Json = { taker: 1, contract: "garde", bouts: 2, points: 45 };
const sheetOf = (...changes: readonly Change[]) => foldSheet(logOf(...FIVE, ...changes)) as Sheet;
const empty = sheetOf();
const due = seatingFor(empty, 0);
const NOTHING = { taker: undefined, kept: undefined };
const begun = (sheet: Sheet, of = NOTHING as Parameters<typeof firstDraft>[3]) =>
  firstDraft(
    sheet,
    sheet.deals.find(({ slot }) => slot === 0),
    seatingFor(sheet, 0),
    of,
  );

test("a new deal begins with the tapped player as taker, unless they sit out", () => {
  expect(begun(empty, { ...NOTHING, taker: 3 })).toMatchObject({ taker: 2, contract: null, sit: due });
  expect(begun(empty, { ...NOTHING, taker: 0 })).toMatchObject({ taker: null });
});

test("a new deal begins with the bet that was announced, a correction with its deal", () => {
  const bet = announceBet(0, { taker: 2, contract: "garde" }, seated(empty, 0, due.seats, due.dealer), empty);
  expect(begun(sheetOf(bet))).toMatchObject({ taker: 2, contract: "garde", typed: "" });
  const noted = record(0, GARDE, seated(empty, 0, due.seats, due.dealer));
  expect(begun(sheetOf(noted), { ...NOTHING, taker: 4 })).toMatchObject({ taker: 1, typed: "45" });
  const [unread] = sheetOf(noted).deals.map((deal) => ({ ...deal, deal: null }));
  expect(firstDraft(sheetOf(bet), unread, due, NOTHING)).toMatchObject({ taker: null, contract: null });
});

test("a deal noted by its figures is corrected by figures, or by the full deal that was begun over it", () => {
  const figures = { report: [87, -29.5, -29, -28.5], deals: 3 };
  const sheet = sheetOf(record(0, figures, seated(empty, 0, due.seats, due.dealer)));
  const cells = { "score.0": "87", "score.1": "−29,5", "score.2": "−29", "score.3": "−28,5", deals: "3" };
  expect(begun(sheet)).toMatchObject({ cells });
  expect(begun(sheet, { ...NOTHING, kept: { cells: {} } })).toMatchObject({ cells });
  const full = begun(sheet, { ...NOTHING, kept: { taker: 1 } });
  expect([isReportDraft(full), full]).toMatchObject([false, { taker: null }]);
});

test("entries go along with their players to other seats, and figures begin anew", () => {
  const to = { seats: [0, 1, 2, 3], dealer: 4 };
  const typed = { ...begun(empty, { ...NOTHING, taker: 3 }), typed: "51" };
  expect(reseatedDraft(empty, typed, due, to)).toMatchObject({ taker: 3, typed: "51" });
  expect(reseatedDraft(empty, typed, due, { seats: [0, 1, 2, 4], dealer: 3 })).toMatchObject({ taker: null, typed: "51" });
  expect(reseatedDraft(empty, { cells: { "score.0": "1" } }, due, to)).toMatchObject({ taker: null, typed: "", sit: to });
});
