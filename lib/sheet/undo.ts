/** What takes back an act, whatever it was: another act, as everything in a log. */
import type { LogEvent } from "#lib/log/event";
import { itemAt } from "#lib/rules/item-at";
import {
  announce,
  arrange,
  askConfirmation,
  type Choice,
  chooseDealer,
  close,
  comeBack,
  dispute,
  dropDispute,
  leave,
  refOf,
  refsOf,
  rename,
  reopen,
  restore,
  undo,
  voidDeal,
  withdraw,
} from "./change";
import type { Change } from "./event";
import { dealOf, isContested, type Rival, rivalIn, type Sheet, seatingAt } from "./sheet";

/** What was done and can be taken back: a change, or a choice between two versions; the deal's number, where there is one. */
export interface Act {
  readonly kind: Change["kind"] | Choice;
  readonly number: number | null;
  /** None of a contest, a decision, a confirmation: these end, or stay, where they were made, and are only said. */
  readonly inverse: readonly Change[];
  /** Of a choice: the event that says what the deal is by it. */
  readonly chosen?: string;
}

const ONLY_SAID: ReadonlySet<Change["kind"]> = new Set(["deal.contested", "contest.ruled", "deal.confirmed"]);

/** `before` and `after` the change. Null: nothing takes it back but the page that made it. */
export function actOf(change: Change, before: Sheet, after: Sheet): Act | null {
  const inverse = inverseOf(change, before, after);
  if (!inverse && !ONLY_SAID.has(change.kind)) return null;
  const said = "slot" in change.body ? change.body.slot : changed(change, after)?.slot;
  return { kind: change.kind, number: said === undefined ? null : said + 1, inverse: inverse ? [inverse] : [] };
}

/**
 * A choice between two versions of a deal, by the events that it took. Both are there again, to be chosen from; a correction that
 * was left cannot be brought back, and then only what was made of it goes. Null: what was contested of the other version, or the
 * deal brought back for it, would stay behind.
 */
export function choiceOf(choice: Choice, events: readonly LogEvent[], after: Sheet): Act | null {
  if (events.some(({ kind }) => kind === "deal.contested" || kind === "deal.restored")) return null;
  const left = events.findLast(({ kind }) => kind === "deal.voided")?.refs?.[0];
  const deal = after.deals.find(({ settled }) => settled.some(({ event }) => event === left));
  if (left === undefined || !deal) return null;
  const added = after.deals.find(({ id }) => events.some((event) => event.id === id));
  const isReplaced = events.some(({ id }) => id === deal.current);
  const off = added ? [voidDeal(added)] : isReplaced ? [undo(after, deal)] : [];
  const chosen = choice === "another" ? {} : { chosen: deal.current };
  if (rivalIn(deal, left)) return { kind: choice, number: deal.number, inverse: [...off, restore({ id: left })], ...chosen };
  if (off.length === 0) return null;
  return { kind: added ? "deal.recorded" : "deal.replaced", number: (added ?? deal).number, inverse: off };
}

/** Nothing is left to take back of what the server refused, or people have chosen against meanwhile, on another phone. */
export function stillStands({ kind, number, inverse, chosen }: Act, sheet: Sheet): boolean {
  if (kind === "deal.contested") return sheet.deals.some((deal) => deal.number === number && isContested(deal));
  if (kind === "seats.arranged") return !isSeatedAnew(inverse, sheet);
  if (chosen) return sheet.deals.some(({ current, voided }) => current === chosen && !voided);
  if (kind !== "deal.recorded" && kind !== "deal.replaced") return true;
  const [id, version] = inverse[0]?.refs ?? [];
  const isLeft = ({ event, ids }: Rival) => event === version || ids.includes(id ?? "");
  const deal = dealOf(sheet, id);
  const isVoided = deal?.voided && deal.ids.includes(id ?? "");
  // A correction that was corrected in turn is no longer what the deal is; one that waits beside another still is to be had back.
  const isPast = kind === "deal.replaced" && deal?.current !== version && !deal?.conflicts.some(({ event }) => event === version);
  return deal !== undefined && !isVoided && !isPast && !sheet.deals.some(({ settled }) => settled.some(isLeft));
}

