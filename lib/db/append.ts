import type { LogEvent } from "#lib/log/event";
import type { SeasonJoined } from "#lib/sheet/event";
import { type Access, claimIn } from "./access";
import { db, isTaken, type Tx, write } from "./client";
import { kindAndWithin } from "./club";
import { fanout } from "./fanout";
import { tellClubs } from "./follow-club";
import type { Growing } from "./growing";
import { forgetHead, Head } from "./head";
import { makeLater } from "./later";
import { NOTHING_LATER, project } from "./project/project";
import { projectHall } from "./project/project-hall";
import { type PushResult, take } from "./take";
import { warm } from "./warm";

/** It is in the log now, perhaps beside a rival (conflict). */
export const hasJoined = ({ status }: PushResult): boolean => status === "accepted" || status === "conflict";

/**
 * Appends in order, each event on its own. A refused one does not stop the others, except the rest of its ruling, or of that
 * ruling's withdrawal.
 */
export async function append(access: Access, events: LogEvent[], now = () => new Date()): Promise<PushResult[]> {
  const known = access.claim ?? (await kindAndWithin(db(), access.log));
  const head = new Head(known?.kind ?? "sheet");
  const growing: Growing = { access, head, within: known?.within ?? null };
  const results: PushResult[] = [];
  await warm(access.log, head.kind);
  for (const event of events) results.push(restOfRuling(events, results, event) ?? (await appendOne(growing, event, now)));
  return results;
}

/**
 * If a ruling is refused because the contest was decided before, or a withdrawal of one is refused, then the change that it makes
 * to the deal, sent with it, is refused too (T1).
 */
function restOfRuling(events: readonly LogEvent[], results: readonly PushResult[], event: LogEvent): PushResult | undefined {
  const isOfOne = ({ at, device, refs }: LogEvent) => at === event.at && device === event.device && refs?.[0] === event.refs?.[0];
  const late = results.find((one, i) => {
    const of = events[i] as LogEvent;
    return (
      "code" in one &&
      isOfOne(of) &&
      (of.kind === "ruling.withdrawn" || (of.kind === "contest.ruled" && one.code === "not-contested"))
    );
  });
  return late && { ...late, id: event.id };
}

/**
 * An event and all that it changes are one transaction. An event is only judged against the log it joins: if another process took
 * its number, it is judged again.
 */
async function appendOne(growing: Growing, event: LogEvent, now: () => Date): Promise<PushResult> {
  for (;;) {
    const touched: string[] = [];
    const done = await write(async (tx) => {
      const answer = (await notYours(tx, growing, event)) ?? (await take(tx, growing, event, now()));
      if (growing.head.log.length === 0) throw new NothingJoined(answer);
      if (!hasJoined(answer)) return { answer, later: NOTHING_LATER, beside: [] };
      const later = await project(tx, growing.head);
      return { answer, later, beside: await projectHall(tx, growing, touched, now()) };
    }, growing.access.log).catch((error: unknown) => {
      for (const log of [growing.access.log, ...touched]) forgetHead(log);
      if (error instanceof NothingJoined) return { answer: error.answer as PushResult, later: NOTHING_LATER, beside: [] };
      if (isTaken(error)) return undefined;
      throw error;
    });
    if (!done) continue;
    const { answer, later, beside } = done;
    const joined = hasJoined(answer) && growing.head.find(answer.id);
    if (joined) fanout().publish(growing.access.log, { about: "event", event: joined });
    for (const event of beside) fanout().publish(event.sheet, { about: "event", event });
    if (joined && growing.head.kind === "sheet") tellClubs([clubsIn(growing.head.events), growing.within ?? []].flat());
    await makeLater(later, growing.access.log);
    return answer;
  }
}

/** Every club that the log has ever named. */
export const clubsIn = (events: readonly LogEvent[]): string[] =>
  events.flatMap(({ kind, body }) => (kind === "season.joined" ? [(body as SeasonJoined).club] : []));

/** Thrown to roll back: if the opening of a log is refused, neither the log nor the right to it is kept. */
export class NothingJoined<Answer> extends Error {
  constructor(readonly answer: Answer) {
    super("nothing joined the log");
  }
}

/** A new log is claimed with its first event; another phone may have opened it meanwhile. */
async function notYours(tx: Tx, { access, head }: Growing, { id }: LogEvent): Promise<PushResult | undefined> {
  const isMine = !access.claim || head.log.length > 0 || (await claimIn(tx, access.claim)) !== undefined;
  return isMine ? undefined : { id, status: "rejected", code: "not-yours" };
}
