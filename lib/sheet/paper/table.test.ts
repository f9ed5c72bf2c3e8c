import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { gameOf, readRules } from "#lib/rules/games";
import { accepted, rulesOf } from "#lib/rules/read.fixture";
import { isEmptyDeal, type Rules } from "#lib/rules/rules";
import { FFT_2012 } from "#lib/rules/tarot/data";
import { contest, record, rule, voidDeal } from "../change";
import { parseCsv } from "../csv";
import { fold, logOf, opened } from "../log.fixture";
import type { Sheet } from "../sheet";
import { matchHeads, paperColumns } from "./columns";
import { type PaperFigures, readTable, startOf } from "./read-table";
import { csvOf, fieldsOf, tableOfDeals } from "./write-table";

const NAMES = ["Nora", "Hugo", "Inès", "Paul", "Zoé"];

/** Reads a table from text and judges its rows. */
function take(
  rules: Rules,
  text: string,
  { dealer = 0, figures = "changes" as PaperFigures, names = NAMES.slice(0, rules.players) } = {},
) {
  const [head, ...rows] = parseCsv(text);
  const columns = matchHeads(head?.cells ?? [], paperColumns(rules, names));
  const cells = rows.map(({ cells }) =>
    Object.fromEntries(columns.flatMap((column, i) => (column ? [[column.id, cells[i] ?? ""]] : []))),
  );
  return readTable(rules, names, cells, startOf(rules, dealer), figures);
}
const faultsOf = (rules: Rules, text: string, more = {}) =>
  take(rules, text, more).map(({ faults }) => faults.map(({ at, code }) => `${at} ${code}`));

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
    const names = NAMES.slice(0, rules.value.players);
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

const four = rulesOf("tarot", 4);

/** A garde made by eight points: (25 + 8) × 2, petit au bout 10 × 2, and the poignée, from each. */
const each = 86 + FFT_2012.values.poignees.simple;
const scores = (sep: string) => [-each, -each, 3 * each, -each].join(sep);

/** Règlement officiel 2012, the printed sheet: deals 1 and 2, with their figures beside them. */
const PRINTED = [
  "Preneur;Contrat;Bouts;Points;Petit au bout;Poignées;Nora;Hugo;Inès;Paul",
  `Inès;garde;2;49;attaque;Inès simple;${scores(";").replaceAll("-", "−")}`,
  "paul;GS;2;45;défense;;-76;-76;-76;228",
].join("\n");

test("a paper sheet is understood as people write it, and its figures checked", () => {
  const [first, second] = take(four, PRINTED);
  expect(first).toMatchObject({ faults: [], scores: [-each, -each, 3 * each, -each], turn: { dealer: 0 } });
  expect(second).toMatchObject({ faults: [], totals: [-each - 76, -each - 76, 3 * each - 76, 228 - each], turn: { dealer: 1 } });
  expect(faultsOf(four, PRINTED.replace(";228", ";338"))).toEqual([[], ["score.3 scores-differ"]]);
});

