import { expect, test } from "vitest";
import { answerAll, exitAfter } from "./run";

const QUIET = '{"op":"cite","rule":"F1"}\n';

test("a line of sixteen million letters is read; one of more is refused as too long", async () => {
  const said: string[] = [];
  const line = "x".repeat(16_000_000);
  const heard = { write: (text: string) => said.push(text) > 0, drained: () => Promise.reject(new Error("there is room")) };
  await answerAll(pieces([`${line}\n`, `${line}x\n`, QUIET]), heard);
  expect(said.map((one) => JSON.parse(one).faults?.[0]?.code)).toEqual(["not-json", "too-long", undefined]);
  expect(said[1]).toContain("16000000");
});

test("the next line is read only once there is room for the answer", async () => {
  let [read, room] = [0, () => {}];
  async function* asked() {
    for (; read < 3; read++) yield QUIET;
  }
  const drained = () => new Promise<void>((resolve) => (room = resolve));
  const all = answerAll(asked(), { write: () => false, drained });
  for (const before of [0, 1, 2]) {
    await new Promise(setImmediate);
    expect(read).toBe(before);
    room();
  }
  await all;
  expect(read).toBe(3);
});

test("the program exits with success when its reader has gone, with failure when it cannot write", () => {
  expect([{ code: "EPIPE" }, { code: "EIO" }, {}].map(exitAfter)).toEqual([0, 1, 1]);
});

async function* pieces(all: readonly string[]): AsyncGenerator<string> {
  yield* all;
}
