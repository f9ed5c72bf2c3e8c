import { beforeEach, expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import type { LogEvent } from "#lib/log/event";
import { type Choice, record, replace, settle } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { cards, eventId, logOf, made, opened } from "#lib/sheet/log.fixture";
import type { Rival, Sheet, SheetDeal } from "#lib/sheet/sheet";
import { keepAct, lastAct } from "#lib/sync/last-act";
import type { OpenSheet } from "#lib/sync/opened";
import { shelf } from "#lib/sync/shelf.fixture";
import { useActs } from "./use-acts";

vi.mock("#components/parts/words/words", async (words) => ({
  ...(await words<typeof import("#components/parts/words/words")>()),
  useWords: () => ({ lang: "fr" }),
}));

const heard = new Map<string, () => void>();

beforeEach(() => {
  vi.stubGlobal("sessionStorage", shelf());
  heard.clear();
  vi.stubGlobal("addEventListener", (name: string, hear: () => void) => heard.set(name, hear));
  vi.stubGlobal("removeEventListener", (name: string) => heard.delete(name));
});

/** A sheet of this tab, whose disk takes everything until it is full. Ten minutes pass between two acts. */
async function aSheet() {
  let log: readonly LogEvent[] = logOf(opened(3));
  const disk = { isFull: false };
  const sheetNow = () => foldSheet(log) as Sheet;
  const add = (...changes: readonly Change[]) => {
    const events = changes.map((change, i) => made(10 * (log.length + i), change));
    log = [...log, ...events];
    return events;
  };
  const keep = async (changes: readonly Change[]) =>
    disk.isFull ? { ok: false, code: "disk-full" } : { ok: true, events: isNew(log, changes) ? add(...changes) : [] };
  const open = {
    id: "s1",
    getSnapshot: () => ({ sheet: sheetNow() }),
    save: (...changes: readonly Change[]) => keep(changes),
    settle: (event: string, choice: Choice) => keep(settling(sheetNow(), event, choice)),
  } as unknown as OpenSheet;
  const at = () => ({ open, sheet: sheetNow() }) as SheetAtHand;
  const page = await running(useActs, at());
  const drawn = async (work: () => unknown) => {
    await page.done(work);
    await page.again(at());
  };
  const hear = (event: LogEvent) => {
    log = [...log, event];
    return page.again(at());
  };
  return {
    disk,
    now: page.now,
    drawn,
    deals: () => sheetNow().deals.flatMap(({ voided, deal }) => (voided ? [] : [deal?.cardPoints])),
    versions: () => sheetNow().deals.flatMap(({ conflicts }) => conflicts.map(({ event }) => event)),
    save: (...changes: readonly Change[]) => drawn(() => page.now().at.open.save(...changes)),
    settle: (event: string, choice: Choice) => drawn(() => page.now().at.open.settle(event, choice)),
    undo: () => drawn(() => page.now().undo()),
    hear,
  };
}

/** Whether these changes are new: a second tap, which repeats the last ones, writes nothing. */
const isNew = (log: readonly LogEvent[], changes: readonly Change[]) => wordsOf(log.slice(-changes.length)) !== wordsOf(changes);
const wordsOf = (said: readonly (Change | LogEvent)[]) => JSON.stringify(said.map(({ kind, body, refs }) => [kind, body, refs]));

function settling(sheet: Sheet, event: string, choice: Choice): readonly Change[] {
  const deal = sheet.deals[0] as SheetDeal;
  return settle(sheet, deal, deal.conflicts.find((rival) => rival.event === event) as Rival, choice);
}

const noted = record(0, cards(25, 18, 19));

const theirs = (change: Change) => made(5, change, "hugo");

test("the last act can be undone once, and its undoing is told until another act", async () => {
  const sheet = await aSheet();
  await sheet.save(noted);
  expect(sheet.now().last).toMatchObject({ kind: "deal.recorded", number: 1 });
  expect(lastAct("s1")).toEqual(sheet.now().last);
  await sheet.undo();
  expect([sheet.deals(), sheet.now().last, lastAct("s1")]).toEqual([[], null, null]);
  expect(sheet.now().undone).toBe("Donne 1 annulée");
  await sheet.hear(made(90, record(1, cards(19, 18, 25)), "hugo"));
  expect(sheet.now().undone).toBeNull();
  await sheet.undo();
  expect(sheet.deals()).toEqual([[19, 18, 25]]);
});

test("a second tap that writes nothing leaves the first one to be undone", async () => {
  const sheet = await aSheet();
  await sheet.save(noted);
  const first = sheet.now().last;
  await sheet.save(noted);
  expect(sheet.now().last).toBe(first);
});

test("a full disk undoes nothing, and it can be tried again", async () => {
  const sheet = await aSheet();
  await sheet.save(noted);
  sheet.disk.isFull = true;
  await sheet.undo();
  expect([sheet.deals()?.length, sheet.now().last?.number, sheet.now().undone]).toEqual([1, 1, null]);
  sheet.disk.isFull = false;
  await sheet.undo();
  expect(sheet.deals()).toEqual([]);
});

test("undoing a correction that waits beside another phone’s leaves theirs", async () => {
  const sheet = await aSheet();
  await sheet.hear(made(2, noted));
  const deal = { id: eventId(2), current: eventId(2) };
  await sheet.save(replace(deal, cards(24, 19, 19)));
  await sheet.hear(theirs(replace(deal, cards(26, 17, 19))));
  expect(sheet.versions()).toHaveLength(1);
  await sheet.undo();
  expect([sheet.deals(), sheet.versions()]).toEqual([[[26, 17, 19]], []]);
});

test("undoing a choice between two versions brings both back", async () => {
  const sheet = await aSheet();
  await sheet.save(noted);
  await sheet.hear(theirs(record(0, cards(19, 18, 25))));
  const versions = sheet.versions();
  await sheet.settle(versions[0] as string, "keep");
  expect([sheet.versions(), sheet.now().last?.kind]).toEqual([[], "keep"]);
  await sheet.undo();
  expect(sheet.versions()).toEqual(versions);
});

test("an act of another page in this tab can be undone here once one returns", async () => {
  const sheet = await aSheet();
  expect(sheet.now().last).toBeNull();
  keepAct("s1", { kind: "deal.recorded", number: 7, inverse: [] });
  await sheet.drawn(() => heard.get("pageshow")?.());
  expect(sheet.now().last?.number).toBe(7);
});
