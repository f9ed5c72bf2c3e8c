/** Names on a sheet that are new to its club, matched once the club can be asked. */
import { itemAt } from "#lib/rules/item-at";
import type { SeasonJoined } from "#lib/sheet/event";
import type { Club } from "./club-event";
import { heldTwice, matched, type SeatChoice } from "./seats";

export type ClubNewcomer = ReturnType<typeof newcomersIn>[number];

export const newcomersIn = (choices: readonly SeatChoice[], names: readonly string[]) =>
  choices.flatMap((choice, person) =>
    "add" in choice ? [{ person, name: names[person] ?? "", guest: choice.add === "guest" }] : [],
  );

/** Seated players stay; a name that the club has learnt meanwhile is that player, unless they sit here already. */
export function choicesWith(
  club: Pick<Club, "players">,
  names: readonly string[],
  { players }: Pick<SeasonJoined, "players">,
  newcomers: readonly Pick<ClubNewcomer, "person" | "guest">[],
): SeatChoice[] {
  const choices = names.map((_, person): SeatChoice => {
    const player = players[person];
    return player ? { player } : { outside: true };
  });
  for (const { person, guest } of newcomers) {
    const known = matched(club, itemAt(names, person));
    const choice: SeatChoice = "player" in known ? known : { add: guest ? "guest" : "player" };
    const next = choices.map((one, i) => (i === person ? choice : one));
    if (heldTwice(names, next) === null) choices[person] = choice;
  }
  return choices;
}
