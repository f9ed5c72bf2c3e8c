import { beforeEach, expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import type { Position } from "#lib/hall/hall";
import { seatedTournament } from "#lib/hall/hall.fixture";
import type { HallChange } from "#lib/hall/hall-event";
import type { PlayingTable } from "#lib/hall/hall-view";
import { nextSeating } from "#lib/hall/next-seating";
import { tablesNow } from "#lib/hall/table-state";
import { type OpenTable, useTotals } from "./use-totals";

const server: { changes: HallChange[]; takes: boolean } = { changes: [], takes: true };
const drafts = new Map<string, unknown>();

vi.mock("./use-hall-change", () => ({
  useHallChange: () => ({
    change: async (change: HallChange) => {
      server.changes.push(change);
      return server.takes;
    },
    trouble: null,
    busy: false,
  }),
}));
vi.mock("#lib/sync/this-phone", () => ({
  thisPhone: () => ({
    store: {
      draft: async (place: string) => drafts.get(place),
      keepDraft: async (place: string, _: number, draft: unknown) => void drafts.set(place, draft),
    },
  }),
}));

beforeEach(() => {
  Object.assign(server, { changes: [], takes: true });
  drafts.clear();
});

const FINES: PlayingTable["fines"] = [{ seat: 1, slot: 0, points: 20, reason: "renonce" }];

/** The first table of a position being played; `isIn`: its sheet was handed in. */
function aTable(isIn: boolean) {
  const tournament = seatedTournament(8);
  const seating = nextSeating(tournament.hall, "fft", () => 0);
  tournament.add({ kind: "position.opened", body: { position: 1, kind: "fft", seating } });
  const handed: HallChange = {
    kind: "sheet.handed-in",
    body: { position: 1, table: 1, balances: [30, -10, -10, -10], source: "phone" },
  };
  const event = isIn ? tournament.add(handed) : null;
  const position = tournament.hall.positions[0] as Position;
  const playing = { table: 1, deals: 4, contested: [], unmarked: [], notZero: [], balances: [], fines: FINES };
  const [now] = tablesNow(tournament.hall, position, [playing as unknown as PlayingTable]);
  const closed: string[] = [];
  return { event, closed, asked: { hall: tournament.hall, position, now, onClose: () => closed.push("closed") } as OpenTable };
}

async function typing(isIn = true) {
  const { event, closed, asked } = aTable(isIn);
  const page = await running(useTotals, asked);
  await page.done(() => page.now().start());
  return { event, closed, page, keep: () => page.done(() => page.now().keep([40, -10, -20, -10], "arbiter")) };
}

test("corrected totals name the sheet that they replace, and bring the rulings of its deals", async () => {
  const { event, closed, keep } = await typing();
  await keep();
  expect(server.changes).toMatchObject([
    {
      kind: "sheet.handed-in",
      refs: [event],
      body: { table: 1, balances: [40, -10, -20, -10], source: "arbiter", fines: FINES },
    },
  ]);
  expect(closed).toEqual(["closed"]);
  // The draft of that table is cleared.
  expect([...drafts.values()]).toEqual([null]);
});

test("the first totals of a table replace nothing, and need no reason", async () => {
  const { page, keep } = await typing(false);
  await page.done(() => page.now().setReason("recompté"));
  await keep();
  expect(server.changes[0]?.refs).toBeUndefined();
  expect(server.changes[0]?.body).not.toHaveProperty("reason");
});

test("totals that the server refuses stay typed, on the page and on the phone", async () => {
  const { closed, page, keep } = await typing();
  await page.done(() => page.now().type(2, "−20"));
  server.takes = false;
  await keep();
  expect([closed, page.now().typed]).toEqual([[], ["30", "-10", "−20", "-10"]]);
  expect([...drafts.values()]).toMatchObject([{ typed: ["30", "-10", "−20", "-10"] }]);
});
