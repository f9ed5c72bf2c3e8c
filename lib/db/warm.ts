/** A long log is read and folded before the transaction that adds to it, a part at a time, while others are answered. */

import { setImmediate as turn } from "node:timers/promises";
import { keptIn } from "#lib/rules/lists";
import { db } from "./client";
import { Head, headOf, isKept, isRead, keepForReading, keepForWriting, type LogKind } from "./head";
import { talliesOf } from "./project-sheet";
import { lastSeq, readLog } from "./read";

const PART = 100;

/** The transaction holds it against the file, as all that is kept. */
export async function warm(log: string, kind: LogKind): Promise<void> {
  if (isKept(log) || (await lastSeq(log)) <= PART) return;
  const head = await inParts(log, kind);
  if (kind === "sheet") await talliesOf(db(), head.log, { folded: () => head.sheet.sheet, stood: head.stood });
  keepForWriting(log, head);
}

/** Logs that are being read for whoever looks at them: a hall that comes back at once reads each but once. */
const beingRead = new Map<string, Promise<void>>();

/** The same for whoever only looks at it. */
export async function readHead(log: string, kind: LogKind): Promise<Head> {
  // Asked again after the answer: somebody else may have read it meanwhile.
  if (!isRead(log) && (await lastSeq(log)) > PART && !isRead(log)) await readOnce(log, kind);
  return headOf(db(), log, kind);
}

const readOnce = (log: string, kind: LogKind): Promise<void> =>
  keptIn(beingRead, log, () =>
    inParts(log, kind)
      .then((head) => keepForReading(log, head))
      .finally(() => beingRead.delete(log)),
  );

/** As the log is, or was until this number. */
export async function inParts(log: string, kind: LogKind, until = Number.POSITIVE_INFINITY): Promise<Head> {
  const head = new Head(kind);
  const next = () => readLog(db(), log, head.log.length, Math.min(PART, until - head.log.length));
  for (let rows = await next(); rows.length > 0; rows = head.log.length < until ? await next() : []) {
    for (const row of rows) head.add(row);
    head.fold();
    await turn();
  }
  return head;
}
