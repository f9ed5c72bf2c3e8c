import { expect, test } from "vitest";
import { askConfirmation, confirm, contest, record, sit } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import { cards, eventId, logOf, made, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { signsOf } from "./signs";

test("only signs that the table shows are explained, and a contested deal shows none", () => {
  const deal = { id: eventId(2), current: eventId(2) };
  const log = logOf(opened(3), record(0, cards(25, 18, 19)), askConfirmation(true));
  const signs = (...more: typeof log) => signsOf(foldSheet([...log, ...more]) as Sheet);
  expect(signs()).toEqual(["waiting"]);
  expect(signs(made(4, contest(deal, "renonce")))).toEqual([]);
  const yes = [made(4, sit(1), "hugo"), made(5, confirm(deal), "hugo")];
  expect(signs(...yes)).toEqual(["confirmed"]);
  expect(signs(...yes, made(6, record(1, cards(20, 23, 19))))).toEqual(["confirmed", "waiting"]);
  expect(signsOf(foldSheet(log.slice(0, 2)) as Sheet)).toEqual([]);
});
