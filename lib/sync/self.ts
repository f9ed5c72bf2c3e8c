/** Who plays with this phone, if it ever said so at a table of the club. */
import { inOrder, type LogEvent } from "#lib/log/event";
import type { PlayerId } from "#lib/season/club/club-event";
import { type BodyOf, type EventKind, readSheetEvent } from "#lib/sheet/event";
import { logOf } from "./entry";
import type { Phone } from "./phone";

/** How many recent sheets are searched: whoever used this phone lately probably still does. */
const SHEETS_SEEN = 6;

/** Undefined if it is of another kind, or of a newer app. */
function bodyIn<K extends EventKind>(event: LogEvent | undefined, kind: K): BodyOf<K> | undefined {
  const read = event && readSheetEvent(event).event;
  return read?.kind === kind ? (read.body as BodyOf<K>) : undefined;
}

export async function selfIn(phone: Phone, club: string): Promise<PlayerId | null> {
  const { id: device } = await phone.device();
  for (const card of (await phone.cards()).slice(0, SHEETS_SEEN)) {
    const log = inOrder(logOf((await phone.store.read(card.id)).entries));
    const seated = log.findLast((event) => event.kind === "player.seated" && event.device === device);
    const joined = bodyIn(
      log.findLast(({ kind }) => kind === "season.joined"),
      "season.joined",
    );
    const seat = bodyIn(seated, "player.seated")?.seat;
    if (joined?.club !== club) continue;
    const added = bodyIn(
      log.find(({ id }) => id === seat),
      "person.added",
    );
    const player = typeof seat === "number" ? joined.players[seat] : added?.player;
    if (player) return player;
  }
  return null;
}
