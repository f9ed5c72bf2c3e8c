/** The log of a club → the club as it stands. Any order and any repetition of the same events folds to the same club. */
import { inOrder, type SheetEvent } from "#lib/sheet/event";
import { nameKey } from "#lib/sheet/name";
import {
  type Adjustment,
  type Club,
  type ClubBodies,
  type ClubEvent,
  type ClubKind,
  MARKS,
  type Mark,
  type Player,
  type PlayerBody,
  type Season,
  type SeasonBody,
} from "./club-event";
import { readClubEvent } from "./read-club-event";

/** Null while the log has no opening that this code can read. */
export function foldClub(events: readonly SheetEvent[]): Club | null {
  let club: Growing | undefined;
  for (const given of inOrder(events)) {
    const { event } = readClubEvent(given);
    if (!event) continue;
    if (event.kind === "club.opened") club ??= { id: event.sheet, name: event.body.name, ...nobody() };
    else if (club) apply(club, event);
  }
  return club ? { ...club, players: playersOf([...club.players.values()]), seasons: [...club.seasons.values()] } : null;
}

/** A player while the log is read: what was chosen for them, and nothing that is worked out. */
type Told = PlayerBody & { readonly mark: Mark } & Pick<Player, "left" | "into" | "formerNames">;

interface Growing {
  readonly id: string;
  name: string;
  readonly players: Map<string, Told>;
  readonly seasons: Map<string, Season>;
  adjustments: Adjustment[];
}

const nobody = () => ({ players: new Map<string, Told>(), seasons: new Map<string, Season>(), adjustments: [] });

type Apply<K extends ClubKind> = (club: Growing, event: ClubEvent & { readonly kind: K; readonly body: ClubBodies[K] }) => void;

/** What each kind does; what points at nobody or at nothing does nothing. */
const APPLY: { readonly [K in Exclude<ClubKind, "club.opened">]: Apply<K> } = {
  "club.renamed": (club, { body }) => {
    club.name = body.name;
  },
  "player.added": ({ players }, { body }) => {
    if (players.has(body.player)) return;
    players.set(body.player, { ...body, mark: body.mark ?? freeMark(players), left: false, into: null });
  },
  "player.changed": (club, { body }) => change(club, body.player, { ...body, ...renamed(club.players.get(body.player), body) }),
  "player.merged": (club, { body }) => change(club, body.from, { into: body.into }),
  "player.parted": (club, { body }) => change(club, body.from, { into: null }),
  "player.left": (club, { body }) => change(club, body.player, { left: true }),
  "player.returned": (club, { body }) => change(club, body.player, { left: false }),
  "season.opened": ({ seasons }, { body }) => {
    if (!seasons.has(body.season)) seasons.set(body.season, { ...seasonOf(body), ended: null });
  },
  "season.changed": ({ seasons }, { body }) => {
    const season = seasons.get(body.season);
    if (season) seasons.set(season.id, { ...season, ...seasonOf(body) });
  },
  "season.ended": ({ seasons }, { at, body }) => {
    const season = seasons.get(body.season);
    if (season) seasons.set(season.id, { ...season, ended: { at, review: body.review ?? null } });
  },
  "season.reopened": ({ seasons }, { body }) => {
    const season = seasons.get(body.season);
    if (season) seasons.set(season.id, { ...season, ended: null });
  },
  "adjustment.made": (club, { id, at, body }) => {
    club.adjustments.push({ event: id, at, ...body, withdrawn: null });
  },
  "adjustment.withdrawn": (club, { at, refs }) => {
    club.adjustments = club.adjustments.map((one) =>
      one.event === refs?.[0] && !one.withdrawn ? { ...one, withdrawn: { at } } : one,
    );
  },
};

const apply = (club: Growing, event: ClubEvent): void =>
  (APPLY[event.kind as Exclude<ClubKind, "club.opened">] as (club: Growing, event: ClubEvent) => void)(club, event);

function change({ players }: Growing, id: string, to: Partial<Told>): void {
  const player = players.get(id);
  if (player) players.set(id, { ...player, ...to });
}

/** A name that one no longer goes by is kept; one taken up again is former no more. */
function renamed(player: Told | undefined, { name }: PlayerBody): Pick<Player, "formerNames"> {
  if (!player || player.name === name) return {};
  const names = [...(player.formerNames ?? []), player.name];
  return { formerNames: names.filter((former, i) => nameKey(former) !== nameKey(name) && names.indexOf(former) === i) };
}

const seasonOf = ({ season, name, from, to, counting }: SeasonBody) => ({ id: season, name, from, to, counting });

/** Who chose no letters is given some, the same on every phone. */
function playersOf(told: readonly Told[]): Player[] {
  const taken = new Set(told.flatMap(({ short }) => (short === undefined ? [] : [short])));
  return told.map(({ player, name, formerNames = [], short, mark, guest, left, into }) => {
    const letters = short ?? shortOf(name, taken);
    taken.add(letters);
    return {
      id: player,
      name,
      ...(formerNames.length > 0 && { formerNames }),
      short: letters,
      mark,
      guest: guest ?? false,
      left,
      into,
    };
  });
}

/** A mark that nobody has yet while there is one, then one that fewest have. It stays with its player whatever others choose later. */
function freeMark(players: ReadonlyMap<string, Told>): Mark {
  const worn = [...players.values()].filter(({ into }) => into === null).map(({ mark }) => mark);
  const wearers = MARKS.map((mark) => worn.filter((other) => other === mark).length);
  return MARKS[wearers.indexOf(Math.min(...wearers))] as Mark;
}

/** The first letters that nobody else has: "Pau", or "Paul", "Pal"; then a number. */
function shortOf(name: string, taken: ReadonlySet<string>): string {
  const letters = [...name.replace(/[\s’'-]/gu, "")];
  for (const short of shortsOf(letters)) if (!taken.has(short)) return short;
  return letters[0] ?? "?";
}

/** One at a time: the first is nearly always free. */
function* shortsOf(letters: readonly string[]): Generator<string> {
  const [first = "?", second = ""] = letters;
  yield letters.slice(0, 3).join("");
  yield letters.slice(0, 4).join("");
  for (const letter of letters.slice(2)) yield first + second + letter;
  for (let n = 2; n <= 100; n++) yield `${first}${second}${n}`;
}
