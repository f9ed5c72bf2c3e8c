import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addPerson, arrange, comeBack, leave, record, rename, seated, voidDeal } from "../change";
import type { Change } from "../event";
import { foldSheet } from "../fold";
import { readMoving } from "../golden/read-moving.fixture";
import { tarotSentence } from "../golden/tarot.fixture";
import { eventId, logOf, opened } from "../log.fixture";
import type { Sheet } from "../sheet";
import { columnsOfSheet } from "./columns";
import { type PaperFigures, readTable } from "./read-table";
import { cellsAt, roundOf, seatsInRow } from "./row-seats";
import { takeCsv } from "./take-csv";
import { csvOf } from "./write-table";

const SIX = ["Nora", "Hugo", "Inès", "Paul", "Zoé", "Max"];
const sheetOf = (...changes: readonly Change[]): Sheet => foldSheet(logOf(...changes)) as Sheet;
/** A sheet of tarot with more people than seats; Nora deals first. */
const openedFor = (names: readonly string[], players: number): Sheet =>
  sheetOf(opened(players, { rules: { game: "tarot", players }, names: [...names] }));

/** A table laid on a sheet, as the paper screen lays it. */
function lay(sheet: Sheet, text: string, figures: PaperFigures = "changes") {
  const taken = takeCsv(text, sheet);
  if (!taken.ok) throw new Error(JSON.stringify(taken.why));
  const start = { turn: sheet.next, totals: sheet.totals, over: sheet.over, round: roundOf(sheet) };
  return readTable(sheet.rules, sheet.names, taken.table.rows, start, figures);
}
const seatsIn = (sheet: Sheet, text: string, figures?: PaperFigures) =>
  lay(sheet, text, figures).map(({ seats }) => seats.map((person) => sheet.names[person]).join(" "));
const faultsIn = (sheet: Sheet, text: string) =>
  lay(sheet, text).map(({ faults }) => faults.map(({ at, code }) => `${at} ${code}`));

/** The sheet after the judged rows were noted. */
function noted(opening: Sheet, log: readonly Change[], text: string): Sheet {
  const deals = lay(opening, text).filter(({ deal }) => deal !== null);
  return sheetOf(
    ...log,
    ...deals.map(({ deal, seats }, i) => {
      const said = seated(opening, 0, seats, opening.seating.dealer);
      return record(i, deal as never, said?.seats && { seats: said.seats });
    }),
  );
}

const HEADS = "N°;Nora;Hugo;Inès;Paul;Zoé;Max\n";

test("a dash sits out, an empty cell is what the others leave, a zero was played", () => {
  const six = openedFor(SIX, 5);
  const rows = lay(six, `${HEADS}1;–;66;;-33;-33;-33\n2;70;-;-70;-140;-70;210\n3;0;0;–;0;0;0\n`);
  expect(rows.map(({ faults }) => faults)).toEqual([[], [], []]);
  expect(rows.map(({ scores }) => scores)).toEqual([
    [null, 66, 33, -33, -33, -33],
    [70, null, -70, -140, -70, 210],
    [0, 0, null, 0, 0, 0],
  ]);
  expect(rows[0]?.deduced).toBe(2);
  expect(rows.map(({ totals }) => totals)).toEqual([
    [null, 66, 33, -33, -33, -33],
    [70, 66, -37, -173, -103, 177],
    [70, 66, -37, -173, -103, 177],
  ]);
});

test("without a dash those with a figure play; one figure is deduced where turns tell who sits out", () => {
  const six = openedFor(SIX, 5);
  expect(seatsIn(six, `${HEADS}1;;66;33;-33;-33;-33\n2;10;10;10;-40;;10\n3;30;-10;-10;;;-10\n`)).toEqual([
    "Hugo Inès Paul Zoé Max",
    "Nora Hugo Inès Paul Max",
    "Nora Hugo Inès Max",
  ]);
  expect(seatsIn(six, `${HEADS}1;;66;;-33;-33;\n`)).toEqual(["Hugo Paul Zoé"]);
  // Nora deals and so sits out; Max's figure is what the others leave.
  const [row] = lay(six, `${HEADS}1;;66;33;-33;-33;\n`);
  expect(row).toMatchObject({ deduced: 5, scores: [null, 66, 33, -33, -33, -33] });
});

