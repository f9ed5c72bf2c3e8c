import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { addPerson, joinSeason, open, sit, stampSheet } from "#lib/sheet/change";
import { opening } from "#lib/sheet/log.fixture";
import { Handset } from "./phone.fixture";
import { selfIn } from "./self";

const offline = () => Promise.reject(new TypeError("no network"));
const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, "0")}`;
const CLUB = id(900);
const PLAYERS = [id(1), id(2), id(3)];
const joined = (club: string) => ({ club, season: id(901), players: PLAYERS });

/** A phone on which sheets were opened one after the other, each with its club and with the seats that the phone said were its own. */
async function phoneWith(...sheets: readonly { club: string; seats: readonly (number | null)[] }[]) {
  const handset = new Handset(offline);
  const phone = handset.tab();
  for (const [i, { club, seats }] of sheets.entries()) {
    handset.now += 60_000;
    const sheet = phone.open(id(100 + i));
    const saved = await sheet.save(open(opening(3)), joinSeason(joined(club)), ...seats.map(sit));
    if (!saved.ok) throw new Error(saved.code);
  }
  return phone;
}

test("the seat that a phone took at a table of the club tells who its owner is", async () => {
  expect(await selfIn(await phoneWith({ club: CLUB, seats: [1] }), CLUB)).toBe(PLAYERS[1]);
});

test("the newest table counts, and the last seat taken there", async () => {
  const phone = await phoneWith({ club: CLUB, seats: [0] }, { club: CLUB, seats: [1, 2] });
  expect(await selfIn(phone, CLUB)).toBe(PLAYERS[2]);
});

test.each([
  [5, PLAYERS[1]],
  [6, null],
])("a seat taken %i tables ago is found, or is too long ago", async (others, self) => {
  const tables = Array.from({ length: others }, () => ({ club: CLUB, seats: [] }));
  expect(await selfIn(await phoneWith({ club: CLUB, seats: [1] }, ...tables), CLUB)).toBe(self);
});

test("a late arrival who sat down with the phone is its owner too, if the club knows them", async () => {
  const phone = await phoneWith({ club: CLUB, seats: [] });
  const sheet = phone.open(id(100));
  for (const player of [undefined, id(4)]) {
    const saved = await sheet.save(addPerson({ nextSlot: 0 }, player ? "Zoé" : "Max", player));
    if (!saved.ok) throw new Error(saved.code);
    await sheet.save(sit(saved.events[0]?.id ?? null));
    expect(await selfIn(phone, CLUB)).toBe(player ?? null);
  }
});

test("the seat of another phone tells nothing of this one's owner", async () => {
  const phone = await phoneWith({ club: CLUB, seats: [0] });
  const sheet = phone.open(id(100));
  const log = JSON.parse(await sheet.whole()) as LogEvent[];
  const theirs = { ...stampSheet(sit(2), { id: id(999), sheet: sheet.id, at: "2026-11-21T21:00:00Z", device: "another" }) };
  await sheet.receive([...log, theirs].map((event, i) => ({ ...event, seq: i + 1 })));
  expect(sheet.getSnapshot().unsent).toBe(0);
  expect(await selfIn(phone, CLUB)).toBe(PLAYERS[0]);
});

test("a phone that took no seat, took one elsewhere or gave it up has no known owner", async () => {
  expect(await selfIn(await phoneWith({ club: CLUB, seats: [] }), CLUB)).toBeNull();
  expect(await selfIn(await phoneWith({ club: id(902), seats: [1] }), CLUB)).toBeNull();
  expect(await selfIn(await phoneWith({ club: CLUB, seats: [1, null] }), CLUB)).toBeNull();
});
