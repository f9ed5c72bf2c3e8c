import { expect, test } from "vitest";
import { lettersIn } from "./matrix-names";

const named = (...names: string[]) => names.map((name) => ({ name, short: name.slice(0, 3) }));

test("a matrix has names over its columns where there is room, and letters elsewhere", () => {
  expect(lettersIn(named("Inès", "Léa", "Zoé", "Nora", "Paul"))).toEqual({ phone: false, wide: false });
  expect(lettersIn(named("Josiane", "Mathilde", "Martine", "Maxime", "Bartholomé"))).toEqual({ phone: true, wide: false });
  expect(lettersIn(named(...Array.from({ length: 5 }, (_, i) => `Wilhelmina van den Berg ${i}`)))).toEqual({
    phone: true,
    wide: true,
  });
  expect(lettersIn(named(...Array.from({ length: 9 }, (_, i) => `Joueur${i}`)))).toEqual({ phone: true, wide: true });
});

test("names as short as their short form are always shown", () => {
  expect(lettersIn(named("Léa", "Zoé", "Luc", "Guy", "Eva", "Tom", "Ali", "Ida", "Max"))).toEqual({ phone: false, wide: false });
});
