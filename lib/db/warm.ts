/**
 * Reads and folds a long log before the transaction that adds to it, a part at a time, so that other requests are answered
 * meanwhile.
 */

import { setImmediate as turn } from "node:timers/promises";
import type { LogKind } from "#lib/log/event";
import { keptIn } from "#lib/rules/lists";
import { db } from "./client";
import { Head, headOf, isKept, isRead, keepForReading, keepForWriting } from "./head";
import { talliesOf } from "./project/project-sheet";
import { lastSeq, readLog } from "./read";

const PART = 100;

/** The transaction checks it against the database, as with every log in memory. */
export async function warm(log: string, kind: LogKind): Promise<void> {
  if (isKept(log) || (await lastSeq(log)) <= PART) return;
  const head = await inParts(log, kind);
  if (kind === "sheet") await talliesOf(db(), head.log, { folded: () => head.sheet.sheet, earlier: head.earlier });
  keepForWriting(log, head);
}

/** Logs being read: phones that ask meanwhile share one reading. */
const beingRead = new Map<string, Promise<void>>();

/** The same for reads. */
export async function readHead(log: string, kind: LogKind): Promise<Head> {
  // Checked again after the query: another caller may have read it meanwhile.
  if (!isRead(log) && (await lastSeq(log)) > PART && !isRead(log)) await readOnce(log, kind);
  return headOf(db(), log, kind);
}

const readOnce = (log: string, kind: LogKind): Promise<void> =>
  keptIn(beingRead, log, () =>
    inParts(log, kind)
      .then((head) => keepForReading(log, head))
      .finally(() => beingRead.delete(log)),
  );

/** The log up to number `until`. */
export async function inParts(log: string, kind: LogKind, until = Number.POSITIVE_INFINITY): Promise<Head> {
  const head = new Head(kind);
  const next = () => readLog(db(), log, head.log.length, Math.min(PART, until - head.log.length));
  for (let rows = await next(); rows.length > 0; rows = head.log.length < until ? await next() : []) {
    for (const row of rows) head.add(row);
    void head.sheet.sheet; // played as far as it has come, so that the next part costs little
    await turn();
  }
  return head;
}
