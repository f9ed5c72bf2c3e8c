/** A club as one JSON document: its log and those of its evenings, as the server numbered and dated them. No right is in it. */
import { isRecord } from "#lib/rules/read";
import type { Fault } from "#lib/rules/rules";
import type { SheetEvent } from "#lib/sheet/event";

export const CLUB_FILE = "petit-au-bout/club";

export interface ClubLog {
  readonly id: string;
  readonly kind: "club" | "sheet";
  /** In order. `receivedAt` is what correction periods are counted by. */
  readonly events: readonly (SheetEvent & { readonly receivedAt: string })[];
}

export interface ClubFile {
  readonly format: typeof CLUB_FILE;
  /** A newer app may write a higher one: what of it can be read is taken. */
  readonly v: 1;
  readonly club: string;
  /** Where the document holds the evenings of one season only. */
  readonly season?: string;
  /** The club's own first, then the sheets', by their ids. */
  readonly logs: readonly ClubLog[];
}

/**
 * What an import answers: a line is the place of an event in its log, from 1; 0 where the whole log is refused. `log` is null
 * where the log itself is unreadable, and `line` then its place in the document.
 */
export interface ImportReport {
  readonly accepted: number;
  readonly known: number;
  readonly refused: readonly Refusal[];
}

export interface Refusal {
  readonly log: string | null;
  readonly line: number;
  readonly id: string | null;
  readonly kind: string | null;
  readonly code: string;
  readonly params?: Fault["params"];
}

/** What a line is refused for when the line it speaks of, or comes after, was refused before it. */
const CAUSED: ReadonlySet<string> = new Set([
  ...["not-opened", "slot-skipped", "unknown-deal", "unknown-version", "unknown-bet", "unknown-dispute", "not-contested"],
  ...["unknown-adjustment", "unknown-player", "unknown-season", "unknown-club", "not-merged", "season-running"],
]);

/** A line refused for itself, and how many after it are because of it. */
export interface Refused {
  readonly first: Refusal;
  readonly more: number;
}

/** The refusals of each log, cascades told once. What a sheet lacks of its club may lack because of the club's own refusals. */
export function groupRefusals(refused: readonly Refusal[], club: string): Refused[] {
  const groups: { first: Refusal; more: number }[] = [];
  for (const refusal of refused) {
    const cause = CAUSED.has(refusal.code)
      ? (groups.findLast(({ first }) => first.log === refusal.log) ??
        groups.findLast(({ first }) => first.log === club && /-(club|season|player)$/.test(refusal.code)))
      : undefined;
    if (cause) cause.more++;
    else groups.push({ first: refusal, more: 0 });
  }
  return groups;
}

/** What a document says of one of its evenings, as far as it can be read: what it is called, and who sits where. */
export interface NamedSheet {
  readonly title: string | null;
  readonly day: string | null;
  readonly openedAt: string;
  readonly game: unknown;
  readonly names: readonly unknown[];
}

export function sheetIn({ logs }: ClubFile, id: string | null): NamedSheet | null {
  const log: unknown = logs.find((one: unknown) => isRecord(one) && one.id === id);
  const events: readonly unknown[] = isRecord(log) && Array.isArray(log.events) ? log.events : [];
  const opened = events.find((event) => isRecord(event) && event.kind === "sheet.opened");
  const { at, receivedAt, body } = isRecord(opened) ? opened : {};
  const openedAt = [at, receivedAt].find((time) => typeof time === "string" && !Number.isNaN(Date.parse(time)));
  if (!isRecord(body) || typeof openedAt !== "string") return null;
  const { title, day, rules, names } = body;
  return {
    title: typeof title === "string" && title !== "" ? title : null,
    day: typeof day === "string" && !Number.isNaN(Date.parse(day)) ? day : null,
    openedAt,
    game: isRecord(rules) ? rules.game : null,
    names: Array.isArray(names) ? names : [],
  };
}
