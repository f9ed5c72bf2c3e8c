// This folder: who sits at which table of an evening.
/** Tables drawn for an evening, each in seating order; the first player of a table deals first. */

import { bySize, sum } from "#lib/rules/lists";
import { byLot } from "#lib/rules/seeded";
import type { PlayerId } from "../club/club-event";
import type { How } from "../club/drawn";
import type { Met } from "./met";
import { sizesOf } from "./sizes";
import { unmetTables } from "./unmet";

export interface DrawAsked {
  readonly people: readonly PlayerId[];
  readonly tables: number;
  readonly how: How;
  /** Best first; players not in it come after, by lot. */
  readonly ranked: readonly PlayerId[];
  readonly met: Met;
}

/** Everyone gets one seat, at tables of `sizesOf`. `random`: from 0 up to 1, as `Math.random`. */
export function drawTables({ people, tables, how, ranked, met }: DrawAsked, random: () => number): PlayerId[][] {
  const sizes = sizesOf(people.length, tables);
  const lot = byLot(people, random);
  const drawn = DRAWN[how](how === "best" || how === "balanced" ? inRank(lot, ranked) : lot, sizes, met, random);
  return drawn.map((table) => byLot(table, random));
}

type Draw = (people: readonly PlayerId[], sizes: readonly number[], met: Met, random: () => number) => PlayerId[][];

const DRAWN: Readonly<Record<How, Draw>> = {
  random: inTurn,
  best: inTurn,
  unmet: unmetTables,
  balanced: (people, sizes, _, random) => {
    const tables: PlayerId[][] = sizes.map(() => []);
    for (const group of bySize(people, sizes.length)) {
      const pot = byLot(group, random);
      // The remainder goes to the first tables, which are the larger ones.
      for (const [i, player] of pot.entries()) tables[i]?.push(player);
    }
    return tables;
  },
};

function inTurn(people: readonly PlayerId[], sizes: readonly number[]): PlayerId[][] {
  const begins = (table: number) => sum(sizes.slice(0, table));
  return sizes.map((size, table) => people.slice(begins(table), begins(table) + size));
}

function inRank(people: readonly PlayerId[], ranked: readonly PlayerId[]): PlayerId[] {
  const places = new Map(ranked.map((player, place) => [player, place]));
  const placeOf = (player: PlayerId) => places.get(player) ?? ranked.length;
  return [...people].sort((a, b) => placeOf(a) - placeOf(b));
}
