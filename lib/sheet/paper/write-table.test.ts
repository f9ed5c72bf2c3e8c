/** A sheet written as a table, in both languages, whose deals are read again the same. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { gameOf, readRules } from "#lib/rules/games";
import { rulesOf } from "#lib/rules/read.fixture";
import { isEmptyDeal } from "#lib/rules/rules";
import { contest, record, rule, voidDeal } from "../change";
import { fold, logOf, opened } from "../log.fixture";
import type { Sheet } from "../sheet";
import { paperColumns } from "./columns";
import { readTable, startOf } from "./read-table";
import { EACH, NAMES_ON_PAPER, scoresBy, takeTable } from "./table.fixture";
import { csvOf, fieldsOf, tableOfDeals } from "./write-table";

/** Each deal of the protocol's cases, written as a row and read again, is the same deal. */
const CASES = ["cases", "more-cases"].flatMap((file) =>
  readFileSync(`lib/rules/protocol/${file}.jsonl`, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { id: string; req: { op: string; rules: unknown; deal: unknown } })
    .filter(({ req }) => req.op === "score"),
);

test.each(CASES.map(({ id, req }) => [id, req] as const))(
  "%s is the same deal once written and read",
  (_, { rules: asked, deal }) => {
    const rules = readRules(asked);
    if (!rules.ok) return expect(rules.faults.length).toBeGreaterThan(0);
    const read = gameOf(rules.value).read(rules.value, deal);
    if (!read.ok) return expect(read.faults.length).toBeGreaterThan(0);
    const names = NAMES_ON_PAPER.slice(0, rules.value.players);
    const columns = paperColumns(rules.value, names);
    for (const lang of ["fr", "en"] as const) {
      const row = fieldsOf(rules.value, names, read.value, lang);
      const cells = Object.fromEntries(Object.entries(row).map(([id, cell]) => [id, String(cell ?? "")]));
      expect(Object.keys(row).filter((id) => cells[id] && !columns.some((column) => column.id === id))).toEqual([]);
      const turn = { ...gameOf(rules.value).firstTurn(rules.value, 0), ...("cards" in read.value && read.value) } as never;
      const [judged] = readTable(rules.value, names, [cells], { ...startOf(rules.value, 0), turn }, "changes");
      expect(judged?.faults).toEqual([]);
      const again = gameOf(rules.value).read(rules.value, judged?.deal, turn);
      expect(again.ok && again.value).toEqual({
        ...read.value,
        ...(again.ok && "dealer" in again.value && { dealer: again.value.dealer }),
      });
    }
  },
);

test("a sheet is written in French and in English, and its deals read again", () => {
  const deal = { taker: 2, contract: "garde", bouts: 2, points: 49, petitAuBout: "attack", poignees: [{ seat: 2, level: 1 }] };
  const log = logOf(
    opened(4, { rules: { game: "tarot", players: 4 }, names: ["Nora", "=Hugo", "Inès", "Paul"] }),
    record(0, deal),
    record(1, { passed: true }),
    record(2, { report: [30, -10, -10, -10], deals: 3 }),
    record(3, deal),
  );
  const [last] = fold(log).deals.slice(-1);
  const sheet = fold([
    ...log,
    ...logOf(voidDeal(last as { id: string })).map((event) => ({ ...event, id: log[0]?.id.replace(/1$/, "9") as string })),
  ]);
  const french = csvOf(sheet, "fr").split("\r\n");
  expect(french).toEqual([
    "\ufeffN°;Nature;Preneur;Contrat;Bouts;Points;Petit au bout;Poignées;Chelem;Nora;'=Hugo;Inès;Paul;Donnes;État;Total Nora;Total =Hugo;Total Inès;Total Paul",
    `1;;Inès;Garde;2;49;attaque;Inès simple;;${scoresBy(";")};;;${scoresBy(";")}`,
    "2;Passée;;;;;;;;;;;;;;;;;",
    `3;Report;;;;;;;;30;-10;-10;-10;3;;${[30 - EACH, -10 - EACH, 3 * EACH - 10, -EACH - 10].join(";")}`,
    "4;;Inès;Garde;2;49;attaque;Inès simple;;;;;;;annulée;;;;",
    "",
  ]);
  const evening = { ...sheet, deals: sheet.deals.map(({ turn: _, versions: __, ...deal }) => deal) };
  expect(csvOf(evening, "fr").split("\r\n").slice(0, 4)).toEqual(french.slice(0, 4));
  expect(csvOf(evening, "fr").split("\r\n")[4]).toBe("4;;;;;;;;;;;;;;annulée;;;;");
  expect(csvOf(sheet, "en").split("\r\n")[1]).toBe(`1,,Inès,Garde,2,49,attack,Inès single,,${scoresBy(",")},,,${scoresBy(",")}`);
  for (const lang of ["fr", "en"] as const) {
    const rows = takeTable(sheet.rules, csvOf(sheet, lang), { names: [...sheet.names] });
    expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
    expect(rows[2]?.totals).toEqual(sheet.totals);
    expect(rows.map((row) => row.deal && !isEmptyDeal(row.deal))).toEqual([true, false, true, null]);
  }
});

