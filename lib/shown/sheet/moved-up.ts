/** The order of play after somebody's place was changed by hand. */
import type { Person } from "#lib/rules/seating";

/** Moves a person one place up among those present; people who left keep their places. */
export function movedUp(order: readonly Person[], here: readonly Person[], person: Person): Person[] {
  const before = here[here.indexOf(person) - 1] ?? order[order.indexOf(person) - 1];
  if (before === undefined) return [...order];
  return order.flatMap((one) => (one === person ? [] : one === before ? [person, one] : [one]));
}
