import { expect, it } from "vitest";
import { closeDb } from "#lib/db/client";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { aClubTable, clubAddress, importOf } from "./club.fixture";
import { aGuest, aLink, anEvening, change, type Evening, eventOf } from "./evening.fixture";
import { aHall } from "./hall.fixture";
import { aPhone, ask, type Phone, readDoors } from "./router.fixture";

const WHO = ["stranger", "other sheet's player", "viewer", "revoked", "player", "owner"] as const;
type Who = (typeof WHO)[number];

/** A request to one door, and the answers that the six askers get, in the order of WHO. */
interface Row {
  body?: (evening: Evening, phone: Phone) => unknown | Promise<unknown>;
  link?: true;
  answers: readonly [number, number, number, number, number, number];
}

const OWNER = [404, 404, 404, 404, 404, 200] as const;
const PLAYER = [404, 404, 404, 404, 200, 200] as const;
const VIEWER = [404, 404, 200, 404, 200, 200] as const;
const ANYBODY = [200, 200, 200, 200, 200, 200] as const;
const deal = ({ sheet }: Evening, { device }: Phone) => ({
  events: [eventOf(record(1, cards(25, 25, 2)), sheet, device)],
});

/** One row for each door: a new door without a row fails the test. */
const TABLE: Readonly<Record<string, Row>> = {
  "GET /api/health": { answers: ANYBODY },
  "GET /api/metrics": { answers: [404, 404, 404, 404, 404, 404] },
  "POST /api/rules": { body: () => ({ op: "nothing" }), answers: ANYBODY },
  "POST /api/join": { body: (_, { device }) => ({ code: "ABCDEFGH", device }), answers: [404, 404, 404, 404, 404, 404] },
  "GET /api/sheets/[id]/events": { answers: VIEWER },
  "POST /api/sheets/[id]/events": { body: deal, answers: PLAYER },
  "GET /api/sheets/[id]/live": { answers: VIEWER },
  "POST /api/sheets/[id]/seen": { body: () => ({ seq: 2 }), answers: VIEWER },
  "POST /api/sheets/[id]/presence": { body: () => ({ slot: 2 }), answers: PLAYER },
  "GET /api/sheets/[id]/access": { answers: OWNER },
  "POST /api/sheets/[id]/links": { body: () => ({ role: "viewer" }), answers: OWNER },
  "PATCH /api/sheets/[id]/links/[link]": { body: () => ({ revoked: true }), answers: OWNER },
  "POST /api/sheets/[id]/links/[link]/code": { body: () => ({}), answers: OWNER },
  "GET /api/clubs/[id]": { answers: VIEWER },
  "GET /api/clubs/[id]/live": { answers: VIEWER },
  "GET /api/clubs/[id]/night": { answers: VIEWER },
  "GET /api/clubs/[id]/halls": { answers: VIEWER },
  "GET /api/halls/[id]": { answers: VIEWER },
  "GET /api/halls/[id]/live": { answers: VIEWER },
  "GET /api/clubs/[id]/seasons/[season]": { answers: VIEWER },
  "GET /api/clubs/[id]/seasons/[season]/evenings": { answers: VIEWER },
  "GET /api/clubs/[id]/seasons/[season]/met": { answers: VIEWER },
  "GET /api/clubs/[id]/seasons/[season]/players/[player]": { answers: VIEWER },
  "GET /api/clubs/[id]/evenings/[sheet]": { answers: VIEWER },
  "GET /api/clubs/[id]/export": { answers: VIEWER },
  "POST /api/clubs/[id]/import": { body: (club, { device }) => importOf(doors, club, device), answers: OWNER },
  "POST /api/clubs/[id]/recovery": { body: () => ({}), answers: OWNER },
  "PATCH /api/sheets/[id]/devices/[device]": { body: () => ({ name: "Luc" }), answers: OWNER },
};

const doors = await readDoors();
emptyDatabasePer("file");

