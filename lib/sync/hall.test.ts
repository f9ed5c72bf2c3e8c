import { expect, it } from "vitest";
import type { HallChange } from "#lib/hall/hall-event";
import type { LogEvent } from "#lib/log/event";
import { onClubChange } from "./club";
import { doorOf } from "./doors";
import { changeHall, forgetRefused, refusedIn, sayInHall, sendHall, unsentIn } from "./hall";
import type { Phone } from "./phone";
import { Handset } from "./phone.fixture";

const HALL = "01939c00-0000-7000-8000-00000000ba11";
const sign = (seat: number): HallChange => ({
  kind: "sheet.signed",
  body: { position: 1, table: 3, seat, balances: [30, -10, -10, -10] },
});

/** A server that keeps each event once. With `answers` false it keeps the events, but its answer is lost. */
function server() {
  const kept = new Map<string, LogEvent>();
  const state = { reachable: true, answers: true, refuses: false, because: "hall-not-zero", asked: 0 };
  const handset = new Handset(async (_, init) => {
    if (!state.reachable) throw new TypeError("no network");
    state.asked += 1;
    const { events } = JSON.parse(String(init.body)) as { events: LogEvent[] };
    const results = events.map((event) => {
      if (state.refuses) return { id: event.id, status: "rejected", code: state.because };
      const status = kept.has(event.id) ? "duplicate" : "accepted";
      kept.set(event.id, event);
      return { id: event.id, status, seq: kept.size, receipt: `of ${event.id}` };
    });
    if (!state.answers) throw new TypeError("the answer is lost");
    return Response.json({ results });
  });
  return { handset, kept, state };
}
const seats = (kept: ReadonlyMap<string, LogEvent>) => [...kept.values()].map(({ body }) => (body as { seat: number }).seat);

it("what a table says without a network is kept for all its pages, and sent once", async () => {
  const { handset, kept, state } = server();
  state.reachable = false;
  const phone = handset.tab();
  for (const seat of [0, 1]) await sayInHall(phone, HALL, [sign(seat)]);
  expect([await sendHall(phone, HALL), kept.size]).toEqual([false, 0]);
  const again = handset.tab();
  expect((await unsentIn(again, HALL)).map(({ body }) => (body as { seat: number }).seat)).toEqual([0, 1]);
  state.reachable = true;
  // When the answer is lost, the phone sends all events again, and each counts once.
  state.answers = false;
  await sayInHall(again, HALL, [sign(2)]);
  expect([seats(kept), (await unsentIn(again, HALL)).length]).toEqual([[0, 1, 2], 3]);
  state.answers = true;
  expect([await sendHall(again, HALL), seats(kept), await unsentIn(phone, HALL)]).toEqual([true, [0, 1, 2], []]);
  const asked = state.asked;
  expect([await sendHall(phone, HALL), state.asked]).toEqual([true, asked]);
});

it.each([
  ["by two pages of one phone", 2, {}],
  ["by one page", 1, {}],
  ["by one page of a browser without locks, as by plain http", 1, { locks: undefined }],
])("of events said at once %s none is lost", async (_, pages, env) => {
  const { handset, kept, state } = server();
  state.reachable = false;
  const tabs = Array.from({ length: pages }, () => handset.tab(env));
  await Promise.all([0, 1, 2, 3].map((seat) => sayInHall(tabs[seat % pages] as Phone, HALL, [sign(seat)])));
  state.reachable = true;
  await sendHall(handset.tab(env), HALL);
  expect(seats(kept).sort()).toEqual([0, 1, 2, 3]);
});

it("events are sent fifty at a time, and the last four hundred taken are kept, to be sent again", async () => {
  const { handset, state } = server();
  const sizes: number[] = [];
  const { fetch } = handset;
  handset.fetch = async (path, init) => {
    sizes.push(JSON.parse(String(init.body)).events.length);
    return fetch(path, init);
  };
  const phone = handset.tab();
  state.reachable = false;
  await sayInHall(
    phone,
    HALL,
    Array.from({ length: 401 }, (_, seat) => sign(seat)),
  );
  state.reachable = true;
  sizes.length = 0;
  let told = 0;
  const stop = onClubChange(() => told++);
  while (!(await sendHall(phone, HALL)));
  stop();
  expect(told).toBe(sizes.length);
  expect(sizes).toEqual([...Array(8).fill(50), 1]);
  const said = (await phone.store.seen(`said/${HALL}`))?.view as { events: LogEvent[] };
  expect([said.events.length, said.events[0]?.body]).toEqual([400, { ...sign(1).body }]);
  // Each event is kept with its receipt, the server's word that it had the event.
  expect(said.events.map(({ receipt }) => receipt)).toEqual(said.events.map(({ id }) => `of ${id}`));
});