/** The faults of a row, by column; other rows are not affected. */
const LONG = `b${"x".repeat(60)}`;
const REFUSED: readonly [string, string, string, readonly string[]][] = [
  ["nobody of that name", "Preneur;Contrat;Bouts;Points", "Zoé;garde;2;49", ["taker nobody-so-named"]],
  ["two people so begun", "Preneur;Contrat;Bouts;Points;Poignées", "Nora;garde;2;49;X simple", ["poignees claim-unread"]],
  ["a contract of no game", "Preneur;Contrat;Bouts;Points", "Nora;capot;2;49", ["contract unknown-value"]],
  ["no number", "Preneur;Contrat;Bouts;Points", "Nora;garde;deux;49", ["bouts not-a-number"]],
  ["half at four", "Preneur;Contrat;Bouts;Points", "Nora;garde;2;49,5", ["points half-at-four"]],
  ["a cell missing", "Preneur;Contrat;Bouts;Points", "Nora;garde;;49", ["bouts required"]],
  ["a slam nobody knows", "Preneur;Contrat;Bouts;Points;Chelem", "Nora;garde;2;49;peut-être", ["slam claim-unread"]],
  ["of no kind", "Nature;Nora;Hugo;Inès;Paul", "bidon;0;0;0;0", ["kind claim-unread"]],
  ["points that are not zero", "Nora;Hugo;Inès;Paul", "87;-29;-29;-30", [" report-not-zero"]],
  ["two figures missing", "Nora;Hugo;Inès;Paul", "87;-29;;", ["score.2 required", "score.3 required"]],
  ["no figure", "Nora;Hugo;Inès;Paul", "87;-29;-29;rien", ["score.3 not-a-number"]],
  ["a thousand, or one", "Nora;Hugo;Inès;Paul", "1.000;-1000;0;0", ["score.0 ambiguous-number"]],
  ["points, a thousand or one", "Preneur;Contrat;Bouts;Points", "Nora;garde;2;1,000", ["points ambiguous-number"]],
  ["a formula", "Nora;Hugo;Inès;Paul", "=1+2;-1;-1;-1", ["score.0 not-a-number"]],
  ["a cell too many", "Nora;Hugo;Inès;Paul;En trop", "87;-29;-29;-29;43", ["extra cell-too-many"]],
  ["of no kind, at length", "Nature;Nora;Hugo;Inès;Paul", `${LONG};0;0;0;0`, ["kind claim-unread"]],
  ["deals summed up, none", "Nora;Hugo;Inès;Paul;Donnes", "87;-29;-29;-29;0", ["deals out-of-range"]],
];

test.each(REFUSED)("refused: %s", (_, head, row, faults) => {
  expect(faultsOf(four, `${head}\n${row}\n`)).toEqual([faults]);
});

test("a refused row is passed over, and the next ones stand", () => {
  const rows = take(four, "Nora;Hugo;Inès;Paul\n87;-29;-29;-29\n1;2;3;4\n-30;10;10;10\n", { dealer: 3 });
  expect(rows.map(({ faults }) => faults.length)).toEqual([0, 1, 0]);
  expect(rows.at(-1)).toMatchObject({ totals: [57, -19, -19, -19], turn: { dealer: 0 } });
});

test("running totals become what each row added; the last figure is what the others leave", () => {
  const running = take(four, "Nora;Hugo;Inès;Paul\n87;-29;-29;-29\n57;-19;-19;\n", { figures: "running" });
  expect(running.map(({ deal }) => deal)).toEqual([{ report: [87, -29, -29, -29] }, { report: [-30, 10, 10, 10] }]);
  const whist = rulesOf("whist", 2);
  expect(take(whist, "Nora;Hugo\n12;14\n12;11\n", { figures: "running" }).map(({ totals }) => totals)).toEqual([
    [12, 14],
    [12, 11],
  ]);
});

test("a row whose figures differ from its deal adds nothing to the totals; a corrected one counts", () => {
  const rows = take(four, "Preneur;Contrat;Bouts;Points;Nora;État\nNora;garde;2;49;200;\nHugo;garde;2;49;-66;corrigée\n");
  expect(rows.map(({ faults, totals }) => [faults.map(({ code }) => code), totals])).toEqual([
    [["scores-differ"], [0, 0, 0, 0]],
    [[], [-66, 198, -66, -66]],
  ]);
});

test("décalé: a bet needs its bettor and its diploma, and points set aside are written where there are any", () => {
  const three = rulesOf("decale", 3);
  const heads = "Parieur;Diplôme;Cartes Nora;Cartes Hugo;Cartes Inès;De côté";
  const [whole, half, other] = take(three, `${heads}\nNora;Bac;30;20;12;3\nNora;;30;20;12;\n;Bac;30;20;12;\n`);
  expect([whole?.faults, whole?.deal]).toMatchObject([[], { bet: { seat: 0, diploma: "bac" }, setAside: 3 }]);
  expect([half, other].map((row) => row?.faults.map(({ at, code }) => `${at} ${code}`))).toEqual([
    ["diploma required"],
    ["bettor required"],
  ]);
  const aside = (setAside: number) =>
    fieldsOf(three, NAMES.slice(0, 3), { bet: null, cardPoints: [], setAside, primes: [] }, "fr").setAside;
  expect([aside(0), aside(1), aside(13)]).toEqual([null, 1, 13]);
  const isRare = (players: number) =>
    paperColumns(rulesOf("decale", players), NAMES.slice(0, players)).find(({ id }) => id === "setAside")?.rare;
  expect([2, 3, 4, 5].map(isRare)).toEqual([true, true, true, undefined]);
});

