/** Who may decide a contest, and what a second or withdrawn decision does. */
import { expect, it } from "vitest";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import type { LogEvent } from "#lib/log/event";
import { askConfirmation, confirm, contest, restore, rule, sit, takeBack, voidDeal } from "#lib/sheet/change";
import { aGuest, anEvening, type Evening, eventOf, json } from "../evening.fixture";
import { ask, type Phone } from "../router.fixture";
import { joinDoors } from "./join.fixture";

emptyDatabasePer("file");

const pushTo = (phone: Phone, { sheet }: Evening, ...events: object[]) =>
  json(ask(joinDoors, "POST", `/api/sheets/${sheet}/events`, { phone, body: { events } }));

it("a player contests, and only an owner rules", async () => {
  const evening = await anEvening(joinDoors);
  const luc = await aGuest(joinDoors, evening, "player");
  const deal = { id: evening.events[1]?.id as string };
  const ruling = rule(deal, { outcome: "kept", note: "bien compté" });
  const contested = eventOf(contest(deal, "mal compté"), evening.sheet, luc.device);
  const ruled = (phone: Phone) => eventOf(ruling, evening.sheet, phone.device);
  expect(await pushTo(luc, evening, contested, ruled(luc))).toMatchObject({
    results: [{ status: "accepted" }, { status: "rejected", code: "owner-only" }],
  });
  expect(await pushTo(evening.owner, evening, ruled(evening.owner))).toMatchObject({ results: [{ status: "accepted" }] });
});

it("a second decision on a contest is refused whole, and does not annul the deal that the first kept", async () => {
  const evening = await anEvening(joinDoors);
  const { sheet, owner } = evening;
  const deal = { id: evening.events[1]?.id as string };
  const of = (asked: Parameters<typeof eventOf>[0]) => eventOf(asked, sheet, owner.device);
  const kept = of(rule(deal, { outcome: "kept", note: "bien compté" }));
  expect(await pushTo(owner, evening, of(contest(deal, "?")), kept)).toMatchObject({ results: [{}, { status: "accepted" }] });
  const late = [rule(deal, { outcome: "replaced", note: "annulée" }), voidDeal(deal)].map((change) => ({
    ...of(change),
    at: "2026-11-26T20:00:00.000Z",
  }));
  const other = { ...of(voidDeal(deal)), at: "2026-11-26T20:00:01.000Z" };
  expect(await pushTo(owner, evening, ...late, other)).toMatchObject({
    results: [
      { id: late[0]?.id, status: "rejected", code: "not-contested" },
      { id: late[1]?.id, status: "rejected", code: "not-contested" },
      { id: other.id, status: "accepted" },
    ],
  });
});

it("a decision is withdrawn whole or not at all: if the deal was corrected since, it stays annulled", async () => {
  const evening = await anEvening(joinDoors);
  const { sheet, owner } = evening;
  const luc = await aGuest(joinDoors, evening, "player");
  const deal = { id: evening.events[1]?.id as string, current: evening.events[1]?.id as string };
  const at = (minute: number, ...asked: Parameters<typeof eventOf>[0][]) =>
    asked.map((one) => ({ ...eventOf(one, sheet, owner.device), at: `2026-11-26T20:0${minute}:00.000Z` }));
  const statuses = ({ results }: { results: { status: string; code?: string }[] }) =>
    results.map(({ status, code }) => code ?? status);
  const annul = () => [rule(deal, { outcome: "replaced", note: "annulée" }), voidDeal(deal)] as const;
  const [asked] = at(0, contest(deal, "?")) as [LogEvent];
  const once = at(1, ...annul());
  expect(statuses(await pushTo(owner, evening, asked, ...once))).toEqual(["accepted", "accepted", "accepted"]);
  const undone = (ruling: string | undefined) => [takeBack("ruling.withdrawn", deal, ruling as string), restore(deal)] as const;
  const theirs = [contest(deal, "?"), takeBack("ruling.withdrawn", deal, once[0]?.id as string)];
  const player = theirs.map((one) => eventOf(one, sheet, luc.device)) as [LogEvent, LogEvent];
  expect(statuses(await pushTo(luc, evening, player[1]))).toEqual(["owner-only"]);
  expect(statuses(await pushTo(owner, evening, ...at(2, ...undone(once[0]?.id))))).toEqual(["accepted", "accepted"]);
  const twice = at(3, ...annul());
  expect(statuses(await pushTo(owner, evening, ...twice))).toEqual(["accepted", "accepted"]);
  expect(statuses(await pushTo(luc, evening, eventOf(restore(deal), sheet, luc.device)))).toEqual(["accepted"]);
  expect(statuses(await pushTo(luc, evening, eventOf(voidDeal(deal), sheet, luc.device)))).toEqual(["accepted"]);
  expect(statuses(await pushTo(owner, evening, ...at(4, ...undone(twice[0]?.id))))).toEqual(["overtaken", "overtaken"]);
  expect(statuses(await pushTo(luc, evening, player[0]))).toEqual(["accepted"]);
  const mine = eventOf(takeBack("contest.withdrawn", deal, player[0]?.id as string), sheet, owner.device);
  expect(statuses(await pushTo(owner, evening, mine))).toEqual(["other-device"]);
});

it("a contest ends by a player of the other camp who confirms the deal, judged by the server, and not by whoever noted it", async () => {
  const evening = await anEvening(joinDoors);
  const { sheet, owner } = evening;
  const [luc, ana] = [await aGuest(joinDoors, evening, "player"), await aGuest(joinDoors, evening, "viewer")];
  const id = evening.events[1]?.id as string;
  const of = (phone: Phone) => (asked: Parameters<typeof eventOf>[0]) => eventOf(asked, sheet, phone.device);
  const confirmed = confirm({ id, current: id });
  const answers = async (phone: Phone, ...asked: Parameters<typeof eventOf>[0][]) => {
    const { results, code } = await pushTo(phone, evening, ...asked.map(of(phone)));
    return results?.map((result: { status: string; code?: string }) => result.code ?? result.status) ?? code;
  };
  expect(await answers(owner, sit(0), askConfirmation(true), confirmed)).toEqual(["accepted", "accepted", "own-deal"]);
  expect(await answers(luc, confirmed, sit(1), askConfirmation(false))).toEqual(["not-seated", "accepted", "owner-only"]);
  expect(await answers(luc, contest({ id }, "mal compté"), confirmed)).toEqual(["accepted", "accepted"]);
  expect(await answers(owner, rule({ id }, { outcome: "kept", note: "trop tard" }))).toEqual(["not-contested"]);
  expect(await answers(owner, voidDeal({ id }))).toEqual(["accepted"]);
  expect(await answers(luc, confirmed)).toEqual(["deal-voided"]);
  expect(await answers(ana, sit(2))).toBe("not-found");
});