async function phonesOf(evening: Evening): Promise<Record<Who, Phone>> {
  const elsewhere = await anEvening(doors);
  const revoked = await aGuest(doors, evening, "owner");
  await change(doors, evening, revoked.device, { revoked: true });
  return {
    stranger: aPhone(),
    "other sheet's player": await aGuest(doors, elsewhere, "player"),
    viewer: await aGuest(doors, evening, "viewer"),
    revoked,
    player: await aGuest(doors, evening, "player"),
    owner: evening.owner,
  };
}

it("every door answers each of the six phones as the table says", async () => {
  expect(doors.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(TABLE).sort());
  let asked = 0;
  for (const { method, path } of doors) {
    const { body, answers } = TABLE[`${method} ${path}`] as Row;
    const club = path.startsWith("/api/clubs/") ? await aClubTable(doors) : undefined;
    const hall = path.startsWith("/api/halls/") ? await aHall(doors) : undefined;
    const evening = club ?? hall ?? (await anEvening(doors));
    const phones = await phonesOf(evening);
    const given: number[] = [];
    for (const who of WHO) {
      const phone = phones[who];
      const { id } = await aLink(doors, evening, "viewer");
      const opened = club ? clubAddress(path, club) : path.replace("[id]", evening.sheet);
      const address = opened.replace("[link]", id).replace("[device]", phones.viewer.device);
      const response = await ask(doors, method, address, { phone, body: await body?.(evening, phone) });
      given.push(response?.status ?? 0);
      expect(response?.headers.get("cache-control"), `${method} ${path}`).toMatch(/^no-store(, no-transform)?$/);
      await response?.body?.cancel();
      asked++;
    }
    expect(given, `${method} ${path}`).toEqual(answers);
  }
  console.log(`${doors.length} doors × ${WHO.length} = ${asked} answers, as the table says`);
});

it("a door asked without a phone's token, by another site, or in a form tells nothing", async () => {
  const club = await aClubTable(doors);
  const { owner } = club;
  for (const { method, path } of doors.filter((door) => !/health|rules/.test(door.path))) {
    const address = clubAddress(path, club).replace(/\[(link|device)\]/, owner.device);
    const status = async (headers: Record<string, string>, phone: Phone | null) =>
      (await ask(doors, method, address, { phone, headers, ...(method === "GET" ? {} : { body: {} }) }))?.status;
    expect([400, 404], `${method} ${path}`).toContain(await status({}, null));
    if (method === "GET") continue;
    expect(await status({ "sec-fetch-site": "cross-site" }, owner), `${method} ${path}`).toBe(403);
    expect(await status({ "content-type": "text/plain" }, owner), `${method} ${path}`).toBe(415);
  }
});

it("ids of sheets, clubs and tournaments do not open each other's doors", async () => {
  const [evening, hall, club] = [await anEvening(doors), await aHall(doors), await aClubTable(doors)];
  const opened = doors.filter((door) => /^\/api\/(clubs|halls)\//.test(door.path) && door.method === "GET");
  for (const { method, path } of opened)
    for (const { sheet, owner } of path.startsWith("/api/clubs/") ? [evening, hall] : [evening, club])
      expect((await ask(doors, method, clubAddress(path, { ...club, sheet }), { phone: owner }))?.status, path).toBe(404);
});

it("while the database is out of reach every door says so, and that one may ask again; none breaks", async () => {
  const { DATABASE_URL } = process.env;
  const club = await aClubTable(doors);
  await closeDb();
  // No server listens on port 1.
  process.env.DATABASE_URL = "postgres://nobody@127.0.0.1:1/nothing";
  try {
    for (const { method, path } of doors) {
      const body = TABLE[`${method} ${path}`]?.body?.(club, club.owner);
      const address = clubAddress(path, club).replace(/\[(link|device)\]/, club.owner.device);
      const answer = await ask(doors, method, address, { phone: club.owner, body: await body });
      const right = { "/api/rules": 200, "/api/metrics": 404 }[path] ?? 503;
      expect(answer?.status, `${method} ${path}`).toBe(right);
      if (right === 503 && !path.endsWith("/health")) expect(await answer?.json()).toEqual({ code: "not-now" });
    }
  } finally {
    await closeDb();
    if (DATABASE_URL === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = DATABASE_URL;
  }
});