test("points that the table decided are in the figures and beside them, and are read again", () => {
  const log = logOf(
    opened(4, { rules: { game: "tarot", players: 4 } }),
    record(0, { taker: 0, contract: "petite", bouts: 2, points: 41 }),
  );
  const deal = fold(log).deals[0] as { id: string };
  const ruled = [
    ...log,
    ...logOf(contest(deal, "renonce"), rule(deal, { outcome: "adjusted", note: "renonce", points: [0, 10, 0, 0] })).map(
      (event, i) => ({
        ...event,
        id: event.id.replace(/\d$/, String(7 + i)),
      }),
    ),
  ];
  const sheet = fold(ruled);
  expect(sheet.totals).toEqual([75, -15, -25, -25]);
  for (const lang of ["fr", "en"] as const) {
    const text = csvOf(sheet, lang);
    expect(text).toContain(lang === "fr" ? "Décision Hugo;Décision;État" : "Ruling Hugo,Ruling,State");
    expect(text).toContain(lang === "fr" ? ";10;renonce;décidée;" : ",10,renonce,ruled,");
    expect(takeTable(sheet.rules, text)[0]).toMatchObject({
      deal: { taker: 0, contract: "petite", bouts: 2, points: 41 },
      scores: [75, -15, -25, -25],
      totals: [75, -15, -25, -25],
      ruling: { points: [0, 10, 0, 0], note: "renonce" },
      faults: [],
    });
  }
  // When figures differ from the rules and no column says why, the row is refused.
  const silent = csvOf(sheet, "fr").replace("Décision Hugo", "Remarque");
  expect(takeTable(sheet.rules, silent)[0]?.faults).toEqual([
    { at: "score.1", code: "scores-differ", rule: "T26", params: { seat: 1, written: -15, computed: -25 } },
  ]);
});

test("points that the table decided are kept apart from those of the rules, whatever else a row holds", () => {
  const rules = rulesOf("tarot", 4);
  const row = (head: string, cells: string, more = {}) => takeTable(rules, `${head}\n${cells}\n`, more)[0];
  const FIELDS = "Preneur;Contrat;Bouts;Points;Nora;Hugo;Décision Nora;Décision Hugo";
  expect(row(FIELDS, "Nora;petite;2;41;85;-25;30;")?.faults).toEqual([
    { at: "score.0", code: "scores-differ", rule: "T26", params: { seat: 0, written: 85, computed: 105 } },
  ]);
  expect(row(FIELDS, "Nora;petite;2;41;105;-25;x;")?.faults[0]).toMatchObject({ at: "ruling.0", code: "not-a-number" });
  // Points alone: the report makes zero, and a penalty stands beside it.
  const POINTS = "Nora;Hugo;Inès;Paul;Décision Hugo";
  const told = { scores: [75, -125, -25, -25], ruling: { points: [0, -100, 0, 0], note: "" }, faults: [] };
  expect(row(POINTS, "75;-125;-25;-25;-100")).toMatchObject({ ...told, deal: { report: [75, -25, -25, -25] } });
  expect(row(POINTS, "75;-125;-25;-25;-100", { figures: "running" })).toMatchObject(told);
  expect(row("Nora;Hugo;Inès;Paul", "75;-25;-25;-25")?.ruling).toBeNull();
  expect(row("Nature;Nora;Hugo;Inès;Paul;Décision Hugo", "passée;;;;;10")?.ruling).toBeNull();
});

test.each<[string, object, string | null]>([
  ["as it was noted", {}, null],
  ["cancelled, whatever else it is", { voided: true, corrected: true }, "annulée"],
  ["refused, and contested too", { faults: [{ at: "", code: "required", rule: "T6" }], contest: { ruling: null } }, "à corriger"],
  ["contested, and corrected too", { contest: { ruling: null }, corrected: true }, "contestée"],
  ["contested once, and ruled", { contest: { ruling: {} } }, null],
  ["corrected", { corrected: true }, "corrigée"],
])("a deal's state is written in the table: %s", (_, more, state) => {
  const sheet = fold(logOf(opened(4, { rules: { game: "tarot", players: 4 } }), record(0, { report: [30, -10, -10, -10] })));
  const { heads, rows } = tableOfDeals({ ...sheet, deals: sheet.deals.map((deal) => ({ ...deal, ...more })) } as Sheet, "fr");
  expect(rows[0]?.[heads.findIndex(({ id }) => id === "state")]).toBe(state);
});

test("a report tells how many deals it adds up, but not a single one", () => {
  const rules = rulesOf("tarot", 4);
  const told = (deals: number) => fieldsOf(rules, NAMES_ON_PAPER.slice(0, 4), { report: [30, -10, -10, -10], deals }, "en");
  expect([told(1), told(2)]).toEqual([
    { kind: "Carried over", deals: null },
    { kind: "Carried over", deals: 2 },
  ]);
});
