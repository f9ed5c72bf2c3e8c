/** Compares a file's evenings with the club: who is who, which season, and what is left out. */
import { describe, expect, it } from "vitest";
import { aPlayer } from "../club/club.fixture";
import type { Season } from "../club/club-event";
import { usualCounting } from "../club/counting";
import { bodyOf } from "./body";
import { gridOfText } from "./grid";
import { type Choices, type KnownClub, planHistory, runningIn, undecided } from "./plan";
import { understand } from "./understand";

const TODAY = "2026-11-22";
const season = (id: string, from: string, to: string | null, more: Partial<Season> = {}): Season => ({
  id,
  name: id,
  from,
  to,
  counting: { ...usualCounting("tarot"), by: "places", correctionDays: 14 },
  ended: null,
  ...more,
});
const CLUB = {
  players: [aPlayer("n", "Nora"), aPlayer("h", "Hugo Martin"), aPlayer("p", "Paule")],
  seasons: [season("2026", "2026-09-01", null)],
};
const known = (more: Partial<KnownClub> = {}): KnownClub => ({ club: CLUB, days: new Map(), today: TODAY, ...more });
const CHOICES: Choices = { isSame: {}, zeroIsAway: false, game: "tarot" };
const read = (text: string) => {
  const read = understand(gridOfText(text, null), { today: TODAY });
  if (!read.ok) throw new Error(read.why);
  return [read.table];
};
const idOf = (words: unknown) => `id ${JSON.stringify(words)}`;

it("names in any case and order find their members; new ones are written as names are", () => {
  const plan = planHistory(read("Date;NORA;MARTIN Hugo;DUPONT jean-marc;2. léa *\n01/10/2026;1;2;3;-6\n"), known(), CHOICES);
  expect(plan.names.map(({ written, name, status }) => [written, name, status])).toEqual([
    ["NORA", "Nora", "known"],
    ["MARTIN Hugo", "Hugo Martin", "known"],
    ["DUPONT jean-marc", "Dupont Jean-Marc", "new"],
    ["2. léa *", "Léa", "new"],
  ]);
});

it("a former name, or a merged player's, stands for that person", () => {
  const players = [aPlayer("n", "Nora", { formerNames: ["Norah B."] }), aPlayer("o", "Nono", { into: "n" })];
  const plan = planHistory(
    read("Date;norah b.;Nono;Zoé\n01/10/2026;1;2;3\n08/10/2026;4;;5\n"),
    known({ club: { ...CLUB, players } }),
    CHOICES,
  );
  expect(plan.names.map(({ of, status }) => [of?.id, status])).toEqual([
    ["n", "known"],
    ["n", "known"],
    [undefined, "new"],
  ]);
  expect(plan.doubled).toBe(1);
  expect([...(plan.seasons[0]?.evenings[0]?.scores.values() ?? [])].map(({ points }) => points)).toEqual([3, 3]);
});

it("a name near a member's is asked about", () => {
  const tables = read("Date;Paul;Nora\n01/10/2026;1;-1\n");
  const spelt = read("Date;Nora;Hugo Martn\n01/10/2026;1;-1\n");
  expect(undecided(planHistory(tables, known(), CHOICES), CHOICES).map(({ written, of }) => [written, of?.name])).toEqual([
    ["Paul", "Paule"],
  ]);
  const plan = planHistory(spelt, known(), CHOICES);
  expect(undecided(plan, CHOICES).map(({ written, of }) => [written, of?.name])).toEqual([["Hugo Martn", "Hugo Martin"]]);
  const same = { ...CHOICES, isSame: { "Hugo Martn": true } };
  expect(undecided(plan, same)).toEqual([]);
  expect(bodyOf(planHistory(spelt, known(), same), known(), same, "f", idOf)).toMatchObject({ columns: ["n", "h"], players: [] });
});

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

it("evenings of a single person are brought; without anybody there is nothing to bring", () => {
  const bodyFrom = (text: string, choices = CHOICES) =>
    bodyOf(planHistory(read(text), known(), choices), known(), choices, "f", idOf);
  expect(bodyFrom("Nom;01/10/2026;08/10/2026\nNora;1;2\n")?.columns).toEqual(["n"]);
  expect(bodyFrom("Date;Nora;Zoé\n01/10/2026;0;0\n", { ...CHOICES, zeroIsAway: true })).toBeNull();
});

it("a person with two names in a file has the deals of both", () => {
  const players = [aPlayer("n", "Nora", { formerNames: ["Norah B."] })];
  const tables = read("Date;Donne;Nora;Norah B.;Zoé\n01/10/2026;1;5;;-5\n01/10/2026;2;;7;-7\n");
  const asked = known({ club: { ...CLUB, players } });
  expect(bodyOf(planHistory(tables, asked, CHOICES), asked, CHOICES, "f", idOf)?.evenings[0]).toMatchObject({
    points: [12, -12],
    deals: [2, 2],
  });
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

it("a name written last name first, with a comma, is turned round", () => {
  const plan = planHistory(read('Date;"Martin, Hugo";"DURAND, Léa"\n01/10/2026;3;-3\n'), known(), CHOICES);
  expect(plan.names.map(({ name, status }) => [name, status])).toEqual([
    ["Hugo Martin", "known"],
    ["Léa Durand", "new"],
  ]);
});

it("evenings that do not add up to zero are told, in a game where every deal does", () => {
  const text = "Date;Nora;Hugo Martin;Paule;Zoé\n01/10/2026;195;-100;-95;\n08/10/2026;195;;-95;95\n15/10/2026;10;-6,5;-3,5;0\n";
  expect(planHistory(read(text), known(), CHOICES).notZero).toEqual([{ day: "2026-10-08", sum: 195 }]);
  expect(planHistory(read(text), known(), { ...CHOICES, game: "decale" }).notZero).toEqual([]);
  // Evenings that are left out give no warning.
  expect(planHistory(read(text), known({ today: "2026-10-02" }), CHOICES).notZero).toEqual([]);
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

it("a file's name is cut at a hundred letters; without a name it is a dash", () => {
  const plan = planHistory(read("Date;Nora;Paule\n01/10/2026;1;-1\n"), known(), CHOICES);
  const source = (file: string) => bodyOf(plan, known(), CHOICES, file, idOf)?.source;
  expect([source("é".repeat(101)), source("")]).toEqual(["é".repeat(100), "–"]);
});
