import { expect, test } from "vitest";
import { gameNamed } from "./games";
import { rulesOf } from "./read.fixture";
import type { GameName } from "./rules";

const PLAYED: Readonly<Record<GameName, object>> = {
  decale: { cardPoints: [20, 20, 20, 15] },
  tarot: { taker: 0, contract: "garde", bouts: 2, points: 45 },
  vp5: { taker: 0, partner: 1, contract: "garde", bouts: 2, points: 45 },
  whist: { cards: 2, bids: [0, 0, 0, 0], tricks: [1, 1, 0, 0] },
};
const read = (name: GameName, more: object) =>
  gameNamed(name).read(rulesOf(name, name === "vp5" ? 5 : 4), { ...PLAYED[name], ...more });

test.each(Object.keys(PLAYED) as GameName[])("%s: a deal is passed or a misdeal only where its field is true", (name) => {
  for (const no of [undefined, null, false]) {
    const played = read(name, { passed: no, misdeal: no });
    expect(played.ok && Object.keys(PLAYED[name]).every((key) => key in played.value)).toBe(true);
  }
  expect(read(name, { passed: true })).toEqual({ ok: true, value: { passed: true } });
  expect(read(name, { misdeal: true })).toEqual({ ok: true, value: { misdeal: true } });
  for (const what of ["passed", "misdeal"])
    expect(read(name, { [what]: "yes" })).toMatchObject({ ok: false, faults: [{ at: `deal.${what}`, code: "unknown-value" }] });
});
