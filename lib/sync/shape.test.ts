import { expect, it } from "vitest";
import { clubsHere, lastSeen, look } from "./club";
import { doorOf } from "./doors";
import type { Phone } from "./phone";
import { Handset } from "./phone.fixture";
import { shaped } from "./shape";

interface Told {
  readonly name: string;
  readonly note: string | null;
  readonly n: number;
  readonly isOpen: boolean;
  readonly list: readonly string[];
  readonly of: { readonly id: string };
  readonly late?: string;
}
const isTold = shaped<Told>({
  name: "string",
  note: "string?",
  n: "number",
  isOpen: "boolean",
  list: "list",
  of: "record",
});
const TOLD = { name: "Nora", note: null, n: 0, isOpen: false, list: [], of: {} };

it.each([
  ["all of it", TOLD, true],
  ["and more", { ...TOLD, later: 1 }, true],
  ["nothing", null, false],
  ["a list", [TOLD], false],
  ["a field less", { ...TOLD, name: undefined }, false],
  ["null where something must be", { ...TOLD, name: null }, false],
  ["something where it may be null", { ...TOLD, note: "x" }, true],
  ["something else there", { ...TOLD, note: 3 }, false],
  ["missing where it may be null", { ...TOLD, note: undefined }, false],
  ["a list for a record", { ...TOLD, of: [] }, false],
  ["a record for a list", { ...TOLD, list: {} }, false],
  ["a word for a number", { ...TOLD, n: "0" }, false],
])("%s", (_, json, holds) => {
  expect(isTold(json)).toBe(holds);
});

const CLUB = "01939c00-0000-7000-8000-00000000c1ab";
const club = { club: { id: CLUB, name: "Les mardis", players: [], seasons: [], adjustments: [] }, role: "owner" };
/** A phone that still has the club as an older app kept it. */
async function upgraded(answer: object): Promise<Phone> {
  const phone = new Handset(async () => Response.json(answer)).tab();
  await phone.store.keepSeen({ path: doorOf.club(CLUB).path, at: 1, view: club });
  return phone;
}

it("what an older app kept in another shape is not shown, but asked for again", async () => {
  const phone = await upgraded({ ...club, seasons: [], day: "2026-11-22" });
  expect(await lastSeen(phone, doorOf.club(CLUB))).toBeUndefined();
  expect((await clubsHere(phone)).map(({ view }) => view.day)).toEqual(["2026-11-22"]);
});

it("an answer in another shape is not believed", async () => {
  const phone = await upgraded(club);
  await expect(look(phone, doorOf.club(CLUB))).rejects.toThrow("server");
  expect(await clubsHere(phone)).toEqual([]);
});
