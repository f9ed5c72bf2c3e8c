/** What the server refused, as the sheet shows it: what it was, with its figures where it is a deal, and why. */
import type { LogEvent } from "#lib/log/event";
import { isRecord } from "#lib/rules/read";
import type { Fault } from "#lib/rules/rules";
import { everybody } from "#lib/rules/seating";
import { sayFault } from "#lib/rules/words/words";
import { readSheetEvent } from "#lib/sheet/event";
import { dealOf, saidIn, seatingAt } from "#lib/sheet/look-up";
import type { Sheet } from "#lib/sheet/sheet";
import type { Chunks } from "#messages/fr/chunks";
import type { Words } from "#messages/words";
import { rivalRow } from "./rows";
import type { LedgerDeal } from "./tell-deal";

interface Rejected {
  readonly event: LogEvent;
  readonly faults?: readonly Fault[];
  readonly code?: string;
}

interface Refusal {
  readonly event: string;
  /** "Donne 12", and what was said of it. */
  readonly what: string;
  readonly why: string;
  readonly row: LedgerDeal | null;
}

export const refusalsOf = (sheet: Sheet, rejected: readonly Rejected[], words: Words, t: Chunks["settle"]): Refusal[] =>
  rejected.map(({ event, faults, code = "" }) => {
    const { common, games } = words.rules;
    const [fault] = faults ?? [];
    const why = fault ? sayFault(games[sheet.rules.game], common, fault, (seat) => sheet.names[seat] ?? "") : code;
    return { event: event.id, what: whatOf(sheet, event, t), why, row: rowIn(sheet, event, words) };
  });

const slotMeant = (sheet: Sheet, { refs, body }: LogEvent): number | null =>
  dealOf(sheet, refs?.[0])?.slot ?? (isRecord(body) && typeof body.slot === "number" ? body.slot : null);

type Said = Exclude<Extract<keyof Chunks["settle"], `refused${string}`>, "refusedOther" | "refusedNote">;

const KINDS: Readonly<Record<string, Said>> = {
  "deal.recorded": "refusedDeal",
  "deal.replaced": "refusedChange",
  "deal.voided": "refusedChange",
  "deal.restored": "refusedChange",
  "deal.contested": "refusedContest",
  "dispute.noted": "refusedContest",
  "contest.ruled": "refusedRuling",
  "contest.withdrawn": "refusedContestBack",
  "ruling.withdrawn": "refusedRulingBack",
  "confirmation.withdrawn": "refusedConfirmationBack",
  "bet.announced": "refusedBet",
};

function whatOf(sheet: Sheet, event: LogEvent, t: Chunks["settle"]): string {
  const kind = KINDS[event.kind];
  const slot = slotMeant(sheet, event);
  const what = kind ? t[kind](slot === null ? null : slot + 1) : t.refusedOther;
  const note = isRecord(event.body) ? event.body.note : undefined;
  return typeof note === "string" ? t.refusedNote(what, note) : what;
}

/** Null if this app cannot read the event's version. */
function rowIn(sheet: Sheet, event: LogEvent, words: Words): LedgerDeal | null {
  const { event: read } = readSheetEvent(event);
  const slot = slotMeant(sheet, event);
  if ((read?.kind !== "deal.recorded" && read?.kind !== "deal.replaced") || slot === null) return null;
  const { deal, ...said } = read.body;
  const { turn, seats } = seatingAt(sheet, slot);
  const usual = { seats: event.kind === "deal.recorded" ? everybody(sheet.rules.players) : seats, dealer: null };
  const rival = { event: event.id, deal, ...saidIn(sheet, said, usual) };
  return { ...rivalRow(sheet, { slot, number: slot + 1, turn, seats }, rival, words), mark: undefined };
}