test("tarot: a vachette is read, and has columns only where one was played", () => {
  const rules = rulesOf("tarot", 4, { "all-pass": "vachette" });
  const names = NAMES.slice(0, 4);
  const heads = names.map((name) => `Vachette ${name}`).join(";");
  const [row] = take(rules, `${heads}\n30;25,5;20;15,5\n`);
  expect([row?.faults, row?.deal]).toEqual([[], { vachette: [30, 25.5, 20, 15.5] }]);
  const shown = (deal: object) => {
    const asked = { game: "tarot", players: 4, options: { "all-pass": "vachette" } };
    const sheet = fold(logOf(opened(4, { rules: asked, names }), record(0, deal as never)));
    return tableOfDeals(sheet, "fr").heads.filter(({ head }) => head.startsWith("Vachette")).length;
  };
  expect([shown({ passed: true }), shown({ vachette: [30, 25.5, 20, 15.5] })]).toEqual([0, 4]);
  expect(paperColumns(four, names).some(({ id }) => id.startsWith("vachette"))).toBe(false);
});

test("at five the called card is written and read", () => {
  const five = rulesOf("tarot", 5);
  const deal = {
    ...accepted(gameOf(five).read(five, { taker: 0, partner: 2, called: "S-14", contract: "garde", bouts: 2, points: 49 })),
  };
  expect(fieldsOf(five, NAMES, deal, "fr")).toMatchObject({ taker: "Nora", partner: "Inès", called: "roi de pique" });
  expect(fieldsOf(five, NAMES, { ...deal, called: null }, "fr").called).toBeNull();
  expect(fieldsOf(five, NAMES, deal, "fr").alone).toBeNull();
  const own = (alone: string) => fieldsOf(five, NAMES, { ...deal, partner: null, alone }, "fr");
  expect([own("hand"), own("dog")].map(({ partner, alone }) => [partner, alone])).toEqual([
    ["solo", "en main"],
    ["solo", "au chien"],
  ]);
});

test("whist: rows begin at the sheet's place in its cycle, and without turns the deals tell it", () => {
  const whist = rulesOf("whist", 2);
  const game = gameOf(whist);
  const second = game.nextTurn(whist, game.firstTurn(whist, 0), { passed: true });
  const later = { ...second, cards: 3 };
  const [row] = readTable(
    whist,
    ["Nora", "Hugo"],
    [{ "bid.0": "0", "bid.1": "0", "tricks.0": "1", "tricks.1": "2" }],
    { ...startOf(whist, 0), turn: later },
    "changes",
  );
  expect([row?.turn, row?.faults]).toEqual([later, []]);
  const sheet = fold(
    logOf(
      opened(2, { rules: { game: "whist", players: 2 }, names: ["Nora", "Hugo"] }),
      record(0, { bids: [5, 5], tricks: [2, 3] }),
    ),
  );
  const evening = { ...sheet, deals: sheet.deals.map(({ turn: _, versions: __, ...deal }) => deal) };
  expect(csvOf(evening, "fr")).toBe(csvOf(sheet, "fr"));
  const refused = {
    ...evening,
    deals: evening.deals.map((deal) => ({
      ...deal,
      deal: { bids: [9] },
      score: null,
      faults: [{ at: "deal", code: "required", rule: "T6" }],
    })),
  };
  const { heads, rows } = tableOfDeals(refused as unknown as Sheet, "fr");
  expect(heads.flatMap(({ id }, i) => (rows[0]?.[i] === null ? [] : [id]))).toEqual(["number", "state"]);
});

test("a figure that was deduced is told", () => {
  const rows = take(four, "Nora;Hugo;Inès;Paul\n87;-29;;-29\n87;-29;-29;-29\n87;;;\n");
  expect(rows.map(({ deduced }) => deduced)).toEqual([2, null, null]);
});

test("passed, misdealt, voided and empty rows", () => {
  const rows = take(four, "Nature;Nora;Hugo;Inès;Paul;État\ntous passent;;;;;\nPetit sec;;;;;\n;3;-1;-1;-1;annulée\n –;;;;;\n");
  expect(rows.map(({ deal }) => deal)).toEqual([{ passed: true }, { misdeal: true, reason: "petit-sec" }, null, null]);
  expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
  expect(take(four, "Nature;Nora;Hugo;Inès;Paul\nmaldonne;;;;\n")[0]?.deal).toEqual({ misdeal: true });
});

