import { expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import { WireError } from "#lib/sync/wire";
import { useSharing } from "./use-sharing";

vi.mock("#lib/sync/this-phone", () => ({ thisPhone: () => ({ env: {}, device: async () => ({}) }) }));

test("the reason of a failure stays until sharing succeeds, and too many requests are told apart", async () => {
  const page = await running(useSharing, "s1");
  const answers: unknown[] = [];
  const attempt = (act: () => Promise<string>) => page.done(async () => void answers.push(await page.now().attempt(act)));
  await attempt(() => Promise.reject(new WireError("later")));
  expect(page.now().failed).toBe("later");
  await attempt(() => Promise.reject(new WireError("offline")));
  expect(page.now().failed).toBe("failed");
  await attempt(async () => "link");
  expect([page.now().failed, answers]).toEqual([null, [undefined, undefined, "link"]]);
});
