/**
 * For tests: finds entries of a phone's log that its sheet does not show. It reads what the screen is drawn from (rows, refusals, the
 * sentence of its state), never the store: whatever a person noted is a row, a version beside one, or a refusal.
 */

import type { LogEvent } from "#lib/log/event";
import type { Json } from "#lib/rules/read";
import { everybody } from "#lib/rules/seating";
import type { Said } from "#lib/sheet/event";
import { isNewer } from "#lib/sheet/event";
import { dealOf, saidIn } from "#lib/sheet/look-up";
import { isSameDeal } from "#lib/sheet/same-deal";
import type { Sheet } from "#lib/sheet/sheet";
import { loadDesk } from "#lib/shown/games/desk";
import { refusalsOf } from "#lib/shown/sheet/refusals";
import { ledgerRows, rivalRow } from "#lib/shown/sheet/rows";
import { sayState } from "#lib/shown/sheet/say-state";
import type { LedgerDeal } from "#lib/shown/sheet/tell-deal";
import type { SheetState } from "#lib/sync/local-sheet";
import type { OpenSheet } from "#lib/sync/opened";
import { rulesWords } from "#messages/fr/rules/protocol";
import { shared as fr } from "#messages/fr/shared";
import { settle } from "#messages/fr/sheet/settle";
import { state as stateFr } from "#messages/fr/sheet/state";
import { bringSays } from "#messages/games-say";
import type { Words } from "#messages/words";

await loadDesk("decale");
await bringSays("fr", "decale");
const words = { lang: "fr", m: fr, rules: rulesWords } as Words;

const LOOKS = 20;

