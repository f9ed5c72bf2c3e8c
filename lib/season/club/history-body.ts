/**
 * Evenings from before the app, known by totals (T26), as imported from a file. Checks that need the club are in `club-judge.ts`.
 */

import { both } from "#lib/log/club-fields";
import {
  type Field,
  flag,
  id,
  integer,
  json,
  list,
  name,
  oneOf,
  orNull,
  points,
  shape,
  text,
  type ValueOf,
} from "#lib/log/fields";
import type { Json } from "#lib/rules/read";
import { GAME_NAMES, MOST_POINTS } from "#lib/rules/rules";
import { anyDay, season } from "./season-body";

const MOST_DEALS = 200;
/** Limits for one file: twenty years of a large club. */
export const MOST_BROUGHT = { people: 300, seasons: 60, evenings: 2_000, scores: 60_000, played: 4_000 } as const;
const MOST_SEATS = 10;

const upTo =
  <T>(most: number, item: Field<T>): Field<readonly T[]> =>
  (reader, value, at, v) => {
    if (Array.isArray(value) && value.length > most) reader.fault(at, "history-too-long", "T26");
    return list("T26", item, most)(reader, value, at, v);
  };

/**
 * `points`: by column, null for absent people. `deals`: how many each column has, if the rows were deals. `played`: of those, the
 * deals with known play whose game gives the written points; `seats`: columns, in the order of play.
 */
const evening = (columns: number) => {
  const half = orNull(points("T26", -MOST_POINTS, MOST_POINTS));
  const played: Field<readonly (number | null)[]> = (reader, value, at, v) => {
    const read = list("T26", half, columns, columns)(reader, value, at, v);
    return read?.every((one) => one === null) ? reader.fault(at, "required", "T26") : read;
  };
  const deals = list("T26", integer("T26", 0, MOST_DEALS), columns, columns);
  const told = list(
    "T26",
    shape({ seats: list("T26", integer("T26", 0, columns - 1), MOST_SEATS), deal: json }, {}, "T26"),
    MOST_DEALS,
  );
  return shape({ season: id, day: anyDay, points: played }, { deals, played: told }, "T26");
};
export type HistoryEvening = ValueOf<ReturnType<typeof evening>>;

/** As `readRules` makes them: only the server, or a phone that has loaded the game, can check more. */
const asked = shape(
  { game: oneOf("T22", GAME_NAMES), edition: text(40), players: integer("T26", 2, MOST_SEATS), options: json },
  {},
  "T26",
);

/**
 * `rules`: those by which its deals were judged, one for each number of players. `players` and `seasons`: those added to the club
 * with it; a season that was over then is added as ended.
 */
const brought = shape(
  {
    /** The file's name. */
    source: text(120),
    game: oneOf("T22", GAME_NAMES),
    players: upTo(MOST_BROUGHT.people, shape({ player: id, name }, {}, "T26")),
    seasons: upTo(MOST_BROUGHT.seasons, both(season, shape({}, { ended: flag("T24") }, "T26"))),
    columns: list("T26", id, MOST_BROUGHT.people),
  },
  { rules: list("T26", asked, MOST_SEATS) },
);

/** Evenings depend on the columns: without those they are not read. */
export const history: Field<HistoryBody> = (reader, value, at, v) => {
  const read = brought(reader, value, at, v);
  const { evenings: given } = reader.record(value, at, "T6") ?? {};
  const told: readonly Partial<Json>[] = Array.isArray(given) ? given : [];
  const columns = read?.columns.length ?? 0;
  if (told.length === 0 || (read && columns === 0)) return reader.fault("evenings", "required", "T26");
  if (told.length * columns > MOST_BROUGHT.scores) return reader.fault("evenings", "history-too-long", "T26");
  const deals = told.flatMap((one) => (Array.isArray(one?.played) ? one.played : [])).length;
  if (deals > MOST_BROUGHT.played) return reader.fault("evenings", "history-too-long", "T26");
  if (!read) return undefined;
  const evenings = upTo(MOST_BROUGHT.evenings, evening(columns))(reader, given, "evenings", v);
  return evenings && { ...read, evenings };
};
export type HistoryBody = ValueOf<typeof brought> & { readonly evenings: readonly HistoryEvening[] };
