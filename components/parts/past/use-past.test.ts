import { beforeEach, expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import type { ClubChange } from "#lib/season/club/club-event";
import { MOST_BROUGHT } from "#lib/season/club/history-body";
import type { ClubView } from "#lib/season/views";
import { type PastDraft, startPast, usePast } from "./use-past";

const server: { takes: boolean; reached: boolean; changes: ClubChange[] } = { takes: true, reached: true, changes: [] };

vi.mock("#components/parts/club/use-change", () => ({
  useChange: () => ({
    change: async (...changes: ClubChange[]) => {
      server.changes.push(...changes);
      return server.takes;
    },
    idOf: (words: unknown) => JSON.stringify(words),
    trouble: null,
    busy: false,
  }),
}));
vi.mock("#components/parts/words/game-words", () => ({ useGames: () => {} }));
vi.mock("#components/parts/words/words", () => {
  const rules = { names: { tarot: "Tarot", decale: "Tarot décalé", vp5: "Points", whist: "Whist" } };
  const t = { pasted: "tableau collé", files: (first: string, more: number) => `${first} +${more}` };
  return { useWordsOf: () => t, useWordsAnd: () => ({ rules, t }) };
});
vi.mock("#lib/sync/past", () => ({ daysThere: async () => (server.reached ? new Map() : Promise.reject(new Error("away"))) }));
vi.mock("#lib/sync/this-phone", () => ({ thisPhone: () => ({}) }));

beforeEach(() => Object.assign(server, { takes: true, reached: true, changes: [] }));

const view = { club: { id: "c1", players: [], seasons: [], adjustments: [] }, day: "2026-11-24" } as unknown as ClubView;
const TABLE = "date;Nora;Hugo;Inès\n2025-03-04;30;-10;-20\n2025-03-11;-5;25;-20\n";

/** The page that brings in a club's history; what it keeps is there again when the page is drawn anew. */
async function aPage() {
  let draft: PastDraft = startPast(view);
  const asked = () => ({ draft, change: (more: Partial<PastDraft>) => (draft = { ...draft, ...more }) });
  const page = await running(() => usePast(view, asked() as never), undefined);
  const done = async (work: () => unknown) => {
    await page.done(work);
    await page.again(undefined);
  };
  return { now: page.now, done, draft: () => draft, paste: (text: string) => done(() => page.now().takeText(text)) };
}

test("a table that is pasted is brought whole, and then nothing is left of it on the page", async () => {
  const page = await aPage();
  await page.paste(TABLE);
  expect([page.now().ready, page.now().taken?.source, page.now().why]).toEqual([true, "tableau collé", null]);
  await page.done(() => page.now().bring());
  expect(server.changes.map(({ kind }) => kind)).toEqual(["history.brought"]);
  expect(page.now().done).toMatchObject({ evenings: 2, people: 3 });
  expect([page.now().taken, page.draft()]).toMatchObject([null, { read: [], pasted: "" }]);
});

test("a table that the server refused stays on the page", async () => {
  const page = await aPage();
  await page.paste(TABLE);
  server.takes = false;
  await page.done(() => page.now().bring());
  expect([page.now().done, page.draft().pasted]).toEqual([null, TABLE]);
  expect(page.now().taken?.tables).toHaveLength(1);
});

test("text without a table stays, with the reason; an empty text gives none", async () => {
  const page = await aPage();
  await page.paste("bonjour");
  expect([page.now().taken, page.now().why === null, page.draft().pasted]).toEqual([null, false, "bonjour"]);
  await page.paste(" ");
  expect(page.now().why).toBeNull();
});

test("nothing is brought without knowing the club's days, because it might be there twice", async () => {
  server.reached = false;
  const page = await aPage();
  await page.paste(TABLE);
  expect([page.now().offline, page.now().ready]).toEqual([true, false]);
});

test("several files make one history, named after the first", async () => {
  const page = await aPage();
  const files = ["2024", "2025"].map((year) => new File([TABLE.replaceAll("2025", year)], `${year}.csv`));
  await page.done(() => page.now().open(files));
  expect(page.now().taken?.source).toBe("2024.csv +1");
  expect(page.now().taken?.tables.map(({ page: from }) => from)).toEqual(["2024.csv", "2025.csv"]);
});

test("a file with more people than a club may bring is told, and not brought", async () => {
  const page = await aPage();
  const people = Array.from({ length: MOST_BROUGHT.people + 1 }, (_, i) => `Joueur ${i + 1}`);
  const row = people.map((_, i) => (i === 0 ? people.length - 1 : -1));
  await page.paste(
    [
      ["date", ...people],
      ["2025-03-04", ...row],
    ]
      .map((cells) => cells.join(";"))
      .join("\n"),
  );
  expect([page.now().isCrowd, page.now().ready]).toEqual([true, false]);
  await page.done(() => page.now().bring());
  expect(server.changes).toEqual([]);
});
