/**
 * Takes over a file of a sheet, or of what one phone could not send, line by line, and tells what became of each. An event keeps
 * its id, so that taking it twice, or sending it from both phones, is harmless. What was never sent is signed by the phone that
 * takes it, because a server accepts from each phone only its own events. What the server had keeps its signature, like pulled
 * events, and is sent again only if the server has lost it.
 */

import { inOrder, type LogEvent } from "#lib/log/event";
import { readStamp } from "#lib/log/judge";
import { isRecord, Reader } from "#lib/rules/read";
import type { Fault } from "#lib/rules/rules";
import { isNewer } from "#lib/sheet/event";
import { conflictOf, judgeInSheet } from "#lib/sheet/judge";
import { type Entry, entryOf, logOf, merged } from "./entry";
import { AWAITING } from "./outbox";
import type { Phone } from "./phone";
import type { SheetOnDisk } from "./store";
import type { Given, LineStatus, TakenLine } from "./taken";

const MOST_LINES = 2_000;
const MOST_CHARACTERS = 20_000_000;

/** Null: not a file of this app. Otherwise every line that can be read, and those that cannot. */
export function readFile(text: string) {
  const lines = text.length > MOST_CHARACTERS ? null : parsed(text);
  if (!Array.isArray(lines) || lines.length === 0 || lines.length > MOST_LINES) return null;
  const given: Given[] = [];
  const refused: TakenLine[] = [];
  lines.forEach((line: unknown, i) => {
    const event = isRecord(line) && isRecord(line.event) ? line.event : line;
    const reader = new Reader();
    const stamped = reader.record(event, "event", "T6") as LogEvent | undefined;
    if (stamped) readStamp(reader, stamped);
    if (stamped && typeof stamped.kind !== "string") reader.fault("kind", "not-text", "T6");
    if (stamped && reader.faults.length === 0)
      given.push({ number: i + 1, event: stamped, aside: isRecord(line) && line.fate === "aside" });
    else refused.push({ number: i + 1, kind: null, sheet: null, status: "refused", faults: reader.faults });
  });
  return { given, refused };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Which lines of one sheet are added to what is here, in the order they were made. */
export function takeLines(disk: SheetOnDisk, given: readonly Given[], device: string): { entries: Entry[]; lines: TakenLine[] } {
  const entries: Entry[] = [];
  const lines: TakenLine[] = [];
  for (const { id } of inOrder(given.map(({ event }) => event))) {
    for (const one of given.filter(({ event }) => event.id === id)) {
      const { entry, status, faults = [] } = takeOne({ ...disk, entries: merged(disk.entries, entries) }, one, device);
      if (entry) entries.push(entry);
      lines.push({ number: one.number, kind: one.event.kind, sheet: one.event.sheet, status, faults });
    }
  }
  return { entries, lines };
}

function takeOne(
  { entries: known, pulled }: SheetOnDisk,
  { event: told, aside }: Given,
  device: string,
): { entry?: Entry; status: LineStatus; faults?: readonly Fault[] } {
  const { id, sheet, kind, v, body, at, refs } = told;
  const event: LogEvent = { id, sheet, kind, v, body, at, device, ...(refs && { refs }) };
  if (known.some((entry) => entry.id === id)) return { status: "known" };
  if (aside) return { entry: entryOf(event, "aside"), status: "aside" };
  const had = isHad(told, pulled) ? { ...event, device: told.device, seq: told.seq, ...receiptOf(told) } : undefined;
  const log = logOf(known);
  const faults = isNewer(event) ? [] : judgeInSheet(log, had ?? event);
  const awaited = faults.find(({ code }) => code === "not-opened" || AWAITING.has(code));
  // With this code it is sent again once what it names has come (`released`).
  if (awaited) return { entry: { ...entryOf(event, "rejected"), code: "unknown-sheet", faults }, status: "waiting" };
  if (faults.length > 0) return { status: "refused", faults };
  const rival = conflictOf(log, had ?? event);
  // If the server had both, the conflict is settled there, or is waiting there.
  const divides = rival && !(had && rival.seq !== undefined);
  const entry = had ? entryOf(had, "sent") : entryOf(event, "unsent");
  return { entry, status: divides ? "conflict" : had ? "had" : "taken" };
}

/** It has a server number beyond what this phone has pulled: a later pull shows whether the server still has it. */
const isHad = (told: LogEvent, pulled: number): told is LogEvent & { seq: number } =>
  Number.isSafeInteger(told.seq) && Number(told.seq) > pulled;

const receiptOf = ({ receipt }: LogEvent) => (typeof receipt === "string" ? { receipt } : {});

/** Every line of the file with what became of it, in order; null when it is no file of this app. */
export async function takeFile(phone: Phone, text: string): Promise<TakenLine[] | null> {
  const file = readFile(text);
  if (!file) return null;
  const lines: TakenLine[] = [...file.refused];
  for (const sheet of new Set(file.given.map(({ event }) => event.sheet)))
    lines.push(...(await phone.open(sheet).takeOver(file.given.filter(({ event }) => event.sheet === sheet))));
  return lines.sort((a, b) => a.number - b.number);
}

/** Everything that only this phone has, of all its sheets, as one such file. */
export async function fileOfAll(phone: Phone): Promise<string> {
  const cards = (await phone.cards()).filter(({ unsent }) => unsent > 0);
  const texts = await Promise.all(cards.map(({ id }) => phone.open(id).export()));
  return JSON.stringify(
    texts.flatMap((text) => JSON.parse(text) as unknown[]),
    null,
    2,
  );
}
