/** A paper sheet as people write it: how its rows are read, and which are refused. */
import { expect, test } from "vitest";
import { gameOf } from "#lib/rules/games";
import { accepted, rulesOf } from "#lib/rules/read.fixture";
import type { Rules } from "#lib/rules/rules";
import { record } from "../change";
import { fold, logOf, opened } from "../log.fixture";
import type { Sheet } from "../sheet";
import { matchHeads, paperColumns } from "./columns";
import { readTable, startOf } from "./read-table";
import { EACH, NAMES_ON_PAPER, scoresBy, takeTable } from "./table.fixture";
import { csvOf, fieldsOf, tableOfDeals } from "./write-table";

const faultsTaken = (rules: Rules, text: string, more = {}) =>
  takeTable(rules, text, more).map(({ faults }) => faults.map(({ at, code }) => `${at} ${code}`));

const FOUR_AT_TAROT = rulesOf("tarot", 4);

/** Règlement officiel 2012, the printed sheet: deals 1 and 2, with their figures beside them. */
const PRINTED = [
  "Preneur;Contrat;Bouts;Points;Petit au bout;Poignées;Nora;Hugo;Inès;Paul",
  `Inès;garde;2;49;attaque;Inès simple;${scoresBy(";").replaceAll("-", "−")}`,
  "paul;GS;2;45;défense;;-76;-76;-76;228",
].join("\n");

test("a paper sheet is understood as people write it, and its figures checked", () => {
  const [first, second] = takeTable(FOUR_AT_TAROT, PRINTED);
  expect(first).toMatchObject({ faults: [], scores: [-EACH, -EACH, 3 * EACH, -EACH], turn: { dealer: 0 } });
  expect(second).toMatchObject({ faults: [], totals: [-EACH - 76, -EACH - 76, 3 * EACH - 76, 228 - EACH], turn: { dealer: 1 } });
  expect(faultsTaken(FOUR_AT_TAROT, PRINTED.replace(";228", ";338"))).toEqual([[], ["score.3 scores-differ"]]);
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
  expect(faultsTaken(FOUR_AT_TAROT, `${head}\n${row}\n`)).toEqual([faults]);
});

test("a refused row is passed over, and the next ones stand", () => {
  const rows = takeTable(FOUR_AT_TAROT, "Nora;Hugo;Inès;Paul\n87;-29;-29;-29\n1;2;3;4\n-30;10;10;10\n", { dealer: 3 });
  expect(rows.map(({ faults }) => faults.length)).toEqual([0, 1, 0]);
  expect(rows.at(-1)).toMatchObject({ totals: [57, -19, -19, -19], turn: { dealer: 0 } });
});

test("running totals become what each row added; the last figure is what the others leave", () => {
  const running = takeTable(FOUR_AT_TAROT, "Nora;Hugo;Inès;Paul\n87;-29;-29;-29\n57;-19;-19;\n", { figures: "running" });
  expect(running.map(({ deal }) => deal)).toEqual([{ report: [87, -29, -29, -29] }, { report: [-30, 10, 10, 10] }]);
  const whist = rulesOf("whist", 2);
  expect(takeTable(whist, "Nora;Hugo\n12;14\n12;11\n", { figures: "running" }).map(({ totals }) => totals)).toEqual([
    [12, 14],
    [12, 11],
  ]);
});

test("a row whose figures differ from its deal adds nothing to the totals; a corrected one counts", () => {
  const rows = takeTable(
    FOUR_AT_TAROT,
    "Preneur;Contrat;Bouts;Points;Nora;État\nNora;garde;2;49;200;\nHugo;garde;2;49;-66;corrigée\n",
  );
  expect(rows.map(({ faults, totals }) => [faults.map(({ code }) => code), totals])).toEqual([
    [["scores-differ"], [0, 0, 0, 0]],
    [[], [-66, 198, -66, -66]],
  ]);
});

test("décalé: a bet needs its bettor and its diploma, and points set aside are written where there are any", () => {
  const three = rulesOf("decale", 3);
  const heads = "Parieur;Diplôme;Cartes Nora;Cartes Hugo;Cartes Inès;De côté";
  const [whole, half, other] = takeTable(three, `${heads}\nNora;Bac;30;20;12;3\nNora;;30;20;12;\n;Bac;30;20;12;\n`);
  expect([whole?.faults, whole?.deal]).toMatchObject([[], { bet: { seat: 0, diploma: "bac" }, setAside: 3 }]);
  expect([half, other].map((row) => row?.faults.map(({ at, code }) => `${at} ${code}`))).toEqual([
    ["diploma required"],
    ["bettor required"],
  ]);
  const aside = (setAside: number) =>
    fieldsOf(three, NAMES_ON_PAPER.slice(0, 3), { bet: null, cardPoints: [], setAside, primes: [] }, "fr").setAside;
  expect([aside(0), aside(1), aside(13)]).toEqual([null, 1, 13]);
  const isRare = (players: number) =>
    paperColumns(rulesOf("decale", players), NAMES_ON_PAPER.slice(0, players)).find(({ id }) => id === "setAside")?.rare;
  expect([2, 3, 4, 5].map(isRare)).toEqual([true, true, true, undefined]);
});

