/** What is published never changes: a sheet that names only its edition is read by these values for ever. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GAMES } from "./all-games";
import { readRules } from "./games";

/** `values`: all of them, or what it says otherwise than the edition it is `like`. */
interface Published {
  readonly game: keyof typeof GAMES;
  readonly edition: string;
  readonly like?: string;
  readonly values: object;
}

const PUBLISHED = readFileSync(new URL("published.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line): Published => JSON.parse(line))
  .map((row, _, rows): Published => {
    const model = rows.find(({ game, edition }) => game === row.game && edition === row.like);
    return { ...row, values: { ...model?.values, ...row.values } };
  });

/** Other values are another edition, with a row of its own here; a new option joins each row with what was played before it. */
test.each(PUBLISHED)("$game plays $edition as it was published", ({ game, edition, values }) => {
  expect(GAMES[game].editions.find(({ id }) => id === edition)?.values).toEqual(values);
});

test.each(Object.values(GAMES))("every edition of $name is pinned, the first to be published first", ({ name, editions }) => {
  const pinned = PUBLISHED.filter(({ game }) => game === name);
  expect(pinned.map(({ edition }) => edition)).toEqual(editions.map(({ id }) => id));
});

test.each(PUBLISHED)("$game: $edition says every option, within its bounds", ({ game, edition, values }) => {
  expect(Object.keys(values).sort()).toEqual(GAMES[game].options.map(({ id }) => id).sort());
  for (const players of GAMES[game].players)
    expect(readRules({ game, edition, players, options: values })).toMatchObject({ ok: true, value: { options: values } });
});

test.each(Object.values(GAMES))("a new sheet of $name begins with an edition that there is", ({ editions, usual }) => {
  expect(editions.map(({ id }) => id)).toContain(usual);
});

test.each(Object.values(GAMES))(
  "a table of $name may choose each value of an option, and each is another one",
  ({ name, options, players }) => {
    for (const { id, kind, values = [], players: only } of options.filter((option) => option.kind === "choice")) {
      expect([id, kind, new Set(values).size]).toEqual([id, "choice", Math.max(2, values.length)]);
      const read = values.map((value) => readRules({ game: name, players: only?.[0] ?? players[0], options: { [id]: value } }));
      expect([id, read.map((rules) => rules.ok && rules.value.options[id])]).toEqual([id, values]);
    }
  },
);

/** Least, most, and in what steps, as the articles say. */
const BOUNDS: Readonly<
  Record<keyof typeof GAMES, Readonly<Record<string, readonly [least: number, most: number, step: number]>>>
> = {
  decale: { diplomas: [1, 500, 1], "prime-points": [0, 100, 1], "trop-cool": [1, 14, 1] },
  tarot: {
    multipliers: [0.5, 100, 0.5],
    base: [0, 500, 1],
    targets: [0, 91, 1],
    petit: [0, 500, 1],
    poignees: [0, 1_000, 1],
    "poignee-trumps-3": [1, 22, 1],
    "poignee-trumps-4": [1, 22, 1],
    "poignee-trumps-5": [1, 22, 1],
    slams: [0, 5_000, 1],
    misere: [0, 500, 1],
    vachette: [0, 6_000, 6],
  },
  vp5: {
    table: [-10_000, 10_000, 1],
    targets: [0, 91, 1],
    poignees: [0, 1_000, 1],
    "poignee-trumps-5": [1, 22, 1],
    misere: [0, 500, 1],
    petit: [0, 150, 15],
    slam: [0, 1_500, 15],
  },
  whist: { stake: [1, 100, 1] },
};

test.each(Object.values(GAMES))("what a table of $name may write in figures has bounds", ({ name, options, players }) => {
  const written = options.filter(({ kind }) => kind !== "choice");
  const bounds = written.map(({ id, min, max, step = 1 }) => [id, [min, max, step]]);
  expect(Object.fromEntries(bounds)).toEqual(BOUNDS[name]);
  for (const { id, players: only } of written.filter(({ kind }) => kind === "number")) {
    const [least, most, step] = BOUNDS[name][id] as readonly [number, number, number];
    const read = (value: number) => readRules({ game: name, players: only?.[0] ?? players[0], options: { [id]: value } }).ok;
    expect([id, [least - step, least, most, most + step].map(read)]).toEqual([id, [false, true, true, false]]);
  }
});
