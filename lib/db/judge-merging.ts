/** Whether two of a club can be one: not who ever sat with whom, at any of its tables or in what a file brought. */

import type { Fault } from "#lib/rules/rules";
import type { Club, ClubBodyOf, PlayerId } from "#lib/season/club-event";
import { satTogether } from "#lib/season/club-judge";
import { historiesIn } from "#lib/season/histories";
import { personIn } from "#lib/season/person";
import type { BodyOf } from "#lib/sheet/event";
import type { Tx } from "./client";
import type { Growing } from "./growing";
import { joinsOf } from "./read";

/** Two who sat at one table are two people. */
export async function judgeMerging(tx: Tx, growing: Growing, { from, into }: ClubBodyOf<"player.merged">): Promise<Fault[]> {
  const club = growing.head.club.club as Club;
  if (!(wereBoth(growing, club, from, into) || (await haveMet(tx, club, from, into)))) return [];
  const nameOf = (id: PlayerId) => club.players.find((player) => player.id === id)?.name ?? "";
  return [satTogether(nameOf(from), nameOf(into))];
}

/** In one evening of a history. */
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

/** At any table that a sheet of the club ever told of: one that has left it, or that others sat at when it was counted, is one too. */
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

/** By sheet, whom the club knows among those who came to its table later. */
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
