/** Reads from the opening form who sits where, who deals first and when the sheet ends. */
import { describe, expect, test } from "vitest";
import { countsFor, drawnByLot, type OpeningDraft, openingOf, seatCounts, startOpening, withGame, writtenNames } from "./opening";
import { movedName } from "./seat-names";

const TODAY = "2026-03-10";
const draft = (names: readonly string[], more: Partial<OpeningDraft> = {}): OpeningDraft => ({
  ...startOpening(names, "tarot"),
  ...more,
});
const table = draft(["Nora", "Hugo", "Inès", "Paul"], { dealer: 2 });
/** The name of the first dealer of the sheet that this form opens. */
const dealerOf = (of: OpeningDraft) => {
  const { names, dealer } = openingOf(of, TODAY);
  return names[dealer];
};

describe("the first dealer", () => {
  test("is the chosen one, with blank rows between", () => {
    expect(dealerOf(table)).toBe("Inès");
    expect(dealerOf(draft(["Nora", "", " ", "Paul", "Inès"], { dealer: 3 }))).toBe("Paul");
  });

  test("is the one before a blank row, or the first", () => {
    expect(dealerOf(draft(["Nora", "Hugo", ""], { dealer: 2 }))).toBe("Hugo");
    expect(dealerOf(draft(["", "Nora", "Hugo"], { dealer: 0 }))).toBe("Nora");
    expect(openingOf(draft([]), TODAY).dealer).toBe(0);
  });

  test("stays the same when a row changes places with the next, and when seats are drawn", () => {
    expect(movedName(table, 2, 1)).toMatchObject({ names: ["Nora", "Inès", "Hugo", "Paul"], dealer: 1 });
    expect(movedName(table, 1, 2)).toMatchObject({ names: ["Nora", "Inès", "Hugo", "Paul"], dealer: 1 });
    expect(movedName(table, 0, 1)).toMatchObject({ names: ["Hugo", "Nora", "Inès", "Paul"], dealer: 2 });
    for (const random of [0, 0.3, 0.6, 0.99]) expect(dealerOf(drawnByLot(table, () => random))).toBe("Inès");
  });
});

test("seats are drawn among those who are there: blank rows stay last", () => {
  const { names } = drawnByLot(draft(["Nora", "", "Hugo", "Inès"]), () => 0);
  expect([[...names].sort(), names.at(-1)]).toEqual([["", "Hugo", "Inès", "Nora"], ""]);
});

test("a sheet ends by the choice made last, whatever was typed before", () => {
  const typed = { target: "500", hour: "22:00" } as const;
  const ends = (end: OpeningDraft["end"]) => {
    const { target, until } = openingOf({ ...table, ...typed, end }, TODAY);
    return [target, until];
  };
  expect([ends("none"), ends("target"), ends("hour")]).toEqual([
    [null, null],
    [500, null],
    [null, "22:00"],
  ]);
});

test("the number of players still missing is told, and the numbers that may play at once", () => {
  expect(writtenNames(draft(["Nora", " ", "Hugo"]))).toEqual({ names: ["Nora", "Hugo"], lacking: 1 });
  expect(writtenNames(draft(["Nora", "Hugo", "Inès", "Paul"]))).toMatchObject({ lacking: 0 });
  expect([seatCounts("tarot", 4), seatCounts("whist", 4)]).toEqual([[3, 4], []]);
});

test("from five people on, a table chooses how many play at once: four, or more if the game seats them", () => {
  const people = (n: number, game: OpeningDraft["game"] = "tarot") =>
    countsFor({ ...draft([]), game, names: [...["Nora", "Hugo", "Inès", "Paul", "Zoé", "Ida"].slice(0, n), " "] });
  expect([3, 4, 5, 6].map((n) => people(n))).toEqual([[], [], [4, 5], [4, 5]]);
  expect(people(6, "whist")).toEqual([]);
});

test("another game is chosen for the same people, dealer, day and seats, by its own rules", () => {
  const chosen = { ...table, seats: 3, day: "2026-03-01", end: "target", options: { misere: true } } as const;
  const { options, end, ...kept } = withGame(chosen, "whist");
  expect(kept).toMatchObject({ game: "whist", names: table.names, dealer: 2, seats: 3, day: "2026-03-01" });
  expect([options, end]).toEqual([{}, "none"]);
});
