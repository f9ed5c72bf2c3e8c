/** For tests: a club's tournament on the server, its arbiter, its tables' phones, and whole positions played through the doors. */
import { randomUUID } from "node:crypto";
import type { PushResult } from "#lib/db/take";
import type { Hall } from "#lib/hall/hall";
import { type HallChange, type Member, stampHall } from "#lib/hall/hall-event";
import { type HallView, hallOf } from "#lib/hall/hall-view";
import { type NextKind, nextSeating } from "#lib/hall/next-seating";
import { aClub, accepted, pushTo, type TestClub } from "./club.fixture";
import { aGuest, type Evening, json } from "./evening.fixture";
import { ask, type Door, type Phone } from "./router.fixture";

const AT = "2026-11-24T20:15:00.000Z";

/** The tournament as a log; its owner is the arbiter. */
export interface TestHall extends Evening {
  readonly club: TestClub;
}

export const pushHall = (
  doors: readonly Door[],
  hall: string,
  phone: Phone,
  changes: readonly HallChange[],
): Promise<PushResult[]> =>
  pushTo(
    doors,
    hall,
    phone,
    changes.map((change) => stampHall(change, { id: randomUUID(), sheet: hall, at: AT, device: phone.device })),
  );

/** `entrants` by number; null: nobody has this number. */
export async function aHall(
  doors: readonly Door[],
  entrants: readonly (Member | null)[] = Array.from({ length: 20 }, (_, i) => ({ name: `Joueur ${i + 1}` })),
  formula = { positions: 5, deals: 4 },
): Promise<TestHall> {
  const club = await aClub(doors);
  const [sheet, { owner }] = [randomUUID(), club];
  const ids = entrants.map((one) => (one ? randomUUID() : null));
  const opening = {
    name: "Tournoi du mardi",
    day: "2026-11-24",
    ...formula,
    teamOf: 1,
    club: club.club,
    movement: "fft",
  } as const;
  const added = entrants.flatMap((one, i): HallChange[] =>
    one ? [{ kind: "entrant.added", body: { entrant: ids[i] as string, ...one } }] : [],
  );
  const changes: HallChange[] = [
    { kind: "tournament.opened", body: opening },
    ...added,
    { kind: "seats.given", body: { seats: ids } },
  ];
  for (let first = 0; first < changes.length; first += 50)
    accepted(await pushHall(doors, sheet, owner, changes.slice(first, first + 50)));
  const { events } = await json(ask(doors, "GET", `/api/sheets/${sheet}/events`, { phone: owner }));
  return { sheet, owner, club, events };
}

export const viewOf = async (doors: readonly Door[], { sheet }: Pick<TestHall, "sheet">, phone: Phone): Promise<HallView> =>
  (await json(ask(doors, "GET", `/api/halls/${sheet}`, { phone }))) as unknown as HallView;

export const hallIn = async (doors: readonly Door[], hall: TestHall): Promise<Hall> =>
  hallOf(await viewOf(doors, hall, hall.owner));

/** Opens the next position; every table gets a log of its own. */
export async function openNext(
  doors: readonly Door[],
  hall: TestHall,
  kind: NextKind = "fft",
  reason?: string,
  random: () => number = () => 0.5,
): Promise<PushResult[]> {
  const now = await hallIn(doors, hall);
  const seating = nextSeating(now, kind, random);
  const body = {
    position: now.positions.length + 1,
    kind,
    seating,
    sheets: seating.map(() => randomUUID()),
    ...(reason && { reason }),
  };
  return pushHall(doors, hall.sheet, hall.owner, [{ kind: "position.opened", body }]);
}

/** A phone that scanned a table's card. */
export const atTable = (doors: readonly Door[], hall: TestHall): Promise<Phone> => aGuest(doors, hall, "player");
