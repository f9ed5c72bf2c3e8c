import { expect, test } from "vitest";
import { hall } from "#messages/fr/hall";
import { openReason } from "./position-said";

test("missing sheets are not a hall that does not add up", () => {
  const asked = (waiting: number[], notZero: { table: number; sum: number }[]) => openReason({ waiting, notZero }, hall);
  expect(asked([2], [])).toBe("Pourquoi ouvrir sans attendre cette feuille\u202f?");
  expect(asked([2, 3], [])).toBe("Pourquoi ouvrir sans attendre ces feuilles\u202f?");
  expect(asked([], [])).toBe("Pourquoi ouvrir avant que ce soit réglé\u202f?");
  expect(asked([2], [{ table: 1, sum: 20 }])).toBe("Pourquoi ouvrir une salle qui ne fait pas zéro\u202f?");
});
