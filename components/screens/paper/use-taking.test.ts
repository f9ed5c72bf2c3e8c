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

test("a table of this sheet’s people is taken, pasted or from a file, whose name goes with it", async () => {
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

test("heads that nearly name somebody are taken for theirs only once people say so", async () => {
  const { page, taken, take } = await aPage();
  await take("Nora;Hugoo;Inès\n30;-10;-20\n");
  expect([taken, page.now().near?.meant]).toEqual([[], { Hugoo: "Hugo" }]);
  await page.done(() => page.now().near?.again());
  expect([taken.length, page.now().near, page.now().wrong]).toEqual([1, null, ""]);
});

test("a table that does not fit this sheet says why until the text changes, and may belong to another sheet", async () => {
  const { page, taken, elsewhere, done, take } = await aPage();
  await take("Zoé;Luc;Max\n30;-10;-20\n");
  expect([taken, done, elsewhere.length, page.now().wrong === ""]).toEqual([[], [], 1, false]);
  await page.done(() => page.now().forgive());
  expect(page.now().wrong).toBe("");
});

test("a document of this app is not taken for a paper sheet, and the page says so", async () => {
  const { page, taken } = await aPage();
  const club = JSON.stringify({ format: "petit-au-bout/club", v: 1, club: "c1", logs: [] });
  await page.done(() => page.now().read(new File([club], "club.json")));
  expect([taken, page.now().wrong]).toEqual([[], paper.whyNot.ours]);
});

test("a file that is too long is not read, nor one that the disk does not give, and each says so", async () => {
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

test("two heads that nearly name one person are not both taken for theirs; an empty head is not told", async () => {
  const { page, take } = await aPage();
  await take("Hugoo;;Hugos;Inès\n30;;-10;-20\n");
  expect(Object.values(page.now().near?.meant ?? {})).toEqual(["Hugo"]);
  expect(page.now().wrong).toContain(" Hugoo, Hugos, Inès. Attendu");
});

test("a table of several days is taken, and may be an evening each", async () => {
  const { taken, elsewhere, take } = await aPage();
  await take("Date;Nora;Hugo;Inès\n2026-03-01;30;-10;-20\n2026-03-08;10;-5;-5\n");
  expect([taken, elsewhere.length]).toEqual([[[2, null]], 1]);
});
