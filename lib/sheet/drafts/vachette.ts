/** All passed, and each plays alone (F21, T10): the points of every pile, 91 in all. */
import { gameOf } from "#lib/rules/games";
import type { Points, Rules, Seat } from "#lib/rules/rules";
import type { VachetteDeal } from "#lib/rules/tarot/deal";
import { PACK_POINTS } from "#lib/rules/tarot/read-attack";
import { plain } from "#lib/rules/words/words";
import { type DraftReading, pointsTyped, readingOf, withLast } from "./draft";

export interface VachetteDraft {
  /** By seat, as typed: "12½". */
  readonly vachette: readonly string[];
  readonly focus: Seat;
}

export const isVachetteDraft = (draft: object): draft is VachetteDraft => "vachette" in draft;

export const startVachette = (rules: Rules, points?: readonly Points[]): VachetteDraft => ({
  vachette: points ? points.map(plain) : Array.from({ length: rules.players }, () => ""),
  focus: 0,
});

/** A recorded vachette, opened again; null for any other deal. */
export function vachetteOf(rules: Rules, json: object): VachetteDraft | null {
  if (!("vachette" in json)) return null;
  const read = gameOf(rules).read(rules, json);
  return read.ok ? startVachette(rules, (read.value as VachetteDeal).vachette) : startVachette(rules);
}

/** The typed points, and the last column, which follows from the total. */
export const vachettePoints = ({ vachette }: VachetteDraft) =>
  withLast(
    vachette.map((text) => (text === "" ? null : pointsTyped(text))),
    PACK_POINTS,
  );

export function readVachette(rules: Rules, draft: VachetteDraft): DraftReading {
  const points = vachettePoints(draft).map((column) => column.points);
  const missing = points.includes(null) ? "points" : null;
  const read = gameOf(rules).read(rules, { vachette: points });
  return readingOf(rules, read, missing, read.ok || missing ? [] : read.faults);
}

export const typeVachette = (draft: VachetteDraft, change: (typed: string) => string): VachetteDraft => ({
  ...draft,
  vachette: draft.vachette.map((text, seat) => (seat === draft.focus ? change(text) : text)),
});
