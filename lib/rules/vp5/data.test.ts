/** A published edition never changes, because a sheet that names only its edition is always read by these values. */
import { expect, test } from "vitest";
import { PUBLISHED } from "../published.fixture";
import { EDITIONS } from "./data";

/** Changed values make a new edition with its own row; a new option is added to each row with the value played until then. */
test.each(PUBLISHED.filter(({ game }) => game === "vp5"))("$edition is played as it was published", ({ edition, values }) => {
  expect(EDITIONS.find(({ id }) => id === edition)?.values).toEqual(values);
});
