import { expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import type { Retry } from "#lib/sync/retry";
import { usePushing } from "./use-pushing";

let made = 0;
vi.mock("#lib/sync/this-phone", () => ({ thisPhone: () => ({ makeId: () => `id-${++made}` }) }));

/** A form on a page that shows `seen`, and a server that refuses with `why`. */
async function aForm(seen: unknown) {
  const pushed: string[] = [];
  const server = { why: null as string | null };
  const push = async (lines: readonly string[], retry: Retry) => {
    pushed.push(...lines.map((line) => `${line} ${retry.idOf(line)}`));
    retry.put();
    return server.why;
  };
  const form = await running((now: unknown) => usePushing(push, now), seen);
  return { pushed, server, form, press: (line: string) => form.done(() => form.now().change(line)) };
}

const idOf = (pushed: readonly string[], at: number) => pushed[at]?.split(" ")[1];

test("a second press after a lost answer sends the same change; after success it sends another", async () => {
  const { pushed, server, press } = await aForm(undefined);
  server.why = "no network";
  await press("aide");
  server.why = null;
  await press("aide");
  await press("aide");
  expect(pushed).toHaveLength(3);
  expect(idOf(pushed, 1)).toBe(idOf(pushed, 0));
  expect(idOf(pushed, 2)).not.toBe(idOf(pushed, 1));
});

test("a second tap does nothing while the page still shows the same", async () => {
  const before = ["position 1"];
  const { pushed, form, press } = await aForm(before);
  await press("open");
  await press("open");
  expect(pushed).toHaveLength(1);
  await press("close");
  expect(pushed).toHaveLength(2);
  await form.again(["position 1", "position 2"]);
  await press("close");
  expect(pushed).toHaveLength(3);
});

test("a refused change may be sent again at once", async () => {
  const { pushed, server, press } = await aForm([]);
  server.why = "the server is away";
  await press("open");
  await press("open");
  expect(pushed).toHaveLength(2);
});
