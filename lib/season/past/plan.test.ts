/** What of a file's evenings is brought to the club: their order, running totals, absences and deals. */
import { describe, expect, it } from "vitest";
import { bodyOf } from "./body";
import { planHistory, runningIn } from "./plan";
import { CHOICES, idOfWords as idOf, knownClub as known, readPast as read } from "./plan.fixture";

it("evenings of several pages come in the order of their days", () => {
  const pages = [...read("Date;Nora;Zoé\n08/10/2026;1;-1\n"), ...read("Date;Nora;Zoé\n01/10/2026;2;-2\n")];
  const days = planHistory(pages, known(), CHOICES).seasons[0]?.evenings.map(({ day }) => day);
  expect(days).toEqual(["2026-10-01", "2026-10-08"]);
});

describe("figures that may be running totals", () => {
  const rows = [10, 30, 60, 80, 100].map((points, i) => `01/10/2026;${i + 1};${points};${-points}`);
  const tables = read(["Date;Donne;Nora;Zoé", ...rows].join("\n"));
  const plain = read("Date;Nora;Zoé\n01/10/2026;2;-2\n");

  it("are asked about, until people say what they are", () => {
    expect(tables[0]?.running).toBe("seems");
    expect(runningIn(tables, CHOICES)).toEqual({ asked: true, open: true });
    for (const isRunning of [true, false])
      expect(runningIn(tables, { ...CHOICES, isRunning })).toEqual({ asked: true, open: false });
    const said = tables.map((one) => ({ ...one, running: "said" as const }));
    expect(runningIn([...said, ...plain], CHOICES)).toEqual({ asked: true, open: false });
    expect(runningIn(plain, CHOICES)).toEqual({ asked: false, open: false });
  });

  it("of evenings bring no deals", () => {
    const evenings = [10, 30, 60, 80].map((points, i) => `0${i + 1}/10/2026;${points};${-points}`);
    const rows = read(["Date;Nora;Zoé", ...evenings].join("\n"));
    expect([rows[0]?.running, planHistory(rows, known(), CHOICES).told.summed]).toEqual(["seems", 0]);
  });

  it("count only in their evening's total, unless people say that they are none", () => {
    const toldOf = (isRunning: boolean | null) => {
      const { played, paper, summed } = planHistory(tables, known(), { ...CHOICES, game: "decale", isRunning }).told;
      return [played, paper, summed];
    };
    expect([null, true, false].map(toldOf)).toEqual([
      [0, 0, 5],
      [0, 0, 5],
      [0, 5, 0],
    ]);
  });
});

it("evenings of a single person are brought; without anybody there is nothing to bring", () => {
  const bodyFrom = (text: string, choices = CHOICES) =>
    bodyOf(planHistory(read(text), known(), choices), known(), choices, "f", idOf);
  expect(bodyFrom("Nom;01/10/2026;08/10/2026\nNora;1;2\n")?.columns).toEqual(["n"]);
  expect(bodyFrom("Date;Nora;Zoé\n01/10/2026;0;0\n", { ...CHOICES, zeroIsAway: true })).toBeNull();
});

it("a 0 stands for an absence where people say so", () => {
  const tables = read("Date;Nora;Zoé;Ida\n01/10/2026;5;0;-5\n08/10/2026;0;0;0\n");
  const plan = planHistory(tables, known(), { ...CHOICES, zeroIsAway: true });
  expect(plan.left).toEqual([{ day: "2026-10-08", why: "nobody", season: "2026" }]);
  expect(bodyOf(plan, known(), { ...CHOICES, zeroIsAway: true }, "f", idOf)?.evenings).toEqual([
    { season: "2026", day: "2026-10-01", points: [5, -5] },
  ]);
});

it("an absent person has played no deals that evening; a file's name is cut at a hundred letters, and a dash stands for none", () => {
  const tables = read("Date;Donne;Nora;Zoé\n01/10/2026;1;5;-5\n08/10/2026;1;3;\n");
  const bodyFrom = (source: string) => bodyOf(planHistory(tables, known(), CHOICES), known(), CHOICES, source, idOf);
  expect(bodyFrom("f")?.evenings.map(({ points, deals }) => [points, deals])).toEqual([
    [
      [5, -5],
      [1, 1],
    ],
    [
      [3, null],
      [1, 0],
    ],
  ]);
  expect(bodyFrom(`${"é".repeat(100)}x`)?.source).toBe("é".repeat(100));
  expect(bodyFrom("")?.source).toBe("–");
});

it("rows of deals tell how many each person played; the same file draws the same ids", () => {
  const tables = read("Date;Donne;Nora;Zoé\n01/10/2026;1;5;-5\n01/10/2026;2;1;\n");
  const plan = planHistory(tables, known(), CHOICES);
  const body = bodyOf(plan, known(), CHOICES, "f", idOf);
  expect(body?.evenings).toEqual([{ season: "2026", day: "2026-10-01", points: [6, -5], deals: [2, 1] }]);
  expect(body?.players).toEqual([{ player: body?.columns[1], name: "Zoé" }]);
});

it("evenings that do not add up to zero are told, in a game where every deal does", () => {
  const text = "Date;Nora;Hugo Martin;Paule;Zoé\n01/10/2026;195;-100;-95;\n08/10/2026;195;;-95;95\n15/10/2026;10;-6,5;-3,5;0\n";
  expect(planHistory(read(text), known(), CHOICES).notZero).toEqual([{ day: "2026-10-08", sum: 195 }]);
  expect(planHistory(read(text), known(), { ...CHOICES, game: "decale" }).notZero).toEqual([]);
  // Evenings that are left out give no warning.
  expect(planHistory(read(text), known({ today: "2026-10-02" }), CHOICES).notZero).toEqual([]);
});
