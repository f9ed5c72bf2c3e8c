/** All writers write shared rows in the same order, so that two of them never wait for each other. */
import { expect, it } from "vitest";
import type { Tx } from "../client";
import { Prisma } from "../generated/client";
import { addDifferences, eveningPlayers, putSeats } from "./project-evening";

/** The lists that `work` gives to the database, as the database would read them. */
async function handed(work: (tx: Tx) => Promise<void>): Promise<unknown[]> {
  const lists: unknown[] = [];
  const $executeRaw = async (text: TemplateStringsArray, ...values: unknown[]) => {
    const said = new Prisma.Sql(text as unknown as string[], values).values;
    lists.push(...said.filter((one) => typeof one === "string").map((one) => JSON.parse(one)));
    return 0;
  };
  await work({ $executeRaw } as unknown as Tx);
  return lists;
}

it("figures are written in the order of their keys", async () => {
  const change = (player: string, name: string, game: string) => ({ player, name, game, by: 1 });
  const changes = [
    change("nora", "deals", "tarot"),
    change("hugo", "points", "tarot"),
    change("hugo", "deals", "tarot"),
    change("hugo", "deals", "decale"),
  ];
  const written = [
    [
      ["deals", "hugo", "decale", 1],
      ["deals", "hugo", "tarot", 1],
      ["points", "hugo", "tarot", 1],
      ["deals", "nora", "tarot", 1],
    ],
  ];
  expect(await handed((tx) => addDifferences(tx, 1, changes))).toEqual(written);
  expect(await handed((tx) => addDifferences(tx, 1, [...changes].reverse()))).toEqual(written);
  expect(await handed((tx) => addDifferences(tx, 1, []))).toEqual([]);
});

it("players of evenings are written in the order of their keys", async () => {
  const row = { points: 0, place: 1, sharing: 1, table: 0, deals: 1, dealt: 1 };
  const seats = ["2026-03-08", "2026-03-01"].flatMap((evening) =>
    eveningPlayers(1, { evening, counted: true, players: ["nora", "hugo"].map((player) => ({ player, ...row })) }),
  );
  const order = ["2026-03-01 hugo", "2026-03-01 nora", "2026-03-08 hugo", "2026-03-08 nora"];
  for (const given of [seats, [...seats].reverse()]) {
    const [rows] = (await handed((tx) => putSeats(tx, given))) as [typeof seats];
    expect(rows.map(({ evening, playerId }) => `${evening} ${playerId}`)).toEqual(order);
  }
});