test("a row past the end of a whist is refused", () => {
  const whist = rulesOf("whist", 2, { stake: 2 });
  expect(faultsOf(whist, "Nora;Hugo\n-2;0\n-1;0\n")).toEqual([[], [" past-the-end"]]);
});

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
    `1;;Inès;Garde;2;49;attaque;Inès simple;;${scores(";")};;;${scores(";")}`,
    "2;Passée;;;;;;;;;;;;;;;;;",
    `3;Report;;;;;;;;30;-10;-10;-10;3;;${[30 - each, -10 - each, 3 * each - 10, -each - 10].join(";")}`,
    "4;;Inès;Garde;2;49;attaque;Inès simple;;;;;;;annulée;;;;",
    "",
  ]);
  const evening = { ...sheet, deals: sheet.deals.map(({ turn: _, versions: __, ...deal }) => deal) };
  expect(csvOf(evening, "fr").split("\r\n").slice(0, 4)).toEqual(french.slice(0, 4));
  expect(csvOf(evening, "fr").split("\r\n")[4]).toBe("4;;;;;;;;;;;;;;annulée;;;;");
  expect(csvOf(sheet, "en").split("\r\n")[1]).toBe(`1,,Inès,Garde,2,49,attack,Inès single,,${scores(",")},,,${scores(",")}`);
  for (const lang of ["fr", "en"] as const) {
    const rows = take(sheet.rules, csvOf(sheet, lang), { names: [...sheet.names] });
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
    expect(take(sheet.rules, text)[0]).toMatchObject({
      deal: { taker: 0, contract: "petite", bouts: 2, points: 41 },
      scores: [75, -15, -25, -25],
      totals: [75, -15, -25, -25],
      ruling: { points: [0, 10, 0, 0], note: "renonce" },
      faults: [],
    });
  }
  // When figures differ from the rules and no column says why, the row is refused.
  const silent = csvOf(sheet, "fr").replace("Décision Hugo", "Remarque");
  expect(take(sheet.rules, silent)[0]?.faults).toEqual([
    { at: "score.1", code: "scores-differ", rule: "T26", params: { seat: 1, written: -15, computed: -25 } },
  ]);
});

test("points that the table decided are kept apart from those of the rules, whatever else a row holds", () => {
  const rules = rulesOf("tarot", 4);
  const row = (head: string, cells: string, more = {}) => take(rules, `${head}\n${cells}\n`, more)[0];
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

test("each column has one head: a second one, or its other name, is nobody's", () => {
  const rules = rulesOf("tarot", 4);
  const heads = (...names: string[]) => matchHeads(names, paperColumns(rules, NAMES.slice(0, 4))).map((column) => column?.id);
  expect(heads("Preneur", "Taker", "PRENEUR", "Nora", "nora")).toEqual(["taker", undefined, undefined, "score.0", undefined]);
});

test("what cannot be read is told as it stands, cut at forty letters", () => {
  const rules = rulesOf("tarot", 4);
  const given = (cell: string) =>
    take(rules, `Preneur;Contrat;Bouts;Points;Chelem\nNora;garde;2;49;${cell}\n`)[0]?.faults.map(({ params }) => params?.given);
  expect(given(" peut-être ")).toEqual(["peut-être"]);
  expect(given("x".repeat(60))).toEqual(["x".repeat(40)]);
  const first = (heads: string, row: string) => take(rules, `${heads}\n${row}\n`)[0]?.faults[0]?.params?.given;
  expect(first("Nature;Nora;Hugo;Inès;Paul", `${LONG};0;0;0;0`)).toBe(LONG.slice(0, 40));
  expect(first("Nora;Hugo;Inès;Paul;En trop", `87;-29;-29;-29;${LONG}`)).toBe(LONG.slice(0, 40));
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
  const told = (deals: number) => fieldsOf(rules, NAMES.slice(0, 4), { report: [30, -10, -10, -10], deals }, "en");
  expect([told(1), told(2)]).toEqual([
    { kind: "Carried over", deals: null },
    { kind: "Carried over", deals: 2 },
  ]);
});
