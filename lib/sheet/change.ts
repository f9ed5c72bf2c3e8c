/** Makes the changes of a sheet: events before they get a clock, an id and a device. */

import { MOST_REFS } from "#lib/log/limits";
import { tidyName } from "#lib/log/name";
import { type Stamp, stampAs } from "#lib/log/stamp";
import { readRules } from "#lib/rules/games";
import type { Json } from "#lib/rules/read";
import { everybody, isSame, type Person } from "#lib/rules/seating";
import type { BodyOf, Change, EveningOf, EventKind, EventOf, PersonRef, Ruling, Said, SeasonJoined } from "./event";
import { isFollowed, seatingAt } from "./look-up";
import type { AskedOpening, Opening } from "./opening";
import type { NotedDispute, Rival, Sheet, SheetDeal, Withdrawal } from "./sheet";

/** In the oldest version that can express it, so that a phone not yet updated can read as much as possible. */
export const stampSheet = <C extends Change>(made: C, stamp: Stamp): EventOf<C["kind"]> =>
  stampAs(versionOf(made), made, stamp) as unknown as EventOf<C["kind"]>;

function versionOf({ kind, body }: Change): number {
  if (kind === "sheet.opened") return body.names.length > body.rules.players ? 2 : 1;
  if (kind === "player.seated") return typeof body.seat === "string" || Number(body.seat) > 4 ? 2 : 1;
  if (kind === "season.joined") return body.people || body.players.length > 6 ? 2 : 1;
  if (kind === "deal.voided") return body.dealt === undefined ? 1 : 2;
  return "seats" in body && kind !== "seats.arranged" ? 2 : 1;
}

/** `refs`: ids of the events that it refers to. */
const change = <K extends EventKind>(kind: K, body: BodyOf<K>, ...refs: readonly string[]): Change =>
  ({ kind, body, ...(refs.length > 0 && { refs }) }) as Change;

/** Unreadable rules are left as they are: the judge reports their faults. */
export function open(opening: AskedOpening): Change {
  const read = readRules(opening.rules);
  const rules = read.ok ? read.value : (opening.rules as Opening["rules"]);
  return change("sheet.opened", { ...opening, rules, names: opening.names.map(tidyName) });
}
export const close = (reason?: BodyOf<"sheet.closed">["reason"]) => change("sheet.closed", reason ? { reason } : {});
export const reopen = () => change("sheet.reopened", {});
export const rename = (person: PersonRef, name: string) => change("person.renamed", { person, name: tidyName(name) });

/** `slot`: the one for which the form was opened, so that noting twice is noting once. */
export const record = (slot: number, deal: Json, seated?: Said) => change("deal.recorded", { slot, deal, ...seated });

/** Without `seated`, seats and dealer stay as they were. */
export const replace = ({ id, current }: Pick<SheetDeal, "id" | "current">, deal: Json, reason?: string, seated?: Said) =>
  change("deal.replaced", { deal, ...said(reason), ...seated }, id, current);

/** If deals were noted after it, the voided deal keeps its turn (T31). */
export function voidDeal({ id }: Pick<SheetDeal, "id">, reason?: string, sheet?: Pick<Sheet, "deals">): Change {
  const deal = sheet?.deals.find(({ ids }) => ids.includes(id));
  const dealt = sheet && deal && isFollowed(sheet, deal) ? { dealt: true } : {};
  return change("deal.voided", { ...said(reason), ...dealt }, id);
}
export const restore = ({ id }: Pick<SheetDeal, "id">) => change("deal.restored", {}, id);
export const contest = ({ id }: Pick<SheetDeal, "id">, note: string) => change("deal.contested", { note }, id);
export const rule = ({ id }: Pick<SheetDeal, "id">, ruling: Ruling) => change("contest.ruled", ruling, id);
/** `event`: the contest, the ruling or the confirmation. */
export const takeBack = (kind: Withdrawal, { id }: Pick<SheetDeal, "id">, event: string) => change(kind, {}, id, event);

/** `known`: bets that the announcer has seen, and that this one replaces. */
export const announceBet = (slot: number, partial: Json, seated?: Said, known: Pick<Sheet, "bets"> = { bets: [] }) =>
  change("bet.announced", { slot, partial, ...seated }, ...known.bets.slice(-MOST_REFS).map(({ event }) => event.id));
export const withdraw = ({ announced }: Sheet): Change | undefined => (announced ? withdrawBet(announced.event.id) : undefined);
export const withdrawBet = (event: string) => change("bet.withdrawn", {}, event);

