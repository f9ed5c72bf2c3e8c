import { expect, it } from "vitest";
import { clubLog, FRIENDS, folded, HUGO, INES, NORA } from "../club/club.fixture";
import type { TieBreak } from "../club/counting";
import type { LastMeeting } from "../rows";
import type { Figures } from "../tally/tallied";
import type { Contender } from "./sums";
import { decidedBy, lastMeetings, orderOf } from "./tie-breaks";

const { players } = folded(clubLog(...FRIENDS));
const of = (player: string, figures: Figures, ...points: number[]) =>
  ({
    player: players.find(({ id }) => id === player),
    figures,
    best: points.map((own) => ({ points: own })),
    aheadOf: `met.${player}.ahead`,
  }) as unknown as Contender;
const MET: LastMeeting = { player: NORA, other: HUGO, evening: "2026-03-10", mine: 5, theirs: 8 };

/** Figures and best evenings of Nora and Hugo; who comes first, and the two figures that decide it. */
it.each<[TieBreak, Contender, Contender, LastMeeting[], string, number, number]>([
  ["wins", of(NORA, {}), of(HUGO, { won: 1 }), [], HUGO, 1, 0],
  ["best-evening", of(NORA, {}, 5, 40), of(HUGO, {}, 30, 20), [], NORA, 40, 30],
  ["head-to-head", of(NORA, { [`met.${HUGO}.ahead`]: 1 }), of(HUGO, {}), [], NORA, 1, 0],
  ["deal-average", of(NORA, { dealt: -8, deals: 4 }), of(HUGO, { deals: 4 }), [], HUGO, 0, -2],
  ["deal-average", of(NORA, { dealt: 8, deals: 4 }), of(HUGO, {}), [], NORA, 2, 0],
  ["evenings", of(NORA, {}), of(HUGO, { evenings: 1 }), [], HUGO, 1, 0],
  ["fewer-evenings", of(NORA, {}), of(HUGO, { evenings: 1 }), [], NORA, 0, 1],
  ["last-evening", of(NORA, {}), of(HUGO, {}), [MET], HUGO, 8, 5],
])("two players are separated by %s", (by, nora, hugo, last, first, mine, theirs) => {
  const classes = orderOf([nora, hugo], [by], lastMeetings({ last }, players));
  const [one, next] = classes.flat();
  if (!one || !next) throw new Error("two of them");
  expect([classes.length, one.of.player.id]).toEqual([2, first]);
  expect(decidedBy(one, next, classes.flat())).toMatchObject({ by, mine, theirs, tied: 2 });
});

/** Nora won all her last meetings and Inès none; or Nora was ahead of all, and Inès of nobody. */
it.each<TieBreak>(["last-evening", "head-to-head"])("among three, %s compares wins less losses", (by) => {
  const last = [
    { ...MET, mine: 8, theirs: 5 },
    { ...MET, other: INES, mine: 8, theirs: 5 },
    { ...MET, player: HUGO, other: INES, mine: 8, theirs: 5 },
  ];
  const three = [
    of(INES, {}),
    of(HUGO, { [`met.${INES}.ahead`]: 1 }),
    of(NORA, { [`met.${HUGO}.ahead`]: 1, [`met.${INES}.ahead`]: 1 }),
  ];
  const ordered = orderOf(three, [by], lastMeetings({ last }, players)).flat();
  expect(ordered.map((one) => one.of.player.id)).toEqual([NORA, HUGO, INES]);
  const told = ordered.slice(1).map((next, i) => decidedBy(ordered[i] as typeof next, next, ordered));
  expect(told.map((one) => [one?.mine, one?.theirs, one?.tied])).toEqual([
    [2, 0, 3],
    [0, -2, 3],
  ]);
});

it.each<TieBreak>(["wins", "best-evening", "head-to-head", "deal-average", "evenings", "fewer-evenings", "last-evening"])(
  "between two who never met, %s decides nothing",
  (by) => {
    const classes = orderOf([of(NORA, {}), of(HUGO, {})], [by], lastMeetings({ last: [] }, players));
    expect(classes.length).toBe(1);
  },
);
