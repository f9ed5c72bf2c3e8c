/** Applies a log event by event: who sits where, what was noted in each place, what was said about it since. */

import type { LogEvent } from "#lib/log/event";
import type { Apply } from "#lib/log/log";
import type { Json } from "#lib/rules/read";
import type { Evening, Noted, SlotBet } from "./evening-state";
import { type EventOf, KINDS } from "./event";
import { joinClub, MOVE, openPeople, type People, seatsSaid } from "./people";
import { holderOf, takeBack, twinOf } from "./rivals";
import { isSameDeal } from "./same-deal";
import type { Ruled, Seats, Version, Withdrawal } from "./sheet";
import { WITHDRAW } from "./withdrawals";

function openEvening(opening: EventOf<"sheet.opened">): Evening {
  const { rules } = opening.body;
  const maps = { slots: new Map(), byId: new Map(), bets: new Map(), seated: new Map() };
  const rest = { disputes: [], closed: null, season: null, asksConfirmation: false, of: null, told: 0 };
  return { opening, rules, people: openPeople(opening), ...maps, ...rest };
}

/** What each kind changes; false if the event refers to something that is not here. */
const APPLY: Apply<typeof KINDS, "sheet.opened", Evening> = {
  "sheet.closed": (evening, { at, body }) => {
    evening.closed = { at, reason: body.reason ?? null };
  },
  "sheet.reopened": (evening) => {
    evening.closed = null;
  },
  "player.renamed": (evening, event) =>
    MOVE["person.renamed"](evening.people, {
      ...event,
      kind: "person.renamed",
      body: { ...event.body, person: event.body.seat },
    }),
  "deal.recorded": record,
  "deal.replaced": replace,
  "deal.voided": (evening, event) => {
    const noted = target(evening, event);
    if (noted) Object.assign(noted, { voided: true, dealt: event.body.dealt === true });
    noted?.versions.push(version(event, { ...noted, deal: null }, event.body.reason));
    return noted !== undefined || takeBack(evening.slots.values(), event.refs?.[0]);
  },
  "deal.restored": (evening, event) => {
    const noted = target(evening, event);
    if (noted) noted.voided = false;
    noted?.versions.push(version(event, noted));
    return noted !== undefined;
  },
  "deal.contested": (evening, event) => {
    const { id, at, device, body } = event;
    const noted = target(evening, event);
    noted?.contests.push({ event: id, note: body.note, at, device, ruling: null });
    return noted !== undefined;
  },
  "contest.ruled": rule,
  "contest.withdrawn": withdraw,
  "ruling.withdrawn": withdraw,
  "bet.announced": (evening, event) => {
    const { seats } = event.body;
    const seated = seats ? seatsSaid(evening.people, event.body, { seats: [], dealer: null }) : null;
    if (seated === undefined) return false;
    const before = evening.bets.get(event.body.slot) ?? [];
    evening.bets.set(event.body.slot, [...before.filter((bet) => !answersBet(event, bet)), { event, seated }]);
  },
  "bet.withdrawn": (evening, { refs }) => {
    for (const [slot, bets] of evening.bets)
      evening.bets.set(
        slot,
        bets.filter(({ event }) => event.id !== refs?.[0]),
      );
  },
  "dispute.noted": (evening, { id, at, device, body: { slot, note } }) => {
    const first = evening.slots.get(slot);
    const noted = first && holderOf(evening.rules, first);
    noted?.story.push(id);
    if (noted) noted.contests.push({ event: id, note, at, device, ruling: null });
    else evening.disputes.push({ event: id, slot, note, at, device });
  },
  // A dispute that has moved to its deal is withdrawn there.
  "dispute.withdrawn": (evening, { refs }) => {
    evening.disputes = evening.disputes.filter(({ event }) => event !== refs?.[0]);
  },
  "season.joined": (evening, { body }) => {
    if (!joinClub(evening.people, body, evening.season)) return false;
    evening.season = body;
  },
  "season.left": (evening) => {
    evening.season = null;
  },
  "player.seated": (evening, { device, body: { seat } }) => {
    const person = seat === null ? null : evening.people.byRef.get(seat);
    if (person === undefined) return false;
    if (person === null) evening.seated.delete(device);
    else evening.seated.set(device, person);
  },
  "deal.confirmed": confirm,
  "confirmation.withdrawn": withdraw,
  "confirmation.asked": (evening, { body }) => {
    evening.asksConfirmation = body.asked;
  },
  "evening.set": (evening, { body }) => {
    evening.of = body;
  },
  "person.added": (evening, event) => MOVE["person.added"](moving(evening), event),
  "person.renamed": (evening, event) => MOVE["person.renamed"](moving(evening), event),
  "person.left": (evening, event) => MOVE["person.left"](moving(evening), event),
  "person.returned": (evening, event) => MOVE["person.returned"](moving(evening), event),
  "seats.arranged": (evening, event) => MOVE["seats.arranged"](moving(evening), event),
  "dealer.chosen": (evening, event) => MOVE["dealer.chosen"](moving(evening), event),
};

