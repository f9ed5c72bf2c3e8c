/** The work that a server must do when it starts waits only for the database. */
import { expect, it, vi } from "vitest";
import { onceThere } from "./once-there";

const away = () => Object.assign(new Error("no answer"), { name: "DatabaseGone" });

it("work is tried every three seconds until the database answers", async () => {
  vi.useFakeTimers();
  const work = vi.fn().mockRejectedValueOnce(away()).mockRejectedValueOnce(away()).mockResolvedValue("done");
  const done = onceThere(work);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await done).toBe("done");
  vi.useRealTimers();
});

it("work that fails for another reason is not tried again", async () => {
  const work = vi.fn().mockRejectedValue(new Error("a fault"));
  await expect(onceThere(work)).rejects.toThrow("a fault");
  expect(work).toHaveBeenCalledTimes(1);
});