test("tarot: a vachette is read, and has columns only where one was played", () => {
  const rules = rulesOf("tarot", 4, { "all-pass": "vachette" });
  const names = NAMES_ON_PAPER.slice(0, 4);
  const heads = names.map((name) => `Vachette ${name}`).join(";");
  const [row] = takeTable(rules, `${heads}\n30;25,5;20;15,5\n`);
  expect([row?.faults, row?.deal]).toEqual([[], { vachette: [30, 25.5, 20, 15.5] }]);
  const shown = (deal: object) => {
    const asked = { game: "tarot", players: 4, options: { "all-pass": "vachette" } };
    const sheet = fold(logOf(opened(4, { rules: asked, names }), record(0, deal as never)));
    return tableOfDeals(sheet, "fr").heads.filter(({ head }) => head.startsWith("Vachette")).length;
  };
  expect([shown({ passed: true }), shown({ vachette: [30, 25.5, 20, 15.5] })]).toEqual([0, 4]);
  expect(paperColumns(FOUR_AT_TAROT, names).some(({ id }) => id.startsWith("vachette"))).toBe(false);
});

test("at five the called card is written and read", () => {
  const five = rulesOf("tarot", 5);
  const deal = {
    ...accepted(gameOf(five).read(five, { taker: 0, partner: 2, called: "S-14", contract: "garde", bouts: 2, points: 49 })),
  };
  expect(fieldsOf(five, NAMES_ON_PAPER, deal, "fr")).toMatchObject({ taker: "Nora", partner: "Inès", called: "roi de pique" });
  expect(fieldsOf(five, NAMES_ON_PAPER, { ...deal, called: null }, "fr").called).toBeNull();
  expect(fieldsOf(five, NAMES_ON_PAPER, deal, "fr").alone).toBeNull();
  const own = (alone: string) => fieldsOf(five, NAMES_ON_PAPER, { ...deal, partner: null, alone }, "fr");
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
  const rows = takeTable(FOUR_AT_TAROT, "Nora;Hugo;Inès;Paul\n87;-29;;-29\n87;-29;-29;-29\n87;;;\n");
  expect(rows.map(({ deduced }) => deduced)).toEqual([2, null, null]);
});

test("passed, misdealt, voided and empty rows", () => {
  const rows = takeTable(
    FOUR_AT_TAROT,
    "Nature;Nora;Hugo;Inès;Paul;État\ntous passent;;;;;\nPetit sec;;;;;\n;3;-1;-1;-1;annulée\n –;;;;;\n",
  );
  expect(rows.map(({ deal }) => deal)).toEqual([{ passed: true }, { misdeal: true, reason: "petit-sec" }, null, null]);
  expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
  expect(takeTable(FOUR_AT_TAROT, "Nature;Nora;Hugo;Inès;Paul\nmaldonne;;;;\n")[0]?.deal).toEqual({ misdeal: true });
});

test("a row past the end of a whist is refused", () => {
  const whist = rulesOf("whist", 2, { stake: 2 });
  expect(faultsTaken(whist, "Nora;Hugo\n-2;0\n-1;0\n")).toEqual([[], [" past-the-end"]]);
});

test("each column has one head: a second one, or its other name, is nobody's", () => {
  const rules = rulesOf("tarot", 4);
  const heads = (...names: string[]) =>
    matchHeads(names, paperColumns(rules, NAMES_ON_PAPER.slice(0, 4))).map((column) => column?.id);
  expect(heads("Preneur", "Taker", "PRENEUR", "Nora", "nora")).toEqual(["taker", undefined, undefined, "score.0", undefined]);
});

test("what cannot be read is told as it stands, cut at forty letters", () => {
  const rules = rulesOf("tarot", 4);
  const given = (cell: string) =>
    takeTable(rules, `Preneur;Contrat;Bouts;Points;Chelem\nNora;garde;2;49;${cell}\n`)[0]?.faults.map(
      ({ params }) => params?.given,
    );
  expect(given(" peut-être ")).toEqual(["peut-être"]);
  expect(given("x".repeat(60))).toEqual(["x".repeat(40)]);
  const first = (heads: string, row: string) => takeTable(rules, `${heads}\n${row}\n`)[0]?.faults[0]?.params?.given;
  expect(first("Nature;Nora;Hugo;Inès;Paul", `${LONG};0;0;0;0`)).toBe(LONG.slice(0, 40));
  expect(first("Nora;Hugo;Inès;Paul;En trop", `87;-29;-29;-29;${LONG}`)).toBe(LONG.slice(0, 40));
});