function moving(evening: Evening): People {
  evening.told++;
  return evening.people;
}

export const EVENING = { kinds: KINDS, opens: "sheet.opened", open: openEvening, apply: APPLY } as const;

/** True if the new bet replaces this one: from the same phone, from one that had seen it, or an equal bet. */
const answersBet = ({ device, refs, body }: EventOf<"bet.announced">, { event }: SlotBet): boolean =>
  event.device === device || refs?.includes(event.id) === true || JSON.stringify(event.body) === JSON.stringify(body);

function target(evening: Evening, { id, refs }: Pick<LogEvent, "id" | "refs">): Noted | undefined {
  const noted = evening.byId.get(refs?.[0] ?? "");
  noted?.story.push(id);
  return noted;
}

/** The first to note a deal holds its place; the same deal noted again is merged; a different one is shown beside it. */
function record(evening: Evening, event: EventOf<"deal.recorded">): false | undefined {
  const { slot, deal } = event.body;
  const seated = seatsSaid(evening.people, event.body, { seats: evening.people.opening, dealer: null });
  if (!seated) return false;
  const told = { deal, ...seated };
  const first = version(event, told);
  const holder = evening.slots.get(slot);
  const twin = holder && twinOf(evening.rules, holder, told);
  if (twin) {
    if (isSameDeal(evening.rules, twin, told)) {
      twin.current.push(event.id);
      twin.dealer ??= told.dealer;
    }
    twin.ids.push(event.id);
    twin.story.push(event.id);
    twin.versions.push(first);
    evening.byId.set(event.id, twin);
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
  evening.byId.set(id, noted);
  if (holder) holder.rivals.push(noted);
  else hold(evening, slot, noted);
}

/** Disputes noted during play become contests of the deal. */
function hold(evening: Evening, slot: number, noted: Noted): void {
  evening.slots.set(slot, noted);
  const born = evening.disputes.filter((dispute) => dispute.slot === slot);
  noted.contests.push(...born.map(({ event, note, at, device }) => ({ event, note, at, device, ruling: null })));
  evening.disputes = evening.disputes.filter((dispute) => dispute.slot !== slot);
}

/** A correction of a version that was already corrected differently is shown beside the deal. */
function replace(evening: Evening, event: EventOf<"deal.replaced">): false | undefined {
  const noted = target(evening, event);
  if (!noted) return false;
  const { deal, reason } = event.body;
  const seated = seatsSaid(evening.people, event.body, noted);
  if (!seated) return false;
  const told = { deal, seats: seated.seats, dealer: seated.dealer };
  const corrects = event.refs?.[1];
  const same = isSameDeal(evening.rules, noted, told);
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
  noted.corrected = !isSameDeal(evening.rules, { ...first, deal: first.deal ?? {} }, told);
  Object.assign(noted, told);
}

function rule(evening: Evening, event: EventOf<"contest.ruled">): false | undefined {
  const { id, at, device, body } = event;
  const noted = target(evening, event);
  if (!noted?.contests.some((contest) => contest.ruling === null)) return false;
  endContests(noted, { ...body, event: id, at, device, seats: noted.seats });
}

/** A confirmation applies to the version it names: after a correction it no longer counts. It ends a contest (T25). */
function confirm(evening: Evening, event: EventOf<"deal.confirmed">): false | undefined {
  const { id, at, device, refs } = event;
  const noted = target(evening, event);
  const person = evening.seated.get(device);
  const version = refs?.[1] ?? "";
  if (!noted?.versions.some(({ event }) => event === version) || person === undefined) return false;
  noted.confirmations.push({ event: id, version, person, at, device });
  if (noted.current.includes(version))
    endContests(noted, { outcome: "kept", note: "", by: "confirmation", event: id, at, device, seats: noted.seats });
}

/** Nothing changes if it is gone already, or is no longer the last decision. */
function withdraw(evening: Evening, event: EventOf<Withdrawal>): void {
  const noted = target(evening, event);
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
