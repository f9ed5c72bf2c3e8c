/** The acts that undo others: they too are events in the log. */
import type { LogEvent } from "#lib/log/event";
import { itemAt } from "#lib/rules/item-at";
import {
  announceBet,
  arrange,
  askConfirmation,
  type Choice,
  chooseDealer,
  close,
  comeBack,
  dispute,
  dropDispute,
  joinSeason,
  leave,
  leaveSeason,
  refOf,
  refsOf,
  rename,
  reopen,
  restore,
  setEvening,
  sit,
  takeBack,
  undo,
  voidDeal,
  withdraw,
} from "./change";
import type { Change } from "./event";
import { dealOf, rivalIn, seatingAt } from "./look-up";
import { isWithdrawal, whyNotWithdraw } from "./may-withdraw";
import type { Rival, Sheet } from "./sheet";

/** An act that can be undone: a change, or a choice between two versions; with the deal's number, if any. */
export interface Act {
  readonly kind: Change["kind"] | Choice;
  readonly number: number | null;
  /** The name of the person who came, left or is back. */
  readonly who?: string;
  /** The deal was a misdeal. */
  readonly misdeal?: true;
  /** The changes that undo it, in this order; empty if the act changed nothing. */
  readonly inverse: readonly Change[];
  /** For a choice: the event that gives the deal its chosen content. */
  readonly chosen?: string;
}

/**
 * `before` and `after`: the sheet before and after all these changes. Null: only the page that made it can undo it. A decision is
 * withdrawn first, together with what was written with it: if that is refused, all is.
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
    // A petit sec is named on its own row, not as a misdeal.
    ...("deal" in main.body && "misdeal" in main.body.deal && !("reason" in main.body.deal) && { misdeal: true }),
  };
}

function whoIn({ kind, body }: Change, { names, byRef }: Sheet): Pick<Act, "who"> {
  if (kind === "person.added") return { who: body.name };
  const who = "person" in body ? names[byRef.get(body.person) ?? -1] : undefined;
  return who ? { who } : {};
}

/** A correction to the same content changes nothing. */
const isIdle = (change: Change, before: Sheet, after: Sheet): boolean =>
  change.kind === "deal.replaced" && changed(change, before)?.current === changed(change, after)?.current;

/**
 * The undo of a choice between two versions, from its events. Both versions are shown again; a rejected correction cannot come
 * back, so then only what was made from it is undone. Null: a deal restored for the choice would be left behind.
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

/** False if there is nothing left to undo: the server refused it, or another phone has decided otherwise. */
export function stillStands({ kind, inverse, chosen }: Act, sheet: Sheet): boolean {
  const [first] = inverse;
  if (!first) return true;
  if (kind === "deal.contested" && dealOf(sheet, first.refs?.[0])?.voided) return false;
  // The rest of a decision can only be undone after it.
  if (isWithdrawal(first)) return whyNotWithdraw(sheet, first) === null;
  if (inverse.some((one) => isWithdrawal(one) && whyNotWithdraw(sheet, one) !== null)) return false;
  if (kind === "seats.arranged") return !isSeatedAnew(inverse, sheet);
  if (chosen) return sheet.deals.some(({ current, voided }) => current === chosen && !voided);
  if (kind !== "deal.recorded" && kind !== "deal.replaced") return true;
  const [id, version] = first.refs ?? [];
  const isLeft = ({ event, ids }: Rival) => event === version || ids.includes(id ?? "");
  const deal = dealOf(sheet, id);
  const isVoided = deal?.voided && deal.ids.includes(id ?? "");
  // A correction is past once corrected again, unless it is shown as a rival.
  const isPast = kind === "deal.replaced" && deal?.current !== version && !deal?.conflicts.some(({ event }) => event === version);
  return deal !== undefined && !isVoided && !isPast && !sheet.deals.some(({ settled }) => settled.some(isLeft));
}

/** Another phone has arranged the table, before or after this arrangement reached the server. */
const isSeatedAnew = ([change]: Act["inverse"], { seatedBy }: Sheet): boolean =>
  change?.kind === "seats.arranged" && change.refs !== undefined && !change.refs.includes(seatedBy.event);

/** True if the deal exists, but another phone has changed it since. */
export const isOvertaken = (act: Act, sheet: Sheet): boolean =>
  !stillStands(act, sheet) &&
  (act.chosen !== undefined || isSeatedAnew(act.inverse, sheet) || dealOf(sheet, act.inverse[0]?.refs?.[0]) !== undefined);

/**
 * The undo for the sheet as it is now: if another phone had corrected the same version before, its correction stays, and ours,
 * shown beside it, is withdrawn. A dispute noted before the deal has become a contest of it.
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

/** Applies `make` to what was found; null if nothing was. */
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
    announced ? announceBet(body.slot, announced.partial, undefined, after) : (withdraw(after) ?? null),
  "bet.withdrawn": (_, { announced }) => on(announced, ({ event, partial }) => announceBet(event.body.slot, partial)),
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
  "season.joined": (_, before) => (before.season ? joinSeason(before.season, before) : leaveSeason()),
  "season.left": (_, before) => on(before.season, (season) => joinSeason(season, before)),
  "evening.set": (_, { day, openedAt, evening }) => setEvening({ day: day ?? openedAt.slice(0, 10), name: evening }),
  "player.seated": ({ body: { seat } }, before, after) => {
    // Another phone's seat may have come meanwhile: this one has what was asked.
    const now = seat === null ? undefined : after.byRef.get(seat);
    const isMoved = (phone: string) => before.seated.get(phone) !== now && after.seated.get(phone) === now;
    return on([...before.seated.keys(), ...after.seated.keys()].find(isMoved), (phone) => {
      const person = before.seated.get(phone);
      return sit(person === undefined ? null : refOf(before, person));
    });
  },
};

const inverseOf = (change: Change, before: Sheet, after: Sheet): Change | null =>
  INVERSES[change.kind]?.(change as never, before, after) ?? null;