/** A dispute about the deal being played, before it is noted. */
export const dispute = (slot: number, note: string) => change("dispute.noted", { slot, note });
export const dropDispute = ({ event }: Pick<NotedDispute, "event">) => change("dispute.withdrawn", {}, event);
/** `players`: by person of the sheet; before it is opened, in the order of names. */
export function joinSeason(joined: SeasonJoined, sheet?: Pick<Sheet, "people">): Change {
  const people = sheet?.people.flatMap(({ ref }) => (typeof ref === "string" ? [ref] : [])) ?? [];
  return change("season.joined", people.length > 0 ? { ...joined, people } : joined);
}
export const sit = (seat: PersonRef | null) => change("player.seated", { seat });
export const confirm = ({ id, current }: Pick<SheetDeal, "id" | "current">) => change("deal.confirmed", {}, id, current);
export const askConfirmation = (asked: boolean) => change("confirmation.asked", { asked });
/** Makes the sheet part of one evening with the other tables of that day and name. */
export const setEvening = ({ day, name }: EveningOf) =>
  change("evening.set", { day, name: name?.trim() ? tidyName(name) : null });
export const leaveSeason = () => change("season.left", {});

/** keep: the deal stands. replace: the other version takes its slot. another: the other version is one more deal. */
export type Choice = "keep" | "replace" | "another";

/** Contests of the chosen version are kept. */
export function settle(sheet: Sheet, deal: SheetDeal, rival: Rival, choice: Choice): Change[] {
  const { nextSlot } = sheet;
  const left = voidDeal({ id: rival.event });
  if (choice === "keep") return [left];
  const notes = rival.contests.flatMap(({ ruling, note }) => (ruling ? [] : [note]));
  const again = seated(sheet, nextSlot, rival.seats, rival.dealer ?? sheet.seating.dealer);
  if (choice === "another") return [...notes.map((note) => dispute(nextSlot, note)), record(nextSlot, rival.deal, again), left];
  const other = corrected(sheet, deal, rival.seats, rival.dealer);
  const stands = deal.voided ? [restore(deal)] : [];
  return [...stands, replace(deal, rival.deal, undefined, other), ...notes.map((note) => contest(deal, note)), left];
}
/** Adds a person from the next deal on. */
export const addPerson = ({ nextSlot: slot }: Pick<Sheet, "nextSlot">, name: string, player?: string) =>
  change("person.added", { slot, name: tidyName(name), ...(player !== undefined && { player }) });
export const leave = ({ nextSlot: slot }: Pick<Sheet, "nextSlot">, person: PersonRef) => change("person.left", { slot, person });
export const comeBack = ({ nextSlot: slot }: Pick<Sheet, "nextSlot">, person: PersonRef) =>
  change("person.returned", { slot, person });
/** For a person noted as gone before a deal that they did play: back for it, and gone after it. */
export const playedFirst = (slot: number, person: PersonRef): Change[] => [
  comeBack({ nextSlot: slot }, person),
  leave({ nextSlot: slot + 1 }, person),
];
/** It refers to the arrangement that it changes: if another phone has changed that meanwhile, the other one stands. */
export const arrange = (
  { nextSlot: slot, seatedBy }: Pick<Sheet, "nextSlot"> & Partial<Pick<Sheet, "seatedBy">>,
  order: readonly PersonRef[],
  seats: number,
) => change("seats.arranged", { slot, order, seats }, ...(seatedBy ? [seatedBy.event] : []));
export const chooseDealer = (slot: number, dealer: PersonRef) => change("dealer.chosen", { slot, dealer });

/** Undoes the last act on a deal: its voiding, its last correction, or the deal itself. */
export function undo(sheet: Sheet, deal: SheetDeal, reason?: string): Change {
  if (deal.voided) return restore(deal);
  const contents = deal.versions.filter(({ kind }) => kind === "deal.replaced" || kind === "deal.recorded");
  const before = contents[contents.findIndex(({ event }) => event === deal.current) - 1];
  return before?.deal
    ? replace(deal, before.deal, reason, corrected(sheet, deal, before.seats, before.dealer))
    : voidDeal(deal, reason, sheet);
}

/** The seats and dealer of a new deal; undefined if they are the usual ones, which the log need not say. */
export function seated(sheet: Sheet, slot: number, seats: readonly Person[], dealer: Person): Said | undefined {
  const due = seatingAt(sheet, slot);
  const isUsual = isSame(seats, everybody(sheet.rules.players)) && dealer === due.dealer;
  return isUsual && !sheet.moved ? undefined : { seats: refsOf(sheet, seats), dealer: refOf(sheet, dealer) };
}

/** The seats and the dealer that a correction changes. */
export function corrected(
  sheet: Sheet,
  deal: Pick<SheetDeal, "seats" | "dealer">,
  seats: readonly Person[],
  dealer: Person | null,
): Said | undefined {
  const [moved, passed] = [!isSame(seats, deal.seats), dealer !== null && dealer !== deal.dealer];
  if (!moved && !passed) return undefined;
  return { seats: refsOf(sheet, seats), ...(dealer !== null && passed && { dealer: refOf(sheet, dealer) }) };
}

/** How the log refers to a person. */
export const refOf = ({ people }: Pick<Sheet, "people">, person: Person): PersonRef => people[person]?.ref ?? person;
export const refsOf = (sheet: Pick<Sheet, "people">, people: readonly Person[]) => people.map((person) => refOf(sheet, person));

const said = (reason?: string): { reason?: string } => (reason?.trim() ? { reason: reason.trim() } : {});
