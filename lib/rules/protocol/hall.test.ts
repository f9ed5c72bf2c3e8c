import { expect, test } from "vitest";
import { isRuleId } from "../articles";
import { answer } from "./answer";

type Said = Record<string, unknown> & { faults?: { at: string; code: string; rule: string; largest?: number; text: string }[] };
const seat = (request: object) =>
  answer({ op: "seating", tables: 6, positions: 5, movement: "fft", absent: [], ...request }) as Said;
const codes = (said: Said) => said.faults?.map(({ at, code }) => `${at} ${code}`);

test("PROTOCOL: by position and table the entrants N S E W; entrant 4k−3…4k starts at table k", () => {
  const { ok, positions, twice } = seat({}) as unknown as { ok: boolean; positions: number[][][]; twice: unknown[] };
  expect(ok).toBe(true);
  expect([positions.length, positions[0]?.length, twice]).toEqual([5, 6, []]);
  expect(positions[0]).toEqual([1, 5, 9, 13, 17, 21].map((first) => [first, first + 1, first + 2, first + 3]));
  expect(seat({ absent: undefined })).toEqual(seat({}));
  expect(answer({ op: "seating", tables: 4, positions: 2, movement: "fft" })).toEqual({
    ok: true,
    positions: [
      [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
        [9, 10, 11, 12],
        [13, 14, 15, 16],
      ],
      [
        [1, 8, 10, 15],
        [16, 9, 7, 2],
        [6, 3, 13, 12],
        [11, 14, 4, 5],
      ],
    ],
    twice: [],
  });
});

test("an absent entrant is null at every table of the movement, and meets nobody", () => {
  const { positions } = seat({ absent: [21] }) as unknown as { positions: (number | null)[][][] };
  for (const round of positions) {
    expect(round.map((table) => table.filter((one) => one === null).length)).toEqual([0, 0, 0, 0, 0, 1]);
    expect(round[5]?.[0]).toBe(null);
    expect(round.flat()).not.toContain(21);
  }
  // With two people absent, the table cannot play, and the answer says so.
  expect(seat({ absent: [1, 2] })).toMatchObject({ ok: true, short: [[1, 1]] });
  expect(seat({ absent: [1, 9] })).not.toHaveProperty("short");
});

test("second meetings are told; at three tables they cannot be avoided", () => {
  const { twice } = seat({ tables: 3, positions: 2 }) as unknown as { twice: number[][] };
  expect(twice).toEqual([
    [1, 2, 2],
    [5, 6, 2],
    [9, 10, 2],
  ]);
  expect(seat({ tables: 3, positions: 2, absent: [1] }).twice).toEqual([
    [5, 6, 2],
    [9, 10, 2],
  ]);
});

test.each([
  [3, 7, 6],
  [4, 6, 5],
  [5, 6, 5],
  [6, 6, 5],
  [8, 7, 6],
  [10, 7, 6],
  [24, 7, 6],
  [9, 8, 7],
  [200, 8, 7],
  [7, 1e12, 7],
])("%i tables cannot play %i positions: %i at most", (tables, positions, largest) => {
  const said = seat({ tables, positions });
  expect(said).toMatchObject({ ok: false, faults: [{ at: "positions", code: "too-many-positions", rule: "H5", largest }] });
  expect(said.faults?.[0]?.text).toContain(String(largest));
  expect(seat({ tables, positions: largest })).toMatchObject({ ok: true });
});

test.each<[string, object, string[]]>([
  ["no table", { tables: 0 }, ["tables out-of-range"]],
  ["one or two tables have no movement", { tables: 2 }, ["tables out-of-range"]],
  ["201 tables", { tables: 201 }, ["tables out-of-range"]],
  ["a table and a half", { tables: 5.5 }, ["tables not-whole"]],
  ["tables left out", { tables: null }, ["tables required"]],
  ["tables in words", { tables: "six" }, ["tables not-a-number"]],
  ["no position", { positions: 0 }, ["positions out-of-range"]],
  ["positions left out", { positions: undefined }, ["positions required"]],
  ["half a position", { positions: 2.5 }, ["positions not-whole"]],
  ["no movement", { movement: undefined }, ["movement required"]],
  ["another movement", { movement: "mitchell" }, ["movement unknown-value"]],
  ["absent, not a list", { absent: 3 }, ["absent not-a-list"]],
  ["absent, nobody of the hall", { absent: [25, 0] }, ["absent.0 out-of-range", "absent.1 out-of-range"]],
  ["absent twice", { absent: [3, 3] }, ["absent.1 entrant-twice"]],
  ["absent in words", { absent: ["3"] }, ["absent.0 not-a-number"]],
  ["more absent than tables", { absent: [1, 2, 3, 4, 5, 6, 7] }, ["absent too-many-absent"]],
  ["more absent than there are people", { absent: Array.from({ length: 30 }, () => 1) }, ["absent wrong-length"]],
  ["a draw without its number", { movement: "random" }, ["seed required"]],
  ["a draw with half a number", { movement: "random", seed: 0.5 }, ["seed not-whole"]],
  ["too long a draw", { movement: "random", seed: 1, positions: 21 }, ["positions too-many-positions"]],
  [
    "best with best, two at once",
    { movement: "best", positions: 2, standings: Array.from({ length: 24 }, (_, i) => i + 1) },
    ["positions too-many-positions"],
  ],
  ["best with best, no standings", { movement: "best", positions: 1 }, ["standings required"]],
  ["best with best, somebody left out", { movement: "best", positions: 1, standings: [1, 2, 3] }, ["standings wrong-length"]],
  [
    "best with best, somebody twice",
    { tables: 1, movement: "best", positions: 1, standings: [1, 2, 3, 3] },
    ["standings.3 entrant-twice"],
  ],
  [
    "best with best, somebody absent",
    { tables: 1, movement: "best", positions: 1, absent: [4], standings: [1, 2, 3, 4] },
    ["standings.3 entrant-absent"],
  ],
])("refused: %s", (_, request, faults) => {
  const said = seat(request);
  expect([said.ok, codes(said)]).toEqual([false, faults]);
  for (const { rule, text } of said.faults ?? []) expect([isRuleId(rule), text.length > 10]).toEqual([true, true]);
});