/** Checks that the screen shows all that was noted. Looks again when the tab was just writing, or just heard what another tab wrote. */
export async function showsAll(sheet: Pick<OpenSheet, "getSnapshot" | "whole">): Promise<void> {
  let missing: string[] = [];
  for (let look = 0; look < LOOKS; look++) {
    const before = sheet.getSnapshot();
    const whole = before.ready ? await sheet.whole() : "[]";
    missing = sheet.getSnapshot() === before ? unseen(before, whole) : [];
    if (missing.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error(`not on the screen: ${missing.join(", ")}`);
}

type Line = LogEvent | { readonly event: LogEvent; readonly fate: string };

/** The entries that no screen shows, each as "deal.recorded 12: …"; `whole` is the phone's log as people can export it. */
export function unseen(state: SheetState, whole: string): string[] {
  const { sheet } = state;
  if (!sheet) return [];
  const lines = (JSON.parse(whole) as Line[]).map((line) => ("fate" in line ? line : { event: line, fate: "kept" }));
  const kept = lines.flatMap(({ event, fate }) => (fate === "kept" || fate === "conflict" ? [event] : []));
  const rows = ledgerRows(sheet, words, null);
  const refusals = refusalsOf(sheet, state.rejected, words, settle);
  const said = sayState({ at: state, sheet, done: null, others: [], seen: 0 }, words, stateFr);
  const missing: string[] = [];
  for (const event of kept) if (!isNewer(event) && !isShown(sheet, rows, kept, event)) missing.push(`${event.kind} ${event.id}`);
  for (const { event, fate } of lines) {
    const refusal = refusals.find((one) => one.event === event.id);
    if (fate !== "rejected") continue;
    if (!refusal?.what || !refusal.why) missing.push(`refused ${event.kind} ${event.id}`);
    if (event.kind === "deal.recorded" && !isNewer(event) && !refusal?.row) missing.push(`refused figures ${event.id}`);
  }
  // The sentence tells people what waits for them, and says that all is well only when nothing waits.
  const divided = sheet.deals.filter(({ conflicts }) => conflicts.length > 0).map(({ number }) => number);
  if (divided.length > 0 && !said.startsWith(stateFr.divided(divided, state.role !== "viewer")))
    missing.push(`no word of deals ${divided}`);
  const waits = divided.length > 0 || state.rejected.length > 0 || state.unsent > 0 || state.lastError === "refused";
  if (waits && said.toLowerCase().includes(stateFr.sent)) missing.push("all is said to be sent");
  return missing;
}

function isShown(sheet: Sheet, rows: readonly LedgerDeal[], log: readonly LogEvent[], event: LogEvent): boolean {
  const { deal, slot } = event.body as { deal?: Json; slot?: number };
  if (deal) return isRow(sheet, rows, event, deal) || log.some((other) => answers(sheet, log, other, event, deal));
  if (event.kind === "bet.announced") return betIsTold(sheet, log, event);
  if (event.kind !== "deal.contested" && event.kind !== "dispute.noted") return true;
  const there = slot === undefined ? dealOf(sheet, event.refs?.[0]) : sheet.deals.find((one) => one.slot === slot);
  const versions = there ? [...there.conflicts, ...there.settled] : [];
  const contests = [...(there?.contests ?? []), ...versions.flatMap((rival) => rival.contests), ...sheet.disputes];
  return contests.some((one) => one.event === event.id) || log.some(({ kind, refs }) => isTakenBack(kind, refs, event.id));
}

/** Whether a row of the event's slot shows its figures. */
function isRow(sheet: Sheet, rows: readonly LedgerDeal[], event: LogEvent, deal: Json): boolean {
  const { slot } = event.body as { slot?: number };
  const there = slot === undefined ? dealOf(sheet, event.refs?.[0]) : sheet.deals.find((one) => one.slot === slot);
  if (!there) return false;
  // A correction says who sat only where that differs from what it corrects: the deal, or another phone's version of it.
  const rival = [...there.conflicts, ...there.settled].find(({ ids }) => event.refs?.some((ref) => ids.includes(ref)));
  const usual = event.kind === "deal.recorded" ? { seats: everybody(sheet.rules.players), dealer: null } : (rival ?? there);
  const { summary, detail, entries } = rivalRow(
    sheet,
    there,
    { event: event.id, deal, ...saidIn(sheet, event.body as Said, usual) },
    words,
  );
  const figures = entries.map(({ change }) => change);
  return rows.some((row) => {
    if (row.number !== there.number || row.summary !== summary) return false;
    // An annulled deal keeps its row, struck out and without figures. A ruled deal shows the figures of the decision.
    if (row.mark === "voided" || (there.voided && row.id === there.id)) return true;
    if (row.id === there.id && there.contests.some(({ ruling }) => ruling?.points)) return true;
    return row.detail === detail && JSON.stringify(row.entries.map(({ change }) => change)) === JSON.stringify(figures);
  });
}

const told = (sheet: Sheet, { body }: LogEvent, deal: Json) => ({
  deal,
  ...saidIn(sheet, body as Said, { seats: everybody(sheet.rules.players), dealer: null }),
});

/** Whether `other` corrects this version or takes it back, or does so to the same version noted by another phone. */
function answers(sheet: Sheet, log: readonly LogEvent[], other: LogEvent, event: LogEvent, deal: Json): boolean {
  const read = other.kind === "deal.replaced" ? other.refs?.[1] : other.kind === "deal.voided" ? other.refs?.[0] : undefined;
  const version = log.find(({ id }) => id === read);
  if (!version || other.id === event.id) return false;
  const said = (version.body as { deal?: Json }).deal;
  const chain =
    other.kind === "deal.voided" && dealOf(sheet, event.refs?.[0])?.settled.some(({ ids }) => ids.includes(version.id));
  return (
    version.id === event.id ||
    chain === true ||
    (said !== undefined && isSameDeal(sheet.rules, told(sheet, version, said), told(sheet, event, deal)))
  );
}

/** A bet is shown until its deal is noted, until it is taken back, or until its author or a reader of it announces another. */
function betIsTold(sheet: Sheet, log: readonly LogEvent[], event: LogEvent): boolean {
  const { slot } = event.body as { slot?: number };
  if (sheet.bets.some((bet) => bet.event.id === event.id) || sheet.closed || sheet.deals.some((deal) => deal.slot === slot))
    return true;
  return log.some(
    ({ kind, refs, body, id, device }) =>
      isTakenBack(kind, refs, event.id) ||
      (kind === "bet.announced" &&
        id !== event.id &&
        (body as { slot?: number }).slot === slot &&
        (device === event.device || refs?.includes(event.id) || JSON.stringify(body) === JSON.stringify(event.body))),
  );
}

const isTakenBack = (kind: string, refs: readonly string[] | undefined, id: string): boolean =>
  ((kind === "dispute.withdrawn" || kind === "bet.withdrawn") && refs?.[0] === id) ||
  (kind === "contest.withdrawn" && refs?.[1] === id);
