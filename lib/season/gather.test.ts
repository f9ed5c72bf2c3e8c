import { describe, expect, it, test } from "vitest";
import { GAME_NAMES, type GameName } from "#lib/rules/rules";
import { clubLog, FIVE, FRIENDS, folded, season } from "./club/club.fixture";
import { gatherEvening, playerFigures } from "./gather";
import { Evening, figuresIn, tableOf } from "./tally/evening.fixture";
import type { SheetTally } from "./tally/tallied";

const DEAL = {
  decale: { cardPoints: [10, 13, 22, 19, 11] },
  tarot: { taker: 1, contract: "garde", bouts: 2, points: 49 },
} as const;
const [NORA, HUGO, INES, PAUL, ZOE] = FIVE as [string, string, string, string, string];

/** Three tables of one evening: people change tables, a guest comes, and one table plays another game. */
function tables(): SheetTally[] {
  const one = new Evening(1, "2026-03-10")
    .deal(DEAL.decale)
    .deal({ ...DEAL.decale, bet: { seat: 2, diploma: "bac", partner: 3, called: "O" } });
  const two = new Evening(2, "2026-03-10", "decale", [ZOE, INES, null, NORA, HUGO]).deal(DEAL.decale);
  const three = new Evening(3, "2026-03-10", "tarot", [PAUL, INES, HUGO, NORA]).deal(DEAL.tarot);
  return [one, two, three].map((table) => table.tally({ games: [...GAME_NAMES] }) as SheetTally);
}

const COUNTED: readonly (readonly [string, readonly GameName[], boolean])[] = [
  ["every game", GAME_NAMES, false],
  ["one game of two", ["tarot"], false],
  ["a game that nobody played", ["whist"], false],
  ["table by table", GAME_NAMES, true],
];

test.each(COUNTED)("a player's own sheets give the same figures as the whole evening: %s", (_, games, tableByTable) => {
  const by = season({ games: [...games], tableByTable });
  const sheets = tables();
  const friends = folded(clubLog(...FRIENDS)).players;
  const merged = friends.map((one) => (one.id === HUGO ? { ...one, into: PAUL } : one));
  for (const players of [[], friends, merged]) {
    const whole = gatherEvening("2026-03-10", sheets, by, players);
    for (const seat of whole.players) {
      const ids = seat.player === HUGO || seat.player === PAUL ? [HUGO, PAUL] : [seat.player];
      const own = sheets.filter((sheet) => sheet.players.some(({ player }) => ids.includes(player)));
      const expected = whole.figures.filter(({ player }) => player === seat.player);
      expect(playerFigures(seat, own, by, players)).toEqual(expected);
    }
    expect(whole.players.length).toBeGreaterThan(2);
  }
});

