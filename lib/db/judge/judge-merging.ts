/** Whether two players of a club can be one person: not if they sat at one table, on a sheet or in an imported history. */

import type { Fault } from "#lib/rules/rules";
import type { Club, ClubEvent, PlayerId } from "#lib/season/club/club-event";
import { satTogether } from "#lib/season/club/club-judge";
import { historiesIn } from "#lib/season/club/histories";
import { personIn } from "#lib/season/club/person";
import type { BodyOf } from "#lib/sheet/event";
import type { Tx } from "../client";
import type { Growing } from "../growing";
import { joinsOf } from "../read";

/** Two players who sat at one table are two people. */
export async function judgeMerging(tx: Tx, growing: Growing, { body }: ClubEvent<"player.merged">): Promise<Fault[]> {
  const { from, into } = body;
  const club = growing.head.club.club as Club;
  if (!(wereBoth(growing, club, from, into) || (await haveMet(tx, club, from, into)))) return [];
  const nameOf = (id: PlayerId) => club.players.find((player) => player.id === id)?.name ?? "";
  return [satTogether(nameOf(from), nameOf(into))];
}

/** Both were in one evening of an imported history. */
function wereBoth({ head }: Growing, { players }: Club, one: PlayerId, other: PlayerId): boolean {
  const personOf = personIn(players);
  const isOf = (asked: PlayerId) => (id: PlayerId) => personOf(id) === personOf(asked);
  return historiesIn(head.events).some(({ body: { columns, evenings } }) =>
    evenings.some(({ points }) => {
      const there = columns.filter((_, i) => points[i] !== null);
      return there.some(isOf(one)) && there.some(isOf(other));
    }),
  );
}

/** Whether both ever sat at one table, on any sheet that is or was the club's. */
async function haveMet(tx: Tx, { id, players }: Club, one: PlayerId, other: PlayerId): Promise<boolean> {
  const personOf = personIn(players);
  const joins = await joinsOf(tx, id);
  const added = await addedIn(tx, [...new Set(joins.map(({ sheet }) => sheet))]);
  return joins.some((table) => {
    const there = [...table.players, ...(added.get(table.sheet) ?? [])];
    const seated = there.map((player) => player && personOf(player));
    return [one, other].every((asked) => seated.includes(personOf(asked)));
  });
}

/** By sheet, the club's players among those who joined its table later. */
async function addedIn(tx: Tx, sheets: readonly string[]): Promise<ReadonlyMap<string, PlayerId[]>> {
  const rows = await tx.event.findMany({
    where: { kind: "person.added", logId: { in: [...sheets] } },
    select: { logId: true, body: true },
  });
  const added = new Map<string, PlayerId[]>();
  for (const { logId, body } of rows) {
    const { player } = JSON.parse(body) as BodyOf<"person.added">;
    if (player !== undefined) added.set(logId, [...(added.get(logId) ?? []), player]);
  }
  return added;
}
