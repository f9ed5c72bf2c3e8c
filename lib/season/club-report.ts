/** What an import is told by: refusals that are one, and what the document calls its evenings. */
import type { FaultCode } from "#lib/rules/codes";
import { isRecord } from "#lib/rules/read";
import type { ClubFile, Refusal } from "./club-file";

/** What a sheet is refused for when its club lacks what it speaks of. */
const LACKING = ["unknown-club", "unknown-season", "unknown-player"] as const satisfies readonly FaultCode[];

/** What a line is refused for when the line it speaks of, or comes after, was refused before it. */
const CAUSED: ReadonlySet<string> = new Set<FaultCode>([
  ...(["not-opened", "slot-skipped", "unknown-deal", "unknown-version", "unknown-bet", "unknown-dispute"] as const),
  ...(["not-contested", "unknown-adjustment", "not-merged", "season-running", ...LACKING] as const),
]);

/**
 * The refusals of each log, cascades told once: a line refused for itself, and how many after it are because of it. What a sheet lacks of its club may lack
 * because of the club's own refusals.
 */
export function groupRefusals(refused: readonly Refusal[], club: string) {
  const groups: { first: Refusal; more: number }[] = [];
  for (const refusal of refused) {
    const cause = CAUSED.has(refusal.code)
      ? (groups.findLast(({ first }) => first.log === refusal.log) ??
        groups.findLast(({ first }) => first.log === club && LACKING.some((code) => code === refusal.code)))
      : undefined;
    if (cause) cause.more++;
    else groups.push({ first: refusal, more: 0 });
  }
  return groups;
}

/** As its log last calls it. */
export function clubNameIn({ club, logs }: ClubFile): string | null {
  const events: readonly unknown[] = logs.find(({ id }) => id === club)?.events ?? [];
  const names = events.flatMap((event) =>
    isRecord(event) && /^club\.(opened|renamed)$/.test(String(event.kind)) && isRecord(event.body) ? [event.body.name] : [],
  );
  const name = names.at(-1);
  return typeof name === "string" ? name : null;
}

/** What a document says of one of its evenings, as far as it can be read: what it is called, and who sits where. */
export function sheetIn({ logs }: ClubFile, id: string | null) {
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
    names: (Array.isArray(names) ? names : []) as readonly unknown[],
  };
}
