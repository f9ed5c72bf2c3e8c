/** A change to a club is sent from a phone once, and the page learns what the server said. */
import { expect, it } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { openClub, renameClub } from "#lib/season/club/club-change";
import { changeClub, newRecovery, onClubChange } from "./club";
import { CLUB_AT_DOOR as CLUB, FIRST_MINUTE as FIRST, serverThat as serverOf } from "./club-door.fixture";
import { Handset } from "./phone.fixture";

const eventsIn = ({ init }: { init: RequestInit }): LogEvent[] => JSON.parse(String(init.body)).events;

it("a change is stamped, pushed in order to the club's log, and told to the page", async () => {
  const { phone, asked } = serverOf((_, init) => {
    const { events } = JSON.parse(String(init.body)) as { events: LogEvent[] };
    return Response.json({ results: events.map(({ id }, i) => ({ id, status: "accepted", seq: i + 1 })) });
  });
  let told = 0;
  const stop = onClubChange(() => told++);
  expect(await changeClub(phone, CLUB, [openClub(" Les  mardis "), renameClub("Les jeudis")])).toEqual({ ok: true });
  stop();
  expect(told).toBe(1);
  expect(asked.map(({ path }) => path)).toEqual([`/api/sheets/${CLUB}/events`]);
  const events = asked.flatMap(eventsIn);
  expect(events.map(({ sheet, kind, v, body, at }) => ({ sheet, kind, v, body, at }))).toEqual([
    { sheet: CLUB, kind: "club.opened", v: 1, body: { name: "Les mardis" }, at: FIRST },
    { sheet: CLUB, kind: "club.renamed", v: 1, body: { name: "Les jeudis" }, at: FIRST },
  ]);
  expect(events.map(({ id }) => id)).toEqual([...events.map(({ id }) => id)].sort());
});

it("sixty changes go in two requests", async () => {
  const { phone, asked } = serverOf((_, init) => {
    const { events } = JSON.parse(String(init.body)) as { events: LogEvent[] };
    return Response.json({ results: events.map(({ id }) => ({ id, status: "duplicate", seq: 1 })) });
  });
  const changes = Array.from({ length: 60 }, (_, i) => renameClub(`Nom ${i}`));
  expect(await changeClub(phone, CLUB, changes)).toEqual({ ok: true });
  expect(asked.map((one) => eventsIn(one).length)).toEqual([50, 10]);
});

it("a new recovery code comes back as text, and the page hears of it", async () => {
  const { phone, asked } = serverOf(() => Response.json({ code: 123456 }));
  let told = 0;
  const stop = onClubChange(() => told++);
  expect(await newRecovery(phone, CLUB)).toBe("123456");
  stop();
  expect([told, asked[0]?.path, asked[0]?.init.method]).toEqual([1, `/api/clubs/${CLUB}/recovery`, "POST"]);
});

it("the same request repeated at once is one change; after another request it is a new one", async () => {
  const { phone, asked } = serverOf(() => new Response("", { status: 500 }));
  for (const name of ["A", "A", "B", "A"]) await changeClub(phone, CLUB, [renameClub(name)]);
  const [first, again, , later] = asked.flatMap(eventsIn).map(({ id }) => id);
  expect([again === first, later === first]).toEqual([true, false]);
});

const fault = { at: "into", code: "sat-together", rule: "T21", params: { name: "Nora", other: "Hugo" } };
const partly = (init: RequestInit) => {
  const { events } = JSON.parse(String(init.body)) as { events: LogEvent[] };
  return Response.json({ results: events.slice(1).map(({ id }) => ({ id, status: "accepted", seq: 2 })) });
};
const rejected = (init: RequestInit) => {
  const { events } = JSON.parse(String(init.body)) as { events: LogEvent[] };
  return Response.json({ results: events.map(({ id }) => ({ id, status: "rejected", code: fault.code, faults: [fault] })) });
};

it.each([
  ["a refusal says why", rejected, { ok: false, code: "rejected", faults: [fault] }],
  ["a phone without a right is told so", () => new Response("", { status: 404 }), { ok: false, code: "refused" }],
  ["a tired server is said to be one", () => new Response("", { status: 503 }), { ok: false, code: "server" }],
  ["an empty answer is none", () => Response.json({ results: [] }), { ok: false, code: "server" }],
  ["half an answer is none", partly, { ok: false, code: "server" }],
] as const)("%s", async (_, answer, changed) => {
  const { phone } = serverOf((_, init) => answer(init));
  expect(await changeClub(phone, CLUB, [renameClub("Les jeudis"), renameClub("Les mardis")])).toEqual(changed);
});

it("without a network a change is not made, and says so", async () => {
  const handset = new Handset(async () => {
    throw new TypeError("no network");
  });
  expect(await changeClub(handset.tab(), CLUB, [renameClub("Les jeudis")])).toEqual({ ok: false, code: "offline" });
});
