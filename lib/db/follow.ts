/** One phone that follows a log: every event once, in order, without a gap, from where it had got to. */
import type { LogEvent } from "#lib/log/event";
import type { Access } from "./access";
import { db } from "./client";
import { kindOf } from "./club";
import { fanout, type NotingPhone } from "./fanout";
import { inLine } from "./in-line";
import { byProcess } from "./memory";
import { notingOn } from "./presence";
import { forgetSeen, type SeenUpTo, seenBy } from "./seen";
import { readHead } from "./warm";

const PAGE = 200;
/** Streams of one device: one a tab, and browsers forget to close some. */
const MOST_BY_DEVICE = 8;

interface Follower {
  event(event: LogEvent): void;
  noting(noting: readonly NotingPhone[]): void;
  /** How many other phones have everything. */
  seen(seen: SeenUpTo): void;
  /** The stream is over. */
  end(): void;
}

interface Following {
  readonly key: string;
  readonly since: number;
  end(): void;
}
const following = byProcess("petitAuBoutFollowing", () => new Set<Following>());

/** Adds a stream of a device on a log; when there are too many, the oldest is ended. */
export function enlist(key: string, end: () => void): { end(): void; leave(): void } {
  const me: Following = { key, end, since: Date.now() };
  const mine = [...following()].filter((one) => one.key === key);
  for (const oldest of mine.slice(0, Math.max(0, mine.length + 1 - MOST_BY_DEVICE))) oldest.end();
  following().add(me);
  return { end, leave: () => void following().delete(me) };
}

/** The device was shut out: followers are told, and its own streams are ended. */
export function tellRevoked(log: string, device: string): void {
  fanout().publish(log, { about: "revoked", device });
  endStreamsOf(device);
}

/** How far the clocks of two machines may differ. */
const SKEW_MS = 2_000;

/**
 * Ends a device's streams; if it still has another right, it reconnects with that. Streams opened after `at` already use that
 * right.
 */
export function endStreamsOf(device: string, at?: Date): void {
  const until = at ? at.getTime() + SKEW_MS : Infinity;
  for (const one of [...following()]) if (one.key.endsWith(` ${device}`) && one.since <= until) one.end();
}

/** Returns how to stop. */
export function follow({ log, device }: Access, after: number, follower: Follower): () => void {
  const events = inOrder(log, after, follower, () => me.end());
  const unsubscribe = fanout().subscribe(log, (news) => {
    if (news.about === "noting") follower.noting(notingOn(log));
    else if (news.about === "seen") follower.seen(seenBy({ log, device }));
    else if (news.about === "revoked") news.device === device && me.end();
    else if (news.about === "event") events.hear(news.event);
  });
  const stop = () => {
    unsubscribe();
    me.leave();
    if (![...following()].some(({ key }) => key.startsWith(`${log} `))) forgetSeen(log);
  };
  const me = enlist(`${log} ${device}`, () => {
    stop();
    follower.end();
  });
  follower.noting(notingOn(log));
  follower.seen(seenBy({ log, device }));
  void events.catchUp();
  return stop;
}

/** Events from `after` on, each given once: as told if it is the next in order, else read from the log. */
function inOrder(log: string, after: number, follower: Pick<Follower, "event">, failed: () => void) {
  let sent = after;
  let reading = false;
  let again: boolean;

  function give(event: LogEvent): void {
    if (event.seq !== sent + 1) return;
    sent = event.seq;
    follower.event(event);
  }

  /** Reads from the log, whatever messages were lost. */
  async function catchUp(): Promise<void> {
    again = true;
    if (reading) return;
    reading = true;
    try {
      while (again) {
        again = false;
        const { events } = await readHead(log, (await kindOf(db(), log)) ?? "sheet");
        const page = events.slice(sent, sent + PAGE);
        await inLine(() => page.forEach(give));
        again ||= page.length === PAGE;
      }
    } catch {
      failed();
    } finally {
      reading = false;
    }
  }

  function hear(event: LogEvent): void {
    if ((event.seq as number) <= sent) return;
    if (event.seq === sent + 1) give(event);
    else void catchUp();
  }
  return { catchUp, hear };
}

/** For a server that stops: an open stream would delay it. */
export function endAll(): void {
  for (const one of following()) one.end();
}

export const followers = (): number => following().size;
