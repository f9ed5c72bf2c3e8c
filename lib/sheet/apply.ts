// This folder: one table's log, its events, the sheet that they make, and what may join it.
/** Applies a log event by event: who sits where, what was noted in each slot, what was said about it since. */

import type { LogEvent } from "#lib/log/event";
import type { Apply } from "#lib/log/log";
import type { Json } from "#lib/rules/read";
import { type EventOf, KINDS } from "./event";
import type { LogState, Noted, SlotBet } from "./log-state";
import { joinClub, MOVE, openPeople, type People, seatsSaid } from "./people";
import { holderOf, takeBackRival, twinOf } from "./rivals";
import { isSameDeal } from "./same-deal";
import type { Ruled, Seats, Version, Withdrawal } from "./sheet";
import { WITHDRAW } from "./withdrawals";

function openState(opening: EventOf<"sheet.opened">): LogState {
  const { rules } = opening.body;
  const maps = { slots: new Map(), byId: new Map(), bets: new Map(), seated: new Map() };
  const rest = { disputes: [], closed: null, season: null, asksConfirmation: false, of: null, told: 0 };
  return { opening, rules, people: openPeople(opening), ...maps, ...rest };
}

/** What each kind changes; false if the event refers to something that is not here. */
const APPLY: Apply<typeof KINDS, "sheet.opened", LogState> = {
  "sheet.closed": (state, { at, body }) => {
    state.closed = { at, reason: body.reason ?? null };
  },
  "sheet.reopened": (state) => {
    state.closed = null;
  },
  "player.renamed": (state, event) =>
    MOVE["person.renamed"](state.people, {
      ...event,
      kind: "person.renamed",
      body: { ...event.body, person: event.body.seat },
    }),
  "deal.recorded": record,
  "deal.replaced": replace,
  "deal.voided": (state, event) => {
    const noted = target(state, event);
    if (noted) Object.assign(noted, { voided: true, dealt: event.body.dealt === true });
    noted?.versions.push(version(event, { ...noted, deal: null }, event.body.reason));
    return noted !== undefined || takeBackRival(state.slots.values(), event.refs?.[0]);
  },
  "deal.restored": (state, event) => {
    const noted = target(state, event);
    if (noted) noted.voided = false;
    noted?.versions.push(version(event, noted));
    return noted !== undefined;
  },
  "deal.contested": (state, event) => {
    const { id, at, device, body } = event;
    const noted = target(state, event);
    noted?.contests.push({ event: id, note: body.note, at, device, ruling: null });
    return noted !== undefined;
  },
  "contest.ruled": rule,
  "contest.withdrawn": withdraw,
  "ruling.withdrawn": withdraw,
  "bet.announced": (state, event) => {
    const { seats } = event.body;
    const seated = seats ? seatsSaid(state.people, event.body, { seats: [], dealer: null }) : null;
    if (seated === undefined) return false;
    const before = state.bets.get(event.body.slot) ?? [];
    state.bets.set(event.body.slot, [...before.filter((bet) => !answersBet(event, bet)), { event, seated }]);
  },
  "bet.withdrawn": (state, { refs }) => {
    for (const [slot, bets] of state.bets)
      state.bets.set(
        slot,
        bets.filter(({ event }) => event.id !== refs?.[0]),
      );
  },
  "dispute.noted": (state, { id, at, device, body: { slot, note } }) => {
    const first = state.slots.get(slot);
    const noted = first && holderOf(state.rules, first);
    noted?.story.push(id);
    if (noted) noted.contests.push({ event: id, note, at, device, ruling: null });
    else state.disputes.push({ event: id, slot, note, at, device });
  },
  // A dispute that has moved to its deal is withdrawn there.
  "dispute.withdrawn": (state, { refs }) => {
    state.disputes = state.disputes.filter(({ event }) => event !== refs?.[0]);
  },
  "season.joined": (state, { body }) => {
    if (!joinClub(state.people, body, state.season)) return false;
    state.season = body;
  },
  "season.left": (state) => {
    state.season = null;
  },
  "player.seated": (state, { device, body: { seat } }) => {
    const person = seat === null ? null : state.people.byRef.get(seat);
    if (person === undefined) return false;
    if (person === null) state.seated.delete(device);
    else state.seated.set(device, person);
  },
  "deal.confirmed": confirm,
  "confirmation.withdrawn": withdraw,
  "confirmation.asked": (state, { body }) => {
    state.asksConfirmation = body.asked;
  },
  "evening.set": (state, { body }) => {
    state.of = body;
  },
  "person.added": (state, event) => MOVE["person.added"](moving(state), event),
  "person.renamed": (state, event) => MOVE["person.renamed"](moving(state), event),
  "person.left": (state, event) => MOVE["person.left"](moving(state), event),
  "person.returned": (state, event) => MOVE["person.returned"](moving(state), event),
  "seats.arranged": (state, event) => MOVE["seats.arranged"](moving(state), event),
  "dealer.chosen": (state, event) => MOVE["dealer.chosen"](moving(state), event),
};

function moving(state: LogState): People {
  state.told++;
  return state.people;
}

