import { expect, test } from "vitest";
import { isTooLong, textIn } from "./read-text";
import { MOST_CHARACTERS } from "./take-csv";

const utf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(text, (c) => c.charCodeAt(0)).buffer)]);
const swapped = (bytes: Uint8Array) => bytes.map((_, i) => bytes[i ^ 1] as number);

test.each([
  ["UTF-8", new TextEncoder().encode("Inès;−29"), "Inès;−29"],
  ["UTF-8 with its mark", new TextEncoder().encode("\ufeffInès"), "Inès"],
  ["Windows-1252", Uint8Array.from([0x49, 0x6e, 0xe8, 0x73, 0x3b, 0x32]), "Inès;2"],
  ["Excel’s Unicode text", utf16("Inès\t2"), "Inès\t2"],
  ["the same, its bytes the other way round", swapped(utf16("Inès\t2")), "Inès\t2"],
  ["Windows-1252 that begins as its mark does", Uint8Array.from([0xff, 0x41]), "ÿA"],
  ["Windows-1252 that begins as the other does", Uint8Array.from([0xfe, 0x41]), "þA"],
  ["Windows-1252 whose second sign is in the one", Uint8Array.from([0x41, 0xfe]), "Aþ"],
  ["Windows-1252 whose second sign is in the other", Uint8Array.from([0x41, 0xff]), "Aÿ"],
  ["nothing", new Uint8Array(), ""],
  ["as much as a table may have", new Uint8Array(MOST_CHARACTERS).fill(0x31), "1".repeat(MOST_CHARACTERS)],
])("%s is read", (_, bytes, text) => {
  expect(textIn(bytes)).toEqual({ ok: true, text });
});

test.each([
  ["a workbook", Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), "workbook"],
  ["an old workbook", Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), "workbook"],
  ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), "not-text"],
  ["a table with a NUL in it", new TextEncoder().encode("Nora;Hugo\n1\0;2"), "not-text"],
  ["a sign more than a table may have", new Uint8Array(2_000_001).fill(0x31), "too-long"],
  ["ten megabytes", new Uint8Array(10_000_000).fill(0x31), "too-long"],
])("%s is refused, with its reason", (_, bytes, code) => {
  expect(textIn(bytes)).toEqual({ ok: false, code });
});

test("a file is known to be too long before it is read", () => {
  expect(isTooLong(MOST_CHARACTERS)).toBe(false);
  expect([8_000_000, 8_000_001].map(isTooLong)).toEqual([false, true]);
});
