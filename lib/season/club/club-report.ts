/** The report of an import: related refusals as one, and names for the document's evenings. */
import type { FaultCode } from "#lib/rules/codes";
import { isRecord } from "#lib/rules/read";
import type { ClubFile, Refusal } from "./club-file";

/** Refusals of a sheet because the club lacks something that it names. */
const LACKING = ["unknown-club", "unknown-season", "unknown-player"] as const satisfies readonly FaultCode[];

/** Refusals that follow from an earlier line having been refused. */
const CAUSED: ReadonlySet<string> = new Set<FaultCode>([
  ...(["not-opened", "slot-skipped", "unknown-deal", "unknown-version", "unknown-bet", "unknown-dispute"] as const),
  ...(["not-contested", "unknown-adjustment", "not-merged", "season-running", ...LACKING] as const),
]);

/**
 * The refusals of each log, grouped: the first one, and how many later ones follow from it. What a sheet lacks may follow from
 * refusals in the club's own log.
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

/** The club's name, by its log. */
export function clubNameIn({ club, logs }: ClubFile): string | null {
  const events: readonly unknown[] = logs.find(({ id }) => id === club)?.events ?? [];
  const names = events.flatMap((event) =>
    isRecord(event) && /^club\.(opened|renamed)$/.test(String(event.kind)) && isRecord(event.body) ? [event.body.name] : [],
  );
  const name = names.at(-1);
  return typeof name === "string" ? name : null;
}

/** The name and the players of a document's evening, as far as they can be read. */
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
