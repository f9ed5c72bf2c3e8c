import { expect, test } from "vitest";
import type { GameName } from "#lib/rules/rules";
import { movedBy } from "./moved-by";

const of = (n: number, ...games: readonly GameName[]) => Array.from({ length: n }, () => games);
const PLAYED = [...of(20, "decale"), ...of(3, "tarot"), ...of(2, "decale", "tarot")];

test("evenings of an unticked game stop counting, unless another of their games counts", () => {
  expect(movedBy(PLAYED, ["decale"], ["tarot"])).toEqual({ out: 20, into: 3 });
  expect(movedBy(PLAYED, ["decale"], ["decale", "tarot"])).toEqual({ out: 0, into: 3 });
  expect(movedBy(PLAYED, ["decale", "tarot"], ["tarot"])).toEqual({ out: 20, into: 0 });
  expect(movedBy(PLAYED, ["decale"], [])).toEqual({ out: 22, into: 0 });
  expect(movedBy(PLAYED, ["decale"], ["decale"])).toEqual({ out: 0, into: 0 });
});
