import { expect, test } from "vitest";
import { later, running } from "#components/hook.fixture";
import { useAnswer } from "./use-answer";

const asking = (first: { of: string; answer: Promise<string> | null }) =>
  running(({ of, answer }: typeof first) => useAnswer(() => answer, [of]), first);

test("an answer to an earlier question is not shown for the present one", async () => {
  const [anne, bruno] = [later<string>(), later<string>()];
  const page = await asking({ of: "Anne", answer: anne.promise });
  await page.again({ of: "Bruno", answer: bruno.promise });
  await page.done(() => bruno.keep("of Bruno"));
  await page.done(() => anne.keep("of Anne"));
  expect(page.now()).toBe("of Bruno");
});

test("the last answer stays until the next one comes, even after a failure", async () => {
  const [next, broken] = [later<string>(), later<string>()];
  const page = await asking({ of: "Anne", answer: Promise.resolve("of Anne") });
  await page.again({ of: "Bruno", answer: next.promise });
  expect(page.now()).toBe("of Anne");
  await page.again({ of: "Chloé", answer: broken.promise });
  await page.done(() => broken.fail(new Error("no network")));
  await page.again({ of: "nobody", answer: null });
  expect(page.now()).toBe("of Anne");
});
