import { beforeEach, expect, test, vi } from "vitest";
import { made, opened } from "#lib/sheet/log.fixture";
import { gridsIn, whoseIs } from "./read-file";

interface Page {
  readonly name: string;
  readonly rows: unknown[][];
  readonly hidden?: boolean;
  readonly veryHidden?: boolean;
}

const book: { sheets: Page[]; isBroken: boolean; readAs: string[] } = { sheets: [], isBroken: false, readAs: [] };
const readAs = (kind: string) => async () => {
  book.readAs.push(kind);
  if (book.isBroken) throw new Error("no workbook");
  return { sheets: book.sheets };
};
vi.mock("hucre/ods", () => ({ readOds: readAs("ods") }));
vi.mock("hucre/xlsx", () => ({ readXlsx: readAs("xlsx") }));

beforeEach(() => Object.assign(book, { sheets: [], isBroken: false, readAs: [] }));

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const ODS = "mimetypeapplication/vnd.oasis.opendocument.spreadsheet";
const workbook = (more = "") => new File([new Uint8Array([...ZIP, ...Array(26).fill(0)]), more], "saison.xlsx");
const pages = async (file: File) => {
  const read = await gridsIn(file);
  return read.ok ? read.grids.map(({ name, rows }) => [name, rows.length]) : read.code;
};

test("a workbook's visible pages are read, with their names", async () => {
  const rows = [
    ["date", "Nora"],
    ["2026-03-10", 12],
  ];
  book.sheets = [
    { name: "2025", rows },
    { name: "brouillon", rows, hidden: true },
    { name: "x", rows, veryHidden: true },
  ];
  expect(await pages(workbook())).toEqual([["2025", 2]]);
  expect(await pages(workbook(ODS))).toEqual([["2025", 2]]);
  expect(book.readAs).toEqual(["xlsx", "ods"]);
});

test("a broken workbook, and one from before 2007, are told as such", async () => {
  book.isBroken = true;
  expect(await pages(workbook())).toBe("workbook");
  expect(await pages(new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], "vieux.xls"))).toBe("xls");
});

test("a text table is one page, and a file that is too long is not read", async () => {
  expect(await pages(new File(["date;Nora\n2026-03-10;12\n"], "mardis.csv"))).toEqual([[null, 2]]);
  expect(await pages(new File([new Uint8Array(8_000_001)], "trop.csv"))).toBe("too-long");
});

test("a document of this app is recognised, and not read as a table", async () => {
  const club = JSON.stringify({ format: "petit-au-bout/club", v: 1, club: "c1", logs: [] });
  const sheet = JSON.stringify([made(1, opened(3))]);
  expect([club, sheet, "date;Nora", "[1, 2]", `  ${club}`].map(whoseIs)).toEqual(["club", "sheet", null, "sheet", "club"]);
  expect(await pages(new File([club], "club.json"))).toBe("club");
});
