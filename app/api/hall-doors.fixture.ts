/** For tests: the doors, what a phone does in a tournament, and its first table. */
import type { Position } from "#lib/hall/hall";
import type { HallChange } from "#lib/hall/hall-event";
import { accepted } from "./club.fixture";
import { json } from "./evening.fixture";
import { aHall, atTable, hallIn, openNext, pushHall, type TestHall } from "./hall.fixture";
import { ask, type Phone, readDoors } from "./router.fixture";

export const hallDoors = await readDoors();

export const byPhone = (hall: TestHall, phone: Phone, ...changes: HallChange[]) =>
  pushHall(hallDoors, hall.sheet, phone, changes);

export const lastPosition = async (hall: TestHall) => (await hallIn(hallDoors, hall)).positions.at(-1) as Position;
/** A tournament whose first position is open, and the phone and the sheet of its first table. */
export async function seatedTable() {
  const hall = await aHall(hallDoors);
  const phone = await atTable(hallDoors, hall);
  accepted(await openNext(hallDoors, hall));
  return { hall, phone, sheet: (await lastPosition(hall)).tables[0]?.log as string };
}
export const pullEvents = async (phone: Phone, sheet: string) =>
  (await json(ask(hallDoors, "GET", `/api/sheets/${sheet}/events`, { phone })))?.events ?? null;

export const GARDE_OF_HALL = { taker: 0, contract: "garde", bouts: 2, points: 45 };