export const SHEET_LOG = { kinds: KINDS, opens: "sheet.opened", open: openState, apply: APPLY } as const;

/** True if the new bet replaces this one: from the same phone, from one that had seen it, or an equal bet. */
const answersBet = ({ device, refs, body }: EventOf<"bet.announced">, { event }: SlotBet): boolean =>
  event.device === device || refs?.includes(event.id) === true || JSON.stringify(event.body) === JSON.stringify(body);

function target(state: LogState, { id, refs }: Pick<LogEvent, "id" | "refs">): Noted | undefined {
  const noted = state.byId.get(refs?.[0] ?? "");
  noted?.story.push(id);
  return noted;
}

/** The first to note a deal holds its slot; the same deal noted again is merged; a different one is shown beside it. */
function record(state: LogState, event: EventOf<"deal.recorded">): false | undefined {
  const { slot, deal } = event.body;
  const seated = seatsSaid(state.people, event.body, { seats: state.people.opening, dealer: null });
  if (!seated) return false;
  const told = { deal, ...seated };
  const first = version(event, told);
  const holder = state.slots.get(slot);
  const twin = holder && twinOf(state.rules, holder, told);
  if (twin) {
    if (isSameDeal(state.rules, twin, told)) {
      twin.current.push(event.id);
      twin.dealer ??= told.dealer;
    }
    twin.ids.push(event.id);
    twin.story.push(event.id);
    twin.versions.push(first);
    state.byId.set(event.id, twin);
    return;
  }
  const { id } = event;
  const noted: Noted = {
    id,
    ids: [id],
    versions: [first],
    ...told,
    current: [id],
    voided: false,
    dealt: false,
    corrected: false,
    contests: [],
    confirmations: [],
    withdrawn: [],
    story: [id],
    rivals: [],
  };
  state.byId.set(id, noted);
  if (holder) holder.rivals.push(noted);
  else hold(state, slot, noted);
}

/** Disputes noted during play become contests of the deal. */
function hold(state: LogState, slot: number, noted: Noted): void {
  state.slots.set(slot, noted);
  const born = state.disputes.filter((dispute) => dispute.slot === slot);
  noted.contests.push(...born.map(({ event, note, at, device }) => ({ event, note, at, device, ruling: null })));
  state.disputes = state.disputes.filter((dispute) => dispute.slot !== slot);
}

/** A correction of a version that was already corrected differently is shown beside the deal. */
function replace(state: LogState, event: EventOf<"deal.replaced">): false | undefined {
  const noted = target(state, event);
  if (!noted) return false;
  const { deal, reason } = event.body;
  const seated = seatsSaid(state.people, event.body, noted);
  if (!seated) return false;
  const told = { deal, seats: seated.seats, dealer: seated.dealer };
  const corrects = event.refs?.[1];
  const same = isSameDeal(state.rules, noted, told);
  if (!same && corrects !== undefined && !noted.current.includes(corrects)) {
    // Corrected again: only the last version is shown beside it.
    noted.rivals = noted.rivals.filter((rival) => !("event" in rival) || rival.event !== corrects);
    noted.rivals.push({ event: event.id, ...told, at: event.at, device: event.device, left: false });
    return;
  }
  noted.versions.push(version(event, told, reason));
  noted.current = same ? [...noted.current, event.id] : [event.id];
  // A deal put back to its first version is not marked as corrected: only its history shows the changes.
  const [first = told] = noted.versions;
  noted.corrected = !isSameDeal(state.rules, { ...first, deal: first.deal ?? {} }, told);
  Object.assign(noted, told);
}

function rule(state: LogState, event: EventOf<"contest.ruled">): false | undefined {
  const { id, at, device, body } = event;
  const noted = target(state, event);
  if (!noted?.contests.some((contest) => contest.ruling === null)) return false;
  endContests(noted, { ...body, event: id, at, device, seats: noted.seats });
}

/** A confirmation applies to the version it names: after a correction it no longer counts. It ends a contest (T25). */
function confirm(state: LogState, event: EventOf<"deal.confirmed">): false | undefined {
  const { id, at, device, refs } = event;
  const noted = target(state, event);
  const person = state.seated.get(device);
  const version = refs?.[1] ?? "";
  if (!noted?.versions.some(({ event }) => event === version) || person === undefined) return false;
  noted.confirmations.push({ event: id, version, person, at, device });
  if (noted.current.includes(version))
    endContests(noted, { outcome: "kept", note: "", by: "confirmation", event: id, at, device, seats: noted.seats });
}

/** Nothing changes if it is gone already, or is no longer the last decision. */
function withdraw(state: LogState, event: EventOf<Withdrawal>): void {
  const noted = target(state, event);
  if (noted) WITHDRAW[event.kind](noted, event);
}

function endContests(noted: Noted, ruling: Ruled): void {
  noted.contests = noted.contests.map((contest) => ({ ...contest, ruling: contest.ruling ?? ruling }));
}

function version(
  event: EventOf<Version["kind"]>,
  { deal, seats, dealer }: Seats & { deal: Json | null },
  reason?: string,
): Version {
  const { id, kind, at, device } = event;
  return { event: id, kind, deal, seats, dealer, at, device, reason: reason ?? null };
}
