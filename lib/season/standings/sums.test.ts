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

it("one row of somebody is its own sum, and no copy of it; of two, those of the games that count are added up", () => {
  const [nora, hugo] = [{ won: 1 }, { won: 2 }];
  const sums = figuresOf([row(NORA, nora), row(HUGO, hugo), row(HUGO, hugo, "tarot"), row(HUGO, hugo, "whist")]);
  expect(sums(NORA)).toBe(nora);
  expect(sums(HUGO)).toEqual({ won: 4 });
  expect(sums(INES)).toBeUndefined();
});

it("where anybody was merged, even one row tells whom it met by who they are", () => {
  const merged = players.map((player) => (player.id === INES ? { ...player, into: HUGO } : player));
  const met = { [`met.${INES}.ahead`]: 1, [`met.${HUGO}.ahead`]: 2, won: 1 };
  expect(figuresOf([row(NORA, met)], merged)(NORA)).toEqual({ [`met.${HUGO}.ahead`]: 3, won: 1 });
});
