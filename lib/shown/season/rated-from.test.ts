import { expect, it } from "vitest";
import { RATED_AFTER } from "#lib/season/rating";
import { RATED_FROM } from "./rated-from";

it("the page says of a level what the level itself waits for", () => {
  expect(RATED_FROM).toBe(RATED_AFTER);
});