it("an event refused for ever does not hold up the others", async () => {
  const { handset, kept, state } = server();
  const phone = handset.tab();
  state.refuses = true;
  await sayInHall(phone, HALL, [sign(0)]);
  state.refuses = false;
  await sayInHall(phone, HALL, [sign(1)]);
  expect([seats(kept), await unsentIn(phone, HALL)]).toEqual([[1], []]);
  // The refused event is kept with its reason until somebody has read it.
  const [told] = await refusedIn(handset.tab(), HALL);
  expect(told).toMatchObject({ event: { kind: "sheet.signed", body: { seat: 0 } }, faults: [{ code: "hall-not-zero" }] });
  await forgetRefused(phone, HALL, "another");
  expect((await refusedIn(phone, HALL)).length).toBe(1);
  await forgetRefused(phone, HALL, told?.event.id ?? "");
  expect(await refusedIn(phone, HALL)).toEqual([]);
});

it("after a server's older copy is restored, a phone says its events again, but not calls for the arbiter", async () => {
  const { handset, kept, state } = server();
  const phone = handset.tab();
  const saw = (epoch: string) => phone.store.keepSeen({ path: doorOf.hall(HALL).path, at: 0, view: { epoch } });
  await saw("first");
  await sayInHall(phone, HALL, [sign(0)]);
  await sayInHall(phone, HALL, [{ kind: "arbiter.called", body: { position: 1, table: 3 } }, sign(1)]);
  const [first] = kept.keys();
  const asked = state.asked;
  expect([await sendHall(phone, HALL), state.asked]).toEqual([true, asked]);
  kept.clear();
  await saw("second");
  state.reachable = false;
  expect([await sendHall(phone, HALL), (await unsentIn(phone, HALL)).length]).toEqual([false, 2]);
  state.reachable = true;
  expect([await sendHall(phone, HALL), seats(kept), [...kept.keys()][0]]).toEqual([true, [0, 1], first]);
  // The phone sends the events again only once.
  const before = state.asked;
  expect([await sendHall(phone, HALL), await unsentIn(phone, HALL), state.asked]).toEqual([true, [], before]);
  // Another copy is restored later: again each event once, however often it was said before.
  await saw("third");
  state.reachable = false;
  expect([await sendHall(phone, HALL), (await unsentIn(phone, HALL)).length]).toEqual([false, 2]);
});

it.each([
  ["a position that is not open yet", "no-such-table"],
  ["a tournament that has ended, and may be reopened", "tournament-ended"],
])("an event refused for %s is sent again, for half a day", async (_, because) => {
  const { handset, kept, state } = server();
  const phone = handset.tab();
  state.refuses = true;
  state.because = because;
  await sayInHall(phone, HALL, [sign(0)]);
  expect((await unsentIn(phone, HALL)).length).toBe(1);
  state.refuses = false;
  expect([await sendHall(phone, HALL), seats(kept)]).toEqual([true, [0]]);
  state.refuses = true;
  await sayInHall(phone, HALL, [sign(1)]);
  handset.now += 12 * 3_600_000 - 1;
  expect([await sendHall(phone, HALL), (await unsentIn(phone, HALL)).length]).toEqual([false, 1]);
  handset.now += 1;
  expect([await sendHall(phone, HALL), await unsentIn(phone, HALL)]).toEqual([true, []]);
});

it("an arbiter's change needs the server, brings back a refusal's reason, and repeated is one change", async () => {
  const { handset, kept, state } = server();
  const phone = handset.tab();
  const end: HallChange = { kind: "tournament.ended", body: {} };
  state.reachable = false;
  expect(await changeHall(phone, HALL, [end])).toEqual({ ok: false, code: "offline" });
  state.reachable = true;
  state.answers = false;
  expect(await changeHall(phone, HALL, [end])).toMatchObject({ ok: false });
  state.answers = true;
  expect([await changeHall(phone, HALL, [end]), kept.size]).toEqual([{ ok: true }, 1]);
  state.refuses = true;
  expect(await changeHall(phone, HALL, [{ kind: "tournament.reopened", body: {} }])).toMatchObject({
    ok: false,
    code: "rejected",
    faults: [{ code: "hall-not-zero" }],
  });
});

it("events said while an older copy is restored follow those said again, and none is lost", async () => {
  const { handset, kept, state } = server();
  const phone = handset.tab();
  const saw = (epoch: string) => phone.store.keepSeen({ path: doorOf.hall(HALL).path, at: 0, view: { epoch } });
  await saw("first");
  await sayInHall(phone, HALL, [sign(0)]);
  await sendHall(phone, HALL);
  state.reachable = false;
  await sayInHall(phone, HALL, [sign(1)]);
  kept.clear();
  await saw("second");
  state.reachable = true;
  expect([await sendHall(phone, HALL), seats(kept)]).toEqual([true, [0, 1]]);
});
