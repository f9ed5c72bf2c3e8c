/** Fills the form from a completely recorded deal; what the cards do not show stays as it was. */
import type { AttackTally, Tally } from "#lib/rules/audit/tally";
import type { SeatsTally } from "#lib/rules/audit/tally-seats";
import { PRIMES } from "#lib/rules/decale/data";
import type { PrimeClaim } from "#lib/rules/decale/deal";
import { makeCard } from "#lib/rules/deck";
import { gameOf } from "#lib/rules/games";
import type { ReplayedPlay } from "#lib/rules/record";
import type { Rules } from "#lib/rules/rules";
import { type Alone, MISERES, type Misere } from "#lib/rules/tarot/attack";
import { plain } from "#lib/rules/words/words";
import type { Announced } from "./announced";
import type { DecaleDraft } from "./decale";
import type { RecordDraft } from "./record-draft";
import { EMPTY_TAROT, type TarotDraft } from "./tarot";
import { table } from "./tarot-table";
import type { WhistDraft } from "./whist";

export interface Filling {
  readonly record: RecordDraft;
  readonly plays: readonly ReplayedPlay[];
  readonly tally: Tally;
  /** What was announced, according to the table. */
  readonly announced: readonly Announced[];
}

/** `form` is the form as it would open: empty, with the bet announced, or with the deal to put right. */
export function fillForm(rules: Rules, form: object, { record, plays, tally, announced }: Filling): object {
  if (tally.kind === "attack") return withClaims(fillAttack(rules, form as TarotDraft, record, plays, tally), announced);
  if (tally.kind === "seats") return withPrimes(fillSeats(form as DecaleDraft, tally), announced);
  return { ...(form as WhistDraft), tricks: tally.tricks, at: null } satisfies WhistDraft;
}

/** A poignée that was noted before is kept. */
function withClaims(form: TarotDraft, announced: readonly Announced[]): TarotDraft {
  const poignees = announced.filter(
    ({ code, seat }) => code === "poignee" && !form.poignees.some((known) => known.seat === seat),
  );
  const miseres = announced.flatMap(({ code, seat }): Misere[] => {
    const kind = MISERES.find((one) => code === `misere-${one}`);
    return kind && !form.miseres.some((known) => known.seat === seat && known.kind === kind) ? [{ seat, kind }] : [];
  });
  return {
    ...form,
    poignees: [...form.poignees, ...poignees.map(({ seat, level }) => ({ seat, level }))],
    miseres: [...form.miseres, ...miseres],
  };
}

function withPrimes(form: DecaleDraft, announced: readonly Announced[]): DecaleDraft {
  const more = announced.flatMap(({ code, seat }): PrimeClaim[] => {
    const prime = PRIMES.find((one) => one === code);
    return prime && !form.primes.some((known) => known.seat === seat && known.prime === prime) ? [{ seat, prime }] : [];
  });
  return { ...form, primes: [...form.primes, ...more] };
}

function fillAttack(
  rules: Rules,
  form: TarotDraft,
  { taker, contract, calledCard }: RecordDraft,
  plays: readonly ReplayedPlay[],
  tally: AttackTally,
): TarotDraft {
  const isAlone = table.calls(rules) && tally.partner === null;
  return {
    ...("taker" in form ? form : EMPTY_TAROT),
    ...{ taker, contract, bouts: tally.bouts, side: "attack", typed: plain(tally.points), piles: {} },
    partner: isAlone ? taker : tally.partner,
    called: calledCard === null ? form.called : makeCard(gameOf(rules).deck, calledCard),
    alone: isAlone && calledCard !== null ? whereFound(calledCard, plays) : null,
    petit: table.petit(rules) ? tally.petitAuBout : null,
    tricksBy: table.paysSlam(rules) ? tally.slam : null,
    allTricks: contract === "chelem" ? tally.slam === "attack" : null,
    excuseLast: table.excuseChangesCamp(rules) && tally.excuseLast,
  };
}

/** The called card, if no partner played it: from the taker's own hand; if no one played it, in the dog. */
const whereFound = (called: number, plays: readonly ReplayedPlay[]): Alone =>
  plays.some(({ card }) => card === called) ? "hand" : "dog";

function fillSeats(form: DecaleDraft, { cardPoints, setAside, partner, boutDuBout }: SeatsTally): DecaleDraft {
  const claimed = form.primes.filter(({ prime }) => prime !== "bout-du-bout");
  return {
    ...form,
    ...{ each: true, typed: cardPoints.map(plain), setAside, piles: {}, focus: 0 },
    partner: form.call !== null && form.call !== "none" ? (partner ?? form.partner) : form.partner,
    primes: boutDuBout === null ? claimed : [...claimed, { seat: boutDuBout, prime: "bout-du-bout" }],
  };
}
