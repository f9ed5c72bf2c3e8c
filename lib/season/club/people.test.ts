import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { nameKey } from "#lib/log/name";
import { shortOf } from "../names/short-name";
import { ClubFold } from "./club";
import { CLUB, clubLog, madeInClub, playerId } from "./club.fixture";
import { addPlayer, changePlayer, mergePlayers, openClub, partPlayer } from "./club-change";
import { type ClubChange, MARKS, type Mark, type Player, type PlayerBody } from "./club-event";
import { judgeInClub } from "./club-judge";

/** The same players, found in the slow way: everything is looked up again after each change. */
function slowly(
  changes: readonly ClubChange[],
): Pick<Player, "id" | "name" | "short" | "shortChosen" | "mark" | "nth" | "into" | "formerNames">[] {
  const told = new Map<string, PlayerBody & { mark: Mark; into: string | null; former: string[] }>();
  for (const { kind, body } of changes) {
    const worn = [...told.values()].filter(({ into }) => into === null).map(({ mark }) => mark);
    const wearers = MARKS.map((mark) => worn.filter((other) => other === mark).length);
    const free = MARKS[wearers.indexOf(Math.min(...wearers))] as Mark;
    if (kind === "player.added" && !told.has(body.player))
      told.set(body.player, { ...body, mark: body.mark ?? free, into: null, former: [] });
    if (kind === "player.merged") Object.assign(told.get(body.from) ?? {}, { into: body.into });
    if (kind === "player.parted") Object.assign(told.get(body.from) ?? {}, { into: null });
    const player = kind === "player.changed" && told.get(body.player);
    if (!player) continue;
    const names = player.name === body.name ? player.former : [...player.former, player.name];
    const former = names.filter((name, i) => nameKey(name) !== nameKey(body.name) && names.indexOf(name) === i);
    Object.assign(player, body, player.name === body.name ? {} : { former });
  }
  const all = [...told.values()];
  const taken = new Set(all.flatMap(({ short }) => (short === undefined ? [] : [short])));
  return all.map(({ player, name, short, mark, into, former }, i) => {
    const nth = all.slice(0, i).filter((one) => one.into === null && one.mark === mark).length;
    const letters = short ?? shortOf(name, taken);
    taken.add(letters);
    const chosen = short !== undefined && { shortChosen: true as const };
    return {
      id: player,
      name,
      ...(former.length > 0 && { formerNames: former }),
      short: letters,
      ...chosen,
      mark,
      ...(into === null && nth > 0 && { nth }),
      into,
    };
  });
}

const who = fc.integer({ min: 1, max: 6 }).map(playerId);
const name = fc.constantFrom("Paul", "Paula", "paul", "Paulette", "Pauline", "Pa", "Nora", "Éva");
const body = fc.record(
  { player: who, name, short: fc.constantFrom("Pau", "Nor", "P"), mark: fc.constantFrom(...MARKS) },
  { requiredKeys: ["player", "name"] },
);
const change = fc.oneof(
  { weight: 4, arbitrary: body.map(addPlayer) },
  { weight: 2, arbitrary: body.map(changePlayer) },
  fc.tuple(who, who).map(([from, into]) => mergePlayers(from, into)),
  who.map(partPlayer),
);

it("people followed event by event equal those of the whole log, whether looked at on the way or not", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(change, fc.boolean()), { maxLength: 24 }), (steps) => {
      const fold = new ClubFold();
      fold.add(madeInClub(1, openClub("x")));
      steps.forEach(([one, isLooked], i) => {
        fold.add(madeInClub(i + 2, one));
        const so = slowly(steps.slice(0, i + 1).map(([done]) => done));
        if (isLooked) expect(fold.club?.players).toMatchObject(so);
      });
      const players = fold.club?.players.map(({ guest: _, left: __, ...player }) => player);
      expect(players).toEqual(slowly(steps.map(([done]) => done)));
    }),
    { numRuns: 400 },
  );
});

/** How many names are read while so many people are judged and join, one after the other. */
function namesRead(people: number): number {
  const log = clubLog(
    openClub("x"),
    ...Array.from({ length: people }, (_, i) => addPlayer({ player: playerId(i), name: `J ${i}` })),
  );
  const fold = new ClubFold();
  const read = vi.spyOn(String.prototype, "normalize");
  for (const [i, event] of log.entries()) {
    if (judgeInClub(log.slice(0, i), event, () => fold.asked).length > 0) throw new Error(`${event.id} is refused`);
    fold.add(event);
  }
  const { length } = read.mock.calls;
  read.mockRestore();
  expect(fold.club).toMatchObject({ id: CLUB, players: { length: people } });
  return length;
}

it("a club of two thousand people costs twenty times one of a hundred, not eight thousand times", () => {
  expect(namesRead(2_000)).toBeLessThan(21 * namesRead(100));
});

it("renaming a player two thousand times reads names in proportion to the renamings", () => {
  const fold = new ClubFold();
  const player = playerId(1);
  const names = Array.from({ length: 2_000 }, (_, i) => changePlayer({ player, name: `Nora ${i}` }));
  const read = vi.spyOn(String.prototype, "normalize");
  for (const event of clubLog(openClub("x"), addPlayer({ player, name: "Nora" }), ...names)) fold.add(event);
  const { length } = read.mock.calls;
  read.mockRestore();
  expect(length).toBeLessThan(2_000 * 20);
  expect(fold.club?.players[0]?.formerNames).toHaveLength(2_000);
});
