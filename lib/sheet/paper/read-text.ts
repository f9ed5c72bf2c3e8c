/** The bytes of a file → its text, in any encoding that office programs write. */
import { MOST_CHARACTERS } from "./take-csv";

export type NoText = "too-long" | "workbook" | "not-text";
type ReadText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly code: NoText };

const no = (code: NoText): ReadText => ({ ok: false, code });

/** Checked before reading: more bytes than the longest table has, in the widest encoding. */
export const isTooLong = (bytes: number): boolean => bytes > MOST_CHARACTERS * 4;

/** The first bytes of both workbook formats (xlsx, xls). */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** UTF-8 if valid; UTF-16 ("Unicode text") if marked so; else Windows-1252, as older Windows programs wrote. */
export function textIn(bytes: Uint8Array): ReadText {
  if (WORKBOOKS.some((start) => start.every((byte, i) => bytes[i] === byte))) return no("workbook");
  const text = decoded(bytes);
  if (text.includes("\0")) return no("not-text");
  return text.length > MOST_CHARACTERS ? no("too-long") : { ok: true, text };
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
