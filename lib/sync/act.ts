/** What people do to a sheet, decided on what is stored: judged, stamped, or refused with its reason. */

import type { LogEvent } from "#lib/log/event";
import { itemAt } from "#lib/rules/item-at";
import type { Fault } from "#lib/rules/rules";
import { type Choice, settle, stamp } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { conflictOf, judgeEvent, slotOf } from "#lib/sheet/judge";
import { ONLY_FOLLOWS } from "#lib/sheet/role";
import type { StoreError } from "./database";
import { entryOf, logOf } from "./entry";
import type { Decided } from "./local-sheet";
import type { Page } from "./store";

/** `ok` means on the disk. `conflict`: someone noted this place otherwise; nothing was saved, the form is still there. */
export type Saved =
  | { readonly ok: true; readonly events: readonly LogEvent[] }
  | { readonly ok: false; readonly code: "refused"; readonly faults: readonly Fault[] }
  | { readonly ok: false; readonly code: "conflict"; readonly with: LogEvent }
  | { readonly ok: false; readonly code: StoreError["code"] };

type Stamper = (change: Change) => LogEvent;

/** All of `changes` or none; none on a phone that only follows, whatever page it came by. */
export function decideAct(page: Page, changes: readonly Change[], stamper: Stamper): Decided<Saved> {
  if (page.role === "viewer") return { entries: [], value: { ok: false, code: "refused", faults: [ONLY_FOLLOWS] } };
  let log = logOf(page.entries);
  const said = changes.map(stamper);
  if (isSaidAgain(log, said)) return { entries: [], value: { ok: true, events: [] } };
  const made: LogEvent[] = [];
  let draftDone: number | undefined;
  for (const [i, change] of changes.entries()) {
    const event = itemAt(said, i);
    const faults = judgeEvent(log, event);
    if (faults.length > 0) return { entries: [], value: { ok: false, code: "refused", faults } };
    const rival = conflictOf(log, event);
    if (rival) return { entries: [], value: { ok: false, code: "conflict", with: rival } };
    const noted = log.find((known) => known.kind === "deal.recorded" && isAbout(change, known));
    draftDone ??= change.kind === "deal.recorded" ? change.body.slot : noted && Number(slotOf(noted));
    // The same deal noted twice, by an impatient thumb or another tab, is one deal.
    if (change.kind === "deal.recorded" && noted && !isItsOwn([...log, event], event)) continue;
    log = [...log, event];
    made.push(event);
  }
  return { entries: made.map((event) => entryOf(event, "unsent")), draftDone, value: { ok: true, events: made } };
}

/** A second tap, however late it came: word for word what this phone said last. A deal may be named by a newer version of it. */
const isSaidAgain = (log: readonly LogEvent[], said: readonly LogEvent[]): boolean =>
  said.length > 0 && wordsOf(log.slice(-said.length)) === wordsOf(said);

const wordsOf = (events: readonly LogEvent[]) =>
  JSON.stringify(events.map(({ kind, device, refs, body }) => [kind, device, refs?.[0], body]));

/** A deal of its own, in the place of one that was withdrawn. */
const isItsOwn = (log: readonly LogEvent[], { id }: LogEvent) => foldSheet(log)?.deals.some((deal) => deal.id === id);

/** What it takes to settle a conflict as people chose; nothing where that is done already. */
export function settling(page: Page, event: string, choice: Choice): readonly Change[] {
  const sheet = foldSheet(logOf(page.entries));
  const deal = sheet?.deals.find(({ conflicts }) => conflicts.some((rival) => rival.event === event));
  const rival = deal?.conflicts.find((other) => other.event === event);
  return sheet && deal && rival ? settle(sheet, deal, rival, choice) : [];
}

/** Was the deal that a change notes or corrects recorded by this event? */
const isAbout = (change: Change, recorded: LogEvent): boolean =>
  change.kind === "deal.recorded"
    ? slotOf(recorded) === change.body.slot
    : change.kind === "deal.replaced" && change.refs?.[0] === recorded.id;

/** Ids are drawn inside the transaction, after the newest that is stored. */
export const stamperOf =
  (sheet: string, device: string, at: string) =>
  (makeId: () => string): Stamper =>
  (change) =>
    stamp(change, { id: makeId(), sheet, at, device });
