/** Requests with the answers that their sources give: the cases we got, and those worked out by hand from the seeds and RULES. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { answer } from "./answer";

interface Case {
  readonly id: string;
  readonly req: Record<string, unknown>;
  readonly expect: Record<string, unknown>;
  readonly source: string;
  /** The source calls the écart illegal, where our answer may refuse the request instead. */
  readonly faultIsIllegal?: boolean;
}

const read = (file: string): Case[] =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const given = read("cases.jsonl");
const ours = read("more-cases.jsonl");

test.each([...given, ...ours].map((one) => [one.id, one] as const))("%s", (_, { req, expect: expected, faultIsIllegal }) => {
  const said = answer(req) as Record<string, unknown>;
  if (faultIsIllegal && said.ok === false) return expect(expected.verdict).toBe("illegal");
  expect(said).toMatchObject({ ok: true, ...(expected.ok === false ? { ok: false } : {}) });
  for (const [key, value] of Object.entries(expected)) {
    // The case only says that the trick ties.
    if (key === "tied" && value === true) expect(said.tied).toEqual(expect.any(Array));
    // Our answers say more: faults have their sentence, and the next turn says who may not bid.
    else if (key === "faults" || key === "next") expect(said[key], key).toMatchObject(value as object);
    else expect(said[key], key).toEqual(value);
  }
});

test("every case is kept, under its own name", () => {
  expect([given.length, ours.length]).toEqual([111, 216]);
  expect(new Set([...given, ...ours].map(({ id }) => id)).size).toBe(given.length + ours.length);
});
