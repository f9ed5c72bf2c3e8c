import { expect, it } from "vitest";
import { byLot, seeded, shuffled } from "./seeded";

const PEOPLE = ["Nora", "Hugo", "Inès", "Paul"];

it("gives the same for a seed, everybody once, and each order as often as any", () => {
  expect(shuffled(PEOPLE, seeded(7))).toEqual(shuffled(PEOPLE, seeded(7)));
  const ten = (seed: number) =>
    shuffled(
      Array.from({ length: 10 }, (_, i) => i),
      seeded(seed),
    ).join();
  expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(ten)).size).toBe(8);
  const random = seeded(1);
  const first = new Map(PEOPLE.map((name) => [name, 0]));
  for (let i = 0; i < 4_000; i++) {
    const mixed = shuffled(PEOPLE, random);
    expect(new Set(mixed).size).toBe(4);
    first.set(mixed[0] as string, (first.get(mixed[0] as string) ?? 0) + 1);
  }
  for (const times of first.values()) expect(Math.abs(times - 1_000)).toBeLessThan(150);
});

it("a chance between 0 and 1 draws as whole numbers do", () => {
  const random = seeded(3);
  expect(byLot(PEOPLE, () => random(1_000) / 1_000).sort()).toEqual([...PEOPLE].sort());
  expect(byLot(PEOPLE, () => 0)).toEqual(shuffled(PEOPLE, () => 0));
  expect(byLot(PEOPLE, () => 0.999)).toEqual(PEOPLE);
});
