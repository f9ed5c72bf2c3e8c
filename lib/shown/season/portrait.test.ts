import { expect, it } from "vitest";
import type { MetRow, PartnerRow } from "#lib/season/standings/told-rows";
import type { PlayerView } from "#lib/season/views";
import { bestPartner, contractsAgainst, formOf, histogramOf, nemesisOf } from "./portrait";

const evenings = (...points: readonly number[]) =>
  points.map((one, i) => ({ evening: `e${i}`, day: "2026-01-01", points: one, place: 1, counted: true }));

it("form compares the last ten evenings, oldest first, with all; four evenings have none", () => {
  expect(formOf(evenings(1, 2, 3, 4))).toBeNull();
  const form = formOf(evenings(...Array.from({ length: 20 }, (_, i) => (i < 10 ? 30 : -10))));
  expect([form?.evenings.length, form?.mean, form?.whole]).toEqual([10, 30, 10]);
  expect(form?.evenings.at(-1)?.evening).toBe("e0");
});

it("a histogram's bins are of equal size, hold every evening once, and meet at 0", () => {
  expect(histogramOf(evenings(1, 2, 3))).toBeNull();
  const points = [-120, -60, -5, 0, 5, 40, 90, 180];
  const bins = histogramOf(evenings(...points)) ?? [];
  expect(bins.reduce((sum, { n }) => sum + n, 0)).toBe(points.length);
  expect(bins.some(({ from }) => from === 0)).toBe(true);
  expect(new Set(bins.map(({ from, to }) => to - from)).size).toBe(1);
  expect(histogramOf(evenings(0, 0, 0, 0, 0, 0, 0, 0))?.map(({ n }) => n)).toEqual([8]);
  const won = histogramOf(evenings(110, 120, 150, 180, 240, 260, 300, 310)) ?? [];
  expect([won[0]?.n, won.at(-1)?.n], "nothing empty at either end").not.toContain(0);
  expect(won.map(({ from, n }) => `${n} from ${from}`)).toEqual([
    "2 from 100",
    "2 from 150",
    "1 from 200",
    "1 from 250",
    "2 from 300",
  ]);
});

it("a best partner needs ten deals; a bête noire, five evenings and to be ahead in most", () => {
  const calls = (partner: string, n: number, points: number): PartnerRow => ({ player: "me", partner, n, made: n, points });
  expect(bestPartner([calls("often", 12, 120), calls("once", 1, 500), calls("bad", 20, -50)], "me")?.partner).toBe("often");
  expect(bestPartner([calls("once", 9, 500)], "me")).toBeNull();
  expect([0, 0.5].map((points) => bestPartner([calls("often", 10, points)], "me")?.partner)).toEqual([undefined, "often"]);
  // With equal points a deal, whoever was called more often.
  expect(bestPartner([calls("less", 10, 100), calls("more", 20, 200)], "me")?.partner).toBe("more");
  const meets = (other: string, n: number, ahead: number, points = 0): MetRow => ({ player: "me", other, n, ahead, points });
  expect(nemesisOf([meets("even", 6, 3), meets("worst", 6, 1), meets("new", 4, 0)])?.other).toBe("worst");
  expect(nemesisOf([meets("even", 6, 3)])).toBeNull();
  // As often ahead as another: whoever took more points.
  expect(nemesisOf([meets("some", 6, 1, -20), meets("most", 6, 1, -90)])?.other).toBe("most");
});

it("a contract is compared with the same contract taken by the others", () => {
  const row = (contract: string, n: number, made: number) => ({
    player: "me",
    game: "tarot" as const,
    contract,
    n,
    made,
    points: 0,
  });
  const club = (contract: string, n: number, made: number) => ({ game: "tarot" as const, contract, n, made });
  const view = {
    player: { id: "me" },
    tables: { contracts: [row("garde", 12, 9), row("petite", 9, 9), row("pouce", 12, 1)] },
    clubContracts: [club("garde", 112, 59), club("petite", 500, 100), club("pouce", 14, 2)],
  } as unknown as PlayerView;
  expect(contractsAgainst(view)).toEqual([{ game: "tarot", contract: "garde", n: 12, made: 9, clubN: 100, clubMade: 50 }]);
});