describe("an evening of several tables", () => {
  const BY = season({ games: ["decale"] });
  const one = tableOf("s1", { [NORA]: [9, 2], [HUGO]: [3, 2], [INES]: [3, 2] });
  const two = tableOf("s2", { [HUGO]: [4, 1], [PAUL]: [7, 1], [ZOE]: [0, 1] });
  const none = tableOf("s0", { [NORA]: [0, 0], [PAUL]: [0, 0] });
  const gathered = (sheets: readonly SheetTally[], by = BY, players: Parameters<typeof gatherEvening>[3] = []) =>
    gatherEvening("2026-03-10", sheets, by, players);
  const placesOf = (sheets: readonly SheetTally[], tableByTable: boolean) =>
    gathered(sheets, season({ games: ["decale"], tableByTable })).players.map(({ player, place, table }) => [
      player,
      place,
      table,
    ]);
  const figures = (sheets: readonly SheetTally[], player: string) => figuresIn(gathered(sheets), player);

  it("is the same in whatever order its tables come, and bears the name of the first that has one", () => {
    const named = [none, { ...one, name: "Après-midi" }, { ...two, name: "Soir" }];
    expect(gathered([...named].reverse())).toEqual(gathered(named));
    expect(gathered(named).name).toBe("Après-midi");
  });

  it("gives places across its tables, or at each of them, where a table without a deal does not count", () => {
    expect(placesOf([none, one, two], false)).toEqual([
      [NORA, 1, 0],
      [HUGO, 2, 0],
      [INES, 4, 0],
      [PAUL, 2, 0],
      [ZOE, 5, 0],
    ]);
    expect(placesOf([none, one, two], true)).toEqual([
      [NORA, 1, 1],
      [HUGO, 2, 1],
      [INES, 2, 1],
      [PAUL, 1, 2],
      [ZOE, 3, 2],
    ]);
  });

  it("gives a player the place at the table with most of their deals, at the first of equals", () => {
    const as = tableOf("s2", { [HUGO]: [4, 2], [PAUL]: [7, 2] });
    expect(placesOf([one, as], true)).toContainEqual([HUGO, 2, 1]);
    const more = tableOf("s2", { [HUGO]: [9, 3], [PAUL]: [7, 3] });
    expect(placesOf([one, more], true)).toContainEqual([HUGO, 1, 2]);
  });

  it("puts nobody ahead of an equal, and lets nobody meet a player who sat out of every deal", () => {
    expect(figures([one], HUGO)).toMatchObject({ [`met.${INES}.n`]: 1, "tied.2.2": 1 });
    expect(figures([one], HUGO)).not.toHaveProperty(`met.${INES}.ahead`);
    expect(figures([one], NORA)).toMatchObject({ [`met.${INES}.ahead`]: 1, won: 1 });
    const out = { ...one, players: [...one.players, ...none.players.filter(({ player }) => player === PAUL)] };
    expect(gathered([out]).players.map(({ player }) => player)).toEqual([NORA, HUGO, INES]);
    expect(figures([out], NORA)).not.toHaveProperty(`met.${PAUL}.n`);
  });

  it("has a person of two names once, under the first", () => {
    const merged = folded(clubLog(...FRIENDS)).players.map((player) => (player.id === HUGO ? { ...player, into: PAUL } : player));
    const { players } = gathered([one, tableOf("s3", { [PAUL]: [7, 1], [ZOE]: [0, 1] })], BY, merged);
    expect(players.map(({ player, points, deals }) => [player, points, deals])).toEqual([
      [NORA, 9, 2],
      [HUGO, 10, 3],
      [INES, 3, 2],
      [ZOE, 0, 1],
    ]);
  });

  it("known by its totals alone has places but no meetings", () => {
    const brought = { ...none, carried: true as const, players: none.players.map((seat, i) => ({ ...seat, points: 5 - i })) };
    expect(gathered([brought]).players.map(({ player, place }) => [player, place])).toEqual([
      [NORA, 1],
      [PAUL, 2],
    ]);
    expect(figures([brought], NORA)).toEqual({ points: 0, deals: 0, evenings: 1, totals: 1, "place.1": 1, won: 1 });
    expect(figures([one], NORA)).not.toHaveProperty("totals");
    expect([gathered([brought]).carried, gathered([one]).carried]).toEqual([true, false]);
  });
});

describe("an evening whose tables are not alike", () => {
  const BY = season({ games: ["decale"] });
  const one = { ...tableOf("s1", { [NORA]: [9, 2], [HUGO]: [3, 2] }), ended: true };
  const two = { ...tableOf("s2", { [INES]: [4, 1], [PAUL]: [7, 1] }), ended: false };
  const late = [{ player: NORA, points: 5, event: "e", at: "2026-03-20T20:00:00Z", deal: 1 }];

  it("goes on while any of them does", () => {
    const ended = (...sheets: readonly SheetTally[]) => gatherEvening("2026-03-10", sheets, BY, []).ended;
    expect([ended(one), ended(one, two), ended(two)]).toEqual([true, false, false]);
  });

  it("has late changes only of the tables that count", () => {
    const lateOf = (game: GameName) =>
      gatherEvening("2026-03-10", [one, { ...two, game, late }], BY, []).late.map(({ points }) => points);
    expect([lateOf("decale"), lateOf("whist")]).toEqual([[5], []]);
  });
});