/** Another phone has arranged the table before this arrangement came in, or after it. */
const isSeatedAnew = ([change]: Act["inverse"], { seatedBy }: Sheet): boolean =>
  change?.kind === "seats.arranged" && change.refs !== undefined && !change.refs.includes(seatedBy.event);

/** The deal is there, and another phone has made something else of it. */
export const isOvertaken = (act: Act, sheet: Sheet): boolean =>
  !stillStands(act, sheet) &&
  (act.chosen !== undefined || isSeatedAnew(act.inverse, sheet) || dealOf(sheet, act.inverse[0]?.refs?.[0]) !== undefined);

/**
 * What takes it back on the sheet as it has come to stand: another phone may have corrected the same version before. That
 * correction stays, and ours, which waits beside it, is withdrawn.
 */
export function inverseNow({ inverse }: Act, { deals }: Sheet): readonly Change[] {
  const rival = deals
    .flatMap(({ conflicts }) => conflicts)
    .find(({ event, ids }) => ids.length === 0 && event === inverse[0]?.refs?.[1]);
  return rival ? [voidDeal({ id: rival.event })] : inverse;
}

const changed = ({ refs }: Change, { deals }: Sheet) => deals.find(({ id }) => id === refs?.[0]);

/** Of what is there, if it is. */
const on = <T>(found: T | null | undefined, make: (found: T) => Change | null): Change | null => (found ? make(found) : null);

type Inverses = {
  readonly [K in Change["kind"]]?: (change: Extract<Change, { kind: K }>, before: Sheet, after: Sheet) => Change | null;
};

const INVERSES: Inverses = {
  "deal.recorded": ({ body }, _, after) =>
    on(
      after.deals.find(({ slot }) => slot === body.slot),
      (noted) => voidDeal(noted, undefined, after),
    ),
  "deal.replaced": (change, _, after) => on(changed(change, after), (deal) => undo(after, deal)),
  "deal.voided": (change, _, after) => on(changed(change, after), restore),
  "deal.restored": (change, _, after) => on(changed(change, after), (deal) => voidDeal(deal, undefined, after)),
  "sheet.closed": reopen,
  "sheet.reopened": (_, { closed }) => close(closed?.reason ?? undefined),
  "bet.announced": ({ body }, { announced }, after) =>
    announced ? announce(body.slot, announced.partial, undefined, after) : (withdraw(after) ?? null),
  "bet.withdrawn": (_, { announced }) => on(announced, ({ event, partial }) => announce(event.body.slot, partial)),
  "dispute.noted": (_, before, { disputes }) =>
    on(
      disputes.findLast(({ event }) => before.disputes.every((other) => other.event !== event)),
      dropDispute,
    ),
  "dispute.withdrawn": ({ refs }, { disputes, nextSlot }) =>
    on(
      disputes.find(({ event }) => event === refs?.[0]),
      ({ note }) => dispute(nextSlot, note),
    ),
  "player.renamed": ({ body: { seat } }, { names }) => rename(seat, itemAt(names, seat)),
  "person.added": (_, before, { people }) =>
    on(
      people.find(({ ref }) => !before.byRef.has(ref)),
      ({ ref }) => leave(before, ref),
    ),
  "person.renamed": ({ body: { person } }, { names, byRef }) => rename(person, names[byRef.get(person) ?? -1] ?? ""),
  "person.left": ({ body }, before) => comeBack(before, body.person),
  "person.returned": ({ body }, before) => leave(before, body.person),
  "seats.arranged": ({ refs }, before, { seatedBy }) =>
    arrange({ nextSlot: before.nextSlot, ...(refs && { seatedBy }) }, refsOf(before, before.order), before.wanted),
  "dealer.chosen": ({ body: { slot } }, before) => chooseDealer(slot, refOf(before, seatingAt(before, slot).dealer)),
  "confirmation.asked": ({ body }) => askConfirmation(!body.asked),
};

const inverseOf = (change: Change, before: Sheet, after: Sheet): Change | null =>
  INVERSES[change.kind]?.(change as never, before, after) ?? null;
