import { expect, it } from "vitest";
import { clubLog, FRIENDS, folded, HUGO, INES, NORA } from "../club/club.fixture";
import { ACROSS, type FigureRow } from "../rows";
import { contendersOf } from "./sums";

const { players } = folded(clubLog(...FRIENDS));
const row = (player: string, figures: FigureRow["figures"], game: FigureRow["game"] = ACROSS) => ({ player, game, figures });
const figuresOf = (figures: readonly FigureRow[], of = players) => {
  const sums = contendersOf(of, ["tarot"], { figures, best: [], late: [], last: [] }, []);
  return (player: string) => sums.get(player)?.figures;
};

it("a player's only row is its own sum, not a copy; several rows are added up over the games that count", () => {
  const [nora, hugo] = [{ won: 1 }, { won: 2 }];
  const sums = figuresOf([row(NORA, nora), row(HUGO, hugo), row(HUGO, hugo, "tarot"), row(HUGO, hugo, "whist")]);
  expect(sums(NORA)).toBe(nora);
  expect(sums(HUGO)).toEqual({ won: 4 });
  expect(sums(INES)).toBeUndefined();
});

it("after a merge even a single row tells its meetings by person", () => {
  const merged = players.map((player) => (player.id === INES ? { ...player, into: HUGO } : player));
  const met = { [`met.${INES}.ahead`]: 1, [`met.${HUGO}.ahead`]: 2, won: 1 };
  expect(figuresOf([row(NORA, met)], merged)(NORA)).toEqual({ [`met.${HUGO}.ahead`]: 3, won: 1 });
});
