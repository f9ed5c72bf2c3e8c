// This folder: what screens tell about a paper sheet.
/** What is typed of a paper sheet so far: stored at every key, under a slot that no deal can have. */
import { numberIn } from "#lib/sheet/csv";
import type { Cells, Column } from "#lib/sheet/paper/column";
import { MOST_ROWS, type TakenTable } from "#lib/sheet/paper/take-csv";
import type { ToldPaper } from "#messages/fr/paper";

export const PAPER_SLOT = -1;

export interface PaperDraft {
  readonly told: ToldPaper;
  readonly rows: readonly Cells[];
}

export const EMPTY_DRAFT: PaperDraft = { told: "changes", rows: [] };

/** A row with only its line number in a file is blank. */
const isBlank = (cells: Cells): boolean => Object.entries(cells).every(([id, text]) => id === "line" || text.trim() === "");

export const isUnwritten = ({ rows }: PaperDraft): boolean => rows.every(isBlank);

/** The columns that a grid shows: those of the way its deals are told, and rare ones that are filled. */
export function gridColumns(columns: readonly Column[], { told, rows }: PaperDraft, seats: number): readonly Column[] {
  const isFilled = ({ id }: Column) => rows.some((cells) => (cells[id] ?? "").trim() !== "");
  return columns.filter((column) => {
    if (column.part === "note") return false;
    // With four players there is no called partner: the column is shown only if a row fills it.
    if (column.rare || (column.id === "partner" && seats < 5)) return isFilled(column);
    return told === "fields" ? column.part === "field" || isFilled(column) : column.part === "score";
  });
}

/** Keeps one blank row under the others. */
export const withBlank = (rows: readonly Cells[]): readonly Cells[] => {
  const last = rows.findLastIndex((cells) => !isBlank(cells));
  return [...rows.slice(0, last + 1), {}];
};

export const writeCell = (draft: PaperDraft, row: number, id: string, text: string): PaperDraft => ({
  ...draft,
  rows: withBlank(withBlank(draft.rows).map((cells, i) => (i === row ? { ...cells, [id]: text } : cells))),
});

export const removeRow = (draft: PaperDraft, row: number): PaperDraft => ({
  ...draft,
  rows: draft.rows.filter((_, i) => i !== row),
});

export type Laid = ReturnType<typeof pasteCells>;

/** Pastes a block from a spreadsheet, from a cell to the right and downwards. `rows`, `cells`: how many did not fit. */
export function pasteCells(draft: PaperDraft, row: number, ids: readonly string[], from: string, text: string) {
  const onwards = ids.slice(ids.indexOf(from));
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n+$/, "").split("\n");
  const taken = lines.slice(0, Math.max(0, MOST_ROWS - row)).map((line) => line.split("\t"));
  const rows = [...draft.rows];
  taken.forEach((cells, down) => {
    const laid = onwards.flatMap((id, right) => (cells[right] === undefined ? [] : [[id, withMinus(cells[right].trim())]]));
    rows[row + down] = { ...rows[row + down], ...Object.fromEntries(laid) };
  });
  const past = taken.flatMap((cells) => cells.slice(onwards.length)).filter((cell) => cell.trim() !== "");
  return { draft: { ...draft, rows: withBlank(rows) }, rows: lines.length - taken.length, cells: past.length };
}

/** Adds rows under the present ones; `left`: how many did not fit. */
export function addRows(draft: PaperDraft, rows: readonly Cells[]): { rows: readonly Cells[]; left: number } {
  const here = withBlank(draft.rows).slice(0, -1);
  const fitting = rows.slice(0, Math.max(0, MOST_ROWS - here.length));
  return { rows: withBlank([...here, ...fitting.map(asShown)]), left: rows.length - fitting.length };
}

const asShown = (cells: Cells): Cells => Object.fromEntries(Object.entries(cells).map(([id, text]) => [id, withMinus(text)]));

/** True if the draft contains these rows consecutively, wherever they came from. */
function holds(draft: PaperDraft, rows: readonly Cells[]): boolean {
  const [here, given] = [draft.rows.map(keyOf), rows.map(keyOf)];
  return given.length > 0 && here.some((_, at) => given.every((key, i) => here[at + i] === key));
}

/** How the grid tells its deals once this table is in it: by fields only if the table has them. */
export const toldWith = ({ way }: Pick<TakenTable, "way">, told: ToldPaper): ToldPaper =>
  way === "fields" ? "fields" : told === "fields" ? "changes" : told;

/**
 * What becomes of a table from elsewhere: it is in the grid already, people say where its rows go, or it fills the empty grid.
 * `noted`: from this deal on, the sheet has its rows.
 */
export function placeOfTable(draft: PaperDraft, rows: readonly Cells[], noted: number | null): "here" | "asked" | "taken" {
  if (holds(draft, rows)) return "here";
  return noted !== null || !isUnwritten(draft) ? "asked" : "taken";
}

/** The row's content, without its numbers. */
const keyOf = (cells: Cells): string => {
  const told = Object.entries(asShown(cells)).filter(([id, text]) => id !== "line" && id !== "number" && text.trim() !== "");
  return JSON.stringify(told.sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** A number as it is printed, with a true minus; another text as it is. */
export const withMinus = (text: string): string => (numberIn(text) === null ? text : text.trim().replace(/^[-–]/, "−"));

export const changeSign = (text: string): string => {
  const bare = text.trim();
  return /^[-−–]/.test(bare) ? bare.slice(1) : `−${bare.replace(/^\+/, "")}`;
};

/** How many letters a column of texts holds. */
const LETTERS = 9;
/** A longer text is read by going along its cell. */
const WIDEST = 4;

/** How many usual columns wide a column is, so that its longest text stands whole, and the edge of the next one stays in sight. */
export const columnsWide = ({ rows }: Pick<PaperDraft, "rows">, id: string): number =>
  Math.min(WIDEST, Math.max(1, ...rows.map((cells) => Math.ceil((cells[id] ?? "").length / LETTERS))));
