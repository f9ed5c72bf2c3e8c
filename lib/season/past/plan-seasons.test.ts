/** Which season the evenings of a file belong to, and which new ones are proposed. */
import { describe, expect, it } from "vitest";
import { usualCounting } from "../club/counting";
import { bodyOf } from "./body";
import { type Choices, planHistory } from "./plan";
import {
  CHOICES,
  CLUB_OF_THREE as CLUB,
  idOfWords as idOf,
  knownClub as known,
  readPast as read,
  pastSeason as season,
} from "./plan.fixture";
import { TODAY } from "./understand.fixture";

describe("seasons", () => {
  const text =
    "Date;Nora;Zoé\n12/03/2024;1;-1\n10/09/2024;2;-2\n05/06/2025;3;-3\n01/10/2026;4;-4\n08/10/2026;5;-5\n03/12/2026;6;-6\n";

  it("of the club take their days; others are proposed from September to August, counted as the last one", () => {
    const plan = planHistory(read(text), known({ days: new Map([["2026", new Set(["2026-10-08"])]]) }), CHOICES);
    expect(
      plan.seasons.map(({ known: at, name, from, to, evenings }) => [at?.id ?? null, name, from, to, evenings.length]),
    ).toEqual([
      [null, "2023-2024", "2023-09-01", "2024-08-31", 1],
      [null, "2024-2025", "2024-09-01", "2025-08-31", 2],
      ["2026", "2026", "2026-09-01", null, 1],
    ]);
    expect(plan.left).toEqual([
      { day: "2026-10-08", why: "there", season: "2026" },
      { day: "2026-12-03", why: "to-come", season: "2026" },
    ]);
    const body = bodyOf(plan, known(), CHOICES, "tarot.csv", idOf);
    expect(body?.seasons.map(({ name, ended, counting }) => [name, ended, counting.by, counting.correctionDays])).toEqual([
      ["2023-2024", true, "places", null],
      ["2024-2025", true, "places", null],
    ]);
    expect(body?.evenings.map(({ day, points }) => [day, points])).toEqual([
      ["2024-03-12", [1, -1]],
      ["2024-09-10", [2, -2]],
      ["2025-06-05", [3, -3]],
      ["2026-10-01", [4, -4]],
    ]);
  });

  it("hold their first and last day, and today's; August belongs to the season before", () => {
    const seasons = [season("first", "2026-01-01", "2026-03-31"), season("now", "2026-09-01", null)];
    const days = ["10/08/2025", "01/01/2026", "31/03/2026", "01/09/2026", "22/11/2026", "23/11/2026"];
    const plan = planHistory(
      read(`Date;Nora;Zoé\n${days.map((day) => `${day};1;-1`).join("\n")}\n`),
      known({ club: { ...CLUB, seasons } }),
      CHOICES,
    );
    expect(plan.seasons.map(({ name, from, to, evenings }) => [name, from, to, ...evenings.map(({ day }) => day)])).toEqual([
      ["2024-2025", "2024-09-01", "2025-08-31", "2025-08-10"],
      ["first", "2026-01-01", "2026-03-31", "2026-01-01", "2026-03-31"],
      ["now", "2026-09-01", null, "2026-09-01", "2026-11-22"],
    ]);
    expect(plan.left.map(({ day }) => day)).toEqual(["2026-11-23"]);
  });

  it("that are new are counted as the club's last, and come ended where they ended before today", () => {
    const seasons = [season("a", "2020-09-01", "2021-08-31", { counting: usualCounting("tarot") }), ...CLUB.seasons];
    const asked = known({ club: { ...CLUB, seasons }, today: "2025-08-31" });
    const body = bodyOf(
      planHistory(read("Date;Nora;Zoé\n12/03/2024;1;-1\n05/06/2025;3;-3\n"), asked, CHOICES),
      asked,
      CHOICES,
      "f",
      idOf,
    );
    expect(body?.seasons.map(({ name, ended, counting }) => [name, ended, counting.by])).toEqual([
      ["2023-2024", true, "places"],
      ["2024-2025", undefined, "places"],
    ]);
  });

  it("that have ended take nothing, and a proposed one leaves the others their days", () => {
    const seasons = [
      season("old", "2024-01-01", "2024-12-31", { ended: { at: TODAY, review: null } }),
      season("now", "2025-03-01", null),
    ];
    const plan = planHistory(read("Date;Nora;Zoé\n12/03/2024;1;-1\n10/01/2025;2;-2\n"), known({ club: { ...CLUB, seasons } }), {
      ...CHOICES,
      begins: { now: false },
    });
    expect(plan.left.map(({ why, season: of }) => [why, of])).toEqual([["ended", "old"]]);
    expect(plan.seasons.map(({ from, to }) => [from, to])).toEqual([["2025-01-01", "2025-02-28"]]);
  });
});

