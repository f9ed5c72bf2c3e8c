/** The bytes of a file → its text, whichever program of an office wrote it. */
import { MOST_CHARACTERS } from "./take-csv";

export type NoText = "too-long" | "workbook" | "not-text";
type ReadText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly code: NoText };

const no = (code: NoText): ReadText => ({ ok: false, code });

/** Before it is read: no more bytes than the longest table has, in the widest writing. */
export const isTooLong = (bytes: number): boolean => bytes > MOST_CHARACTERS * 4;

/** How the two kinds of workbooks begin. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** UTF-8 where it is that, "Unicode text" (UTF-16) by its mark, else what Windows wrote before: Windows-1252. */
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
