/** Who plays with this phone, if it ever said so at a table of the club. */
import { inOrder } from "#lib/log/event";
import type { PlayerId } from "#lib/season/club-event";
import type { BodyOf, SeasonPlace } from "#lib/sheet/event";
import { logOf } from "./entry";
import type { Phone } from "./phone";

/** Whoever sat with it lately sits with it still. */
const SHEETS_SEEN = 6;

export async function selfIn(phone: Phone, club: string): Promise<PlayerId | null> {
  const { id: device } = await phone.device();
  for (const card of (await phone.cards()).slice(0, SHEETS_SEEN)) {
    const log = inOrder(logOf((await phone.store.read(card.id)).entries));
    const seated = log.findLast((event) => event.kind === "player.seated" && event.device === device);
    const joined = log.findLast(({ kind }) => kind === "season.joined")?.body as SeasonPlace | undefined;
    const seat = (seated?.body as BodyOf<"player.seated"> | undefined)?.seat;
    if (joined?.club !== club || seat === undefined || seat === null) continue;
    const added = log.find(({ id }) => id === seat)?.body as { readonly player?: PlayerId } | undefined;
    const player = typeof seat === "number" ? joined.players[seat] : added?.player;
    if (player) return player;
  }
  return null;
}
