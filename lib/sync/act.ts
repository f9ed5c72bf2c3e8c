// This folder: the phone's store, what is unsent in it, and how it keeps up with the server.
/** Decides, from what is stored, what becomes of an act on a sheet: judged and stamped, or refused with its reason. */

import type { LogEvent } from "#lib/log/event";
import { itemAt } from "#lib/rules/item-at";
import type { Fault } from "#lib/rules/rules";
import { type Choice, settle } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { conflictOf, judgeInSheet, slotOf } from "#lib/sheet/judge";
import { ONLY_FOLLOWS } from "#lib/sheet/role";
import type { StoreError } from "./database";
import { entryOf, logOf } from "./entry";
import type { Decided } from "./local-sheet";
import type { SheetOnDisk } from "./store";

/** `ok`: it is on the disk. `conflict`: another event holds this deal's slot; nothing was saved, and the form stays open. */
export type Saved =
  | { readonly ok: true; readonly events: readonly LogEvent[] }
  | { readonly ok: false; readonly code: "refused"; readonly faults: readonly Fault[] }
  | { readonly ok: false; readonly code: "conflict"; readonly with: LogEvent }
  | { readonly ok: false; readonly code: StoreError["code"] };

/** All of `changes` or none, each stamped in turn. A phone that may only follow is refused, from whatever page it tries. */
export function decideAct(disk: SheetOnDisk, changes: readonly Change[], stamp: (change: Change) => LogEvent): Decided<Saved> {
  if (disk.role === "viewer") return { entries: [], value: { ok: false, code: "refused", faults: [ONLY_FOLLOWS] } };
  let log = logOf(disk.entries);
  const said = changes.map(stamp);
  if (isSaidAgain(log, said)) return { entries: [], value: { ok: true, events: [] } };
  const made: LogEvent[] = [];
  let draftDone: number | undefined;
  for (const [i, change] of changes.entries()) {
    const event = itemAt(said, i);
    const faults = judgeInSheet(log, event);
    if (faults.length > 0) return { entries: [], value: { ok: false, code: "refused", faults } };
    const rival = conflictOf(log, event);
    if (rival) return { entries: [], value: { ok: false, code: "conflict", with: rival } };
    const noted = log.find((known) => known.kind === "deal.recorded" && isAbout(change, known));
    draftDone ??= change.kind === "deal.recorded" ? change.body.slot : noted && Number(slotOf(noted));
    // The same deal noted twice (a double tap, another tab) is one deal.
    if (change.kind === "deal.recorded" && noted && !isItsOwn([...log, event], event)) continue;
    log = [...log, event];
    made.push(event);
  }
  return { entries: made.map((event) => entryOf(event, "unsent")), draftDone, value: { ok: true, events: made } };
}

/**
 * A second tap, however late: the same words as this phone's last events. Of `refs` only the first counts: the rest may name
 * newer versions.
 */
const isSaidAgain = (log: readonly LogEvent[], said: readonly LogEvent[]): boolean =>
  said.length > 0 && wordsOf(log.slice(-said.length)) === wordsOf(said);

const wordsOf = (events: readonly LogEvent[]) =>
  JSON.stringify(events.map(({ kind, device, refs, body }) => [kind, device, refs?.[0], body]));

/** True if the fold makes it a deal of its own: its slot was free, as the deal there was withdrawn. */
const isItsOwn = (log: readonly LogEvent[], { id }: LogEvent) => foldSheet(log)?.deals.some((deal) => deal.id === id);

/** The changes that settle a conflict as people chose; none if it is settled already. */
export function settling(disk: SheetOnDisk, event: string, choice: Choice): readonly Change[] {
  const sheet = foldSheet(logOf(disk.entries));
  const deal = sheet?.deals.find(({ conflicts }) => conflicts.some((rival) => rival.event === event));
  const rival = deal?.conflicts.find((other) => other.event === event);
  return sheet && deal && rival ? settle(sheet, deal, rival, choice) : [];
}

/** Was the deal that a change notes or corrects recorded by this event? */
const isAbout = (change: Change, recorded: LogEvent): boolean =>
  change.kind === "deal.recorded"
    ? slotOf(recorded) === change.body.slot
    : change.kind === "deal.replaced" && change.refs?.[0] === recorded.id;
