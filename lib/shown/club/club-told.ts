/** The log of a club as a story: what each event changed, from what, to what. */

import { inOrder, type LogEvent } from "#lib/log/event";
import { type KindTable, rowOf } from "#lib/log/log";
import {
  type CLUB_KINDS,
  type ClubBodyOf,
  type PlayerBody,
  type PlayerId,
  readClubEvent,
  type SeasonId,
} from "#lib/season/club/club-event";
import type { How } from "#lib/season/club/drawn";
import type { SeasonBody } from "#lib/season/club/season-body";

/** `before` null: it did not exist. Names are those of that moment. */
export type What =
  | { readonly what: "opened"; readonly name: string }
  | { readonly what: "renamed"; readonly before: string; readonly after: string }
  | { readonly what: "player"; readonly before: PlayerBody | null; readonly after: PlayerBody }
  | { readonly what: "merged"; readonly name: string; readonly into: string }
  | { readonly what: "parted" | "left" | "returned"; readonly name: string }
  | { readonly what: "season"; readonly before: SeasonBody | null; readonly after: SeasonBody }
  | { readonly what: "ended"; readonly season: string; readonly review: string | null }
  | { readonly what: "reopened"; readonly season: string }
  | { readonly what: "drawn"; readonly how: How; readonly tables: readonly (readonly string[])[] }
  | { readonly what: "brought" | "takenBack"; readonly source: string; readonly evenings: number; readonly people: number }
  | {
      readonly what: "adjusted" | "withdrawn";
      readonly season: string;
      readonly name: string;
      readonly points: number;
      readonly reason: string;
    };

type ClubStory = Pick<LogEvent, "id" | "at" | "device"> & { readonly told: What };

/** Newest first. Events that refer to nothing, and those of a newer app, are left out. */
export function tellClub(log: readonly LogEvent[]): ClubStory[] {
  const book: Book = { name: null, players: new Map(), seasons: new Map(), adjustments: new Map(), histories: new Map() };
  return inOrder(log)
    .flatMap((given): ClubStory[] => {
      const { event } = readClubEvent(given);
      const told = event && (rowOf(TELL, event.kind)?.(book, event) as What | undefined);
      return told ? [{ id: given.id, at: given.at, device: given.device, told }] : [];
    })
    .reverse();
}

/** The club's state as of the event read last. */
interface Book {
  name: string | null;
  readonly players: Map<PlayerId, PlayerBody>;
  readonly seasons: Map<SeasonId, SeasonBody>;
  readonly adjustments: Map<string, ClubBodyOf<"adjustment.made">>;
  readonly histories: Map<string, ClubBodyOf<"history.brought">>;
}

const TELL: KindTable<typeof CLUB_KINDS, never, [Book], [], What | undefined> = {
  "club.opened": (book, { body }) => {
    if (book.name !== null) return undefined;
    book.name = body.name;
    return { what: "opened", name: body.name };
  },
  "club.renamed": (book, { body }) => {
    const before = book.name;
    book.name = body.name;
    return before === null || before === body.name ? undefined : { what: "renamed", before, after: body.name };
  },
  "player.added": ({ players }, { body }) => {
    if (players.has(body.player)) return undefined;
    players.set(body.player, body);
    return { what: "player", before: null, after: body };
  },
  "player.changed": ({ players }, { body }) => {
    const before = players.get(body.player);
    if (!before) return undefined;
    const after = { ...before, ...body };
    players.set(body.player, after);
    return { what: "player", before, after };
  },
  "player.merged": ({ players }, { body }) => {
    const [from, into] = [players.get(body.from), players.get(body.into)];
    return from && into && { what: "merged", name: from.name, into: into.name };
  },
  "player.parted": (book, { body }) => ofPlayer(book, body.from, "parted"),
  "player.left": (book, { body }) => ofPlayer(book, body.player, "left"),
  "player.returned": (book, { body }) => ofPlayer(book, body.player, "returned"),
  "season.opened": ({ seasons }, { body }) => {
    if (seasons.has(body.season)) return undefined;
    seasons.set(body.season, body);
    return { what: "season", before: null, after: body };
  },
  "season.changed": ({ seasons }, { body }) => {
    const before = seasons.get(body.season);
    if (!before) return undefined;
    seasons.set(body.season, body);
    return { what: "season", before, after: body };
  },
  "season.ended": ({ seasons }, { body }) => {
    const season = seasons.get(body.season);
    return season && { what: "ended", season: season.name, review: body.review ?? null };
  },
  "season.reopened": ({ seasons }, { body }) => {
    const season = seasons.get(body.season);
    return season && { what: "reopened", season: season.name };
  },
  "adjustment.made": (book, { id, body }) => {
    book.adjustments.set(id, body);
    return ofAdjustment(book, body, "adjusted");
  },
  "adjustment.withdrawn": (book, { refs }) => {
    const made = book.adjustments.get(refs?.[0] ?? "");
    return made && ofAdjustment(book, made, "withdrawn");
  },
  "tables.drawn": ({ players }, { body: { how, tables } }) => ({
    what: "drawn",
    how,
    tables: tables.map((table) => table.players.map((id) => players.get(id)?.name ?? "")),
  }),
  "history.brought": ({ players, seasons, histories }, { id, body }) => {
    for (const player of body.players) if (!players.has(player.player)) players.set(player.player, player);
    for (const season of body.seasons) if (!seasons.has(season.season)) seasons.set(season.season, season);
    histories.set(id, body);
    return { what: "brought", ...sizeOf(body) };
  },
  "history.withdrawn": ({ players, seasons, histories }, { refs }) => {
    const body = histories.get(refs?.[0] ?? "");
    for (const { player } of body?.players ?? []) players.delete(player);
    for (const { season } of body?.seasons ?? []) seasons.delete(season);
    return body && { what: "takenBack", ...sizeOf(body) };
  },
};

const sizeOf = ({ source, evenings, columns }: ClubBodyOf<"history.brought">) => ({
  source,
  evenings: evenings.length,
  people: columns.length,
});

function ofPlayer({ players }: Book, id: PlayerId, what: "parted" | "left" | "returned"): What | undefined {
  const player = players.get(id);
  return player && { what, name: player.name };
}

function ofAdjustment(
  { players, seasons }: Book,
  { season: inSeason, player: to, points, reason }: ClubBodyOf<"adjustment.made">,
  what: "adjusted" | "withdrawn",
): What | undefined {
  const [season, player] = [seasons.get(inSeason), players.get(to)];
  return season && player && { what, season: season.name, name: player.name, points, reason };
}
