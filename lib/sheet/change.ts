/** What people do to a sheet, before it is stamped with a clock, an id and a device. */
import { readRules } from "#lib/rules/games";
import type { Json } from "#lib/rules/read";
import type { Seat } from "#lib/rules/rules";
import {
  type AskedOpening,
  type Bodies,
  type EveningOf,
  type EventKind,
  type EventOf,
  KINDS,
  type Opening,
  type Ruling,
  type SeasonPlace,
} from "./event";
import { tidyName } from "./name";
import type { Dispute, Rival, Sheet, SheetDeal } from "./sheet";

export type Change = {
  [K in EventKind]: { readonly kind: K; readonly body: Bodies[K]; readonly refs?: readonly string[] };
}[EventKind];

export interface Stamp {
  readonly id: string;
  readonly sheet: string;
  readonly at: string;
  readonly device: string;
}

export const stamp = <C extends Change>({ kind, body, refs }: C, { id, sheet, at, device }: Stamp): EventOf<C["kind"]> =>
  ({ id, sheet, kind, v: KINDS[kind], body, at, device, ...(refs && { refs }) }) as unknown as EventOf<C["kind"]>;

/** Rules that cannot be read are left as they are, for whoever judges to say what is wrong with them. */
export function open(opening: AskedOpening): Change {
  const read = readRules(opening.rules);
  const rules = read.ok ? read.value : (opening.rules as Opening["rules"]);
  return { kind: "sheet.opened", body: { ...opening, rules, names: opening.names.map(tidyName) } };
}
export const close = (reason?: Bodies["sheet.closed"]["reason"]): Change => ({
  kind: "sheet.closed",
  body: reason ? { reason } : {},
});
export const reopen = (): Change => ({ kind: "sheet.reopened", body: {} });
export const rename = (seat: Seat, name: string): Change => ({ kind: "player.renamed", body: { seat, name: tidyName(name) } });

/** `slot` is the place the form was opened for: noting twice is noting once. */
export const record = (slot: number, deal: Json): Change => ({ kind: "deal.recorded", body: { slot, deal } });

export const replace = ({ id, current }: Pick<SheetDeal, "id" | "current">, deal: Json, reason?: string): Change => ({
  kind: "deal.replaced",
  body: { deal, ...said(reason) },
  refs: [id, current],
});

export const voidDeal = ({ id }: Pick<SheetDeal, "id">, reason?: string): Change => ({
  kind: "deal.voided",
  body: said(reason),
  refs: [id],
});
export const restore = ({ id }: Pick<SheetDeal, "id">): Change => ({ kind: "deal.restored", body: {}, refs: [id] });
export const contest = ({ id }: Pick<SheetDeal, "id">, note: string): Change => ({
  kind: "deal.contested",
  body: { note },
  refs: [id],
});
export const rule = ({ id }: Pick<SheetDeal, "id">, ruling: Ruling): Change => ({
  kind: "contest.ruled",
  body: ruling,
  refs: [id],
});

export const announce = (slot: number, partial: Json): Change => ({ kind: "bet.announced", body: { slot, partial } });
export const withdraw = ({ announced }: Sheet): Change | undefined =>
  announced ? { kind: "bet.withdrawn", body: {}, refs: [announced.event.id] } : undefined;

/** What is contested in the deal being played, before it is on the sheet. */
export const dispute = (slot: number, note: string): Change => ({ kind: "dispute.noted", body: { slot, note } });
export const dropDispute = ({ event }: Pick<Dispute, "event">): Change => ({
  kind: "dispute.withdrawn",
  body: {},
  refs: [event],
});
export const joinSeason = (place: SeasonPlace): Change => ({ kind: "season.joined", body: place });
export const sit = (seat: Seat | null): Change => ({ kind: "player.seated", body: { seat } });
export const confirm = ({ id, current }: Pick<SheetDeal, "id" | "current">): Change => ({
  kind: "deal.confirmed",
  body: {},
  refs: [id, current],
});
export const askConfirmation = (asked: boolean): Change => ({ kind: "confirmation.asked", body: { asked } });
/** Of one evening with the other tables of that day and name. */
export const setEvening = ({ day, name }: EveningOf): Change => ({
  kind: "evening.set",
  body: { day, name: name?.trim() ? tidyName(name) : null },
});
export const leaveSeason = (): Change => ({ kind: "season.left", body: {} });

/** keep: the deal stands. replace: what else was noted takes its place. another: that is one more deal. */
export type Choice = "keep" | "replace" | "another";

/** What was contested of the version that goes on goes on with it. */
export function settle({ nextSlot }: Pick<Sheet, "nextSlot">, deal: SheetDeal, rival: Rival, choice: Choice): Change[] {
  const left = voidDeal({ id: rival.event });
  if (choice === "keep") return [left];
  const notes = rival.contests.flatMap(({ ruling, note }) => (ruling ? [] : [note]));
  if (choice === "another") return [...notes.map((note) => dispute(nextSlot, note)), record(nextSlot, rival.deal), left];
  const stands = deal.voided ? [restore(deal)] : [];
  return [...stands, replace(deal, rival.deal), ...notes.map((note) => contest(deal, note)), left];
}

/** Undoes the last act on a deal: its voiding, its last correction, or the deal itself. */
export function undo(deal: SheetDeal, reason?: string): Change {
  if (deal.voided) return restore(deal);
  const contents = deal.versions.flatMap((version) =>
    version.kind === "deal.replaced" || version.kind === "deal.recorded" ? [version] : [],
  );
  const before = contents
    .slice(
      0,
      contents.findIndex((version) => version.event === deal.current),
    )
    .at(-1)?.deal;
  return before ? replace(deal, before, reason) : voidDeal(deal, reason);
}

const said = (reason?: string): { reason?: string } => (reason?.trim() ? { reason: reason.trim() } : {});
