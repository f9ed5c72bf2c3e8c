/** One request a line, even when lines come in pieces, without an end, with a carriage return, too long, or in great numbers. */
import { spawn } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { answerLine } from "./answer";
import { linesOf } from "./lines";

async function* chunksOf(chunks: Iterable<string>): AsyncGenerator<string> {
  for (const chunk of chunks) yield chunk;
}

async function linesIn(chunks: Iterable<string>, most = 100): Promise<(string | null)[]> {
  const lines: (string | null)[] = [];
  for await (const line of linesOf(chunksOf(chunks), most)) lines.push(line);
  return lines;
}

test.each<[string, string[], (string | null)[]]>([
  ["a line feed ends a line", ["a\nb\n"], ["a", "b"]],
  ["the last one may end with the file", ["a\nb"], ["a", "b"]],
  ["a carriage return before it is no part of it", ["a\r\nb\r\n"], ["a", "b"]],
  ["between two pieces too", ["a\r", "\nb"], ["a", "b"]],
  ["but it is JSON\u2019s white space elsewhere", ['{"op":\r"games"}\n'], ['{"op":\r"games"}']],
  ["as the separators of Unicode are letters of a name", ['"a\u2028b\u2029c"\n'], ['"a\u2028b\u2029c"']],
  ["an empty line is a line", ["a\n\nb\n"], ["a", "", "b"]],
  ["nothing is no line", [], []],
  ["a line in pieces", ["{", '"op"', ":1}", "\n"], ['{"op":1}']],
  ["a line too long stands as null, and the next is read", ["x".repeat(101), "y".repeat(500), "\nz\n"], [null, "z"]],
  ["of exactly as many signs, it is whole", [`${"x".repeat(100)}\n`], ["x".repeat(100)]],
])("%s", async (_, chunks, lines) => {
  expect(await linesIn(chunks)).toEqual(lines);
});

test("the lines are the same wherever the input is cut", async () => {
  const lines = fc.array(fc.string({ unit: "binary-ascii", maxLength: 12 }).map((line) => line.replace(/[\r\n]/g, "")));
  await fc.assert(
    fc.asyncProperty(lines, fc.infiniteStream(fc.integer({ min: 1, max: 9 })), async (given, cuts) => {
      const text = given.map((line) => `${line}\n`).join("");
      const pieces: string[] = [];
      for (let at = 0; at < text.length; ) {
        const size = cuts.next().value as number;
        pieces.push(text.slice(at, at + size));
        at += size;
      }
      expect(await linesIn(pieces)).toEqual(given);
    }),
  );
});

test("the program itself: 20,000 lines, good and bad, answered in their order", async () => {
  const request = (id: number) => {
    if (id % 4 === 1) return `{"id":${id},"op":"legal","rules":{"game":"whist","players":2},"hand":["T-1"],"trick":[]}\r`;
    if (id % 4 === 2) return `{"id":${id},"op":"nothing"}`;
    return id % 4 === 3 ? "{" : `{"id":${id},"op":"cite","rule":"F1"}`;
  };
  const asked = Array.from({ length: 20_000 }, (_, id) => request(id));
  const program = spawn(process.execPath, [".ci/rules.mjs"], { stdio: ["pipe", "pipe", "inherit"] });
  const said: (string | null)[] = [];
  const heard = (async () => {
    for await (const line of linesOf(program.stdout.setEncoding("utf8"), 100_000)) said.push(line);
  })();
  program.stdin.end(asked.join("\n"));
  await heard;
  expect(said).toHaveLength(asked.length);
  expect(said.map((line) => JSON.parse(line ?? "null")?.id)).toEqual(asked.map((_, id) => (id % 4 === 3 ? undefined : id)));
  expect(said.slice(0, 8)).toEqual(asked.slice(0, 8).map(answerLine));
});
