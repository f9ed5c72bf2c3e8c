import { expect, test } from "vitest";
import { GAME_NAMES, type GameName } from "#lib/rules/rules";
import { clubLog, FIVE, FRIENDS, folded, season } from "./club.fixture";
import { Evening } from "./evening.fixture";
import { figuresOf, gatherEvening } from "./gather";
import type { SheetTally } from "./tallied";

const DEAL = {
  decale: { cardPoints: [10, 13, 22, 19, 11] },
  tarot: { taker: 1, contract: "garde", bouts: 2, points: 49 },
} as const;
const [NORA, HUGO, INES, PAUL, ZOE] = FIVE as [string, string, string, string, string];

/** Three tables of one night: people change places, a guest comes, one table plays another game. */
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

test.each(COUNTED)("what somebody's own sheets bring them is what the whole evening does: %s", (_, games, tableByTable) => {
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
      expect(figuresOf(seat, own, by, players)).toEqual(expected);
    }
    expect(whole.players.length).toBeGreaterThan(2);
  }
});
