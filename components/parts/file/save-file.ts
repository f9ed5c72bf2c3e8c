import { localDay } from "#lib/shown/local-day";

const APP = "petit-au-bout";

/** A file name made of what it holds: "les-mardis-saison-2026". Letters of any language stay. */
export const fileName = (...parts: readonly (string | null)[]): string =>
  parts
    .flatMap((part) => wordsOf(part ?? ""))
    .join("-")
    .slice(0, 80) || APP;

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Gives people a file, dated, without a network. `day`: "2026-03-10", today unless said. */
export function saveFile(content: BlobPart, kind: FileKind = "json", day = today(), name = APP): void {
  const address = URL.createObjectURL(new Blob([content], { type: TYPES[kind] }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name}-${day}.${kind}`;
  link.click();
  // An iPhone first asks where to put the file, and reads it only after the answer.
  setTimeout(() => URL.revokeObjectURL(address), READ_BY_MS);
}

const READ_BY_MS = 60_000;

const TYPES = { json: "application/json", csv: "text/csv;charset=utf-8", png: "image/png" };
type FileKind = keyof typeof TYPES;

const today = (): string => localDay(new Date());
