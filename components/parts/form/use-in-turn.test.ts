import { expect, test } from "vitest";
import { later, running } from "#components/hook.fixture";
import { useInTurn } from "./use-in-turn";

/** A list whose lines are sent one by one; the test gives each answer. */
async function aList() {
  const sent: string[] = [];
  const answers = new Map<string, ReturnType<typeof later<boolean>>>();
  const act = (line: string) => {
    sent.push(line);
    const answer = later<boolean>();
    answers.set(line, answer);
    return answer.promise;
  };
  const list = await running(useInTurn, act);
  const tap = (...lines: string[]) => list.done(() => lines.forEach(list.now().tap));
  return { sent, list, tap, answer: (line: string, ok: boolean) => list.done(() => answers.get(line)?.keep(ok)) };
}

test("tapped lines are sent one after another, each once", async () => {
  const { sent, list, tap, answer } = await aList();
  await tap("Anne", "Bruno", "Anne");
  expect(sent).toEqual(["Anne"]);
  expect(["Anne", "Bruno", "Chloé"].map(list.now().waits)).toEqual([true, true, false]);
  await answer("Anne", true);
  expect(sent).toEqual(["Anne", "Bruno"]);
  await answer("Bruno", true);
  expect(["Anne", "Bruno"].map(list.now().waits)).toEqual([false, false]);
  await tap("Anne");
  expect(sent).toEqual(["Anne", "Bruno", "Anne"]);
});

test("a failure drops the lines behind it, and the next tap starts anew", async () => {
  const { sent, list, tap, answer } = await aList();
  await tap("Anne", "Bruno");
  await answer("Anne", false);
  expect(sent).toEqual(["Anne"]);
  expect(["Anne", "Bruno"].map(list.now().waits)).toEqual([false, false]);
  await tap("Bruno");
  expect(sent).toEqual(["Anne", "Bruno"]);
});
