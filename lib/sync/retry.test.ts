import { expect, it } from "vitest";
import { retryOf } from "./retry";

/** The ids, counted 1, 2, 3…, of the words in each request. */
function askedIn(...askings: readonly (readonly string[])[]): string[][] {
  let made = 0;
  const { idOf, put } = retryOf(() => String(++made));
  return askings.map((words) => {
    const ids = words.map((word) => idOf(word));
    put();
    return ids;
  });
}

it.each([
  ["what is asked again is the same", [["Nora"], ["Nora"], ["Nora"]], [["1"], ["1"], ["1"]]],
  ["other words are another thing", [["Nora"], ["Nina"]], [["1"], ["2"]]],
  [
    "what is asked anew beside it does not change it",
    [
      ["Nora", "Max"],
      ["Luc", "Nora"],
    ],
    [
      ["1", "2"],
      ["3", "1"],
    ],
  ],
  ["what was not asked again is forgotten", [["Les mardis"], ["Les jeudis"], ["Les mardis"]], [["1"], ["2"], ["3"]]],
])("%s", (_, askings, ids) => {
  expect(askedIn(...askings)).toEqual(ids);
});
