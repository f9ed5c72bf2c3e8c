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
import { dealOf, type Rival, rivalIn, type Sheet, seatingAt } from "./sheet";

/** What was done and can be taken back: a change, or a choice between two versions; the deal's number, where there is one. */
export interface Act {
  readonly kind: Change["kind"] | Choice;
  readonly number: number | null;
  readonly inverse: readonly Change[];
  /** Of a choice: the event that says what the deal is by it. */
  readonly chosen?: string;
}

/** `before` and `after` the change. Null: nothing takes it back but the page that made it. */
export function actOf(change: Change, before: Sheet, after: Sheet): Act | null {
  const inverse = inverseOf(change, before, after);
  const said = "slot" in change.body ? change.body.slot : changed(change, after)?.slot;
  return inverse && { kind: change.kind, number: said === undefined ? null : said + 1, inverse: [inverse] };
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
export function stillStands({ kind, inverse, chosen }: Act, sheet: Sheet): boolean {
  if (chosen) return sheet.deals.some(({ current, voided }) => current === chosen && !voided);
  if (kind !== "deal.recorded" && kind !== "deal.replaced") return true;
  const [id, version] = inverse[0]?.refs ?? [];
  const isLeft = ({ event, ids }: Rival) => event === version || ids.includes(id ?? "");
  const deal = dealOf(sheet, id);
  const isVoided = deal?.voided && deal.ids.includes(id ?? "");
  return deal !== undefined && !isVoided && !sheet.deals.some(({ settled }) => settled.some(isLeft));
}

/** The deal is there, and another phone has made something else of it. */
export const isOvertaken = (act: Act, sheet: Sheet): boolean =>
  !stillStands(act, sheet) && (act.chosen !== undefined || dealOf(sheet, act.inverse[0]?.refs?.[0]) !== undefined);

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

function inverseOf(change: Change, before: Sheet, after: Sheet): Change | null {
  const deal = changed(change, after);
  switch (change.kind) {
    case "deal.recorded": {
      const noted = after.deals.find(({ slot }) => slot === change.body.slot);
      return noted ? voidDeal(noted) : null;
    }
    case "deal.replaced":
      return deal ? undo(after, deal) : null;
    case "deal.voided":
      return deal ? restore(deal) : null;
    case "deal.restored":
      return deal ? voidDeal(deal) : null;
    case "sheet.closed":
      return reopen();
    case "sheet.reopened":
      return close(before.closed?.reason ?? undefined);
    case "bet.announced":
      return before.announced
        ? announce(change.body.slot, before.announced.partial, undefined, after)
        : (withdraw(after) ?? null);
    case "bet.withdrawn":
      return before.announced ? announce(before.announced.event.body.slot, before.announced.partial) : null;
    case "dispute.noted": {
      const noted = after.disputes.findLast(({ event }) => before.disputes.every((other) => other.event !== event));
      return noted ? dropDispute(noted) : null;
    }
    case "dispute.withdrawn": {
      const dropped = before.disputes.find(({ event }) => event === change.refs?.[0]);
      return dropped ? dispute(before.nextSlot, dropped.note) : null;
    }
    case "player.renamed":
      return rename(change.body.seat, itemAt(before.names, change.body.seat));
    case "person.added": {
      const added = after.people.find(({ ref }) => !before.byRef.has(ref));
      return added ? leave(before, added.ref) : null;
    }
    case "person.renamed": {
      const { person } = change.body;
      return rename(person, before.names[before.byRef.get(person) ?? -1] ?? "");
    }
    case "person.left":
      return comeBack(before, change.body.person);
    case "person.returned":
      return leave(before, change.body.person);
    case "seats.arranged":
      return arrange(before, refsOf(before, before.order), before.wanted);
    case "dealer.chosen": {
      const { dealer } = seatingAt(before, change.body.slot);
      return chooseDealer(change.body.slot, refOf(before, dealer));
    }
    case "confirmation.asked":
      return askConfirmation(!change.body.asked);
    default:
      return null;
  }
}
