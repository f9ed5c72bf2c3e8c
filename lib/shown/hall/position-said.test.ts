import { expect, test } from "vitest";
import { seatedTournament } from "#lib/hall/hall.fixture";
import { hall } from "#messages/fr/hall";
import { openReason, positionSaid } from "./position-said";

test("how far a tournament is: not begun, at a position of those planned, or beyond them", () => {
  const said = (opened: number) =>
    positionSaid(
      { ...seatedTournament(3).hall, positions: Array.from({ length: opened }, (_, i) => ({ position: i + 1 })) } as never,
      hall,
    );
  expect([0, 1, 5, 6].map(said)).toEqual(["Pas encore commencé", "Position 1 sur 5", "Position 5 sur 5", "Position 6 sur 6"]);
});

test("missing sheets are not a hall that does not add up", () => {
  const asked = (waiting: number[], notZero: { table: number; sum: number }[]) => openReason({ waiting, notZero }, hall);
  expect(asked([2], [])).toBe("Pourquoi ouvrir sans attendre cette feuille\u202f?");
  expect(asked([2, 3], [])).toBe("Pourquoi ouvrir sans attendre ces feuilles\u202f?");
  expect(asked([], [])).toBe("Pourquoi ouvrir avant que ce soit réglé\u202f?");
  expect(asked([2], [{ table: 1, sum: 20 }])).toBe("Pourquoi ouvrir une salle qui ne fait pas zéro\u202f?");
});
