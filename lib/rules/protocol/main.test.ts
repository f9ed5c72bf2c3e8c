/** The protocol's program answers each line as it reads it. */
import { spawn } from "node:child_process";
import { expect, test } from "vitest";

test("the door answers each line as it is read", async () => {
  const door = spawn(process.execPath, [".ci/rules.mjs"], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = door.stdout.setEncoding("utf8")[Symbol.asyncIterator]();
  let text = "";
  const next = async () => {
    while (!text.includes("\n")) text += (await lines.next()).value;
    const [line, ...rest] = text.split("\n");
    text = rest.join("\n");
    return JSON.parse(line as string);
  };
  for (const [line, expected] of [
    ['{"id":1,"op":"cite","rule":"D2"}', { id: 1, ok: true }],
    ["nonsense", { ok: false }],
    [
      '{"id":2,"op":"trick","rules":{"game":"decale","players":4},"cards":["B-P3","B-P1","T-2","B-E2"]}',
      { id: 2, ok: true, winner: 2 },
    ],
  ] as const) {
    door.stdin.write(`${line}\n`);
    expect(await next()).toMatchObject(expected);
  }
  door.stdin.end();
  expect(await new Promise((resolve) => door.on("exit", resolve))).toBe(0);
});
