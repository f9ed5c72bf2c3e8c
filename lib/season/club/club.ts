/** The log of a club → the club as it stands. Any order and any repetition of the same events folds to the same club. */
import { inOrder, type LogEvent } from "#lib/log/event";
import { type Apply, Reading } from "#lib/log/log";
import { type Adjustment, CLUB_KINDS, type Club, type ClubEvent, type Draw, type History, type Season } from "./club-event";
import { People } from "./people";
import type { SeasonBody } from "./season-body";

/** Null while the log has no opening that this code can read. */
export function foldClub(events: readonly LogEvent[]): Club | null {
  const fold = new ClubFold();
  for (const event of inOrder(events)) fold.add(event);
  return fold.club;
}

/** A club built event by event: the next event costs the same however long the log is. */
export class ClubFold {
  private readonly reading = new Reading(CLUB);
  private made: Club | null | undefined = null;

  /** Adds the next event, in the log's order. */
  add(given: LogEvent): void {
    this.made = undefined;
    this.reading.add(given);
  }

  get club(): Club | null {
    const { state } = this.reading;
    if (this.made === undefined) this.made = state ? clubOf(state) : null;
    return this.made;
  }

  /** The club's state for judges, with look-ups that do not search all of it. */
  get asked(): AskedClub | null {
    return this.reading.state ?? null;
  }
}

export type AskedClub = Pick<Growing, "id" | "people"> & {
  readonly seasons: ReadonlyMap<string, Season>;
  readonly adjustments: ReadonlyMap<string, Adjustment>;
  readonly histories: ReadonlyMap<string, History>;
};

interface Growing {
  readonly id: string;
  name: string;
  readonly people: People;
  readonly seasons: Map<string, Season>;
  /** By the event that made it. */
  readonly adjustments: Map<string, Adjustment>;
  draws: readonly Draw[];
  readonly histories: Map<string, History>;
}

const openClub = ({ sheet, body }: ClubEvent<"club.opened">): Growing => ({
  id: sheet,
  name: body.name,
  people: new People(),
  seasons: new Map(),
  adjustments: new Map(),
  histories: new Map(),
  draws: [],
});

const clubOf = ({ id, name, people, seasons, adjustments, draws, histories }: Growing): Club => ({
  id,
  name,
  players: people.players(),
  seasons: [...seasons.values()],
  adjustments: [...adjustments.values()],
  ...(draws.length > 0 && { draws }),
  ...(histories.size > 0 && { histories: [...histories.values()] }),
});

/** What each kind changes; an event that refers to something unknown changes nothing. */
const APPLY: Apply<typeof CLUB_KINDS, "club.opened", Growing> = {
  "club.renamed": (club, { body }) => {
    club.name = body.name;
  },
  "player.added": ({ people }, { body }) => people.add(body),
  "player.changed": ({ people }, { body }) => people.change(body.player, body),
  "player.merged": ({ people }, { body }) => people.change(body.from, { into: body.into }),
  "player.parted": ({ people }, { body }) => people.change(body.from, { into: null }),
  "player.left": ({ people }, { body }) => people.change(body.player, { left: true }),
  "player.returned": ({ people }, { body }) => people.change(body.player, { left: false }),
  "season.opened": ({ seasons }, { body }) => {
    if (!seasons.has(body.season)) seasons.set(body.season, { ...seasonOf(body), ended: null });
  },
  "season.changed": ({ seasons }, { body }) => {
    const season = seasons.get(body.season);
    if (season) seasons.set(season.id, { ...season, ...seasonOf(body) });
  },
  "season.ended": ({ seasons }, { v, at, body }) => {
    const season = seasons.get(body.season);
    const ended = { at, review: body.review ?? null };
    if (season) seasons.set(season.id, { ...season, ended, ...(v < 2 && { bySheet: true }) });
  },
  "season.reopened": ({ seasons }, { body }) => {
    const season = seasons.get(body.season);
    if (!season) return;
    const { bySheet, ...again } = season;
    seasons.set(season.id, { ...again, ended: null });
  },
  "adjustment.made": ({ adjustments }, { id, at, body }) => {
    adjustments.set(id, { event: id, at, ...body, withdrawn: null });
  },
  "adjustment.withdrawn": ({ adjustments }, { at, refs }) => {
    const one = adjustments.get(refs?.[0] ?? "");
    if (one && !one.withdrawn) adjustments.set(one.event, { ...one, withdrawn: { at } });
  },
  "tables.drawn": (club, { id, body }) => {
    const last = club.draws.at(-1)?.day ?? body.day;
    if (body.day < last) return;
    club.draws = [...(body.day === last ? club.draws : []), { ...body, event: id }];
  },
  "history.brought": ({ people, seasons, histories }, { id, at, body }) => {
    for (const player of body.players) people.add(player);
    for (const one of body.seasons)
      if (!seasons.has(one.season)) seasons.set(one.season, { ...seasonOf(one), ended: one.ended ? { at, review: null } : null });
    histories.set(id, {
      event: id,
      source: body.source,
      evenings: body.evenings.length,
      people: body.columns.length,
      players: body.players.map(({ player }) => player),
      seasons: body.seasons.map(({ season }) => season),
      withdrawn: null,
    });
  },
  "history.withdrawn": ({ people, seasons, histories }, { at, refs }) => {
    const one = histories.get(refs?.[0] ?? "");
    if (!one || one.withdrawn) return;
    for (const player of one.players) people.remove(player);
    for (const season of one.seasons) seasons.delete(season);
    histories.set(one.event, { ...one, withdrawn: { at } });
  },
};

const seasonOf = ({ season, name, from, to, counting }: SeasonBody) => ({ id: season, name, from, to, counting });

const CLUB = { kinds: CLUB_KINDS, opens: "club.opened", open: openClub, apply: APPLY } as const;
