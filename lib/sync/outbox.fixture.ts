/** For tests: a sheet on the phone's disk, with a deal of ours and another phone's. */
import type { LogEvent } from "#lib/log/event";
import { record, replace } from "#lib/sheet/change";
import { cards, logOf, made, opened, sent } from "#lib/sheet/log.fixture";
import { type Entry, entryOf, type Fate } from "./entry";
import type { SheetOnDisk } from "./store";

export const SENT_OPENING = sent(logOf(opened(3)));
export const [theirDeal, ourDeal] = [made(2, record(0, cards(30, 20, 12)), "hugo"), made(3, record(0, cards(12, 20, 30)))];
export const ourCorrection = made(4, replace({ id: ourDeal.id, current: ourDeal.id }, cards(13, 20, 29)));
export const onDisk = (fates: readonly (readonly [LogEvent, Fate])[], pulled = 1): SheetOnDisk => ({
  entries: [...SENT_OPENING.map((event) => entryOf(event, "sent")), ...fates.map(([event, fate]) => entryOf(event, fate))],
  pulled,
});
export const fatesOf = (entries: readonly Entry[]) => entries.map(({ id, fate }) => [id, fate]);
