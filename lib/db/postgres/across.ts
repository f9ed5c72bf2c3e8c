// This folder: what only Postgres has (notifications), and a database moved across.
/**
 * Several processes on one Postgres, any phone on any of them. New events are told to the others as a hint, `log:seq`, and they
 * read the log; what is only in memory (who is noting, how far phones have got) is sent itself. Besides, each looks at the
 * database every few seconds: a lost hint costs that long, and never an event.
 */

import { setImmediate as turn } from "node:timers/promises";
import { itemAt } from "#lib/rules/item-at";
import { bySize, keptIn } from "#lib/rules/lists";
import { db } from "../client";
import { fanout, type News } from "../fanout";
import { endStreamsOf } from "../follow";
import { hearNoting, notingOn } from "../presence";
import { readEvents } from "../read";
import { hearReached, reachedOn } from "../seen";
import { databaseUrl } from "../url";
import { lookAround } from "./look";
import { openWire } from "./wire";

export const LOOK_MS = 3_000;
/** How long "seen" messages are collected before they are sent together. */
const REACHED_MS = 200;
const PAGE = 200;

type Told =
  | Extract<News, { about: "tables" | "revoked" | "noting" }>
  | { readonly about: "reached"; readonly seq: number; readonly devices: readonly string[] }
  | { readonly about: "ask" };

/** Returns how to stop. */
export function goAcross(url = databaseUrl(), lookMs = LOOK_MS): () => Promise<void> {
  const reading = readingGrown();
  const look = looking(reading);
  const wire = openWire(url, hear, () => void look());
  const say = (log: string, told: Told) => wire.tell(`${log} ${JSON.stringify(told)}`);
  const reached = reachedTogether((log, seq, devices) => say(log, { about: "reached", seq, devices }));

  fanout().outward = {
    tell: (log, news) => {
      if (news.about === "event") wire.tell(`${log}:${news.event.seq}`);
      else if (news.about === "reached") reached.note(log, news.seq, [news.device]);
      else if (news.about !== "seen") say(log, news);
    },
    ask: (log) => say(log, { about: "ask" }),
  };

  function hear(line: string): void {
    const hint = /^([\w-]+):(\d+)$/.exec(line);
    if (hint) reading.grown(itemAt(hint, 1), Number(hint[2]));
    else heard(line, answer);
  }

  function answer(log: string): void {
    for (const noting of notingOn(log)) say(log, { about: "noting", device: noting.device, noting });
    for (const [seq, devices] of reachedOn(log)) reached.note(log, seq, devices);
  }

  const timer = setInterval(() => void look(), lookMs);
  timer.unref();

  return async () => {
    clearInterval(timer);
    reached.stop();
    fanout().outward = undefined;
    await wire.close();
  };
}

/** A message of another process; `answer`: it asks for what is only in memory here. */
function heard(line: string, answer: (log: string) => void): void {
  const [, log = "", text = ""] = /^([\w-]+) (\{.*)$/.exec(line) ?? [];
  if (!log) return;
  try {
    const told: Told = JSON.parse(text);
    if (told.about === "noting") hearNoting(log, told.device, told.noting);
    else if (told.about === "reached") hearReached(log, told.devices, told.seq);
    else if (told.about === "tables") fanout().hear(log, told);
    else if (told.about === "revoked") {
      fanout().hear(log, told);
      endStreamsOf(told.device);
    } else answer(log);
  } catch {
    // From another version of the program: ignored, the next look at the database finds it.
  }
}

/** Looks at the database, one look at a time. */
function looking({ known, grown }: ReturnType<typeof readingGrown>): () => Promise<void> {
  let isLooking = false;
  return async () => {
    const logs = fanout().followed();
    if (isLooking || logs.length === 0) return;
    isLooking = true;
    try {
      const { grown: now, moved, out } = await lookAround(db(), logs);
      for (const log of known.keys()) if (!now.has(log)) known.delete(log);
      for (const [log, seq] of now) {
        const before = known.get(log);
        known.set(log, seq);
        if (before === undefined) grown(log, seq);
        else if (seq > before) grown(log, before + 1);
      }
      for (const log of moved) fanout().hear(log, { about: "tables" });
      for (const { device, at } of out) endStreamsOf(device, at);
    } catch {
      // The database is away: the next look tries again.
    } finally {
      isLooking = false;
    }
  };
}

/** Collects how far phones have got, and sends it together. */
function reachedTogether(tell: (log: string, seq: number, devices: readonly string[]) => void) {
  const reached = new Map<string, Map<number, Set<string>>>();
  let telling: ReturnType<typeof setTimeout> | undefined;
  function tellAll(): void {
    telling = undefined;
    for (const [log, bySeq] of reached)
      for (const [seq, devices] of bySeq) for (const some of bySize([...devices], 300)) tell(log, seq, some);
    reached.clear();
  }
  function note(log: string, seq: number, devices: readonly string[]): void {
    const bySeq = keptIn(reached, log, () => new Map());
    bySeq.set(seq, new Set([...(bySeq.get(seq) ?? []), ...devices]));
    telling ??= setTimeout(tellAll, REACHED_MS).unref();
  }
  return { note, stop: () => clearTimeout(telling) };
}

/** Logs that have grown in other processes, each read once for all who follow it here. */
function readingGrown() {
  /** For each log followed here, the last number known. */
  const known = new Map<string, number>();
  const wanted = new Map<string, number>();
  let reading = false;
  function grown(log: string, seq: number): void {
    if (!fanout().followed().includes(log)) return;
    wanted.set(log, Math.min(wanted.get(log) ?? seq, seq));
    if (!reading) void readAll();
  }
  async function readAll(): Promise<void> {
    reading = true;
    await turn();
    for (const [log, from] of wanted) {
      wanted.delete(log);
      const events = await readEvents(log, from - 1, PAGE).catch(() => []);
      for (const event of events) fanout().hear(log, { about: "event", event });
      const last = events.at(-1)?.seq;
      if (last !== undefined) known.set(log, Math.max(known.get(log) ?? 0, last));
    }
    reading = false;
  }
  return { known, grown };
}
