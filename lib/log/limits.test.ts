import { expect, test } from "vitest";
import * as limits from "./limits";

test("limits stay what every server reads: none is lowered, and none is raised without a newer version", () => {
  expect({ ...limits }).toEqual({
    NAME_LENGTH: 40,
    SHORT_LENGTH: 4,
    TITLE_LENGTH: 80,
    NOTE_LENGTH: 500,
    REVIEW_LENGTH: 4_000,
    MOST_REFS: 4,
    MOST_EVENTS: 50,
    DAY_MS: Date.UTC(2026, 0, 2) - Date.UTC(2026, 0, 1),
    AFTER_MIDNIGHT_MS: Date.UTC(2026, 0, 1, 6) - Date.UTC(2026, 0, 1),
  });
});
