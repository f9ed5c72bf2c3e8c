/** The log of an evening → its sheet. Any order and any repetition of the same events folds to the same sheet. */
import { betFaults } from "#lib/rules/announced";
import { gameOf } from "#lib/rules/games";
import type { Json } from "#lib/rules/read";
import type { Line, Points, Rules, Turn } from "#lib/rules/rules";
import { type Played, playDeal, playSession, type SessionRow } from "#lib/rules/session";
import { APPLY, type Evening, openEvening } from "./evening";
import { inOrder, type KnownEvent, type Ruling, type SheetEvent } from "./event";
import type { Noted } from "./noted";
import { readEvent } from "./read-event";
import { rivalsOf } from "./rivals";
import { isContested, type Sheet, type SheetDeal } from "./sheet";

/** Null while the log has no opening that this code can read. */
export function foldSheet(events: readonly SheetEvent[]): Sheet | null {
  const fold = new SheetFold();
  for (const event of inOrder(events)) fold.add(event);
  return fold.sheet;
}

/** A sheet while its log is read, event by event: a deal that stays as it was is not played again for the next one. */
export class SheetFold {
  private evening: Evening | undefined;
  private unknown = 0;
  private dangling = 0;
  private readonly unsent: string[] = [];
  private readonly play = remembering();
  private made: Sheet | null | undefined = null;

  /** The next of the log, in its order. */
  add(given: SheetEvent): void {
    this.made = undefined;
    if (given.seq === undefined) this.unsent.push(given.id);
    const { event } = readEvent(given);
    if (!event) this.unknown++;
    else if (!this.evening && event.kind === "sheet.opened") this.evening = openEvening(event);
    else if (!this.evening || !apply(this.evening, event)) this.dangling++;
  }

  /** As it stands, until the next event is added. */
  get sheet(): Sheet | null {
    if (this.made === undefined) this.made = this.evening ? this.make(this.evening) : null;
    return this.made;
  }

  private make(evening: Evening): Sheet {
    const { unknown, dangling, unsent } = this;
    return { ...sheetOf(evening, this.play), unknown, dangling, unsent };
  }
}

/** Plays a deal once for each turn at which it comes to stand. */
function remembering(): typeof playDeal {
  const known = new WeakMap<object, { readonly turn: Turn; readonly played: Played }>();
  return (rules, json, turn) => {
    const before = known.get(json as object);
    if (before && isSameTurn(before.turn, turn)) return before.played;
    const played = playDeal(rules, json, turn);
    known.set(json as object, { turn, played });
    return played;
  };
}

function isSameTurn(a: Turn, b: Turn): boolean {
  const keys = Object.keys(a) as (keyof Turn)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

const apply = <E extends KnownEvent>(evening: Evening, event: E): boolean =>
  (APPLY[event.kind] as (evening: Evening, event: E) => boolean)(evening, event);

function sheetOf(evening: Evening, play: typeof playDeal): Omit<Sheet, "unknown" | "dangling" | "unsent"> {
  const { opening, rules, names, closed, season, seated, asksConfirmation } = evening;
  const { dealer, target, until, title, day } = opening.body;
  const slots = [...evening.slots.keys()].sort((a, b) => a - b);
  const played = slots.filter((slot) => !evening.slots.get(slot)?.voided);
  const noted = played.map((slot) => evening.slots.get(slot) as Noted);
  const decided = noted.map(({ adjusted }) => decisionLines(rules.players, adjusted));
  const session = playSession(
    rules,
    dealer,
    noted.map(({ deal }) => deal),
    target,
    decided,
    play,
  );

  let before = 0;
  const deals = slots.map((slot): SheetDeal => {
    // A voided deal was never dealt: it takes the turn and the totals of the place where it stands.
    while ((played[before] ?? Infinity) < slot) before++;
    const row = played[before] === slot ? session.rows[before] : undefined;
    const turn = session.rows[before]?.turn ?? session.next;
    const totals = row?.totals ?? session.rows[before - 1]?.totals ?? gameOf(rules).startTotals(rules);
    return dealOfSlot(evening, slot, evening.slots.get(slot) as Noted, {
      turn,
      totals,
      deal: row?.deal ?? null,
      score: row?.score ?? null,
      faults: row?.faults ?? [],
    });
  });

  const nextSlot = freeSlot(slots);
  const said = closed ? undefined : evening.bets.get(nextSlot);
  const bet = said && betFaults(rules, said.body.partial).length === 0 ? said : undefined;
  const { totals, next, over, winners } = session;
  return {
    id: opening.sheet,
    rules,
    names,
    dealer,
    target,
    until,
    title: title ?? null,
    day: evening.of?.day ?? day ?? null,
    evening: evening.of?.name ?? null,
    openedAt: opening.at,
    openedBy: opening.device,
    deals,
    nextSlot,
    announced: bet ? { event: bet, partial: bet.body.partial } : null,
    disputes: evening.disputes,
    next,
    totals,
    provisional: totalsOf(
      rules,
      deals.filter((deal) => !isContested(deal)),
    ),
    over,
    winners,
    closed,
    season,
    seated,
    asksConfirmation,
  };
}

function dealOfSlot(evening: Evening, slot: number, noted: Noted, row: SessionRow): SheetDeal {
  const { id, ids, versions, voided, corrected, contests, confirmations } = noted;
  const current = noted.current[0] as string;
  return {
    slot,
    number: slot + 1,
    id,
    ids,
    current,
    versions,
    voided,
    corrected,
    contest: contests.at(-1) ?? null,
    contests,
    confirmations,
    confirmed: !voided && confirmations.some(({ version }) => noted.current.includes(version)),
    ...rivalsOf(evening.rules, noted),
    ...row,
    deal: voided ? null : ((row.deal as Json | null) ?? noted.deal),
  };
}

/** What the table decided is a line of its own on the deal, for each player it concerns. */
function decisionLines(players: number, ruling: Ruling | null): Line[] {
  return (ruling?.points ?? []).flatMap((value, seat): Line[] => {
    if (value === 0) return [];
    const scores = Array.from({ length: players }, (_, other) => (other === seat ? value : 0));
    return [{ code: "table-decision", rule: "T1", value, params: { seat, note: ruling?.note ?? "" }, scores, seats: [seat] }];
  });
}

function totalsOf(rules: Rules, deals: readonly SheetDeal[]): readonly Points[] {
  const game = gameOf(rules);
  return deals.reduce(
    (totals, { score }) => (score ? game.addTotals(rules, totals, score.scores) : totals),
    game.startTotals(rules),
  );
}

function freeSlot(taken: readonly number[]): number {
  const gap = taken.findIndex((slot, i) => slot !== i);
  return gap < 0 ? taken.length : gap;
}
