/** `npm run bench` loads every door of the app as far as its limits allow. */
import { expect, it } from "vitest";
import { OF_LOGS } from "./bench-cases.fixture";
import { OF_HALLS } from "./bench-halls.fixture";
import { OF_PHONES } from "./bench-phones.fixture";
import { doors } from "./bench-world.fixture";

it("the bench loads every door of the app to its limits, and no other door", () => {
  const asked = new Set([...OF_LOGS, ...OF_PHONES, ...OF_HALLS].flatMap((one) => one.doors));
  expect([...asked].sort()).toEqual(doors.map(({ method, path }) => `${method} ${path}`).sort());
});
