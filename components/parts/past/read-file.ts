/**
 * A file dropped or picked → the pages of a spreadsheet, or why there are none. The readers of workbooks are loaded only with
 * one.
 */
import { type Grid, gridOfText, gridOfValues } from "#lib/season/past/grid";
import type { NoGrid } from "#lib/season/past/pages";
import { textIn } from "#lib/sheet/paper/read-text";
import { clubFileIn } from "#lib/sync/club";
import { readFile } from "#lib/sync/take-file";

type ReadGrids = { readonly ok: true; readonly grids: readonly Grid[] } | { readonly ok: false; readonly code: NoGrid };

const MOST_BYTES = 8_000_000;

const begins = (bytes: Uint8Array, signs: readonly number[]): boolean => signs.every((byte, i) => bytes[i] === byte);

export async function gridsIn(file: File): Promise<ReadGrids> {
  if (file.size > MOST_BYTES) return { ok: false, code: "too-long" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { ok: false, code: "xls" };
  if (begins(bytes, [0x50, 0x4b, 0x03, 0x04])) return readWorkbook(bytes);
  const read = textIn(bytes);
  if (!read.ok) return read;
  const whose = whoseIs(read.text);
  return whose ? { ok: false, code: whose } : { ok: true, grids: [gridOfText(read.text, null)] };
}

/** If a text is not a table: which of our own files it is. */
export function whoseIs(text: string): "club" | "sheet" | null {
  if (!/^\s*[[{]/u.test(text)) return null;
  if (clubFileIn(text)) return "club";
  return readFile(text) ? "sheet" : null;
}

/** An ODS file begins with its type: the zip's first entry, stored from byte 30. */
const ODS = "mimetypeapplication/vnd.oasis.opendocument.spreadsheet";

async function readWorkbook(bytes: Uint8Array): Promise<ReadGrids> {
  try {
    const isOds = new TextDecoder("latin1").decode(bytes.subarray(30, 30 + ODS.length)) === ODS;
    const book = isOds ? await (await import("hucre/ods")).readOds(bytes) : await (await import("hucre/xlsx")).readXlsx(bytes);
    const shown = book.sheets.filter((page) => !page.hidden && !page.veryHidden);
    return { ok: true, grids: shown.map(({ name, rows }) => gridOfValues(rows, name)) };
  } catch {
    return { ok: false, code: "workbook" };
  }
}
