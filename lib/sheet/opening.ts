/** How a sheet begins: by which rules, with whom, until when. */
import { day, type Field, integer, list, name, orNull, shape, text } from "#lib/log/fields";
import { TITLE_LENGTH } from "#lib/log/limits";
import { checkDistinct } from "#lib/log/name";
import { gameOf, readRules } from "#lib/rules/games";
import { MOST_POINTS, type Options, type Rules, type Seat } from "#lib/rules/rules";

/** Rules as asked for, and as early apps stored them; `readRules` fills in the edition's values. */
export interface AskedRules {
  readonly game: string;
  readonly edition?: string;
  readonly players: number;
  readonly options?: Options;
}

/** 2 to 10 (T-places). */
export const MOST_PEOPLE = 10;

/**
 * `rules` give the value of every option, so that no later edition changes what was played. From version 2 there may be more
 * names than seats, and `dealer` is one of them. `until`: the agreed end ("23:30"); `target`: the points that end the game.
 */
export interface Opening {
  readonly rules: Rules;
  readonly names: readonly string[];
  readonly dealer: Seat;
  readonly target: number | null;
  readonly until: string | null;
  readonly title?: string;
  /** The day of the evening ("2026-03-10"), by the phone that opens the sheet, or from the paper it is typed from. */
  readonly day?: string;
}

export type AskedOpening = Omit<Opening, "rules"> & { readonly rules: AskedRules };

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;
const hour: Field<string> = (reader, value, at) =>
  typeof value === "string" && HOUR.test(value) ? value : reader.fault(at, "not-an-hour", "T6");

/** Version 1 has as many names as seats. */
const people =
  (rules: Rules): Field<readonly string[]> =>
  (reader, value, at, v) => {
    const { players } = rules;
    const names = list("T2", name, MOST_PEOPLE, v < 2 ? players : undefined)(reader, value, at, v);
    const given = Array.isArray(value) ? value.length : players;
    if (v > 1 && (given < players || given > MOST_PEOPLE))
      reader.fault(at, "wrong-length", "T-places", { length: players, given });
    const { fixedSeats } = gameOf(rules);
    if (given > players && fixedSeats !== undefined) reader.fault(at, "players", fixedSeats);
    if (names && reader.faults.length === 0) checkDistinct(reader, names, (seat) => `${at}.${seat}`);
    return names;
  };

/** Everything else depends on the rules: without them nothing is read. */
export const opening: Field<Opening> = (reader, value, at, v) => {
  const body = reader.record(value, at, "T6");
  if (!body) return undefined;
  const rules = readRules(body.rules);
  if (!rules.ok) {
    reader.faults.push(...rules.faults);
    return undefined;
  }
  const seats = v < 2 || !Array.isArray(body.names) ? rules.value.players : Math.min(body.names.length, MOST_PEOPLE);
  const read = shape(
    {
      names: people(rules.value),
      dealer: integer("T2", 0, Math.max(seats, rules.value.players) - 1),
      target: orNull(integer("T6", 1, MOST_POINTS)),
      until: orNull(hour),
    },
    { day: day("T6", "not-a-date"), title: text(TITLE_LENGTH) },
  )(reader, body, at, v);
  return read && { rules: rules.value, ...read };
};