test("a draw has its number, and makes the same hall again", () => {
  const drawn = (seed: number) => seat({ movement: "random", seed, absent: [21] });
  expect(drawn(4)).toMatchObject({ ok: true, twice: expect.any(Array) });
  expect(drawn(4)).toEqual(drawn(4));
  expect(drawn(4)).not.toEqual(drawn(5));
});

test("best with best, after the standings", () => {
  const standings = [16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
  expect(seat({ tables: 4, positions: 1, movement: "best", standings })).toEqual({
    ok: true,
    positions: [
      [
        [16, 15, 14, 13],
        [12, 11, 10, 9],
        [8, 7, 6, 5],
        [4, 3, 2, 1],
      ],
    ],
    twice: [],
  });
  expect(seat({ tables: 2, positions: 1, movement: "best", absent: [5], standings: [8, 7, 6, 4, 3, 2, 1] })).toMatchObject({
    positions: [
      [
        [8, 7, 6, 4],
        [null, 3, 2, 1],
      ],
    ],
  });
});

/** FFT 2012 p. 18 and 22. */
test("PROTOCOL: marks of a duplicate deal", () => {
  expect(answer({ op: "topage", takers: [56, 62, -56, -52, 50] })).toEqual({
    ok: true,
    takers: [75, 100, 0, 25, 50],
    defenders: [25, 0, 100, 75, 50],
  });
  expect(answer({ op: "match-points", own: 82, other: 66 })).toEqual({ ok: true, points: 4 });
  expect(JSON.stringify(answer({ op: "match-points", own: 50, other: 60 }))).toBe('{"ok":true,"points":-3.162}');
  expect(JSON.stringify(answer({ op: "match-points", own: 7, other: 7 }))).toBe('{"ok":true,"points":0}');
});

test("a thousand plays may be compared, and a play may have a hundred thousand points", () => {
  const most = [100_000, -100_000];
  expect((answer({ op: "topage", takers: Array(1000).fill(1) }) as Said).ok).toBe(true);
  expect((answer({ op: "topage", takers: most }) as Said).ok).toBe(true);
  expect(answer({ op: "match-points", own: most[0], other: most[1] })).toMatchObject({ ok: true });
  const more = [100_000.5, -100_000.5];
  expect(codes(answer({ op: "topage", takers: more }) as Said)).toEqual(["takers.0 out-of-range", "takers.1 out-of-range"]);
  expect(codes(answer({ op: "match-points", own: more[0], other: more[1] }) as Said)).toEqual([
    "own out-of-range",
    "other out-of-range",
  ]);
});

test.each<[object, string[]]>([
  [{ op: "topage" }, ["takers required"]],
  [{ op: "topage", takers: [] }, ["takers required"]],
  [{ op: "topage", takers: 56 }, ["takers not-a-list"]],
  [{ op: "topage", takers: [56, "62", null] }, ["takers.1 not-a-number", "takers.2 required"]],
  [{ op: "topage", takers: [1e300] }, ["takers.0 out-of-range"]],
  [{ op: "topage", takers: Array.from({ length: 1001 }, () => 1) }, ["takers wrong-length"]],
  [{ op: "topage", takers: [0.5, 0.25] }, ["takers.1 not-half"]],
  [{ op: "match-points" }, ["own required", "other required"]],
  [{ op: "match-points", own: 1, other: "2" }, ["other not-a-number"]],
  [{ op: "match-points", own: 0.25, other: 2 }, ["own not-half"]],
])("refused: %j", (request, faults) => {
  const said = answer(request) as Said;
  expect([said.ok, codes(said)]).toEqual([false, faults]);
});

/** Each fault code of the hall and of the arbiter, with the sentence that people read. */
test.each<[string, object, string, string]>([
  [
    "too-many-positions",
    { positions: 6 },
    "6 positions, c’est trop pour ce placement : 5 au plus.",
    "6 rounds are too many for this seating: 5 at most.",
  ],
  [
    "too-many-absent",
    { absent: [1, 2, 3, 4, 5, 6, 7] },
    "7 absents pour 6 tables : il resterait des tables de deux.",
    "7 absent at 6 tables: some would be tables of two.",
  ],
  ["entrant-twice", { absent: [3, 3] }, "Le numéro 3 y est deux fois.", "Number 3 is there twice."],
  [
    "entrant-absent",
    { tables: 1, movement: "best", positions: 1, absent: [4], standings: [4, 2, 3] },
    "Le numéro 4 est absent.",
    "Number 4 is absent.",
  ],
  [
    "no-text",
    { op: "arbitrate", rules: { game: "whist", players: 3 }, case: "CA4" },
    "Ce jeu n’a pas de texte d’arbitrage.",
    "This game has no text on arbitration.",
  ],
  [
    "unknown-case",
    { op: "arbitrate", rules: { game: "tarot", players: 4 }, case: "CA39" },
    "Le code d’arbitrage de 2012 n’a pas ce cas : de CA1 à CA38.",
    "The arbitration code of 2012 has no such case: CA1 to CA38.",
  ],
])("%s is said in both languages", (code, request, fr, en) => {
  const said = (lang: string) => (seat({ ...request, lang }).faults ?? []).find((fault) => fault.code === code)?.text;
  expect([said("fr"), said("en")]).toEqual([fr, en]);
});
