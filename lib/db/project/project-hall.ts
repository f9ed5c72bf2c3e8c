/**
 * What a tournament and its tables' sheets add to each other, in the transaction of the event: opening a position opens its
 * tables' sheets; a closed sheet is handed in, and again whenever it is corrected.
 */
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type Hall, type Position, sameBalances, type Table } from "#lib/hall/hall";
import { stampHall } from "#lib/hall/hall-event";
import { openingId } from "#lib/hall/planned";
import { balancesOf, finesOf, openTable, penaltiesOf } from "#lib/hall/table-sheet";
import type { LogEvent } from "#lib/log/event";
import { lastOf } from "#lib/rules/item-at";
import { stampSheet } from "#lib/sheet/change";
import type { Role } from "#lib/sheet/role";
import { engine, type Tx } from "../client";
import type { Growing } from "../growing";
import { Head, headOf } from "../head";
import { take } from "../take";

/** Returns the events added to other logs; `touched`: filled with their ids, even if the transaction fails. */
export async function projectHall(tx: Tx, growing: Growing, touched: string[], at: Date): Promise<readonly LogEvent[]> {
  const last = growing.head.events.at(-1);
  if (!last) return [];
  if (growing.head.kind === "hall" && last.kind === "position.opened") return openTables(tx, growing, last, touched, at);
  if (growing.head.kind === "sheet" && growing.within) return handIn(tx, growing, growing.within, last, touched, at);
  return [];
}

async function openTables(tx: Tx, { head }: Growing, event: LogEvent, touched: string[], at: Date): Promise<LogEvent[]> {
  const hall = head.hall as Hall;
  const position = lastOf(hall.positions);
  const { openedBy } = await tx.log.findUniqueOrThrow({ where: { id: hall.id }, select: { openedBy: true } });
  for (const table of position.tables) {
    const change = openTable(hall, position.position, table);
    if (!change || table.log === null) continue;
    const sheet = table.log;
    touched.push(sheet);
    await tx.log.create({ data: { id: sheet, kind: "sheet", openedBy, within: hall.id } });
    const opening = stampSheet(change, { id: openingId(sheet), sheet, at: event.at, device: event.device });
    await mustJoin(tx, { access: own(sheet, event.device), head: new Head("sheet") }, opening, at);
  }
  return [];
}

/** Balances and fines that the tournament already has are not sent again. */
async function handIn(
  tx: Tx,
  growing: Growing,
  hallId: string,
  last: LogEvent,
  touched: string[],
  at: Date,
): Promise<LogEvent[]> {
  const { sheet } = growing.head.sheet;
  if (!sheet?.closed && !sheet?.deals.some(({ contests }) => contests.length > 0)) return [];
  touched.push(hallId);
  await engine().lockLog(tx, hallId);
  const { hall } = await headOf(tx, hallId, "hall");
  const log = growing.access.log;
  const position = hall?.positions.find(({ tables }) => tables.some((one) => one.log === log));
  const table = position?.tables.find((one) => one.log === log);
  if (!hall || hall.ended || !position || !table) return [];
  // A closed sheet's deals count unless the tournament's result stands (`stands`); fines are handed in all the same.
  const speaks = sheet.closed !== null && !stands(hall, position, table, growing.access.role);
  const balances = speaks ? balancesOf(table, sheet) : table.sheet?.balances;
  if (!balances) return [];
  const fines = finesOf(table, sheet);
  const areSame = areIn(hall, position, table, fines);
  if (table.sheet && sameBalances(table.sheet.balances, balances) && areSame) return [];
  const where = { position: position.position, table: table.table };
  const body = {
    ...where,
    balances,
    source: speaks ? ("phone" as const) : (table.sheet?.source ?? "phone"),
    ...(!areSame && { fines }),
  };
  const event = stampHall(
    { kind: "sheet.handed-in", body, ...(table.sheet && { refs: [table.sheet.event] }) },
    { id: idOf("handed-in", last.id), sheet: hallId, at: last.at, device: last.device },
  );
  const into: Growing = { access: own(hallId, last.device), head: new Head("hall") };
  await mustJoin(tx, into, event, at);
  return into.head.events.slice(-1);
}

/**
 * A table alone changes neither what the arbiter typed, nor a position after which another has opened: the arbiter is told that
 * the deals say something else, and accepts it or not.
 */
const stands = ({ positions }: Hall, { position }: Position, { sheet }: Table, role: Role): boolean =>
  role !== "owner" && sheet !== null && (sheet.source !== "phone" || position < positions.length);

function areIn({ penalties }: Hall, position: Position, { table }: Table, fines: ReturnType<typeof finesOf>): boolean {
  const before = penalties.filter((one) => one.position === position.position && one.of?.table === table);
  return isDeepStrictEqual(
    penaltiesOf(position, table, fines, ""),
    before.map((one) => ({ ...one, event: "" })),
  );
}

const own = (log: string, device: string) => ({ log, device, name: null, role: "owner" as const });

async function mustJoin(tx: Tx, growing: Growing, event: LogEvent, at: Date): Promise<void> {
  const answer = await take(tx, growing, event, at);
  if (answer.status !== "accepted") throw new Error(`a tournament's own event was not taken: ${JSON.stringify(answer)}`);
}

/** An id made from the cause, so that the same cause makes the same event. */
function idOf(...of: readonly string[]): string {
  const hex = createHash("sha256").update(of.join(" ")).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join("-");
}
