import { expect, it } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { aPlayer } from "#lib/season/club/club.fixture";
import type { ClubView } from "#lib/season/views";
import { lastEvening, namesHere } from "./last-evening";

const mardis = {
  club: {
    id: "mardis",
    players: [aPlayer("n", "Nora"), aPlayer("i", "Agnès", { formerNames: ["Inès"] }), aPlayer("p", "Paul", { left: true })],
  },
} as unknown as ClubView;

const rules = { game: "tarot", edition: "fft", players: 3, options: {} } as const;
const card = (id: string, ...names: string[]) => ({ id, sheet: { names, rules } });
const CARDS = [card("other", "Zoé", "Luc", "Inès"), card("tuesday", "Nora", "Inès", "Paul")];
/** Tuesday's sheet joined the club. */
const joined = { club: "mardis", season: "s", players: ["n", "i", "p"] };
const readLog = async (sheet: string) =>
  (sheet === "tuesday" ? [{ id: "e", kind: "season.joined", body: joined }] : []) as unknown as LogEvent[];
const names = async (cards: typeof CARDS, club?: ClubView, games: readonly "decale"[] = []) =>
  (await lastEvening(cards, readLog, [mardis], { club, games }))?.names;

it("a new sheet begins like the last evening, or the last one of the club asked for", async () => {
  expect(await names(CARDS)).toEqual(["Zoé", "Luc", "Inès"]);
  expect(await names(CARDS, mardis)).toEqual(["Nora", "Agnès"]);
  expect(await names([...CARDS].reverse())).toEqual(["Nora", "Agnès"]);
  expect(await names(CARDS.slice(0, 1), mardis)).toEqual(["Zoé", "Luc", "Agnès"]);
  expect(await names(CARDS, mardis, ["decale"])).toBeUndefined();
});

it("names of people who left, and names no longer used, are not among this phone's names", () => {
  expect(namesHere(CARDS, [mardis])).toEqual(["Zoé", "Luc", "Nora"]);
});

it("the same table again has those who were still there, and as many seats as before", async () => {
  const left = [{ id: "tuesday", sheet: { names: ["Nora", "Inès", "Zoé", "Luc"], rules, gone: [2], seats: 3 } }];
  const again = (club?: ClubView) => lastEvening(left, readLog, [mardis], { club, games: [] });
  // All of them play, so the number of seats is left open for somebody who joins.
  expect(await again()).toEqual({ names: ["Nora", "Agnès", "Luc"], rules });
  const rests = [{ id: "other", sheet: { names: ["Nora", "Inès", "Zoé", "Luc"], rules, seats: 3 } }];
  expect(await lastEvening(rests, readLog, [], { club: undefined, games: [] })).toMatchObject({ seats: 3 });
  const older = [{ id: "other", sheet: { names: ["Nora", "Luc"], rules } }];
  expect(await lastEvening(older, readLog, [], { club: undefined, games: [] })).toEqual({ names: ["Nora", "Luc"], rules });
});

it("an evening of another club does not count for the club asked for, nor lend it rules", async () => {
  const clubOf = (sheet: string) => ({ ...joined, club: sheet === "tuesday" ? "mardis" : "jeudis", players: [] });
  const log = async (sheet: string) => [{ id: "e", kind: "season.joined", body: clubOf(sheet) }] as unknown as LogEvent[];
  const asked = { club: mardis, games: [], rules: { ...rules, players: 5 } } as const;
  expect(await lastEvening(CARDS, log, [mardis], asked)).toMatchObject({ names: ["Nora", "Agnès"], rules });
  expect(await lastEvening(CARDS.slice(0, 1), log, [mardis], asked)).toMatchObject({ rules: { players: 5 } });
});

it("a player who left the table early is not seated again", async () => {
  const cards = [{ id: "other", sheet: { names: ["Luc", "Zoé", "Nora"], rules, gone: [0] } }];
  expect(await lastEvening(cards, readLog, [], { club: undefined, games: [] })).toMatchObject({ names: ["Zoé", "Nora"] });
});

it("the club's last evening is looked for among the last twelve sheets", async () => {
  const others = (n: number) => [
    ...Array.from({ length: n }, (_, i) => card(`other ${i}`, "Zoé", "Luc", "Ida")),
    ...CARDS.slice(1),
  ];
  expect([await names(others(11), mardis), await names(others(12), mardis)]).toEqual([
    ["Nora", "Agnès"],
    ["Zoé", "Luc", "Ida"],
  ]);
});
