/** Reads the golden tournament from its text. */
import { readFileSync } from "node:fs";

export interface GoldenDeal {
  /** Index among N S E W. */
  readonly taker: number;
  readonly contract: string;
  readonly bouts: number;
  readonly points: number;
  readonly petitAuBout: "attack" | "defence" | null;
}

export interface GoldenTable {
  readonly table: number;
  readonly seats: readonly (number | null)[];
  readonly deals: readonly GoldenDeal[];
  readonly balances: readonly (number | null)[];
}

export interface GoldenPosition {
  readonly tables: readonly GoldenTable[];
  readonly penalties: readonly { readonly number: number; readonly points: number }[];
  readonly leaves: readonly number[];
  /** "1. 5 256": rank, number, total. */
  readonly after: readonly string[];
}

export interface GoldenTournament {
  readonly entrants: readonly {
    readonly number: number;
    readonly name: string;
    readonly licence: string;
    readonly series: string;
  }[];
  readonly positions: readonly GoldenPosition[];
}

const orNull = (text: string): number | null => (text === "-" ? null : Number(text));

function readDeal(text: string): GoldenDeal {
  const [line = "", contract = "", bouts, points, petit] = text.trim().split(" ");
  const camps: Record<string, "attack" | "defence"> = { "+": "attack", "-": "defence" };
  return {
    taker: "NSEW".indexOf(line),
    contract,
    bouts: Number(bouts),
    points: Number(points),
    petitAuBout: camps[petit ?? ""] ?? null,
  };
}

function readTable(line: string): GoldenTable {
  const [, table, seats = "", deals = "", balances = ""] = /^(\d+) \[(.*)\] (.*) = (.*)$/.exec(line) ?? [];
  return {
    table: Number(table),
    seats: seats.split(" ").map(orNull),
    deals: deals.split("/").map(readDeal),
    balances: balances.split(" ").map(orNull),
  };
}

function readPosition(text: string): GoldenPosition {
  const lines = text.split("\n").slice(1).filter(Boolean);
  const rest = (word: string) => lines.filter((line) => line.startsWith(word)).map((line) => line.slice(word.length));
  return {
    tables: lines.filter((line) => /^\d+ \[/.test(line)).map(readTable),
    penalties: rest("penalty ").map((line) => ({ number: Number(line.split(" ")[0]), points: Number(line.split(" ")[1]) })),
    leaves: rest("leaves ").map(Number),
    after: rest("after ").flatMap((line) => line.split(", ")),
  };
}

export function readTournament(): GoldenTournament {
  const text = readFileSync(new URL("./tournament.txt", import.meta.url), "utf8");
  const entrants = [...text.matchAll(/^entrant (\d+) (\S+) (\d+) series (\d)$/gm)].map(
    ([, number, name = "", licence = "", series = ""]) => ({
      number: Number(number),
      name,
      licence,
      series,
    }),
  );
  return {
    entrants,
    positions: text
      .split(/^position /m)
      .slice(1)
      .map(readPosition),
  };
}
