import { expect, it } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { adjust } from "#lib/season/club/club-change";
import { changeClub } from "./club";
import { Handset } from "./phone.fixture";
import { keepPlayers, sitDown } from "./sit-down";

const CLUB = "01939c00-0000-7000-8000-00000000c1ab";
const SEASON = "01939c00-0000-7000-8000-00000005ea50";

/** A server that accepts every free name, and whose first `lost` answers get lost. */
function lossy(lost: number, ...taken: readonly string[]) {
  const logs = new Map<string, LogEvent[]>();
  let left = lost;
  const handset = new Handset(async (path, init) => {
    const id = path.split("/")[3] as string;
    if (init.method !== "POST") return Response.json({}, { status: 404 });
    const { events } = JSON.parse(String(init.body)) as { events: LogEvent[] };
    const log = logs.get(id) ?? [];
    logs.set(id, log);
    const nameOf = ({ body }: LogEvent) => (body as { name?: string }).name;
    const results = events.map((event) => {
      const known = log.findIndex((other) => other.id === event.id);
      if (known >= 0) return { id: event.id, status: "duplicate", seq: known + 1 };
      const names = [...taken, ...log.filter(({ kind }) => kind === "player.added").map(nameOf)];
      if (event.kind === "player.added" && names.includes(nameOf(event)))
        return { id: event.id, status: "rejected", code: "name-taken" };
      log.push(event);
      return { id: event.id, status: "accepted", seq: log.length };
    });
    if (left-- > 0) throw new TypeError("the answer was lost");
    return Response.json({ results });
  });
  return { phone: handset.tab(), logs, kinds: () => logs.get(CLUB)?.map(({ kind }) => kind) };
}

it("an adjustment saved again after a lost answer counts once", async () => {
  const { phone, kinds } = lossy(1);
  const aid = () => [adjust({ season: SEASON, player: CLUB, points: 50, reason: "aide" })];
  expect(await changeClub(phone, CLUB, aid())).toEqual({ ok: false, code: "offline" });
  expect(await changeClub(phone, CLUB, aid())).toEqual({ ok: true });
  expect(kinds()).toEqual(["adjustment.made"]);
});

it("a club made in one step, its answers lost, tried again, is one club", async () => {
  const { phone, logs } = lossy(2);
  const first = () => ({
    ...{ club: "Les mardis", season: "2026", from: "2026-01-01", game: "decale" as const },
    names: ["Nora", "Hugo", "Inès"],
  });
  expect((await keepPlayers(phone, first())).ok).toBe(false);
  expect((await keepPlayers(phone, first())).ok).toBe(false);
  const kept = await keepPlayers(phone, first());
  expect(kept).toMatchObject({ ok: true, joined: { club: [...logs.keys()][0] } });
  expect([...logs.values()].map((log) => log.length)).toEqual([5]);
  // As if the sheet could not be saved: pressing again finds the same club.
  expect(await keepPlayers(phone, first())).toEqual(kept);
  expect(logs.size).toBe(1);
});

it("sitting down again after a lost answer finds the added players, and adds nobody twice", async () => {
  const { phone, logs } = lossy(1);
  const sit = () =>
    sitDown(
      phone,
      { club: CLUB, season: SEASON },
      ["Nora", "Hugo", "Max"],
      [{ player: "n" }, { add: "player" }, { add: "guest" }],
    );
  expect((await sit()).ok).toBe(false);
  const added = logs.get(CLUB)?.map(({ body }) => (body as { player: string }).player);
  expect(await sit()).toEqual({ ok: true, joined: { club: CLUB, season: SEASON, players: ["n", ...(added ?? [])] } });
  expect(logs.get(CLUB)?.length).toBe(2);
});

it("a player who was added while another name was refused is not added again", async () => {
  const { phone, logs } = lossy(0, "Hugo");
  const names = ["Nora", "Hugo"];
  const at = { club: CLUB, season: SEASON };
  expect(await sitDown(phone, at, names, [{ add: "player" }, { add: "player" }])).toMatchObject({ ok: false, code: "rejected" });
  expect(await sitDown(phone, at, names, [{ add: "player" }, { player: "h" }])).toMatchObject({ ok: true });
  expect(logs.get(CLUB)?.length).toBe(1);
});

it("newcomers enter the club as guests or players, as said, and nobody else does", async () => {
  const { phone, logs } = lossy(0);
  const choices = [{ player: "n" }, { add: "guest" }, { add: "player" }, { outside: true }] as const;
  await sitDown(phone, { club: CLUB, season: SEASON }, ["Nora", "Zoé", "Max", "Luc"], choices);
  expect(logs.get(CLUB)?.map(({ body }) => body)).toMatchObject([{ name: "Zoé", guest: true }, { name: "Max" }]);
  expect(logs.get(CLUB)?.[1]?.body).not.toHaveProperty("guest");
});
