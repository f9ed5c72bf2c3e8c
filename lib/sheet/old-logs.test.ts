/** Sheets noted with an older app keep their totals, whatever rules a new sheet begins with today. */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { GAMES } from "#lib/rules/all-games";
import type { Game } from "#lib/rules/game";
import { shelve } from "#lib/rules/games";
import type { Options, OptionValue } from "#lib/rules/rules";
import { open } from "./change";
import { foldSheet } from "./fold";
import { logOf, opening } from "./log.fixture";

/** A log as phones wrote it before openings named every option; `dealer` deals next. */
interface OldLog {
  readonly story: string;
  readonly totals: readonly number[];
  readonly over: boolean;
  readonly dealer: number;
  readonly log: readonly LogEvent[];
}

const LOGS = readFileSync(new URL("golden/old-logs.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line): OldLog => JSON.parse(line));

const told = (log: readonly LogEvent[]) => {
  const sheet = foldSheet(log);
  return sheet && { totals: sheet.totals, over: sheet.over, dealer: sheet.next.dealer, unknown: sheet.unknown + sheet.dangling };
};

test.each(LOGS)("$story", ({ log, totals, over, dealer }) => {
  expect(told(log)).toEqual({ totals, over, dealer, unknown: 0 });
});

/** Gives every option another value than the first edition's. */
function otherwise({ editions, options }: Game): Options {
  const first = (editions[0] as Game["editions"][number]).values;
  const other = (value: OptionValue | undefined, values: readonly OptionValue[] | undefined): OptionValue => {
    if (values) return values.find((one) => one !== value) as OptionValue;
    if (typeof value !== "object") return Number(value) + 1;
    return Object.fromEntries(Object.entries(value).map(([key, cell]) => [key, cell + 1]));
  };
  return Object.fromEntries(options.map(({ id, values }) => [id, other(first[id], values)]));
}

/** A game whose defaults were changed properly: in a new edition, with which new sheets begin. */
const renewed = (game: Game): Game => ({
  ...game,
  usual: "renewed",
  editions: [...game.editions, { id: "renewed", rule: game.endRule, values: otherwise(game) }],
  options: game.options.map((spec) => ({ ...spec, ...(spec.values && { values: [...spec.values].reverse() }) })),
});

/** A game whose defaults were changed wrongly: in the published editions themselves. */
const rewritten = (game: Game): Game => ({
  ...game,
  editions: game.editions.map((edition) => ({ ...edition, values: otherwise(game) })),
});

function every(change: (game: Game) => Game): void {
  for (const game of Object.values(GAMES)) shelve(change(game));
}

describe("with another edition in every game, used by new sheets", () => {
  beforeEach(() => every(renewed));
  afterEach(() => every((game) => game));

  test.each(LOGS)("$story", ({ log, totals, over, dealer }) => {
    expect(told(log)).toEqual({ totals, over, dealer, unknown: 0 });
  });
});

describe("a sheet opened today states every option", () => {
  afterEach(() => every((game) => game));

  test.each(Object.values(GAMES))("in $name", (game) => {
    const players = game.players[0] as number;
    const [opened] = logOf(open(opening(players, { rules: { game: game.name, players } })));
    const values = game.editions[0]?.values;
    expect(opened?.body).toMatchObject({ rules: { edition: game.editions[0]?.id, options: values } });
    every(rewritten);
    expect(foldSheet([opened as LogEvent])?.rules.options).toEqual(values);
  });
});
