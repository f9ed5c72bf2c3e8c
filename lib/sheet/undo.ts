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
  takeBack,
  undo,
  voidDeal,
  withdraw,
} from "./change";
import type { Change } from "./event";
import { dealOf, rivalIn, seatingAt } from "./look-up";
import { isWithdrawal, whyNotWithdraw } from "./may-withdraw";
import type { Rival, Sheet } from "./sheet";

/** What was done and can be taken back: a change, or a choice between two versions; the deal's number, where there is one. */
export interface Act {
  readonly kind: Change["kind"] | Choice;
  readonly number: number | null;
  /** Who came, left or is back. */
  readonly who?: string;
  /** A deal that was none. */
  readonly misdeal?: true;
  /** In this order. None where it is only said: the deal is as it was. */
  readonly inverse: readonly Change[];
  /** Of a choice: the event that says what the deal is by it. */
  readonly chosen?: string;
}

/**
 * `before` and `after` all of it, which was saved at once. Null: nothing takes it back but the page that made it. A decision goes with
 * what was written with it, and first: what may refuse it refuses all.
 */
export function actOf(changes: readonly Change[], before: Sheet, after: Sheet): Act | null {
  const ruling = changes.find(({ kind }) => kind === "contest.ruled");
  const main = ruling ?? changes[0];
  if (!main) return null;
  const rest = ruling ? changes.filter((one) => one !== ruling && !isIdle(one, before, after)).reverse() : [];
  const inverse = isIdle(main, before, after) ? [] : [main, ...rest].map((one) => inverseOf(one, before, after));
  if (inverse.includes(null)) return null;
  const said = "slot" in main.body ? main.body.slot : changed(main, after)?.slot;
  return {
    kind: main.kind,
    number: said === undefined ? null : said + 1,
    inverse: inverse.filter((one) => one !== null),
    ...whoIn(main, after),
    // A petit sec is called so on its row.
    ...("deal" in main.body && "misdeal" in main.body.deal && !("reason" in main.body.deal) && { misdeal: true }),
  };
}

function whoIn({ kind, body }: Change, { names, byRef }: Sheet): Pick<Act, "who"> {
  if (kind === "person.added") return { who: body.name };
  const who = "person" in body ? names[byRef.get(body.person) ?? -1] : undefined;
  return who ? { who } : {};
}

/** Put right, and found to be right: nothing says that the deal is what it is but what said so before. */
const isIdle = (change: Change, before: Sheet, after: Sheet): boolean =>
  change.kind === "deal.replaced" && changed(change, before)?.current === changed(change, after)?.current;

/**
 * A choice between two versions of a deal, by the events that it took. Both are there again, to be chosen from; a correction that
 * was left cannot be brought back, and then only what was made of it goes. Null: the deal brought back for the other version would
 * stay behind.
 */
export function choiceOf(choice: Choice, events: readonly LogEvent[], after: Sheet): Act | null {
  if (events.some(({ kind }) => kind === "deal.restored")) return null;
  const left = events.findLast(({ kind }) => kind === "deal.voided")?.refs?.[0];
  const deal = after.deals.find(({ settled }) => settled.some(({ event }) => event === left));
  if (left === undefined || !deal) return null;
  const added = after.deals.find(({ id }) => events.some((event) => event.id === id));
  const isReplaced = events.some(({ id }) => id === deal.current);
  const off = added ? [voidDeal(added)] : isReplaced ? [undo(after, deal)] : [];
  const contested = events.flatMap(({ kind, id }) =>
    kind === "deal.contested" ? [takeBack("contest.withdrawn", deal, id)] : [],
  );
  const chosen = choice === "another" ? {} : { chosen: deal.current };
  if (rivalIn(deal, left))
    return { kind: choice, number: deal.number, inverse: [...off, restore({ id: left }), ...contested], ...chosen };
  if (off.length === 0) return null;
  return { kind: added ? "deal.recorded" : "deal.replaced", number: (added ?? deal).number, inverse: [...off, ...contested] };
}

/** Nothing is left to take back of what the server refused, or people have chosen against meanwhile, on another phone. */
export function stillStands({ kind, inverse, chosen }: Act, sheet: Sheet): boolean {
  const [first] = inverse;
  if (!first) return true;
  if (kind === "deal.contested" && dealOf(sheet, first.refs?.[0])?.voided) return false;
  // What goes with a decision waits for it to be gone.
  if (isWithdrawal(first)) return whyNotWithdraw(sheet, first) === null;
  if (inverse.some((one) => isWithdrawal(one) && whyNotWithdraw(sheet, one) !== null)) return false;
  if (kind === "seats.arranged") return !isSeatedAnew(inverse, sheet);
  if (chosen) return sheet.deals.some(({ current, voided }) => current === chosen && !voided);
  if (kind !== "deal.recorded" && kind !== "deal.replaced") return true;
  const [id, version] = first.refs ?? [];
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
 * correction stays, and ours, which waits beside it, is withdrawn. What was contested before the deal was noted is on it by now.
 */
export const inverseNow = ({ inverse }: Act, { deals }: Sheet): readonly Change[] =>
  inverse.map((change) => {
    const [of, version] = change.refs ?? [];
    const waits = deals.some(({ conflicts }) => conflicts.some(({ event, ids }) => ids.length === 0 && event === version));
    if (waits && version) return voidDeal({ id: version });
    const deal = change.kind === "dispute.withdrawn" && deals.find(({ contests }) => contests.some(({ event }) => event === of));
    return deal && of ? takeBack("contest.withdrawn", deal, of) : change;
  });

const changed = ({ refs }: Change, { deals }: Sheet) => deals.find(({ id }) => id === refs?.[0]);

const newIn = <T extends { readonly event: string }>(now: readonly T[], before: readonly T[] = []): T | undefined =>
  now.findLast(({ event }) => before.every((one) => one.event !== event));

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
  "deal.contested": (change, before, after) =>
    on(changed(change, after), (deal) =>
      on(newIn(deal.contests, changed(change, before)?.contests), ({ event }) => takeBack("contest.withdrawn", deal, event)),
    ),
  "contest.ruled": (change, _, after) =>
    on(changed(change, after), (deal) => on(deal.lastWord, (event) => takeBack("ruling.withdrawn", deal, event))),
  "deal.confirmed": (change, before, after) =>
    on(changed(change, after), (deal) =>
      on(newIn(deal.confirmations, changed(change, before)?.confirmations), ({ event }) =>
        takeBack("confirmation.withdrawn", deal, event),
      ),
    ),
  "deal.restored": (change, _, after) => on(changed(change, after), (deal) => voidDeal(deal, undefined, after)),
  "sheet.closed": reopen,
  "sheet.reopened": (_, { closed }) => close(closed?.reason ?? undefined),
  "bet.announced": ({ body }, { announced }, after) =>
    announced ? announce(body.slot, announced.partial, undefined, after) : (withdraw(after) ?? null),
  "bet.withdrawn": (_, { announced }) => on(announced, ({ event, partial }) => announce(event.body.slot, partial)),
  "dispute.noted": (_, before, { disputes }) => on(newIn(disputes, before.disputes), dropDispute),
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
