import { beforeEach, expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import type { Hall } from "#lib/hall/hall";
import { entrantId, seatedTournament, type Tournament } from "#lib/hall/hall.fixture";
import type { HallChange, Seated } from "#lib/hall/hall-event";
import type { PlayingTable } from "#lib/hall/hall-view";
import { nextSeating } from "#lib/hall/next-seating";
import { plannedLog } from "#lib/hall/planned";
import { useNextPosition } from "./use-next-position";

/** The hall as the server has it when it is asked, and what it was told. */
const server: { now: Hall | null; changes: HallChange[]; takes: boolean } = { now: null, changes: [], takes: true };

vi.mock("./use-hall-change", () => ({
  useHallChange: () => ({
    change: async (asked: HallChange | ((now: Hall) => HallChange)) => {
      server.changes.push(typeof asked === "function" ? asked(server.now as Hall) : asked);
      return server.takes;
    },
    trouble: null,
    busy: false,
  }),
}));

beforeEach(() => {
  Object.assign(server, { now: null, changes: [], takes: true });
  vi.stubGlobal("scrollTo", () => {});
});

type Opened = { position: number; seating: Seated; sheets?: readonly string[]; reason?: string };
const openedAs = () => server.changes.map(({ body }) => body as unknown as Opened);

/** The page of an arbiter who sees `seen`, while the server already has `now`. */
async function aPage(seen: Tournament, now = seen, tables: readonly PlayingTable[] = []) {
  server.now = now.hall;
  const page = await running((hall: Hall) => useNextPosition(hall, tables), seen.hall);
  return { page, open: () => page.done(() => page.now().open()) };
}

function playing(handedIn: boolean): Tournament {
  const tournament = seatedTournament(8);
  const seating = nextSeating(tournament.hall, "fft", () => 0);
  tournament.add({ kind: "position.opened", body: { position: 1, kind: "fft", seating } });
  if (!handedIn) return tournament;
  for (const table of seating.keys()) {
    const body = { position: 1, table: table + 1, balances: [30, -10, -10, -10], source: "phone" } as const;
    tournament.add({ kind: "sheet.handed-in", body });
  }
  return tournament;
}

test("a position opens over missing sheets only with a reason, which is asked for only then", async () => {
  const waiting = await aPage(playing(false));
  await waiting.open();
  expect([openedAs(), waiting.page.now().isAsked]).toEqual([[], true]);
  await waiting.page.done(() => waiting.page.now().set({ reason: "table 3 partie" }));
  await waiting.open();
  const whole = await aPage(playing(true));
  await whole.open();
  expect(openedAs().map(({ position, reason }) => [position, reason])).toEqual([
    [2, "table 3 partie"],
    [2, undefined],
  ]);
});

test("a reason is cleared once it was sent, and stays if it was not", async () => {
  const { page, open } = await aPage(playing(false));
  await page.done(() => page.now().set({ reason: "table 3 partie" }));
  server.takes = false;
  await open();
  expect(page.now().reason).toBe("table 3 partie");
  server.takes = true;
  await open();
  expect(page.now().reason).toBe("");
});

test("a player who came a moment ago gets a seat, even if this page has not heard of them", async () => {
  const [seen, now] = [seatedTournament(8, [1]), seatedTournament(8, [1])];
  now.add({ kind: "number.taken", body: { number: 1, entrant: entrantId(99), name: "Zoé", from: 1 } });
  await (await aPage(seen, now)).open();
  expect(openedAs()[0]?.seating.flat()).toContain(1);
});

test("if another arbiter has opened the position, this one is asked for again, not the next", async () => {
  await (await aPage(seatedTournament(8), playing(false))).open();
  expect(openedAs()[0]?.position).toBe(1);
});

test("each table gets the planned log that its phones know beforehand; on paper none does", async () => {
  const tournament = seatedTournament(8);
  const { page, open } = await aPage(tournament);
  await open();
  await page.done(() => page.now().set({ paper: true }));
  await open();
  const logs = Array.from({ length: 8 }, (_, table) => plannedLog(tournament.hall.id, 1, table + 1));
  expect(openedAs().map(({ sheets }) => sheets)).toEqual([logs, undefined]);
});

test("a tournament ends over sheets that are missing only with a reason, which goes with it", async () => {
  const waiting = await aPage(playing(false));
  await waiting.page.done(() => waiting.page.now().end());
  expect([server.changes, waiting.page.now().isAsked]).toEqual([[], true]);
  await waiting.page.done(() => waiting.page.now().set({ reason: "table 3 partie" }));
  await waiting.page.done(() => waiting.page.now().end());
  const whole = await aPage(playing(true));
  await whole.page.done(() => whole.page.now().end());
  expect(server.changes).toEqual([
    { kind: "tournament.ended", body: { reason: "table 3 partie" } },
    { kind: "tournament.ended", body: {} },
  ]);
});

test("a position is seated as the last one was, unless chosen otherwise", async () => {
  const tournament = playing(true);
  const seating = nextSeating(tournament.hall, "best", () => 0);
  tournament.add({ kind: "position.opened", body: { position: 2, kind: "best", seating } });
  for (const table of seating.keys())
    tournament.add({
      kind: "sheet.handed-in",
      body: { position: 2, table: table + 1, balances: [30, -10, -10, -10], source: "phone" },
    });
  expect((await aPage(tournament)).page.now()).toMatchObject({ kind: "best", number: 3, isOpen: true });
  const contested = { table: 1, deals: 4, contested: [1], unmarked: [], notZero: [], balances: [30, -10, -10, -10] };
  const waiting = await aPage(tournament, tournament, [contested as unknown as PlayingTable]);
  await waiting.open();
  expect([waiting.page.now().isOpen, waiting.page.now().isAsked, server.changes]).toEqual([false, true, []]);
});

test("why the seating of the tournament goes on no more is told, and another is proposed; else nothing is refused", async () => {
  expect((await aPage(playing(true))).page.now()).toMatchObject({ kind: "fft", refused: undefined });
  const left = playing(true);
  const seating = nextSeating(left.hall, "random", () => 0.5);
  left.add({ kind: "position.opened", body: { position: 2, kind: "random", seating } });
  const { page } = await aPage(left);
  expect(page.now()).toMatchObject({ kind: "random", refused: undefined });
  await page.done(() => page.now().set({ asked: "fft" }));
  expect(page.now()).toMatchObject({ kind: "random", refused: "movement-left" });
});

test("a final is of sixteen unless another size is chosen", async () => {
  const { page, open } = await aPage(playing(true));
  await page.done(() => page.now().set({ asked: "final", paper: true }));
  await open();
  await page.done(() => page.now().set({ finalists: 12 }));
  await open();
  expect(openedAs().map(({ seating }) => seating.length)).toEqual([4, 3]);
});
