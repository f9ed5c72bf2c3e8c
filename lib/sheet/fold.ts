/** The log of an evening → its sheet. Any order and any repetition of the same events folds to the same sheet. */
import { betFaults } from "#lib/rules/announced";
import { gameOf } from "#lib/rules/games";
import type { Json } from "#lib/rules/read";
import type { Line, Points, Rules } from "#lib/rules/rules";
import { playSession, type SessionRow } from "#lib/rules/session";
import { APPLY, type Evening, type Noted, openEvening } from "./evening";
import { inOrder, type KnownEvent, type Ruling, type SheetEvent } from "./event";
import { readEvent } from "./read-event";
import { isSameDeal } from "./same-deal";
import { isContested, type Rival, type Sheet, type SheetDeal } from "./sheet";

/** Null while the log has no opening that this code can read. */
export function foldSheet(events: readonly SheetEvent[]): Sheet | null {
  let evening: Evening | undefined;
  let unknown = 0;
  let dangling = 0;
  const ordered = inOrder(events);
  for (const given of ordered) {
    const { event } = readEvent(given);
    if (!event) unknown++;
    else if (!evening && event.kind === "sheet.opened") evening = openEvening(event);
    else if (!evening || !apply(evening, event)) dangling++;
  }
  const unsent = ordered.flatMap((event) => (event.seq === undefined ? [event.id] : []));
  return evening ? { ...sheetOf(evening), unknown, dangling, unsent } : null;
}

const apply = <E extends KnownEvent>(evening: Evening, event: E): boolean =>
  (APPLY[event.kind] as (evening: Evening, event: E) => boolean)(evening, event);

function sheetOf(evening: Evening): Omit<Sheet, "unknown" | "dangling" | "unsent"> {
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
  );

  const deals = slots.map((slot): SheetDeal => {
    // A voided deal was never dealt: it takes the turn and the totals of the place where it stands.
    const before = played.filter((other) => other < slot).length;
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
    day: day ?? null,
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
  const conflicts = noted.rivals.flatMap((rival) => rivalOf(evening, noted, rival));
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
    conflicts,
    ...row,
    deal: voided ? null : ((row.deal as Json | null) ?? noted.deal),
  };
}

/** In view until the deal says the same, or its author takes it back. */
function rivalOf(evening: Evening, noted: Noted, rival: Noted | Rival): Rival[] {
  if (isSameDeal(evening.rules, rival.deal, noted.deal)) return [];
  if ("event" in rival) return [rival];
  const { event, at, device } = rival.versions[0] as (typeof rival.versions)[number];
  return rival.voided ? [] : [{ event, deal: rival.deal, at, device }];
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
