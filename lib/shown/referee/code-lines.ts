// This folder: what the arbiter's and the referee's pages tell about a sheet.
/** What the arbitration code's provision would note on a sheet, line by line: what the arbiter reads before deciding. */
import type { Provision } from "#lib/rules/arbitration/cases";
import type { Json } from "#lib/rules/read";
import type { Seat } from "#lib/rules/rules";
import { signed } from "#lib/rules/words/words";
import { dealerOf, emptiedBy, finedBy, withoutPoignee } from "#lib/sheet/drafts/arbitrated";
import type { SheetDeal } from "#lib/sheet/sheet";
import type { Chunks } from "#messages/fr/chunks";

/** The case as it was answered, and the deal that it is about. */
export interface CodeCase extends Pick<SheetDeal, "seats" | "dealer"> {
  readonly number: number;
  /** Undefined while it is being played. */
  readonly deal: Pick<SheetDeal, "deal"> | undefined;
  readonly provision: Provision;
  readonly culprit: Seat | null;
  /** The deal after points won by the fault are given back, if any; and how many. */
  readonly mended: Json | null;
  readonly back: number;
  /** The name at a seat of the deal; "" for no seat. */
  readonly nameOf: (seat: Seat | null) => string;
  /** The dealer's name. */
  readonly dealing: string;
}

export function codeLines(t: Chunks["arbiter"], told: CodeCase): string[] {
  const { number, deal, provision, culprit, mended, back, seats, dealer, nameOf, dealing } = told;
  const emptied = emptiedBy(provision, culprit);
  const fines = finedBy(provision, seats.length, dealerOf({ seats, dealer }), culprit) ?? [];
  const barred = { dealer: dealing, culprit: nameOf(culprit), nobody: "" }[provision.barred ?? "nobody"];
  return [
    emptied === null
      ? deal && withoutPoignee(deal, provision, culprit)
        ? t.unshown(number, nameOf(culprit))
        : mended
          ? t.mended(number, back)
          : t.stands(number)
      : provision.deal === "annulled"
        ? t.annulled(number, dealing)
        : t.redealt(number, dealing),
    ...(provision.warning && culprit !== null ? [t.warned(nameOf(culprit))] : []),
    ...fines.flatMap((points, seat) => (points === 0 ? [] : [t.fined(nameOf(seat), signed(points))])),
    ...(barred === "" ? [] : [t.barred(barred)]),
    ...(deal || emptied ? [] : [t.waits(number)]),
  ];
}