test("in running totals a person who sits out keeps their total", () => {
  const six = openedFor(SIX, 5);
  const running = `${HEADS}1;0;66;33;-33;-33;-33\n2;70;66;-37;-173;-103;177\n3;70;–;-67;-203;-133;-\n`;
  expect(seatsIn(six, running.replace("1;0;", "1;–;").replace("\n3;70;–;-67;-203;-133;-", ""), "running")).toEqual([
    "Hugo Inès Paul Zoé Max",
    "Nora Inès Paul Zoé Max",
  ]);
  expect(lay(six, running.replace("1;0;", "1;–;").split("\n").slice(0, 3).join("\n"), "running").at(-1)?.totals).toEqual([
    70, 66, -37, -173, -103, 177,
  ]);
});

test("in running totals an unchanged total is the person due to sit out, or else one who did not play", () => {
  const six = openedFor(SIX, 5);
  const running = (row: string) =>
    seatsIn(six, `${HEADS}1;–;66;33;-33;-33;-33\n2;70;66;-37;-173;-103;177\n3;${row}\n`, "running")[2];
  // Inès deals the third row.
  expect(running("80;66;-37;-183;-113;187")).toBe("Nora Hugo Paul Zoé Max");
  expect(running("80;66;-27;-183;-113;177")).toBe("Nora Inès Paul Zoé");
});

test("a cell emptied again is no figure; cells of no seat go to every table, and a person who sits out has none", () => {
  const six = openedFor(SIX, 5);
  const cells = { "score.0": " ", "score.1": "66", "score.2": "33", "score.3": "-33", "score.4": "-33", "score.5": "-33" };
  expect(seatsInRow(six.rules, six.names, cells, roundOf(six).circle, [1, 2, 3, 4, 5], null)).toEqual([1, 2, 3, 4, 5]);
  expect(cellsAt({ "score.0": "–", "score.2": "30", contract: "garde" }, [2, 1])).toEqual({ "score.0": "30", contract: "garde" });
});

test("in a detailed table the person who sits out is named, or is the one due", () => {
  const six = openedFor(SIX, 5);
  const text =
    "Ne joue pas;Preneur;Appelé;Contrat;Bouts;Points\nZoé;Hugo;Inès;petite;2;49\n;Paul;Zoé;garde;1;41\nZoé, Max;Nora;;petite;2;49\n";
  expect(seatsIn(six, text)).toEqual(["Nora Hugo Inès Paul Max", "Nora Inès Paul Zoé Max", "Nora Hugo Inès Paul"]);
  expect(lay(six, text).map(({ scores }) => scores)).toEqual([
    [-33, 66, 33, -33, null, -33],
    [70, null, 70, -140, -70, 70],
    [99, -33, -33, -33, null, null],
  ]);
  expect(
    faultsIn(six, "Ne joue pas;Preneur;Appelé;Contrat;Bouts;Points\nZoé;Zoé;Inès;petite;2;49\nZoé,Max;Nora;Hugo;petite;2;49\n"),
  ).toEqual([["taker nobody-so-named"], ["partner cell-too-many"]]);
});

test("the first row's dealer follows from standing deals, not from cancelled or refused ones", () => {
  const names = SIX.slice(0, 4);
  const start = [opened(4, { rules: { game: "tarot", players: 4 }, names }), record(0, { passed: true })];
  const past = (...more: readonly Change[]) => roundOf(sheetOf(...start, ...more)).past.length;
  expect([past(), past(record(1, { report: [30, -10, -10, -10] })), past(record(1, { report: [1, 1, 1, 1] }))]).toEqual([
    1, 2, 1,
  ]);
  expect(past(record(1, { report: [30, -10, -10, -10] }), voidDeal({ id: eventId(3) }))).toBe(1);
});

test("a sheet of four has no column for a partner, though people came and went", () => {
  const four = sheetOf(opened(3, { rules: { game: "tarot", players: 3 }, names: SIX.slice(0, 4) }));
  expect(columnsOfSheet(four).some(({ id }) => id === "partner")).toBe(false);
  const five = sheetOf(opened(3, { rules: { game: "tarot", players: 3 }, names: SIX.slice(0, 5) }));
  expect(columnsOfSheet(five).some(({ id }) => id === "partner")).toBe(true);
});

test("a row of too many or too few players is refused, and the next row stands", () => {
  const six = openedFor(SIX, 5);
  expect(faultsIn(six, `${HEADS}1;50;-10;-10;-10;-10;-10\n2;10;–;–;–;–;-10\n3;–;66;33;-33;-33;-33\n`)).toEqual([
    [" players"],
    [" players"],
    [],
  ]);
});