it("a season opened within its year may begin with the evenings before it; people name a new one", () => {
  const seasons = [season("now", "2026-11-20", null, { name: "Saison 2026–2027" })];
  const asked = (days = new Map<string, Set<string>>()) => known({ club: { ...CLUB, seasons }, days });
  const tables = read("Date;Nora;Paule\n12/03/2026;3;-3\n08/10/2026;1;-1\n01/10/2026;2;-2\n");
  const told = (choices: Choices, days?: Map<string, Set<string>>) => {
    const plan = planHistory(tables, asked(days), choices);
    return [
      plan.earlier.map(({ from, isTaken }) => [from, isTaken]),
      plan.seasons.map(({ known, name, from }) => [known?.id, name, from]),
    ];
  };
  const before = [undefined, "2025-2026", "2025-09-01"];
  // A season without evenings begins with the brought ones; when it has one, people must choose that.
  expect(told(CHOICES)).toEqual([[["2026-10-01", true]], [before, ["now", "Saison 2026–2027", "2026-10-01"]]]);
  const played = new Map([["now", new Set(["2026-11-20"])]]);
  expect(told(CHOICES, played)).toEqual([[["2026-10-01", false]], [before, [undefined, "2026-2027", "2026-09-01"]]]);
  expect(told({ ...CHOICES, begins: { now: true } }, played)[1]).toContainEqual(["now", "Saison 2026–2027", "2026-10-01"]);
  const plan = planHistory(tables, asked(), { ...CHOICES, begins: { now: false } });
  const called = Object.fromEntries(plan.seasons.map(({ key, name }) => [key, name === "2026-2027" ? " L’automne " : " "]));
  const choices = { ...CHOICES, begins: { now: false }, called };
  expect(told(choices)[1]).toEqual([before, [undefined, "L’automne", "2026-09-01"]]);
  expect(bodyOf(planHistory(tables, asked(), choices), asked(), choices, "f", idOf)?.seasons.map(({ name }) => name)).toEqual([
    "2025-2026",
    "L’automne",
  ]);
  // Evenings on the days of another season, or of a game that does not count, do not move the season's start.
  const between = [...seasons, season("other", "2026-09-15", "2026-10-31")];
  expect(planHistory(tables, known({ club: { ...CLUB, seasons: between } }), CHOICES).earlier).toEqual([]);
  expect(planHistory(tables, asked(), { ...CHOICES, game: "whist" }).earlier).toEqual([]);
  // Two seasons that begin on the same day have no order.
  const two = [...seasons, season("too", "2026-11-20", null)];
  const past = [...seasons, season("before", "2026-09-15", "2026-10-01")];
  expect(planHistory(tables, known({ club: { ...CLUB, seasons: past } }), CHOICES).earlier[0]?.from).toBe("2026-10-08");
  const { earlier } = planHistory(tables, known({ club: { ...CLUB, seasons: two } }), CHOICES);
  expect(earlier.map(({ season }) => season.id)).toEqual(["now", "too"]);
});
