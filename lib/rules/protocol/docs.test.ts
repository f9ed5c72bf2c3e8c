/** docs/protocol.md is for strangers, so its examples must show the real answers. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Json } from "../read";
import { answer, answerLine } from "./answer";

const TEXT = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");

/** Examples: a request on one line, and the answer on the next. */
const EXAMPLES = [...TEXT.matchAll(/```jsonl\n([\s\S]*?)```/g)].flatMap(([, block = ""]) => {
  const lines = block.trim().split("\n");
  return lines.flatMap((sent, i) => (i % 2 === 0 ? [{ sent, said: lines[i + 1] ?? "" }] : []));
});

it.each(EXAMPLES)("$sent", ({ sent, said }) => {
  expect(JSON.parse(answerLine(sent))).toMatchObject(JSON.parse(said));
});

it("every operation has its example", () => {
  const shown = new Set(EXAMPLES.map(({ sent }) => JSON.parse(sent).op));
  const { faults } = answer({ op: "?", lang: "en" }) as { faults: Json[] };
  const known =
    String(faults[0]?.text)
      .split(": ")
      .at(-1)
      ?.match(/[a-z-]+/g) ?? [];
  expect(known).toContain("match-points");
  expect(known.filter((op) => !shown.has(op))).toEqual([]);
});
