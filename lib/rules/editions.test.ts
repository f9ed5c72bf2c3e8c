/** Exactly the published editions exist; each game's `data.test.ts` checks their values. */
import { expect, test } from "vitest";
import { GAMES } from "./all-games";
import { readRules } from "./games";
import { PUBLISHED } from "./published.fixture";

test.each(Object.values(GAMES))("every edition of $name is pinned, the first to be published first", ({ name, editions }) => {
  const pinned = PUBLISHED.filter(({ game }) => game === name);
  expect(pinned.map(({ edition }) => edition)).toEqual(editions.map(({ id }) => id));
});

test.each(PUBLISHED)("$game: $edition has a value for every option, within its bounds", ({ game, edition, values }) => {
  expect(Object.keys(values).sort()).toEqual(GAMES[game].options.map(({ id }) => id).sort());
  for (const players of GAMES[game].players)
    expect(readRules({ game, edition, players, options: values })).toMatchObject({ ok: true, value: { options: values } });
});

test.each(Object.values(GAMES))("a new sheet of $name begins with an existing edition", ({ editions, usual }) => {
  expect(editions.map(({ id }) => id)).toContain(usual);
});

test.each(Object.values(GAMES))(
  "a table of $name may choose each value of an option, and the values differ",
  ({ name, options, players }) => {
    for (const { id, kind, values = [], players: only } of options.filter((option) => option.kind === "choice")) {
      expect([id, kind, new Set(values).size]).toEqual([id, "choice", Math.max(2, values.length)]);
      const read = values.map((value) => readRules({ game: name, players: only?.[0] ?? players[0], options: { [id]: value } }));
      expect([id, read.map((rules) => rules.ok && rules.value.options[id])]).toEqual([id, values]);
    }
  },
);

/** The bounds of each figure are checked in each game's `laws.test.ts`. */
test.each(Object.values(GAMES))(
  "a table of $name may set figures within their bounds, and no others",
  ({ name, options, players }) => {
    for (const { id, min = 0, max = 0, step = 1 } of options.filter(({ kind }) => kind === "number")) {
      const read = (value: number) => readRules({ game: name, players: players[0], options: { [id]: value } }).ok;
      expect([id, [min - step, min, max, max + step].map(read)]).toEqual([id, [false, true, true, false]]);
    }
  },
);
