import { expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import { foldSheet } from "#lib/sheet/fold";
import { logOf, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { paper } from "#messages/fr/paper";
import { useTaking } from "./use-taking";

vi.mock("#components/parts/words/words", () => ({ useWordsAnd: () => ({ t: paper, lang: "fr" }) }));

const sheet = foldSheet(logOf(opened(3))) as Sheet;

async function aPage() {
  const [taken, elsewhere, done]: [unknown[], string[], string[]] = [[], [], []];
  const props = {
    sheet,
    onTry: () => {},
    onTaken: (table: { rows: readonly object[] }, name: string | null) => taken.push([table.rows.length, name]),
    onElsewhere: (file: File) => elsewhere.push(file.name),
  };
  const page = await running(() => useTaking(props as never, () => done.push("done")), undefined);
  return { page, taken, elsewhere, done, take: (text: string) => page.done(() => page.now().take(text)) };
}

test("a table with this sheet’s people is taken, pasted or from a file, with the file's name", async () => {
  const { page, taken, elsewhere, done, take } = await aPage();
  const table = "Nora;Hugo;Inès\n30;-10;-20\n";
  await take(table);
  await page.done(() => page.now().read(new File([table], "mardi.csv")));
  expect([taken, elsewhere, done.length, page.now().wrong]).toEqual([
    [
      [1, null],
      [1, "mardi.csv"],
    ],
    [],
    2,
    "",
  ]);
});

test("heads close to a player's name are taken only once people agree", async () => {
  const { page, taken, take } = await aPage();
  await take("Nora;Hugoo;Inès\n30;-10;-20\n");
  expect([taken, page.now().near?.meant]).toEqual([[], { Hugoo: "Hugo" }]);
  await page.done(() => page.now().near?.again());
  expect([taken.length, page.now().near, page.now().wrong]).toEqual([1, null, ""]);
});

test("a table that does not fit is refused with a reason until the text changes, and may be another sheet's", async () => {
  const { page, taken, elsewhere, done, take } = await aPage();
  await take("Zoé;Luc;Max\n30;-10;-20\n");
  expect([taken, done, elsewhere.length, page.now().wrong === ""]).toEqual([[], [], 1, false]);
  await page.done(() => page.now().forgive());
  expect(page.now().wrong).toBe("");
});

test("a document of this app is not taken as a paper sheet, and the page says so", async () => {
  const { page, taken } = await aPage();
  const club = JSON.stringify({ format: "petit-au-bout/club", v: 1, club: "c1", logs: [] });
  await page.done(() => page.now().read(new File([club], "club.json")));
  expect([taken, page.now().wrong]).toEqual([[], paper.whyNot.ours]);
});

test("a file that is too long or unreadable is refused with its reason", async () => {
  const { page, taken } = await aPage();
  const file = (size: number) =>
    ({ name: "a.csv", size, arrayBuffer: () => Promise.reject(new Error("gone")) }) as unknown as File;
  const wrongs: string[] = [];
  for (const size of [1e9, 10]) {
    await page.done(() => page.now().read(file(size)));
    wrongs.push(page.now().wrong);
  }
  expect([taken, wrongs]).toEqual([[], [paper.whyNot["too-long"], paper.whyNot.unread]]);
});

test("of two heads close to one name only one is proposed, and empty heads are not told", async () => {
  const { page, take } = await aPage();
  await take("Hugoo;;Hugos;Inès\n30;;-10;-20\n");
  expect(Object.values(page.now().near?.meant ?? {})).toEqual(["Hugo"]);
  expect(page.now().wrong).toContain(" Hugoo, Hugos, Inès. Attendu");
});

test("a table of several days is taken, and may also be brought as evenings", async () => {
  const { taken, elsewhere, take } = await aPage();
  await take("Date;Nora;Hugo;Inès\n2026-03-01;30;-10;-20\n2026-03-08;10;-5;-5\n");
  expect([taken, elsewhere.length]).toEqual([[[2, null]], 1]);
});
