/** What takes back an act, whatever it was: another act, as everything in a log. */
import { itemAt } from "#lib/rules/item-at";
import {
  announce,
  arrange,
  askConfirmation,
  chooseDealer,
  close,
  comeBack,
  dispute,
  dropDispute,
  leave,
  rename,
  reopen,
  restore,
  undo,
  voidDeal,
  withdraw,
} from "./change";
import type { Change } from "./event";
import { type Sheet, seatingAt } from "./sheet";

/** What was done and can be taken back; the deal's number, where there is one. */
export interface Act {
  readonly kind: Change["kind"];
  readonly number: number | null;
  readonly inverse: Change;
}

/** `before` and `after` the change. Null: nothing takes it back but the page that made it. */
export function actOf(change: Change, before: Sheet, after: Sheet): Act | null {
  const inverse = inverseOf(change, before, after);
  const said = "slot" in change.body ? change.body.slot : dealOf(change, after)?.slot;
  return inverse && { kind: change.kind, number: said === undefined ? null : said + 1, inverse };
}

/**
 * What takes it back on the sheet as it has come to stand: another phone may have corrected the same version before. That
 * correction stays, and ours, which waits beside it, is withdrawn.
 */
export function inverseNow({ inverse }: Act, { deals }: Sheet): Change {
  const rival = deals
    .flatMap(({ conflicts }) => conflicts)
    .find(({ event, ids }) => ids.length === 0 && event === inverse.refs?.[1]);
  return rival ? voidDeal({ id: rival.event }) : inverse;
}

const dealOf = ({ refs }: Change, { deals }: Sheet) => deals.find(({ id }) => id === refs?.[0]);

function inverseOf(change: Change, before: Sheet, after: Sheet): Change | null {
  const deal = dealOf(change, after);
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
      return arrange(
        before,
        before.order.map((person) => before.people[person]?.ref ?? person),
        before.wanted,
      );
    case "dealer.chosen": {
      const { dealer } = seatingAt(before, change.body.slot);
      return chooseDealer(change.body.slot, before.people[dealer]?.ref ?? dealer);
    }
    case "confirmation.asked":
      return askConfirmation(!change.body.asked);
    default:
      return null;
  }
}
