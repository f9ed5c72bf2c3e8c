/** How a phone's copy of a club changes with each answer of the server, or without one. */
import { expect, it } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { renameClub } from "#lib/season/club/club-change";
import type { ClubFile } from "#lib/season/club/club-file";
import type { ClubView } from "#lib/season/views";
import { changeClub, clubsHere, lastSeen, look, takeClub } from "./club";
import { doorOf } from "./doors";
import { Handset } from "./phone.fixture";

const CLUB = "01939c00-0000-7000-8000-00000000c1ab";
const COPY = "01939c00-0000-8000-8000-0000000000c0";
const view = (id: string): ClubView => ({
  club: { id, name: "Les mardis", players: [], seasons: [], adjustments: [] },
  role: "owner",
  seasons: [],
  day: "2026-11-21",
});

it("without a network an owner of the club is still one", async () => {
  const handset = new Handset(async () => Response.json(view(CLUB)));
  const phone = handset.tab();
  await look(phone, doorOf.club(CLUB));
  handset.fetch = () => Promise.reject(new TypeError("no network"));
  await expect(look(phone, doorOf.club(CLUB))).rejects.toMatchObject({ code: "offline" });
  expect((await lastSeen(phone, doorOf.club(CLUB)))?.view.role).toBe("owner");
});

it("a refusal among the last of many changes is told with its reason", async () => {
  let asked = 0;
  const handset = new Handset(async (_, init) => {
    const { events } = JSON.parse(String(init.body)) as { events: LogEvent[] };
    const later = asked++ > 0;
    const said = later ? { status: "rejected", code: "name-taken", faults: [] } : { status: "accepted", seq: 1 };
    return Response.json({ results: events.map(({ id }) => ({ id, ...said })) });
  });
  const changes = Array.from({ length: 60 }, (_, i) => renameClub(`Nom ${i}`));
  expect(await changeClub(handset.tab(), CLUB, changes)).toMatchObject({ ok: false, code: "rejected" });
  expect(asked).toBe(2);
});

it("a document that makes a copy of the club puts that copy on the phone", async () => {
  const report = { accepted: 12, known: 0, refused: [], copy: COPY };
  const handset = new Handset(async (path) =>
    Response.json(path.endsWith("/import") ? report : view(path.split("/").at(-1) as string)),
  );
  const phone = handset.tab();
  await takeClub(phone, { format: "petit-au-bout/club", v: 1, club: CLUB, logs: [] } as unknown as ClubFile);
  expect((await clubsHere(phone)).map(({ view }) => view.club.id)).toEqual([COPY]);
});
