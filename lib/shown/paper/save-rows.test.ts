import { expect, test } from "vitest";
import { record } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { judgeInSheet } from "#lib/sheet/judge";
import { logOf, made, opened } from "#lib/sheet/log.fixture";
import { readTable } from "#lib/sheet/paper/read-table";
import { roundOf } from "#lib/sheet/paper/row-seats";
import { takeCsv } from "#lib/sheet/paper/take-csv";
import { csvOf } from "#lib/sheet/paper/write-table";
import type { Sheet } from "#lib/sheet/sheet";
import { rowChanges, rulingsOf } from "./save-rows";

const OWNER = { role: "owner" } as const;

const rules = { game: "tarot", players: 4 };
const HEADS = "Preneur;Contrat;Bouts;Points;Nora;Hugo;Inès;Paul;Décision Nora;Décision Paul;Décision\n";

function judged(sheet: Sheet, text: string) {
  const taken = takeCsv(text, sheet);
  const start = { turn: sheet.next, totals: sheet.totals, over: sheet.over, round: roundOf(sheet) };
  return readTable(sheet.rules, sheet.names, taken.ok ? taken.table.rows : [], start, "changes");
}

test("rows of paper are noted with the points that the table decided, and written again as they were read", () => {
  const log = logOf(opened(4, { rules }), record(0, { passed: true }));
  const before = foldSheet(log) as Sheet;
  const rows = judged(before, `${HEADS}Nora;petite;2;41;105;-25;-25;-55;30;-30;renonce\nHugo;garde;2;41;-50;150;-50;-50;;;\n`);
  const save = (changes: readonly Change[]) =>
    changes.map((change) => {
      const event = made(log.length + 1, change);
      expect(judgeInSheet(log, event)).toEqual([]);
      log.push(event);
      return event;
    });
  const noted = save(rowChanges(before, rows, "sans un mot", "fr"));
  expect(noted.map(({ kind }) => kind)).toEqual(["dispute.noted", "deal.recorded", "deal.recorded"]);
  // A phone that may not rule can only contest the deal, and write down the points.
  expect((foldSheet(log) as Sheet).deals[1]?.contest).toMatchObject({ note: "renonce, Nora +30, Paul −30", ruling: null });
  expect(rulingsOf({ role: "player" }, before, noted, rows, "sans un mot")).toEqual([]);
  save(rulingsOf(OWNER, before, noted, rows, "sans un mot"));
  const after = foldSheet(log) as Sheet;
  expect(after.totals).toEqual([55, 125, -75, -105]);
  expect(after.provisional).toEqual(after.totals);
  const again = judged(foldSheet(logOf(opened(4, { rules }))) as Sheet, csvOf(after, "fr"));
  expect(again.map(({ deal, ruling, scores }) => ({ deal, ruling, scores })).slice(1)).toEqual(
    rows.map(({ deal, ruling, scores }) => ({ deal, ruling, scores })),
  );
});

test("where no row gives a reason for the points decided, a fixed word stands for it", () => {
  const sheet = foldSheet(logOf(opened(4, { rules }))) as Sheet;
  const rows = judged(sheet, "Nora;Hugo;Inès;Paul;Décision Hugo\n75;-125;-25;-25;-100\n");
  const [dispute, deal] = rowChanges(sheet, rows, "Décision de la table", "fr");
  expect(dispute).toMatchObject({ body: { note: "Décision de la table, Hugo −100" } });
  expect(deal).toMatchObject({ body: { slot: 0, deal: { report: [75, -25, -25, -25] } } });
  expect(rulingsOf(OWNER, sheet, [made(2, deal!)], rows, "Décision de la table")).toMatchObject([
    { body: { outcome: "adjusted", note: "Décision de la table", points: [0, -100, 0, 0] } },
  ]);
  expect(rulingsOf(OWNER, sheet, [], rows, "Décision de la table")).toEqual([]);
});
