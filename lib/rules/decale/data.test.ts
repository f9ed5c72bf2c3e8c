/** What is published never changes: a sheet that names only its edition is read by these values for ever. */
import { expect, test } from "vitest";
import { PUBLISHED } from "../published.fixture";
import { EDITIONS } from "./data";

/** Other values are another edition, with a row of its own; a new option joins each row with what was played before it. */
test.each(PUBLISHED.filter(({ game }) => game === "decale"))("$edition is played as it was published", ({ edition, values }) => {
  expect(EDITIONS.find(({ id }) => id === edition)?.values).toEqual(values);
});
