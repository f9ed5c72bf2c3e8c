/** A long log is read and folded before the transaction that adds to it, a part at a time, while others are answered. */
import { setImmediate as turn } from "node:timers/promises";
import { db } from "./client";
import { Head, isKept, keepForWriting, type LogKind } from "./head";
import { talliesOf } from "./project";
import { lastSeq, readLog } from "./read";

const PART = 100;

/** The transaction holds it against the file, as all that is kept. */
export async function warm(log: string, kind: LogKind): Promise<void> {
  if (isKept(log) || (await lastSeq(log)) <= PART) return;
  const head = new Head(kind);
  for (let rows = await readLog(db(), log, 0, PART); rows.length > 0; rows = await readLog(db(), log, head.log.length, PART)) {
    for (const row of rows) head.add(row);
    head.fold();
    await turn();
  }
  if (kind === "sheet") await talliesOf(db(), head.log, { folded: () => head.sheet.sheet, stood: head.stood });
  keepForWriting(log, head);
}