test("at a table of five that never moved, a dash makes a deal of four", () => {
  const five = openedFor(SIX.slice(0, 5), 5);
  expect(seatsIn(five, "Nora;Hugo;Inès;Paul;Zoé\n30;-10;-10;-10;–\n40;10;-30;-10;-10\n")).toEqual([
    "Nora Hugo Inès Paul",
    "Nora Hugo Inès Paul Zoé",
  ]);
});

test("where the game is never so small, a dash is a zero of somebody who played", () => {
  const three = openedFor(SIX.slice(0, 3), 3);
  expect(seatsIn(three, "Nora;Hugo;Inès\n30;-30;–\n")).toEqual(["Nora Hugo Inès"]);
});

test("where people come and go, a person without a column did not play; an unknown name is refused", () => {
  const six = openedFor(SIX, 4);
  expect(seatsIn(six, "Nora;Hugo;Zoé;Max\n30;-10;-10;-10\n")).toEqual(["Nora Hugo Zoé Max"]);
  expect(takeCsv("Nora;Hugo;Zoé;Mac\n30;-10;-10;-10\n", six)).toMatchObject({
    ok: false,
    why: { lacking: ["Inès", "Paul", "Max"] },
  });
});

/** The golden evening of those who come and go, as a log. */
function evening(): { log: Change[]; sheet: Sheet } {
  const text = readFileSync(new URL("../golden/allers-venues.txt", import.meta.url), "utf8");
  const { names, dealer, steps, seats: players, game } = readMoving(text, tarotSentence);
  const log: Change[] = [opened(players, { rules: { game, players }, names: [...names], dealer: names.indexOf(dealer) })];
  const now = () => sheetOf(...log);
  for (const step of steps) {
    const sheet = now();
    const refOf = (name: string) => sheet.people[sheet.names.indexOf(name)]?.ref ?? 0;
    if ("number" in step) {
      if (step.act !== "deal") continue;
      const seats = step.table.map((name) => sheet.names.indexOf(name));
      log.push(record(sheet.nextSlot, step.deal as never, seated(sheet, sheet.nextSlot, seats, sheet.seating.dealer)));
    } else if (step.act === "seats")
      log.push(
        arrange(
          sheet,
          sheet.order.map((person) => sheet.people[person]?.ref ?? person),
          step.seats,
        ),
      );
    else if (step.act === "arrive") log.push(addPerson(sheet, step.name));
    else if (step.act === "rename") log.push(rename(refOf(step.name), step.to));
    else if (step.act === "leave") log.push(leave(sheet, refOf(step.name)));
    else log.push(comeBack(sheet, refOf(step.name)));
  }
  return { log, sheet: now() };
}

test.each(["fr", "en"] as const)(
  "the evening of those who come and go is written in %s, and comes back with the same people and totals",
  (lang) => {
    const { sheet } = evening();
    expect(sheet.deals).toHaveLength(9);
    const names = [...sheet.names];
    const opening = opened(5, { rules: { game: "tarot", players: 5 }, names });
    const empty = sheetOf(opening);
    const again = noted(empty, [opening], csvOf(sheet, lang));
    expect(again.deals.map(({ columns }) => columns)).toEqual(sheet.deals.map(({ columns }) => columns));
    expect(again.deals.map(({ seats }) => [...seats].sort())).toEqual(sheet.deals.map(({ seats }) => [...seats].sort()));
    expect(again.totals).toEqual(sheet.totals);
  },
);

test("a deal that everybody passed tells who did not play it", () => {
  const { sheet } = evening();
  const [heads, ...rows] = csvOf(sheet, "fr")
    .split("\r\n")
    .map((line) => line.split(";"));
  const at = (name: string) => (heads as string[]).indexOf(name);
  const passed = rows.find((row) => row[at("Nature")] === "Passée") as string[];
  expect(sheet.names.map((name) => passed[at(name)])).toEqual(["", "", "", "–", "–", "", ""]);
  const first = rows[0] as string[];
  expect(sheet.names.map((name) => first[at(name)])).toEqual(["–", "66", "33", "-33", "-33", "-33", "–"]);
  expect(sheet.names.map((name) => first[at(`Total ${name}`)])).toEqual(["–", "66", "33", "-33", "-33", "-33", "–"]);
});
