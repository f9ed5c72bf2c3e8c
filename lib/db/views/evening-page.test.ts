import { expect, it } from "vitest";
import { beforeOf, EVENINGS_SHOWN, eveningLine, readBefore } from "./evening-page";

const row = { evening: "2026-03-10", name: null, games: '["decale"]' };
const table = (title: string | null) => ({ sheet: "s", game: "decale", title, deals: 1 }) as const;

it("an evening bears its own name, or that of its only table; of several tables none names it", () => {
  const titleOf = (name: string | null, ...titles: (string | null)[]) => eveningLine({ ...row, name }, titles.map(table)).title;
  expect(titleOf("Galette", "Chez Nora")).toBe("Galette");
  expect(titleOf(null, "Chez Nora")).toBe("Chez Nora");
  expect([titleOf(null, "Une", "Deux"), titleOf(null, null), titleOf(null)]).toEqual([null, null, null]);
  expect(eveningLine(row, [])).toMatchObject({ day: "2026-03-10", games: ["decale"] });
});

it("a page tells where the next one begins, if there is more, and only such texts are read back", () => {
  const evenings = Array.from({ length: EVENINGS_SHOWN + 1 }, (_, i) => ({ evening: `2026-03-10/${i}` }));
  const last = evenings[EVENINGS_SHOWN - 1]?.evening as string;
  expect([beforeOf(evenings), beforeOf(evenings.slice(1)), beforeOf([])]).toEqual([last, null, null]);
  expect([last, "2026-03-10"].map(readBefore)).toEqual([last, "2026-03-10"]);
  for (const text of ["", "2026", "2026-03-10/", "2026-03-10/é", `2026-03-10/${"x".repeat(401)}`])
    expect(readBefore(text)).toBeUndefined();
});
