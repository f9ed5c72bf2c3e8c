/** The code for acting and sending loads after the first rows; nothing is lost when it cannot load yet. */
import { expect, test, vi } from "vitest";
import { open } from "#lib/sheet/change";
import { opening } from "#lib/sheet/log.fixture";
import { Handset } from "./phone.fixture";

const network = vi.hoisted(() => ({ isThere: false }));
vi.mock("./exchange", async (original) => {
  if (!network.isThere) throw new TypeError("no network");
  return original();
});

test("before the game's rules have loaded a deal is refused, and it can be saved once they have", async () => {
  const sheet = new Handset(() => Promise.reject(new TypeError("no network"))).tab().open("01930000-0000-7000-8000-0000000000aa");
  expect(await sheet.save(open(opening(3)))).toEqual({ ok: false, code: "storage" });
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, lastError: "storage" });
  network.isThere = true;
  expect(await sheet.save(open(opening(3)))).toMatchObject({ ok: true });
});
